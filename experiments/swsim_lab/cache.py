# SPDX-License-Identifier: Apache-2.0
"""Run records on disk, reused only when everything that they depend on is the same."""

import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from swsim_lab.files import write_text
from swsim_lab.simulator import Identity


class ResultCache:
    """One JSON file for each (identity, arguments); a file that does not match is a miss, and
    without `reuse` every file is."""

    def __init__(self, folder: Path, reuse: bool = True):
        self._folder = folder
        self._reuse = reuse

    def load(self, identity: Identity, arguments: dict) -> dict | None:
        if not self._reuse:
            return None
        try:
            stored = json.loads(self._path(identity, arguments).read_text(encoding="utf-8"))
            matches = stored["key"] == self._key(identity, arguments)
            return stored["record"] if matches else None
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def store(self, identity: Identity, arguments: dict, record: dict) -> None:
        content = {"key": self._key(identity, arguments), "record": record}
        write_text(self._path(identity, arguments), json.dumps(content, indent=1))

    def _key(self, identity: Identity, arguments: dict) -> dict:
        return {**asdict(identity), "arguments": arguments}

    def _path(self, identity: Identity, arguments: dict) -> Path:
        text = json.dumps(self._key(identity, arguments), sort_keys=True)
        return self._folder / f"{hashlib.sha256(text.encode()).hexdigest()[:32]}.json"
