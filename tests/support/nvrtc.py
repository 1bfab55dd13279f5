# SPDX-License-Identifier: Apache-2.0
"""NVIDIA's run-time compiler, of the package nvidia-cuda-nvrtc-cu12: CUDA sources without a GPU."""

import ctypes
import importlib.util
from functools import cache
from pathlib import Path


@cache
def library() -> ctypes.CDLL | None:
    """None if the package is not installed: it exists for Linux and Windows only."""
    if importlib.util.find_spec("nvidia") is None:
        return None
    found = importlib.util.find_spec("nvidia.cuda_nvrtc")
    if found is None or found.submodule_search_locations is None:
        return None
    folder = Path(next(iter(found.submodule_search_locations))) / "lib"
    files = sorted(folder.glob("libnvrtc.so*"))
    return ctypes.CDLL(str(files[0])) if files else None


def compile_source(source: Path, *options: str) -> tuple[bool, str]:
    """Whether it compiles, and everything that the compiler says."""
    nvrtc = library()
    program = ctypes.c_void_p()
    text, name = source.read_bytes(), str(source).encode()
    _check(nvrtc.nvrtcCreateProgram(ctypes.byref(program), text, name, 0, None, None))
    words = [option.encode() for option in options]
    array = (ctypes.c_char_p * len(words))(*words)
    status = nvrtc.nvrtcCompileProgram(program, len(words), array)
    size = ctypes.c_size_t()
    _check(nvrtc.nvrtcGetProgramLogSize(program, ctypes.byref(size)))
    log = ctypes.create_string_buffer(size.value)
    _check(nvrtc.nvrtcGetProgramLog(program, log))
    _check(nvrtc.nvrtcDestroyProgram(ctypes.byref(program)))
    return status == 0, log.value.decode().strip()


def _check(status: int) -> None:
    if status != 0:
        raise RuntimeError(f"NVRTC gives {status}")
