# SPDX-License-Identifier: Apache-2.0
"""The table as text: on a terminal, and for a page."""

from collections.abc import Iterable

from rich.console import Console

from swsim_lab import markdown, published
from swsim_lab.command_line import ruled_table
from swsim_lab.kernels.host import Host
from swsim_lab.kernels.rows import Row
from swsim_lab.simulator import format_size

COLUMNS = {  # heading: whether it is a number
    "kernel": False,
    "mode": False,
    "key": True,
    "vector latency": True,
    "cycles/byte": True,
    "bound of computation": False,
    "times it": True,
    "in group": True,
    "held by": False,
    "GB/s group": True,
    "GB/s chip": True,
    "DMA allows": True,
    "data": True,
    "LDM": True,
    "code": True,
    "constant time": False,
    "verified": False,
}
ANSWER = {True: "yes", False: "NO", None: "-"}

DEVICE_COLUMNS = {"device": False, "GB/s": True, "cycles/byte": True, "source": False}
HOST_OPERATION, HOST_KEY_BITS = "ecb-encrypt", 128


def cells(row: Row) -> tuple[str, ...]:
    """A row as text, by column."""
    computation = f"{row.compute_bound} {row.compute_bound_cycles_per_byte:.2f}"
    return (
        row.kernel,
        row.mode_name,
        str(row.key_bits),
        str(row.vector_latency) if _uses_vectors(row) else "-",
        number(row.cycles_per_byte) + ("*" if row.calibrated else ""),
        computation,
        number(row.of_compute_bound),
        number(row.cycles_per_byte_in_group),
        row.bound,
        number(row.throughput_gb_per_s_cg),
        number(row.throughput_gb_per_s_chip),
        number(row.dma_limit_gb_per_s_chip),
        "-" if row.bytes is None else format_size(row.bytes),
        size(row.ldm_bytes),
        size(row.code_bytes),
        ANSWER[row.constant_time],
        ANSWER[row.verified],
    )


def device_cells(host: Host) -> list[tuple[str, ...]]:
    """The other devices as published, and this host on one core."""
    published_rows = [
        (name, number(gb_per_s), "-", f"published, {source}")
        for name, gb_per_s, source in published.OTHER_DEVICES
    ]
    measured_rows = [
        (
            f"{speed.implementation}, one core",
            number(speed.gb_per_s),
            number(speed.cycles_per_byte),
            f"measured here: {host.cpu}, {host.openssl}",
        )
        for speed in host.of(HOST_OPERATION, HOST_KEY_BITS)
    ]
    return published_rows + measured_rows


def print_table(console: Console, rows: Iterable[Row]) -> None:
    """The rows, then what went wrong with some."""
    rows = list(rows)
    _print(console, COLUMNS, ((cells(row), _style(row)) for row in rows))
    for row in rows:
        if row.problem:
            console.print(f"{row.kernel} {row.mode_name} {row.key_bits}: {row.problem}")


def print_devices(console: Console, host: Host) -> None:
    """The other devices and this host."""
    _print(console, DEVICE_COLUMNS, ((row, None) for row in device_cells(host)))
    if host.problem:
        console.print(f"OpenSSL on this host was not measured: {host.problem}")
    if host.note:
        console.print(f"{host.cpu}: {host.note}")


def markdown_table(rows: Iterable[Row]) -> str:
    """The rows for a page."""
    return markdown.table(COLUMNS, (cells(row) for row in rows))


def markdown_devices(host: Host) -> str:
    """The other devices and this host, for a page."""
    return markdown.table(DEVICE_COLUMNS, device_cells(host))


def number(value: float | None) -> str:
    """With as many digits as mean something."""
    if value is None:
        return "-"
    return f"{value:.1f}" if value >= 100 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def size(value: int | None) -> str:
    """Bytes as kB."""
    return "-" if value is None else f"{value / 1024:.1f} kB"


def _uses_vectors(row: Row) -> bool:
    return any(text.startswith("vector latency") for text in row.assumptions)


def _style(row: Row) -> str | None:
    if not row.verified:
        return "red"
    return None if row.constant_time else "yellow"


def _print(console: Console, columns: dict[str, bool], rows: Iterable[tuple]) -> None:
    in_lines = {heading.replace(" ", "\n"): is_number for heading, is_number in columns.items()}
    table = ruled_table(console, in_lines)
    for row, style in rows:
        table.add_row(*row, style=style)
    console.print(table, markup=False)
