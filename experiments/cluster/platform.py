# SPDX-License-Identifier: Apache-2.0
"""The machine outside its chips: the numbers of experiments/cluster/platform.toml, and how SimGrid
sees them."""

import tomllib
from dataclasses import dataclass, fields, replace
from pathlib import Path

from lab.simulator import ROOT

PATH = ROOT / "experiments" / "cluster" / "platform.toml"
CONFIDENCES = ("published", "derived", "assumed")
KEYS = ("value", "source", "confidence", "ends")


class PlatformError(Exception):
    """What is wrong with the platform, or with what was asked of it."""


@dataclass(frozen=True)
class Number:
    """One number of the file. `ends` is empty where it is not in doubt."""

    value: float
    source: str
    confidence: str
    ends: tuple[float, ...] = ()


@dataclass(frozen=True)
class Platform:
    """Every number, by the name that it has in the file; the names say the units."""

    nodes: Number
    core_groups_per_node: Number
    nodes_per_supernode: Number
    injection_gb_per_s: Number
    latency_us: Number
    supernode_latency_us: Number
    oversubscription: Number
    mpi_start_up_us: Number
    array_start_up_us: Number
    imbalance: Number

    @property
    def numbers(self) -> dict[str, Number]:
        """By name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    def with_value(self, name: str, value: float) -> "Platform":
        """The same platform but for one number."""
        return replace(self, **{name: replace(getattr(self, name), value=value)})

    def supernodes_of(self, nodes: int) -> int:
        """How many supernodes these nodes fill, the first ones first; PlatformError if there are
        not so many."""
        if nodes > self.nodes.value:
            raise PlatformError(f"{nodes} nodes: the platform has {self.nodes.value}")
        return -(-nodes // int(self.nodes_per_supernode.value))

    def start_up_seconds(self, ranks: int) -> float:
        """From the first to the last rank that begins to work."""
        return 1e-6 * self.mpi_start_up_us.value if ranks > 1 else 0.0

    @property
    def bytes_per_second(self) -> float:
        """Of a node's link, in each direction."""
        return 1e9 * self.injection_gb_per_s.value

    @property
    def supernode_bytes_per_second(self) -> float:
        """Of a supernode's way out, in each direction."""
        inside = self.nodes_per_supernode.value * self.bytes_per_second
        return inside / self.oversubscription.value


# Smallest value that makes sense; those that count something are whole numbers.
_LEAST = {
    "nodes": 1,
    "core_groups_per_node": 1,
    "nodes_per_supernode": 1,
    "injection_gb_per_s": 1e-3,
    "latency_us": 0,
    "supernode_latency_us": 0,
    "oversubscription": 1,
    "mpi_start_up_us": 0,
    "array_start_up_us": -10,
    "imbalance": 0,
}
_COUNTS = ("nodes", "core_groups_per_node", "nodes_per_supernode")


def load(path: Path = PATH) -> Platform:
    """PlatformError says which number is missing or makes no sense."""
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise PlatformError(f"{path}: {error.strerror}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PlatformError(f"{path}: {error}") from error
    names = [field.name for field in fields(Platform)]
    for name in document:
        if name not in names:
            raise PlatformError(f"{path}: [{name}] is not a number of a platform")
    platform = Platform(**{name: _number(path, name, document.get(name)) for name in names})
    if platform.nodes_per_supernode.value > platform.nodes.value:
        raise PlatformError(f"{path}: [nodes_per_supernode] is larger than [nodes]")
    return platform


def _number(path: Path, name: str, entry: object) -> Number:
    where = f"{path}: [{name}]"
    if not isinstance(entry, dict):
        raise PlatformError(f"{where} is missing: value, source and confidence belong there")
    missing = [key for key in ("value", "source", "confidence") if key not in entry]
    if missing:
        raise PlatformError(f"{where}: {missing[0]} is missing")
    for key in entry:
        if key not in KEYS:
            raise PlatformError(f"{where}: unknown key {key}; there are {', '.join(KEYS)}")
    ends = entry.get("ends", [])
    if not isinstance(ends, list):
        raise PlatformError(f"{where}: ends must be a list of numbers")
    if not isinstance(entry["source"], str):
        raise PlatformError(f"{where}: source must be a text")
    number = Number(**entry | {"ends": tuple(ends)})
    if number.confidence not in CONFIDENCES:
        raise PlatformError(f"{where}: confidence is one of {', '.join(CONFIDENCES)}")
    for value in (number.value, *number.ends):
        _check(where, name, value)
    return number


def _check(where: str, name: str, value: object) -> None:
    if not isinstance(value, int | float) or isinstance(value, bool):
        raise PlatformError(f"{where}: {value!r} is not a number")
    if name in _COUNTS and not isinstance(value, int):
        raise PlatformError(f"{where}: {value} is not a whole number")
    if not _LEAST[name] <= value < float("inf"):
        raise PlatformError(f"{where}: {value} is too small or too large; least is {_LEAST[name]}")


def simgrid_xml(platform: Platform, nodes: int) -> str:
    """As many whole supernodes as these nodes fill, called node0, node1, ... Each node has a full
    duplex link to its supernode's switch, each switch one to all others."""
    per_supernode = int(platform.nodes_per_supernode.value)
    supernodes = range(platform.supernodes_of(nodes))
    half = platform.latency_us.value / 2
    lines = [
        "<?xml version='1.0'?>",
        '<!DOCTYPE platform SYSTEM "https://simgrid.org/simgrid.dtd">',
        '<platform version="4.1">',
        '<zone id="machine" routing="Full">',
    ]
    for s in supernodes:
        first = s * per_supernode
        lines.append(
            f'<cluster id="supernode{s}" prefix="node" suffix="" router_id="switch{s}" '
            f'radical="{first}-{first + per_supernode - 1}" speed="1Gf" '
            f'core="{platform.core_groups_per_node.value}" bw="{platform.bytes_per_second}Bps" '
            f'lat="{half}us" sharing_policy="SPLITDUPLEX"/>'
        )
    lines += [
        f'<link id="out{s}" bandwidth="{platform.supernode_bytes_per_second}Bps" '
        f'latency="{platform.supernode_latency_us.value / 2}us" sharing_policy="SPLITDUPLEX"/>'
        for s in supernodes
    ]
    lines += [
        f'<zoneRoute src="supernode{a}" dst="supernode{b}" gw_src="switch{a}" gw_dst="switch{b}">'
        f'<link_ctn id="out{a}" direction="UP"/><link_ctn id="out{b}" direction="DOWN"/>'
        "</zoneRoute>"
        for a in supernodes
        for b in supernodes
        if a < b
    ]
    return "\n".join([*lines, "</zone>", "</platform>", ""])
