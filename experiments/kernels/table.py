# SPDX-License-Identifier: Apache-2.0
"""The table as text: on a terminal, and for a page."""

from collections.abc import Iterable

from rich.console import Console

from kernels.gpu_speeds import IMPLEMENTATIONS, NOT_RUN, GpuRecord, read_records
from kernels.host import Host
from kernels.host_programs import OPENSSL, TTABLE, Speed
from kernels.rows import Row
from lab import markdown, published
from lab.command_line import ruled_table
from lab.simulator import GIGABYTE, MIB, format_size

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
NOT_MEASURED = "Not measured on the host that made this page.\n"
ANSWER = {True: "yes", False: "NO", None: "-"}

DEVICE_COLUMNS = {
    "device": False,
    "GB/s": True,
    "cycles/byte": True,
    "GB/s in memory": True,
    "source": False,
}
THREAD_COLUMNS = {"threads": True, "seconds": True, "GB/s": True, "times one thread": True}
HOST_KEY_SIZES = (128, 192, 256)
OPERATION_COLUMNS = {"host, one core": False, "operation": False} | {
    f"{size}-bit key, {unit}": True for size in HOST_KEY_SIZES for unit in ("GB/s", "cycles/byte")
}
HOST_OPERATION, HOST_KEY_BITS = "ecb-encrypt", 128
NO_GPU = f"AES-CUDA and bitsliced AES in CUDA: {NOT_RUN}"
GPU_BYTES = 256 * MIB  # 2 Gbit, as Hajihassani et al. have it


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
    """The other devices as published, and this host."""
    published_rows = [
        (name, number(gb_per_s), "-", "-", f"published, {source}")
        for name, gb_per_s, source in published.OTHER_DEVICES
    ]
    host_rows = [
        (
            speed.name,
            number(speed.gb_per_s),
            number(speed.cycles_per_byte),
            number(speed.memory_gb_per_s),
            f"measured here: {_measured_with(host, speed)}",
        )
        for speed in host.of(HOST_OPERATION, HOST_KEY_BITS)
    ]
    return published_rows + host_rows + gpu_cells(read_records())


def gpu_cells(records: list[GpuRecord]) -> list[tuple[str, ...]]:
    """GPUs that were measured."""
    source = f"measured, {format_size(GPU_BYTES)}"
    return [(name, number(gb_per_s), "-", "-", source) for name, gb_per_s in gpu_speeds(records)]


def gpu_speeds(records: list[GpuRecord]) -> list[tuple[str, float]]:
    """Names and GB/s, with data in the GPU's memory and with transfers."""
    return [
        (f"{record.device}: {implementation}{what}", speed.gb_per_s)
        for record in records
        for implementation in IMPLEMENTATIONS
        for what, with_transfers in (("", False), (", with transfers", True))
        for speed in record.of(implementation, HOST_OPERATION, with_transfers)
        if speed.bytes == GPU_BYTES
    ]


def thread_cells(host: Host) -> list[tuple[str, ...]]:
    """T-tables on this host, by number of threads."""
    speeds = host.by_threads()
    return [
        (
            str(speed.threads),
            f"{host.memory_bytes / GIGABYTE / speed.memory_gb_per_s:.3f}",
            number(speed.memory_gb_per_s),
            number(speed.memory_gb_per_s / speeds[0].memory_gb_per_s),
        )
        for speed in speeds
    ]


def operation_cells(host: Host) -> list[tuple[str, ...]]:
    """One core of this host by implementation and operation, for each key size."""
    speeds: dict[tuple, dict[int, Speed]] = {}
    for speed in host.speeds:
        if speed.threads == 1:
            by_size = speeds.setdefault((speed.implementation, speed.operation), {})
            by_size[speed.key_bits] = speed
    rows = []
    for what, by_size in speeds.items():
        of_sizes = [by_size.get(size) for size in HOST_KEY_SIZES]
        measured = [(s.gb_per_s, s.cycles_per_byte) if s else (None, None) for s in of_sizes]
        rows.append((*what, *(number(value) for pair in measured for value in pair)))
    return rows


def left_out_lines(host: Host) -> list[str]:
    """What has no row, and why."""
    lines = [f"Not measured: {name}: {reason}" for name, reason in host.left_out.items()]
    return lines if read_records() else [*lines, NO_GPU]


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
    for line in left_out_lines(host):
        console.print(line, markup=False)
    if host.speeds:
        console.print()
        _print(console, OPERATION_COLUMNS, ((row, None) for row in operation_cells(host)))
    if host.by_threads():
        console.print(f"\n{_threads_title(host)}")
        _print(console, THREAD_COLUMNS, ((row, None) for row in thread_cells(host)))


def markdown_table(rows: Iterable[Row]) -> str:
    """The rows for a page."""
    return markdown.table(COLUMNS, (cells(row) for row in rows))


def markdown_devices(host: Host) -> str:
    """The other devices and this host, for a page."""
    lines = "".join(f"\n{markdown.cell(line)}.\n" for line in left_out_lines(host))
    return markdown.table(DEVICE_COLUMNS, device_cells(host)) + lines


def markdown_operations(host: Host) -> str:
    """One core of this host in all that it was measured in, for a page."""
    if not host.speeds:
        return NOT_MEASURED
    return markdown.table(OPERATION_COLUMNS, operation_cells(host))


def markdown_threads(host: Host) -> str:
    """T-tables by number of threads, for a page."""
    if not host.by_threads():
        return NOT_MEASURED
    return f"{_threads_title(host)}\n\n{markdown.table(THREAD_COLUMNS, thread_cells(host))}"


def number(value: float | None) -> str:
    """With as many digits as mean something."""
    if value is None:
        return "-"
    return f"{value:.1f}" if value >= 100 else f"{value:.2f}" if value >= 0.1 else f"{value:.3f}"


def size(value: int | None) -> str:
    """Bytes as kB."""
    return "-" if value is None else f"{value / 1024:.1f} kB"


def _measured_with(host: Host, speed: Speed) -> str:
    return f"{host.cpu}, {host.openssl}" if speed.implementation.startswith(OPENSSL) else host.cpu


def _threads_title(host: Host) -> str:
    return (
        f"{TTABLE}: AES-{HOST_KEY_BITS}, {HOST_OPERATION}, {format_size(host.memory_bytes)} "
        f"in memory, {host.cpu}:"
    )


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
