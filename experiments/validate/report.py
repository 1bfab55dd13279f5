# SPDX-License-Identifier: Apache-2.0
"""All that one validation found, ready to be written as JSON or as a page."""

import hashlib
import json
from dataclasses import asdict, dataclass

from ablation.claims import VARIANTS
from calibrate import measurements, recorded
from lab import published_rows
from lab.published_rows import Measured, Summary, Table, summarise
from lab.records import Machine
from lab.simulator import ROOT
from validate import sensitivity
from validate.contradictions import Contradiction
from validate.sensitivity import HEADLINES, Sensitivity, Uncertain

GOLDEN = ROOT / "tests" / "golden" / "cycles.json"


def identity(machine_hash: str) -> dict[str, str]:
    """What a page belongs to: the machine, the tables, the kernels' cycles."""
    paths = (published_rows.PATH, measurements.PATH, recorded.PATH, sensitivity.PATH)
    tables = b"".join(path.read_bytes() for path in paths)
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    cycles = json.dumps({kernel: golden[kernel] for kernel in VARIANTS}, sort_keys=True)
    return {
        "machine": machine_hash,
        "tables": hashlib.sha256(tables).hexdigest()[:16],
        "cycles": hashlib.sha256(cycles.encode()).hexdigest()[:16],
    }


@dataclass(frozen=True)
class Report:
    """Everything that a page of the validation is made of."""

    table: Table
    measured: list[Measured]
    machine: Machine
    sensitivity: Sensitivity
    absent: list[Uncertain]  # uncertain numbers that this model has no parameter for
    contradictions: list[Contradiction]
    missing_figures: dict[str, str]

    @property
    def identity(self) -> dict[str, str]:
        """As stamped into the page."""
        return identity(self.machine.hash)

    @property
    def summary(self) -> Summary | None:
        """Of the predictions; None if none was measured."""
        return summarise(self.measured)

    @property
    def not_measured(self) -> list[Measured]:
        """Rows without a value."""
        return [m for m in self.measured if m.simulated is None]


def as_json(report: Report) -> dict:
    """For validation.json."""
    summary = report.summary
    return {
        "identity": report.identity,
        "rows": [_row(m) for m in report.measured],
        "left_out": [asdict(entry) for entry in report.table.left_out],
        "predicted_points": summary
        and {
            "count": summary.count,
            "mean_absolute_error_percent": summary.mean_percent,
            "worst_absolute_error_percent": abs(summary.worst.error_percent),
            "worst": summary.worst.row.id,
        },
        "calibrated_parameters": [asdict(p) for p in report.machine.calibrated],
        "sensitivity": {
            "defaults": report.sensitivity.base,
            "ends": [
                {
                    "name": m.uncertain.name,
                    "end": m.end,
                    "settings": m.settings,
                    "values": m.values,
                    "movements": m.movements,
                }
                for m in report.sensitivity.moved
            ],
            "ranges": {h.name: report.sensitivity.range_of(h) for h in HEADLINES},
        },
        "contradictions": [asdict(c) for c in report.contradictions],
    }


def _row(measured: Measured) -> dict:
    row = measured.row
    return {
        "id": row.id,
        "quantity": row.quantity,
        "published": row.published,
        "simulated": measured.simulated,
        "error_percent": measured.error_percent,
        "kind": row.kind,
        "role": row.role,
        "source": row.source,
        "unit": row.unit,
        "comes_out": measured.holds,
        "not_measured": measured.reason,
        "apart": row.apart,
        "mechanism": row.mechanism,
    }
