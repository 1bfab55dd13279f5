# SPDX-License-Identifier: Apache-2.0
"""Records of exported programs (`swsim export`) on a real machine, as measurements to fit to.

A run of a kernel is a row, and so is each measurement of the kit; `swsim compare` reads the file.
"""

import tempfile
from collections.abc import Sequence
from pathlib import Path

from calibrate.measurements import Measurement, TableError, Used
from lab.simulator import Cipher, Identity, Simulator, SimulatorError, setting_options
from micro.kit import KIT, SPAWNS

SUFFIXES = (".json", ".jsonl")

# Of a row's program: a measurement of the kit, or a kernel with its operation and key size.
PROBE, KERNEL = "probe ", "kernel "

# How far off the model may be. A row of a probe is one instruction, or one kind of transfer.
TARGET_PERCENT = 1.0


def load(path: Path, simulator: Simulator) -> list[Measurement]:
    """TableError if the file has no records, or not of what is here."""
    try:
        said = simulator.call("compare", str(path.resolve()), "--list")
    except SimulatorError as error:
        raise TableError(error.said.removeprefix("swsim: ")) from error
    source = f"hardware, {path.name}"
    rows = []
    for name, row_of, entries in (
        ("kernel", _run_row, said["runs"]),
        ("name", _probe_row, said["probes"]),
    ):
        for entry in entries:
            try:
                rows.append(row_of(entry, source))
            except ValueError as error:
                raise TableError(f"{path}: {entry[name]}: {error}") from error
    return rows


def _run_row(run: dict, source: str) -> Measurement:
    if run["key"] or run["counter"]:
        raise ValueError(
            "a run with a key or counter of its own is no row of a fit; "
            "leave out --key and --counter there: the seed makes them"
        )
    variant = [run["operation"], str(run["key_bits"])] if run["key_bits"] else []
    names = ("bytes", "cpes", "unit", "double_buffer", "seed")
    arguments = {name: int(run[name]) for name in names}
    return Measurement(
        id="-".join([run["kernel"], *variant, *(str(value) for value in arguments.values())]),
        quantity=f"{' '.join([run['kernel'], *variant])}, {run['bytes']} B, {run['cpes']} CPEs",
        program=KERNEL + " ".join([run["kernel"], *variant]),
        arguments=arguments,
        value=run["hardware"],
        unit="cycles",
        scatter_percent=run["scatter_percent"],
        mechanism="kernels",
        used=Used.FIT,
        target_percent=TARGET_PERCENT,
        source=source,
    )


def _probe_row(probe: dict, source: str) -> Measurement:
    name = probe["name"]
    return Measurement(
        id=name,
        quantity=f"measuring kit, {name}",
        program=PROBE + name,
        value=probe["hardware"],
        unit="cycles",
        mechanism=f"probes: {name.split('.')[0]}",
        used=Used.FIT,
        fixes=tuple(probe["parameters"]),
        target_percent=TARGET_PERCENT,
        source=source,
    )


def is_of_hardware(row: Measurement) -> bool:
    """Whether the row comes from a record."""
    return row.program.startswith((PROBE, KERNEL))


def _kernel_of(row: Measurement) -> tuple[str, Cipher]:
    if row.program.startswith(PROBE):
        return KIT, Cipher()
    kernel, *variant = row.program.removeprefix(KERNEL).split()
    if not variant:
        return kernel, Cipher()
    return kernel, Cipher(operation=variant[0], key_bits=int(variant[1]))


def identity(simulator: Simulator, row: Measurement, settings: Sequence[str]) -> Identity:
    """Of what repeats the row."""
    kernel, cipher = _kernel_of(row)
    return simulator.identify(kernel, settings, cipher)


def measure(simulator: Simulator, row: Measurement, settings: Sequence[str]) -> float:
    """Cycles here. Raises SimulatorError."""
    if row.program.startswith(PROBE):
        return _probe(simulator, row.program.removeprefix(PROBE), settings)
    kernel, cipher = _kernel_of(row)
    given = row.arguments
    options = ["--bytes", str(given["bytes"]), "--cpes", str(given["cpes"])]
    options += ["--seed", str(given["seed"]), *cipher.of_program]
    if cipher.operation:
        options += ["--unit", str(given["unit"])]
    if not given["double_buffer"]:
        options += ["--double-buffer", "off"]
    return simulator.call("run", kernel, *options, *setting_options(settings))["cycles"]


def _probe(simulator: Simulator, name: str, settings: Sequence[str]) -> float:
    with tempfile.TemporaryDirectory() as folder:
        selection, out = Path(folder) / "selection", Path(folder) / "out"
        selection.write_text(name + "\n", encoding="utf-8")
        files = ("--in", str(selection), "--out", str(out))
        run = simulator.call("run", KIT, *files, *setting_options(settings))
        lines = [line.split() for line in out.read_text(encoding="utf-8").splitlines()]
    if name in SPAWNS:
        return run["cycles"]
    return max(int(line[2]) / int(line[3]) for line in lines if line[0] == name)
