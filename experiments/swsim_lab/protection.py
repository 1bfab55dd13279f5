# SPDX-License-Identifier: Apache-2.0
"""The data protecting model of Chen et al., run: a message is protected and comes back."""

import random
import tempfile
from dataclasses import dataclass
from pathlib import Path

from swsim_lab.records import Protection, from_json
from swsim_lab.simulator import Simulator, SimulatorError

KEY = "000102030405060708090a0b0c0d0e0f"


@dataclass(frozen=True)
class Message:
    """A message of message_bytes for each core group, there and back."""

    kernel: str
    cpes: int
    groups: int
    message_bytes: int

    def run(self, simulator: Simulator) -> list[Protection]:
        """The records of protect and unprotect."""
        message = random.Random(1).randbytes(self.groups * self.message_bytes)
        options = ("--key", KEY, "--kernel", self.kernel, "--cpes", str(self.cpes))
        with tempfile.TemporaryDirectory() as name:
            plain, file, back = (Path(name) / part for part in ("plain", "file", "back"))
            plain.write_bytes(message)
            there = simulator.call(
                "protect", str(plain), str(file), "--cgs", str(self.groups), *options
            )
            again = simulator.call("unprotect", str(file), str(back), *options)
            if back.read_bytes() != message:
                raise SimulatorError(["protect", "unprotect"], 4, f"{self} gives another message")
        return [from_json(Protection, there), from_json(Protection, again)]
