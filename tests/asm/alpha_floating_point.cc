// SPDX-License-Identifier: Apache-2.0
//
// Do integers and floating point, which Alpha keeps in two register files, get along in the CPE's
// one?
#include <catch2/catch.hpp>

#include "asm/alpha/floating_point.h"
#include "asm/alpha/translate.h"
#include "asm/diagnostic.h"
#include "tests/asm/assembler_support.h"

namespace swsim {

namespace {

std::string function(const std::string& body) {
    return "\t.text\n\t.ent f\n$f..ng:\nf:\n\t.frame $30,0,$26,0\n" + body + "\t.end f\n";
}

std::string translated(const std::string& body, const std::set<std::string>& returns = {}) {
    return translate_alpha(function(body), "test", returns);
}

// The instructions between the function's labels and its end.
std::string instructions(const std::string& body, const std::set<std::string>& returns = {}) {
    const std::string text = translated(body, returns);
    const size_t begin = text.find("\t.frame $30,0,$26,0\n") + 20;
    return text.substr(begin, text.find("\t.end f\n") - begin);
}

std::string errors_of_function(const std::string& body) {
    try {
        translated(body);
    } catch (const SourceError& error) {
        return error.what();
    }
    return "";
}

}  // namespace

TEST_CASE("does code without a conflict only change its registers' names?", "[alpha]") {
    CHECK(instructions("\taddt $f16,$f17,$f10\n\tldt $f2,8($16)\n\tstt $f14,0($30)\n") ==
          "\tfaddd $16,$17,$4\n\tfldd $12,8($16)\n\tfstd $22,0($30)\n");
}

TEST_CASE("is an argument kept that the next call's argument would overwrite?", "[alpha]") {
    CHECK(instructions("\tlda $16,5($31)\n\taddt $f16,$f16,$f17\n\tjsr $26,($1),0\n") ==
          "\tmov $16,$22\n\tldi $16,5($31)\n\tfaddd $22,$22,$17\n\tcall $26,($1)\n");
    CHECK(instructions("\taddt $f17,$f17,$f16\n\taddq $16,1,$17\n\tjsr $26,($1),0\n") ==
          "\tmov $16,$22\n\tfaddd $17,$17,$16\n\taddl $22,1,$17\n\tcall $26,($1)\n");
}

TEST_CASE("is an argument kept along all paths to where it is used?", "[alpha]") {
    const std::string text = instructions("\tbeq $17,$L1\n\tlda $16,5($31)\n$L1:\n"
                                          "\taddt $f16,$f16,$f10\n\tret $31,($26),1\n");
    CHECK_THAT(text, Catch::StartsWith("\tmov $16,$22\n"));
    CHECK_THAT(text, Catch::Contains("faddd $22,$22,$4"));
}

TEST_CASE("does a function's result outlive integers in the same register?", "[alpha]") {
    // A double comes back and goes on, while GCC has integers in $0.
    CHECK(instructions("\tjsr $26,($27),0\n\tldah $29,0($26)\t!gpdisp!3\n"
                       "\tlda $29,0($29)\t!gpdisp!3\n"
                       "\tldq $0,0($9)\n\tstq $0,8($9)\n\tret $31,($26),1\n",
                       {"f"}) == "\tcall $26,($27)\n\tldih $29,0($26)\t!gpdisp!3\n"
                                 "\tldi $29,0($29)\t!gpdisp!3\n"
                                 "\tldl $22,0($9)\n\tstl $22,8($9)\n\tret $31,($26),1\n");
    // The function returns an integer; the double moves away, behind the computation of $29.
    CHECK(instructions("\tjsr $26,($27),0\n\tldah $29,0($26)\t!gpdisp!3\n"
                       "\tlda $29,0($29)\t!gpdisp!3\n"
                       "\tlda $0,1($31)\n\tstt $f0,8($9)\n\tret $31,($26),1\n") ==
          "\tcall $26,($27)\n\tldih $29,0($26)\t!gpdisp!3\n\tmov $0,$22\n"
          "\tldi $29,0($29)\t!gpdisp!3\n"
          "\tldi $0,1($31)\n\tfstd $22,8($9)\n\tret $31,($26),1\n");
}

TEST_CASE("is the register that keeps a value one that the function does not use?", "[alpha]") {
    CHECK_THAT(instructions("\tstt $f14,0($30)\n\tlda $16,5($31)\n\taddt $f16,$f16,$f17\n"),
               Catch::StartsWith("\tmov $16,$8\n"));
    std::string all = "\tlda $16,5($31)\n\taddt $f16,$f16,$f17\n";
    for (const char* name : {"$f1", "$f10", "$f11", "$f12", "$f13", "$f14"})
        all += std::string("\tstt ") + name + ",0($30)\n";
    for (const char* name : {"$1", "$2", "$3"})
        all += std::string("\tstq ") + name + ",0($30)\n";
    CHECK_THAT(errors_of_function(all), Catch::Contains("more registers than there are"));
}

TEST_CASE("are the registers in an asm statement renamed, as whole words?", "[alpha]") {
    const std::string text = instructions("#APP\n\t.set\tmacro\n\tfaddd $f10,$f1,$f11\n"
                                          "\tldi $1,$f1..ng\n\t.set\tnomacro\n#NO_APP\n");
    CHECK_THAT(text, Catch::Contains("faddd $4,$8,$5"));
    CHECK_THAT(text, Catch::Contains("$f1..ng"));
    CHECK_THAT(errors_of_function("\t.set\tmacro\n\tfmov $f25,$f10\n\t.set\tnomacro\n"),
               Catch::Contains("$f25"));
}

TEST_CASE("which functions return floating point, by GCC's dump?", "[alpha]") {
    const std::string dump = ";; Function f (f, funcdef_no=0, decl_uid=1)\n"
                             "(insn 14 13 0 2 (use (reg/i:DF 32 $f0)) \"x.c\":1:1 -1\n"
                             ";; Function g.part.0 (g.part.0, funcdef_no=1)\n"
                             "    (expr_list:DF (use (reg:DF 48 $f16))\n"
                             "(insn 9 8 0 2 (use (reg/i:DI 0 $0)) \"x.c\":2:1 -1\n"
                             ";; Function h.constprop (h.constprop.0, funcdef_no=2)\n"
                             "(insn 14 13 0 2 (use (reg/i:SF 32 $f0)) \"x.c\":3:1 -1\n";
    CHECK(functions_that_return_floating_point(dump) ==
          std::set<std::string>{"f", "h.constprop.0"});
    CHECK(
        functions_that_return_floating_point(";; Function\n;; Function (\n(use (reg $f0)").size() <=
        1);
}

TEST_CASE("is code recognised that computes with floating point?", "[alpha]") {
    CHECK(computes_with_floating_point(function("\taddt $f16,$f17,$f0\n")));
    CHECK(computes_with_floating_point(function("\tldq $27,_OtsAddX($29)\t!literal!1\n")));
    CHECK_FALSE(computes_with_floating_point(function("\taddq $16,$17,$0\n")));
    CHECK_FALSE(computes_with_floating_point(function("\tstt $f2,8($30)\n")));
    CHECK_FALSE(computes_with_floating_point(function("\tstq $17,56($30)\n\tstt $f17,8($30)\n")));
}

TEST_CASE("do broken functions give an error or nothing, never a crash?", "[alpha]") {
    for (const char* text :
         {"\t.ent\n\t.end\n", "\t.ent f\n", "\t.end f\n", "\t.ent f\n\tbr\n",
          "\t.ent f\n\tcvttq/c $f1\n\tcvtql\n\tlds $f1\n\tcvtlq $f1,$f2\n",
          "\t.ent f\n\tjsr\n\tjsr $26\n\tldt $f0,\n\tret\n\t.end\n", "\t.ent f\nf:\n\t.end f\n",
          "\t.ent f\n\tlda $16,5($31)\n\tstt $f16\n"}) {
        CAPTURE(text);
        try {
            translate_alpha(text, "test", {"f"});
        } catch (const SourceError& error) {
            REQUIRE_FALSE(error.diagnostics().empty());
        }
    }
}

}  // namespace swsim
