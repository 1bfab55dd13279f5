# SPDX-License-Identifier: Apache-2.0
"""All rows of the validation: what papers say, and what programs took on the chip."""

from dataclasses import replace
from pathlib import Path

from calibrate import measurements
from calibrate.measurements import Measurement, Used
from lab import published_rows
from lab.comparison import Role
from lab.published_rows import Kind, Row, Table

ROLES = {Used.FIT: Role.CALIBRATED, Used.CHECK: Role.PREDICTED, Used.SEEN: Role.SEEN}


def _row_of(measurement: Measurement) -> Row:
    value = measurement.value
    is_range = isinstance(value, tuple)
    return Row(
        measurement.id,
        measurement.quantity,
        list(value) if is_range else value,
        measurement.unit,
        Kind.RANGE if is_range else Kind.POINT,
        ROLES[measurement.used],
        measurement.source,
        fixes=list(measurement.fixes),
        apart=measurement.apart,
        target_percent=measurement.target_percent,
        mechanism=measurement.mechanism,
    )


def load(path: Path = measurements.PATH) -> Table:
    """The published rows, then the measurements of `path`."""
    table = published_rows.load()
    return replace(table, rows=[*table.rows, *map(_row_of, measurements.load(path))])
