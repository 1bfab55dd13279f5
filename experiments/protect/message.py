# SPDX-License-Identifier: Apache-2.0
"""A message through the data protecting model and back: the runs of experiments/protect.py."""

import random
import tempfile
from collections.abc import Collection
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import ClassVar

from lab.records import Protection, from_json
from lab.simulator import Cipher, Identity, Simulator, SimulatorError

KEY = "000102030405060708090a0b0c0d0e0f"
SEED = 1  # of the message
THERE, BACK = (Cipher(operation, 4 * len(KEY)) for operation in ("ecb-encrypt", "ecb-decrypt"))


@dataclass(frozen=True)
class Message:
    """A message of message_bytes for each core group, there and back, in a format of protected
    files."""

    kernel: str
    cpes: int
    groups: int
    message_bytes: int
    format: str = "header"

    needed: ClassVar[Collection[str]] = ("there", "back")

    def __str__(self) -> str:
        return f"{self.kernel} {self.cpes} CPEs"

    @property
    def weight(self) -> float:
        """Each group has its data; a core alone is a little slower to simulate than 64."""
        return self.message_bytes * (self.groups + 1 / self.cpes)

    @property
    def arguments(self) -> dict:
        """And what is kept of both runs."""
        kept = [field.name for field in fields(Protection)]
        return {"protect": asdict(self), "key": KEY, "seed": SEED, "kept": kept}

    @property
    def program(self) -> str:
        """The kernel."""
        return self.kernel

    def identify(self, simulator: Simulator) -> Identity:
        """Of both directions."""
        there, back = (simulator.identify(self.kernel, (), each) for each in (THERE, BACK))
        return replace(there, program_hash=f"{there.program_hash}-{back.program_hash}")

    def run(self, simulator: Simulator) -> list[Protection]:
        """The records of protect and unprotect."""
        message = self._message()
        with tempfile.TemporaryDirectory() as name:
            plain, file, back = (Path(name) / part for part in ("plain", "file", "back"))
            plain.write_bytes(message)
            there = simulator.call("protect", str(plain), str(file), *self._options())
            again = simulator.call(
                "unprotect",
                str(file),
                str(back),
                *self._options(with_groups=self.format == "paper"),
            )
            if back.read_bytes() != message:
                raise SimulatorError(["protect", "unprotect"], 4, f"{self} gives another message")
        return [from_json(Protection, there), from_json(Protection, again)]

    def _message(self) -> bytes:
        return random.Random(SEED).randbytes(self.groups * self.message_bytes)

    def _options(self, with_groups: bool = True) -> list[str]:
        options = ["--key", KEY, "--kernel", self.kernel, "--cpes", str(self.cpes)]
        options += ["--format", self.format]
        return [*options, "--cgs", str(self.groups)] if with_groups else options

    def perform(self, simulator: Simulator) -> dict:
        """Both runs."""
        there, back = self.run(simulator)
        return {"there": asdict(there), "back": asdict(back)}

    def records(self, record: dict) -> list[Protection]:
        """Of protect and unprotect."""
        return [from_json(Protection, record[name]) for name in self.needed]


@dataclass(frozen=True)
class Sent(Message):
    """The same, there only; what the kernel gives is verified by the simulator."""

    needed: ClassVar[Collection[str]] = ("there",)

    @property
    def arguments(self) -> dict:
        """Other than those of a message that comes back."""
        return {"sent": super().arguments}

    def run(self, simulator: Simulator) -> list[Protection]:
        """The record of protect."""
        with tempfile.TemporaryDirectory() as name:
            plain, file = (Path(name) / part for part in ("plain", "file"))
            plain.write_bytes(self._message())
            said = simulator.call("protect", str(plain), str(file), *self._options())
        return [from_json(Protection, said)]

    def perform(self, simulator: Simulator) -> dict:
        """The run."""
        [there] = self.run(simulator)
        return {"there": asdict(there)}
