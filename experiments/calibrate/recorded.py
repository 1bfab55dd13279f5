# SPDX-License-Identifier: Apache-2.0
"""What the programs of others took where their clones were at hand: committed, so that a report is
the same without them (experiments/calibrate/external.json)."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from pathlib import Path

from calibrate.external_programs import PROGRAMS
from calibrate.measurements import FOLDER, Measurement, TableError
from lab.files import write_json
from lab.records import from_json

PATH = FOLDER / "external.json"


@dataclass(frozen=True)
class Recorded:
    """A value, and all that it belongs to."""

    value: float
    machine_hash: str
    repository: str
    commit: str
    glue: str
    program: str
    arguments: Mapping[str, int]

    def stale(self, row: Measurement, machine_hash: str) -> str:
        """Why it says nothing about the row on this machine; nothing if it does."""
        if self.machine_hash != machine_hash:
            return f"stale: recorded on machine {self.machine_hash}"
        if self != recorded(row, self.value, machine_hash):
            return "stale: recorded with another program or arguments"
        return ""


def recorded(row: Measurement, value: float, machine_hash: str) -> Recorded:
    """A value of this machine and of the row's program as it is now."""
    program = PROGRAMS[row.program]
    repository = program.repository
    return Recorded(
        value,
        machine_hash,
        repository.name,
        repository.commit,
        program.glue_hash,
        row.program,
        dict(row.arguments),
    )


def load(path: Path = PATH) -> dict[str, Recorded]:
    """By the row's id; TableError if it cannot be read. Nothing if there is no file."""
    try:
        said = json.loads(path.read_text(encoding="utf-8"))
        return {name: from_json(Recorded, entry) for name, entry in said.items()}
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise TableError(
            f"{path}: cannot be used: {error}; calibrate.py --external DIR --record writes it again"
        ) from error


def store(results: Mapping[str, Recorded], path: Path = PATH) -> None:
    """Replaces the file."""
    write_json(path, {name: asdict(result) for name, result in sorted(results.items())})
