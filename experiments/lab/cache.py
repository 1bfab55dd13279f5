# SPDX-License-Identifier: Apache-2.0
"""Run records on disk, reused only when they are whole and all that they depend on is the same."""

import hashlib
import json
from collections.abc import Collection
from dataclasses import asdict
from pathlib import Path

from lab.files import write_text
from lab.simulator import Identity

VERSION = 2  # of the files; those of another are computed again


class ResultCache:
    """One JSON file for each (identity, arguments). A file that is not exactly what was stored for
    them is a miss, and without `reuse` every file is."""

    def __init__(self, folder: Path, reuse: bool = True):
        self._folder = folder
        self._reuse = reuse

    @property
    def reuses(self) -> bool:
        """Whether there is anything to find."""
        return self._reuse

    def load(
        self, identity: Identity, arguments: dict, needed: Collection[str] = ()
    ) -> dict | None:
        """The stored record, if there is one that has the needed fields."""
        if not self._reuse:
            return None
        key = _key(identity, arguments)
        try:
            stored = json.loads(self._path(key).read_text(encoding="utf-8"))
            record = stored["record"]
            whole = stored == _sealed(key, record)
        except (OSError, ValueError, KeyError, TypeError, RecursionError):
            return None
        fits = isinstance(record, dict) and record.keys() >= set(needed)
        return record if whole and fits and record.get("verified", True) is True else None

    def store(self, identity: Identity, arguments: dict, record: dict) -> None:
        """Keeps a record for this identity and these arguments."""
        key = _key(identity, arguments)
        write_text(self._path(key), json.dumps(_sealed(key, record), indent=1))

    def _path(self, key: dict) -> Path:
        return self._folder / f"{_digest(key)[:32]}.json"


def _key(identity: Identity, arguments: dict) -> dict:
    key = {**asdict(identity), "arguments": arguments}
    return json.loads(json.dumps(key))  # as it is read again: without tuples


def _sealed(key: dict, record: dict) -> dict:
    """What a file says: a record, what it belongs to, and a checksum of both."""
    content = {"version": VERSION, "key": key, "record": record}
    return content | {"checksum": _digest(content)}


def _digest(content: dict) -> str:
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()
