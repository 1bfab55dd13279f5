# SPDX-License-Identifier: Apache-2.0
"""Do cycles, accounts and results depend on anything but sources, machine and input?"""

import os
import shutil

import pytest

from kernels.catalogue import folder_of
from support.commands import (
    KERNEL_PATHS,
    KERNELS,
    ROOT,
    WITHOUT_RANDOMISATION,
    allowed_length,
    run,
    simulated,
    without_randomisation_works,
)

SIZE_BYTES = 20_000  # several units on some cores, one on others


@pytest.fixture(scope="module", params=KERNELS)
def kernel(request):
    return request.param


@pytest.fixture(scope="module")
def size(kernel):
    return allowed_length(kernel, SIZE_BYTES)


@pytest.fixture(scope="module")
def plain(kernel, size):
    return simulated(run(kernel, size))


def test_a_second_run_is_the_same(kernel, size, plain):
    assert simulated(run(kernel, size)) == plain


@pytest.mark.skipif(not without_randomisation_works(), reason="setarch is not permitted here")
def test_address_randomisation_does_not_matter(kernel, size, plain):
    assert simulated(run(kernel, size, prefix=WITHOUT_RANDOMISATION)) == plain


@pytest.mark.parametrize("size_bytes", (0, 100_000))
def test_the_size_of_the_environment_does_not_matter(kernel, size, plain, size_bytes):
    kept = ("PATH", "HOME", "XDG_CACHE_HOME")  # compilers, and what they have made
    environment = {name: os.environ[name] for name in kept if name in os.environ}
    filled = environment | {"FILLER": "x" * size_bytes}
    assert simulated(run(kernel, size, environment=filled)) == plain


@pytest.fixture(scope="module")
def copy_of_kernels(tmp_path_factory):
    copy = tmp_path_factory.mktemp("a folder with a long name " * 4) / "kernels"
    shutil.copytree(ROOT / "kernels", copy)
    return copy


def test_path_names_do_not_matter(kernel, size, plain, copy_of_kernels, tmp_path):
    record = simulated(
        run(
            copy_of_kernels / KERNEL_PATHS[kernel].relative_to(ROOT / "kernels"), size, cwd=tmp_path
        )
    )
    assert record == plain


def test_time_by_interaction_equals_time_by_cycle(kernel):
    """--quantum 1 gives control back every cycle and takes no short cut: the oracle."""
    for options in ((), ("--double-buffer", "off", "--cpes", KERNELS[kernel].get("cpes", 3))):
        fast = run(kernel, allowed_length(kernel, 2064), *options)
        oracle = run(kernel, allowed_length(kernel, 2064), *options, "--quantum", 1)
        assert simulated(fast) == simulated(oracle)


# A host program that fills main memory with junk and gives some of it back before the kernel's own
# host program runs: all addresses are the same, whatever the junk is.
JUNK_HOST = """
#include <stdlib.h>
#include <string.h>
#define main kernel_main
#include "{host}"
#undef main

int main(int argc, char **argv) {{
    static const size_t sizes[] = {{100, 4096, {size}, {size}, {size}, 1 << 20}};
    void *blocks[6];
    int junk = 0, i;
    for (i = 1; i < argc; i++)
        if (strncmp(argv[i], "junk=", 5) == 0)
            junk = atoi(argv[i] + 5);
    for (i = 0; i < 6; i++)
        memset(blocks[i] = malloc(sizes[i]), junk, sizes[i]);
    for (i = 1; i < 5; i++)
        free(blocks[i]);
    return kernel_main(argc, argv);
}}
"""


def test_unrelated_contents_of_main_memory_do_not_matter(kernel, size, tmp_path):
    description = KERNELS[kernel]
    folder = tmp_path / kernel
    (tmp_path / "common").symlink_to(ROOT / "kernels" / "common")  # where its ../ leads
    folder.mkdir()
    there = folder_of(KERNEL_PATHS[kernel])
    host = there / description["host"]
    (folder / "host.c").write_text(JUNK_HOST.format(host=host, size=size))
    # Where a kernel's text and a TOML file agree, Python's notation serves.
    abilities = "".join(
        f"{name} = {description[name]}\n"
        for name in ("operations", "key_bits")
        if name in description
    )
    sources = [str(there / name) for name in description["sources"]]

    def record(junk: int) -> dict:
        (folder / "kernel.toml").write_text(
            f'sources = {sources}\nentry = "{description["entry"]}"\nhost = "host.c"\n'
            f'reference = "{description["reference"]}"\n{abilities}'
            f"[parameters]\nbytes = 1\njunk = {junk}\n"
        )
        return simulated(run(folder, size))

    assert record(0) == record(0x5A)
