// SPDX-License-Identifier: Apache-2.0
//
// What does the translation of GCC's Alpha assembly do besides renaming instructions?
#include <catch2/catch.hpp>

#include <sstream>

#include "asm/alpha/translate.h"
#include "asm/assembler.h"
#include "asm/diagnostic.h"

namespace swsim {

namespace {

// The translation with blanks reduced to single spaces and without comments.
std::string translated(const std::string& alpha) {
    std::istringstream lines(translate_alpha(alpha, "test"));
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line.substr(0, line.find('#')));
        std::string reduced;
        for (std::string word; words >> word;)
            reduced += (reduced.empty() ? "" : " ") + word;
        if (!reduced.empty())
            result += reduced + '\n';
    }
    return result;
}

std::vector<Diagnostic> errors_of(const std::string& alpha) {
    try {
        translate_alpha(alpha, "test");
    } catch (const SourceError& error) {
        return error.diagnostics();
    }
    return {};
}

std::string error_of(const std::string& alpha) {
    const std::vector<Diagnostic> errors = errors_of(alpha);
    return errors.size() == 1 ? errors[0].text() : std::to_string(errors.size()) + " errors";
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("is a name that both sides use renamed once only?", "[alpha]") {
    REQUIRE(translated("\tldq $1,0($2)\n") == "ldl $1,0($2)\n");
    REQUIRE(translated("\tldl $1,0($2)\n") == "ldw $1,0($2)\n");
    REQUIRE(translated("\tstq $1,0($2)\n") == "stl $1,0($2)\n");
    REQUIRE(translated("\tstl $1,0($2)\n") == "stw $1,0($2)\n");
    REQUIRE(translated("\tstw $1,0($2)\n") == "sth $1,0($2)\n");
    REQUIRE(translated("\taddq $1,$2,$3\n") == "addl $1,$2,$3\n");
    REQUIRE(translated("\taddl $1,$2,$3\n") == "addw $1,$2,$3\n");
    REQUIRE(translated("\tmulq $1,$2,$3\n") == "mull $1,$2,$3\n");
    REQUIRE(translated("\tmull $1,$2,$3\n") == "mulw $1,$2,$3\n");
    REQUIRE(translated("\tsextw $1,$3\n") == "sexth $1,$3\n");
}

TEST_CASE("what becomes of instructions that only steer the machine?", "[alpha]") {
    REQUIRE(translated("\tmb\n\twmb\n") == "memb\nmemb\n");
    REQUIRE(translated("\trpcc $3\n") == "rcsr $3,4\n");
    REQUIRE(translated("\tclr $3\n\tnop\n") == "clr $3\nnop\n");
    REQUIRE(translated("\tret $31,($26),1\n") == "ret $31,($26),1\n");
}

TEST_CASE("is a prefetch left out?", "[alpha]") {
    REQUIRE(translated("\tldl $31,0($16)\n\tldq $31,0($16)\n").empty());
    REQUIRE(translated("\tunop\n\tfnop\n\tldq_u $31,0($30)\n").empty());
}

TEST_CASE("is the thread pointer LDM address 0, and thread-local data in LDM?", "[alpha]") {
    REQUIRE(translated("\tcall_pal 0x9e\n"
                       "\tldah $1,table($0)\t\t!tprelhi\n"
                       "\tlda $1,table($1)\t\t!tprello\n"
                       "\tldl $2,table+8($1)\t\t!tprello\n") == "mov $31,$0\n"
                                                                "ldih $1,table($0) !tprelhi\n"
                                                                "ldi $1,table($1) !tprello\n"
                                                                "ldw $2,table+8($1) !tprello\n");
    REQUIRE(translated("\t.section\t.tdata,\"awT\",@progbits\nx:\n\t.long\t3\n") ==
            ".section .tdata_local, \"waT\", \"progbits\"\nx:\n.long 3\n");
    REQUIRE(translated("\t.section\t.tbss,\"awT\",@nobits\nx:\n\t.zero\t12\n") ==
            ".section .tdata_local, \"waT\", \"progbits\"\nx:\n.skip 12\n");
}

TEST_CASE("do main-memory globals keep their relocations?", "[alpha]") {
    REQUIRE(translated("\tldah $29,0($27)\t\t!gpdisp!1\n"
                       "\tlda $29,0($29)\t\t!gpdisp!1\n"
                       "\tldah $1,x($29)\t\t!gprelhigh\n"
                       "\tldq $2,x+8($1)\t\t!gprellow\n"
                       "\tldq $3,y($29)\t\t!literal\n"
                       "\tldq $4,z($29)\t\t!literal!2\n"
                       "\tldl $5,0($4)\t\t!lituse_base!2\n") == "ldih $29,0($27) !gpdisp!1\n"
                                                                "ldi $29,0($29) !gpdisp!1\n"
                                                                "ldih $1,x($29) !gprelhigh\n"
                                                                "ldl $2,x+8($1) !gprellow\n"
                                                                "ldl $3,y($29) !literal\n"
                                                                "ldl $4,z($29) !literal\n"
                                                                "ldw $5,0($4)\n");
    REQUIRE(translated("\tldq_u $1,x+3($2)\t\t!gprellow\n") ==
            "ldi $28,x+3($2) !gprellow\nandnot $28,7,$28\nldl $1,0($28)\n");
}

TEST_CASE("does a direct call avoid the global offset table?", "[alpha]") {
    SECTION("a function of another file") {
        REQUIRE(translated("\tldq $27,f($29)\t\t!literal!2\n"
                           "\tjsr $26,($27),f\t\t!lituse_jsr!2\n"
                           "\tldah $29,0($26)\t\t!gpdisp!3\n"
                           "\tlda $29,0($29)\t\t!gpdisp!3\n") == "ldih $27,f($29) !gprelhigh\n"
                                                                 "ldi $27,f($27) !gprellow\n"
                                                                 "bsr $26,f\n"
                                                                 "ldih $29,0($26) !gpdisp!3\n"
                                                                 "ldi $29,0($29) !gpdisp!3\n");
    }
    SECTION("a function of the same file, behind its computation of $29") {
        REQUIRE(contains(translated("f:\n"
                                    "$f..ng:\n"
                                    "\tldq $27,f($29)\t\t!literal!2\n"
                                    "\tjsr $26,($27),0\t\t!lituse_jsr!2\n"),
                         "$f..ng:\nbsr $26,$f..ng !samegp\n"));
    }
    SECTION("a function whose name looks like a floating-point register") {
        REQUIRE(contains(translated("f1:\n$f1..ng:\n\tbsr $26,$f1..ng\t\t!samegp\n"),
                         "bsr $26,$f1..ng !samegp\n"));
    }
    SECTION("a tail call") {
        REQUIRE(contains(translated("\tldq $27,f($29)\t\t!literal!2\n"
                                    "\tjmp $31,($27),f\t\t!lituse_jsr!2\n"),
                         "br $31,f\n"));
    }
    SECTION("the address is also used otherwise") {
        const std::string text = translated("\tldq $27,f($29)\t\t!literal!2\n"
                                            "\tldq $1,0($27)\t\t!lituse_base!2\n"
                                            "\tjsr $26,($27),f\t\t!lituse_jsr!2\n");
        REQUIRE(contains(text, "ldl $27,f($29) !literal\n"));
        REQUIRE(contains(text, "call $26,($27)\n"));
    }
    SECTION("a weak function may be missing, or another one") {
        const std::string text = translated("\tldq $27,f($29)\t\t!literal!2\n"
                                            "\tjsr $26,($27),f\t\t!lituse_jsr!2\n"
                                            "\t.weak f\n");
        REQUIRE(contains(text, "ldl $27,f($29) !literal\ncall $26,($27)\n"));
    }
}

TEST_CASE("does an indirect call stay one?", "[alpha]") {
    REQUIRE(translated("\tjsr $26,($27),0\n\tjmp $31,($1),0\n") ==
            "call $26,($27)\njmp $31,($1)\n");
}

TEST_CASE("does division call the CPE's routine of the same width, and bring it along?",
          "[alpha]") {
    const auto division = [](const std::string& name) {
        return translated("\tldq $27," + name + "($29)\t\t!literal!3\n\tjsr $23,($27)," + name +
                          "\t\t!lituse_jsrdirect!3\n");
    };
    const std::pair<const char*, const char*> routines[] = {
        {"__divl", "__divw"}, {"__divlu", "__divwu"}, {"__reml", "__remw"}, {"__remlu", "__remwu"},
        {"__divq", "__divl"}, {"__divqu", "__divlu"}, {"__remq", "__reml"}, {"__remqu", "__remlu"}};
    for (const auto& [alpha, cpe] : routines) {
        const std::string text = division(alpha);
        CAPTURE(text);
        REQUIRE(text.starts_with(std::string("bsr $23,") + cpe + "\n"));
        REQUIRE(contains(text, std::string("\n") + cpe + ":\n"));
    }
}

TEST_CASE("are the library's routines private to each file?", "[alpha]") {
    const std::string caller = "\t.globl memcpy\n"
                               "\tldq $27,memcpy($29)\t\t!literal!3\n"
                               "\tjsr $26,($27),memcpy\t\t!lituse_jsr!3\n";
    const std::string text = translated(caller);
    REQUIRE(contains(text, "bsr $26,memcpy\n"));
    REQUIRE(contains(text, "\nmemcpy:\n"));
    REQUIRE_FALSE(contains(text, ".globl"));
    SECTION("unless the file defines its own") {
        const std::string own = translated(caller + "memcpy:\n$memcpy..ng:\n\tret $31,($26),1\n");
        REQUIRE(contains(own, ".globl memcpy\n"));
        REQUIRE_FALSE(contains(own, "memory_copy_longs"));
    }
}

TEST_CASE("are all library routines assembled without error?", "[alpha]") {
    for (const char* name :
         {"__divl", "memcpy", "memmove", "memset", "memcmp", "strlen", "__clzdi2", "__ctzdi2",
          "__ffsdi2", "ffs", "__popcountdi2", "__paritydi2", "__clrsbdi2", "__bswapsi2",
          "__bswapdi2", "__ashlti3", "__lshrti3", "__ashrti3"}) {
        const std::string text =
            translate_alpha(std::string("\t.text\n\tldq $27,") + name +
                                "($29)\t\t!literal!3\n\tjsr $26,($27),0\t\t!lituse_jsr!3\n",
                            "test");
        CAPTURE(text);
        REQUIRE_NOTHROW(assemble_text(text));
    }
}

TEST_CASE("do sections and directives become those of the CPE's assembler?", "[alpha]") {
    const auto section = [](const std::string& alpha) {
        return translated("\t.section\t" + alpha + "\n");
    };
    REQUIRE(translated("\t.text\n") == ".section .text1, \"ax\", \"progbits\"\n");
    REQUIRE(section(".text.startup,\"ax\",@progbits") == translated("\t.text\n"));
    REQUIRE(section(".rodata.str1.1,\"aMS\",@progbits,1") ==
            ".section .rodata, \"a\", \"progbits\"\n");
    REQUIRE(section(".sdata,\"aws\"") == ".section .data, \"wa\", \"progbits\"\n");
    REQUIRE(section(".sbss,\"aw\"") == ".section .bss, \"wa\", \"nobits\"\n");
    REQUIRE(section(".tdata_local_fix,\"awT\",@progbits") ==
            ".section .tdata_local_fix, \"waT\", \"progbits\"\n");
    REQUIRE(section(".note.GNU-stack,\"\",@progbits").empty());
    REQUIRE(translated("\t.section\t.debug_info,\"\",@progbits\n\t.uleb128 0x1\n\t.text\n") ==
            translated("\t.text\n"));
    REQUIRE(translated("\t.arch ev56\n\t.set noat\n\t.set nomacro\n") == ".arch sw3\n.set noat\n");
    REQUIRE(translated("\t.eflag 48\n\t.cfi_startproc\n$LFB0:\n").empty());
    REQUIRE(translated("\t.comm\tx,4,4\n") == ".comm x,4,4\n");
    REQUIRE(translated("alias = original\n") == ".set alias, original\n");
}

TEST_CASE("does data keep its bytes?", "[alpha]") {
    REQUIRE(translated("\t.word\t-2\n") == ".byte 254,255\n");
    REQUIRE(translated("\t.4byte\t0x12345678\n") == ".byte 120,86,52,18\n");
    REQUIRE(translated("\t.8byte\t-2\n") == ".byte 254,255,255,255,255,255,255,255\n");
    REQUIRE(translated("\t.8byte\tx+4\n") == ".align 0\n.quad x+4\n");
    REQUIRE(translated("\t.quad\tf\n\t.long\t7\n") == ".quad f\n.long 7\n");
    // Not through translated(), which would take the string apart.
    REQUIRE(translate_alpha("\t.string\t\"a, !b#\\\"\\001\"\n", "test") ==
            "\t.ascii \"a, !b#\\\"\\001\\000\"\n");
}

TEST_CASE("is an asm statement CPE assembly already?", "[alpha]") {
    REQUIRE(translated("\taddl $1,$2,$3\n"
                       "\t.set\tmacro\n"
                       " # 23 \"/home/me/file.c\" 1\n"
                       "\taddl $1,$2,$3\n"
                       "\tfaaw $4,0($5)\n"
                       " # 0 \"\" 2\n"
                       "\t.set\tnomacro\n"
                       "\taddl $1,$2,$3\n") == "addw $1,$2,$3\n"
                                               "addl $1,$2,$3\n"
                                               "faaw $4,0($5)\n"
                                               "addw $1,$2,$3\n");
}

TEST_CASE("does a dma in an asm statement join the pair of its descriptor?", "[alpha]") {
    const auto statement = [](const std::string& text) {
        return translated("\t.set\tmacro\n" + text + "\t.set\tnomacro\n");
    };
    REQUIRE(statement("\tdma $2, $18, $19\n") == "vinsf $3,$2,1,$28; dma $28, $18, $19\n");
    SECTION("twice in one statement, and after another instruction") {
        REQUIRE(statement("\tmemb; dma $2,$18,$19\n\tdma $2,$18,$20\n") ==
                "memb;vinsf $3,$2,1,$28; dma $28,$18,$19\nvinsf $3,$2,1,$28; dma $28,$18,$20\n");
    }
    SECTION("but not of a vector that the statement makes itself") {
        REQUIRE(statement("\tvldd $2,0($5)\n\tdma $2,$18,$19\n") ==
                "vldd $2,0($5)\ndma $2,$18,$19\n");
        REQUIRE(statement("\tvldd $2,0($5); dma $2,$18,$19\n") ==
                "vldd $2,0($5); dma $2,$18,$19\n");
    }
    SECTION("and another statement's vector is gone") {
        REQUIRE(statement("\tvldd $2,0($5)\n\t.set\tnomacro\n\t.set\tmacro\n\tdma $2,$3,$4\n") ==
                "vldd $2,0($5)\nvinsf $3,$2,1,$28; dma $28,$3,$4\n");
    }
    SECTION("nor where no pair can begin") {
        REQUIRE(statement("\tdma $31,$18,$19\n") == "dma $31,$18,$19\n");
        REQUIRE(statement("\tdma $28,$18,$19\n") == "dma $28,$18,$19\n");
    }
}

TEST_CASE("are a variadic function's saves of floating-point arguments left out?", "[alpha]") {
    REQUIRE(translated("\t.ent f\n\tstq $17,120($15)\n\tstt $f17,72($15)\n") ==
            ".ent f\nstl $17,120($15)\n");
    SECTION("but not those of another function, place or register") {
        REQUIRE(errors_of("\tstq $17,120($15)\n\t.ent f\n\tstt $f17,72($15)\n").size() == 1);
        REQUIRE(errors_of("\t.ent f\n\tstq $17,120($15)\n\tstt $f17,80($15)\n").size() == 1);
        REQUIRE(errors_of("\t.ent f\n\tstq $17,120($15)\n\tstt $f18,72($15)\n").size() == 1);
        REQUIRE(errors_of("\t.ent f\n\tstq $17,120($15)\n\tldt $f17,72($15)\n").size() == 1);
    }
}

TEST_CASE("does an error name the C line, the reason and what to do?", "[alpha]") {
    const std::string text = error_of("\t.file 1 \"dir/f.c\"\n"
                                      "\t.loc 1 12 5\n"
                                      "\tmult/su $f16,$f17,$f0\n"
                                      "\tmult/su $f0,$f0,$f0\n"  // the same line: one message
                                      "\ttrapb\n");
    REQUIRE(contains(text, "dir/f.c:12: error: floating point"));
    REQUIRE(contains(text, "hint: use integers"));
    REQUIRE(contains(text, "mult/su $f16,$f17,$f0"));
    REQUIRE(contains(error_of("\tnop\n\taddt $f1,$f2,$f3\n"), "test:2: error:"));
}

TEST_CASE("are registers of floating point that a function only keeps left out?", "[alpha]") {
    REQUIRE(translated("\tstt $f2,64($30)\n\tldt $f9,120($30)\n").empty());
}

TEST_CASE("are all errors of a file reported?", "[alpha]") {
    REQUIRE(errors_of("\taddt $f1,$f2,$f3\n\tldl_l $1,0($2)\n\tbogus $1\n").size() == 3);
}

TEST_CASE("does every construct without counterpart say why?", "[alpha]") {
    REQUIRE(contains(error_of("\tldl_l $1,0($2)\n"), "load-locked"));
    REQUIRE(contains(error_of("\tstq_c $1,0($2)\n"), "store-conditional"));
    REQUIRE(contains(error_of("\tcmpbge $31,$1,$2\n"), "byte-wise compare"));
    REQUIRE(contains(error_of("\taddlv $1,$2,$3\n"), "overflow"));
    REQUIRE(contains(error_of("\tcall_pal 0x86\n"), "nested function"));
    REQUIRE(contains(error_of("\tcall_pal 0x83\n"), "operating system"));
    REQUIRE(contains(error_of("\tamask $1,$2\n"), "Alpha's extensions"));
    REQUIRE(contains(error_of("\tbogus $1,$2\n"), "Alpha's bogus has no translation"));
    REQUIRE(contains(error_of("\t.gprel32 $L4\n"), "-fno-jump-tables"));
    REQUIRE(contains(error_of("\t.bogus 1\n"), "the directive .bogus"));
    REQUIRE(contains(error_of("\t.section .init_array,\"aw\"\n"), ".init_array"));
    REQUIRE(contains(error_of("\tldq $27,_OtsMulX($29)\t\t!literal!1\n"), "long double"));
    REQUIRE(contains(error_of("\tldq $27,__udivti3($29)\t\t!literal!1\n"), "128-bit division"));
    REQUIRE(contains(error_of("\tldq $27,__atomic_load_16($29)\t\t!literal!1\n"), "atomic"));
    REQUIRE(contains(error_of("\t.word x\n"), "less than 64 bits"));
}

TEST_CASE("is a value that the compiler keeps in $28 safe from the expansions?", "[alpha]") {
    const std::string before = "\taddq $1,$2,$28\n";
    const std::string expansion = "\textbl $3,$4,$5\n";
    REQUIRE(contains(error_of(before + expansion + "\tbis $6,$28,$6\n"), "-ffixed-$28"));
    REQUIRE(contains(error_of(before + expansion + "\tstq $28,0($30)\n"), "-ffixed-$28"));
    REQUIRE(contains(error_of(before + expansion + "\tcmoveq $1,$2,$28\n"), "-ffixed-$28"));
    REQUIRE(contains(error_of(before + expansion + "\tldq $1,0($28)\n"), "-ffixed-$28"));
    REQUIRE(errors_of(before + expansion + "\tldq $28,0($30)\n\tbis $6,$28,$6\n").empty());
    REQUIRE(errors_of(before + expansion + "\t.end f\n\tbis $6,$28,$6\n").empty());
    REQUIRE(errors_of(before + "\textbl $3,1,$5\n\tbis $6,$28,$6\n").empty());  // needs no scratch
}

TEST_CASE("do truncated and binary texts give an error or nothing, never a crash?", "[alpha]") {
    for (const char* text : {"",
                             "\t",
                             ":",
                             "\t!",
                             "\tldq",
                             "\tjsr $26",
                             "\tstq_u",
                             "\textbl",
                             "\t.section",
                             "\t.loc",
                             "\t.file",
                             "\tldq $1,f(!literal!1",
                             "\t.weak",
                             "\t.ascii \"open",
                             "\tcall_pal",
                             "x =",
                             "\t.set",
                             "\tstt $f17",
                             "\tcmoveq $28",
                             "\t.word",
                             "\xff\xfe\x01"}) {
        CAPTURE(text);
        try {
            translate_alpha(text, "test");
        } catch (const SourceError& error) {
            REQUIRE_FALSE(error.diagnostics().empty());
        }
    }
}

}  // namespace swsim
