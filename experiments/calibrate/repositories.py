# SPDX-License-Identifier: Apache-2.0
"""Programs of others that were measured on the chip, read from clones of their repositories.

Nothing of theirs is part of this project; what is put around it is in
experiments/calibrate/external/.
"""

import json
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from calibrate.measurements import FOLDER

GLUE = FOLDER / "external"


class ExternalError(Exception):
    """A clone that is not there or not what it should be: which one, what to do."""


@dataclass(frozen=True)
class Repository:
    """On GitHub, at the commit whose files were measured."""

    name: str
    commit: str

    @property
    def url(self) -> str:
        """To clone it."""
        return f"https://github.com/{self.name}.git"

    @property
    def folder(self) -> str:
        """Of its clone."""
        return self.name.replace("/", "+")


SWCANDLE = Repository("jameslinsjtu/swCandle", "f0ee5ca703777172ca12c5de795db40d3739ee48")
SWGEMM = Repository("feifeibear/swGEMM", "0b9ca6b5a565c2ae04cfa23c663744692cb60c7c")
SWDNN = Repository("feifeibear/swDNN", "1062123c9d0d83a6df06b2d9ba186b4ae89dfef1")
SWPFUI = Repository("dxhisboy/swpfui", "fb08cbaf2a766dc3641cf02a91affa7925053454")
REPOSITORIES = (SWCANDLE, SWGEMM, SWDNN, SWPFUI)


class Clones:
    """A folder with clones, each as OWNER+NAME or NAME."""

    def __init__(self, folder: Path):
        self._folder = folder

    def read(self, repository: Repository, file: str) -> str:
        """A file as it is in the commit that was measured; ExternalError if it is not to be had."""
        for name in (repository.folder, repository.name.split("/")[1]):
            if (self._folder / name).is_dir():
                return _show(self._folder / name, repository, file)
        raise ExternalError(
            f"{self._folder}: no clone of {repository.name}; "
            f"experiments/external.py {self._folder} makes it"
        )


def _show(clone: Path, repository: Repository, file: str) -> str:
    command = ["git", "-c", "safe.directory=*", "-C", str(clone)]
    command += ["show", f"{repository.commit}:{file}"]
    try:
        shown = subprocess.run(command, capture_output=True, text=True, errors="replace")
    except FileNotFoundError as error:
        raise ExternalError("git is needed to read the clones; install it") from error
    if shown.returncode != 0:
        raise ExternalError(
            f"{clone}: no {file} of commit {repository.commit}: {shown.stderr.strip()}; "
            "fetch that commit, or remove the folder and let experiments/external.py clone it again"
        )
    return shown.stdout


# ---- Routing -------------------------------------------------------------------------------------
def cut(text: str, first: str, after: str) -> str:
    """The lines from the one with label `first` up to that with label `after`, without those that
    are for a debugger."""
    lines = text.splitlines()
    labels = {line.split("#")[0].strip(): number for number, line in enumerate(lines)}
    try:
        begin, end = labels[first + ":"], labels[after + ":"]
    except KeyError as error:
        raise ExternalError(f"the listing has no label {error}: not the one measured") from error
    code = [line for line in lines[begin:end] if not re.match(r"\s*(#|\.loc\b|\.globl\b|$)", line)]
    return "\n".join(code) + "\n"


ROUTING = "RLC/row/test_rlc_dynamic_routing/slave.s"


def routing_parts(clones: Clones) -> dict[str, str]:
    """Sender and router, without what the listing does before and after. It has 12 messages a
    pass; the logs fit 10."""
    listing = clones.read(SWCANDLE, ROUTING)
    sender = "    .align 4\n" + cut(listing, ".Lt_1_26882", ".Lt_1_26370")
    router = cut(listing, ".BB24_fun", ".Lt_1_28674") + ".Lt_1_28674:\n"
    return {
        "sender.s": _with(sender, r"(cmple\s+\$5),11,", r"\1,9,"),
        "router.s": _with(router, r"(cmple\s+\$1),11,", r"\1,9,"),
    }


def _with(code: str, pattern: str, replacement: str) -> str:
    changed, count = re.subn(pattern, replacement, code)
    if count != 1:
        raise ExternalError("the listing does not have its count of messages where it was")
    return changed


GEMMS = {
    "swGEMM": (SWGEMM, "asm/dgemm_asm_best.S", "dgemmasm2"),
    "swDNN": (SWDNN, "swCNNv14-4cg-batch-size-aware-all-asm/gemm.S", "gemm"),
}


def gemm_parts(clones: Clones, of: str) -> dict[str, str]:
    """The whole file; the name of its function stands in front."""
    repository, file, function = GEMMS[of]
    return {"gemm.s": clones.read(repository, file), "name.h": f"#define GEMM {function}\n"}


# ---- The listing of swpfui ----------------------------------------------------------------------
LISTING = "postprocessed.json"
FUNCTION, NEXT_FUNCTION = "<slave_test>", "<slave_gid>"
REGISTERS = {
    "v0": 0,
    "fp": 15,
    "ra": 26,
    "t12": 27,
    "at": 28,
    "gp": 29,
    "sp": 30,
    "zero": 31,
    **{f"t{n}": n + 1 for n in range(8)},
    **{f"s{n}": n + 9 for n in range(6)},
    **{f"a{n}": n + 16 for n in range(6)},
    **{f"t{n}": n + 14 for n in range(8, 12)},
}
LINE_BYTES = 128


def listing_parts(clones: Clones) -> dict[str, str]:
    """The function that was measured, at the place in a line of 128 bytes where it was."""
    rows = json.loads(clones.read(SWPFUI, LISTING))["asm"]["data"]
    names = [text if kind == "S" else "" for _, kind, text in rows]
    rows = rows[names.index(FUNCTION) : names.index(NEXT_FUNCTION)]
    instructions = [(address, text) for address, kind, text in rows if kind == "I"]
    begin = instructions[0][0] % LINE_BYTES
    lines = ["    .align 7", f"    .skip {begin}", "listing:"]
    for address, text in instructions:
        lines += [f"at_{address:x}:", "    " + source_of(text)]
    return {"listing.s": "\n".join(lines) + "\n"}


def source_of(disassembled: str) -> str:
    """An instruction of the listing for the assembler: numbers of registers, labels as targets, and
    `mov` where the disassembler took it for another instruction."""
    name, _, operands = disassembled.partition("\t")
    if name == "log2xe":
        _, constant, register = operands.split(",")
        name, operands = "mov", f"{constant},{register}"
    operands = re.sub(r"([0-9a-f]{6,}) <[^>]*>", r"at_\1", operands)
    operands = re.sub(
        r"(?<![\w.])(" + "|".join(REGISTERS) + r")\b",
        lambda found: f"${REGISTERS[found[1]]}",
        operands,
    )
    return f"{name} {operands}"
