# SPDX-License-Identifier: Apache-2.0
"""What a fit leaves on disk: a machine file, and everything as JSON."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from calibrate.fit import Fitted
from calibrate.measurements import Measurement
from calibrate.residuals import Residual
from lab.files import write_json, write_text

HEADER = """\
# Made by experiments/calibrate.py from {measurements}: {rows} rows, objective {objective:.4f}.
# What differs from sim/machine/sw26010.toml; use it by --machine.
"""


def write_machine_file(
    path: Path, settings: Sequence[str], measurements: Path, fitted: Fitted
) -> None:
    """For --machine of swsim: settings NAME=VALUE."""
    rows, objective = len(fitted.best.residuals), fitted.best.objective
    text = HEADER.format(measurements=measurements.name, rows=rows, objective=objective)
    for setting in settings:
        name, value = setting.split("=")
        text += f"\n[{name}]\nvalue = {value}\n"
    write_text(path, text)


def as_table(rows: Sequence[Measurement], values: Mapping[str, float]) -> str:
    """Measurements of one's own, in the format of the table: the rows with other values."""
    parts = ["# SPDX-License-Identifier: Apache-2.0"]
    for row in rows:
        if row.id in values:
            arguments = ", ".join(f"{name} = {value}" for name, value in row.arguments.items())
            fields = {
                "id": row.id,
                "quantity": row.quantity,
                "program": row.program,
                "value": float(f"{values[row.id]:.6g}"),
                "unit": row.unit,
                "mechanism": row.mechanism,
                "used": str(row.used),
                "target_percent": row.target_percent,
                "source": "measured by experiments/calibrate",
            }
            lines = [f"{name} = {json.dumps(value)}" for name, value in fields.items()]
            lines.append(f"arguments = {{ {arguments} }}")
            parts.append("\n".join(["[[measurement]]", *lines]))
    return "\n\n".join(parts) + "\n"


def write_fit(path: Path, fitted: Fitted) -> None:
    """Everything that was found."""
    write_json(
        path,
        {
            "objective": {"start": fitted.start.objective, "fitted": fitted.best.objective},
            "evaluations": fitted.evaluations,
            "parameters": [
                {
                    "names": d.movable.names,
                    "start": fitted.start_value(d.movable),
                    "fitted": d.value,
                    "within_the_scatter": [d.range.low, d.range.high],
                    "held_by": d.by,
                    "without": {name: [r.low, r.high] for name, r in d.without.items()},
                }
                for d in fitted.determined
            ],
            "rows": [_row(residual) for residual in fitted.best.residuals],
        },
    )


def _row(residual: Residual) -> dict:
    row = residual.row
    return {
        "id": row.id,
        "mechanism": row.mechanism,
        "used": row.used,
        "measured": row.value,
        "simulated": residual.simulated,
        "error_percent": residual.error_percent,
        "unit": row.unit,
        "note": residual.note,
    }
