# SPDX-License-Identifier: Apache-2.0
"""Is the arithmetic of the validation right, and does its page belong to what is committed?"""

import pytest

from swsim_lab.comparison import Role
from swsim_lab.validation import rows
from swsim_lab.validation.rows import Kind, Measured, Row, summarise

TABLE = rows.load()


def row(kind=Kind.POINT, published=100.0, role=Role.PREDICTED, **more) -> Row:
    return Row("r", "quantity", published, "unit", kind, role, "source", **more)


# ---- Errors --------------------------------------------------------------------------------------
@pytest.mark.parametrize(("simulated", "error"), [(110.0, 10.0), (75.0, -25.0), (100.0, 0.0)])
def test_the_error_of_a_point_is_relative_to_what_was_published(simulated, error):
    assert row().error_percent(simulated) == pytest.approx(error)


@pytest.mark.parametrize(
    ("simulated", "error", "holds"),
    [(2.0, 0, True), (2.5, 0, True), (4.0, 0, True), (1.0, -50, False), (5.0, 25, False)],
)
def test_a_range_has_no_error_inside_and_counts_from_its_nearer_end(simulated, error, holds):
    tested = row(Kind.RANGE, [2, 4])
    assert tested.error_percent(simulated) == pytest.approx(error)
    assert tested.holds(simulated) is holds


@pytest.mark.parametrize(
    ("relation", "simulated", "error", "holds"),
    [
        ("over", 101.0, 0, True),
        ("over", 100.0, 0, False),
        ("over", 90.0, -10, False),
        ("at most", 90.0, 0, True),
        ("at most", 100.0, 0, True),
        ("at most", 110.0, 10, False),
    ],
)
def test_an_inequality_has_an_error_only_on_the_wrong_side(relation, simulated, error, holds):
    tested = row(Kind.INEQUALITY, relation=relation)
    assert tested.error_percent(simulated) == pytest.approx(error)
    assert tested.holds(simulated) is holds


@pytest.mark.parametrize(
    ("bounds", "simulated", "holds"),
    [
        ({"at_least": 0.8, "at_most": 1.0}, 0.9, True),
        ({"at_least": 0.8, "at_most": 1.0}, 1.1, False),
        ({"at_least": 0.8}, 5.0, True),
        ({"at_least": 0.8}, 0.7, False),
        ({"at_most": 0.8}, 0.7, True),
    ],
)
def test_words_hold_or_do_not_and_have_no_error(bounds, simulated, holds):
    tested = row(Kind.WORDS, "slightly slower", **bounds)
    assert tested.error_percent(simulated) is None
    assert tested.holds(simulated) is holds


@pytest.mark.parametrize(("simulated", "holds"), [(109.9, True), (110.1, False), (89.0, False)])
def test_a_point_comes_out_only_within_a_target_that_was_set(simulated, holds):
    assert row(target_percent=10).holds(simulated) is holds
    assert row().holds(simulated) is None


def test_what_was_not_measured_has_neither_error_nor_verdict():
    missing = Measured(row(), None, "no program")
    assert missing.error_percent is None
    assert missing.holds is None


# ---- The sum -------------------------------------------------------------------------------------
def test_only_predicted_points_count_and_signs_do_not_cancel():
    measured = [
        Measured(row(), 110.0),
        Measured(row(), 70.0),
        Measured(row(role=Role.CALIBRATED), 500.0),
        Measured(row(role=Role.FINDING), 500.0),
        Measured(row(role=Role.ASSUMED), 500.0),
        Measured(row(apart="for a reason"), 500.0),
        Measured(row(Kind.RANGE, [2, 3]), 500.0),
        Measured(row(), None, "no program"),
    ]
    summary = summarise(measured)
    assert summary.count == 2
    assert summary.mean_percent == pytest.approx(20)
    assert summary.worst.simulated == 70.0


def test_nothing_predicted_has_no_mean():
    assert summarise([Measured(row(role=Role.CALIBRATED), 1.0)]) is None


# ---- The committed rows --------------------------------------------------------------------------
def test_every_row_has_a_name_of_its_own():
    names = [row.id for row in TABLE.rows] + [row.id for row in TABLE.left_out]
    assert len(names) == len(set(names))


def test_a_row_that_was_fitted_or_follows_from_one_is_never_predicted():
    fitted = {row.id for row in TABLE.rows if row.role is Role.CALIBRATED}
    for tested in TABLE.rows:
        if tested.role is Role.CALIBRATED and not tested.id.startswith(("A-", "B-")):
            assert tested.fixes or tested.follows_from, tested.id
        if tested.role is Role.PREDICTED:
            assert not tested.fixes, tested.id
            assert not fitted & set(tested.follows_from), tested.id


def test_words_are_read_in_numbers_before_anything_runs():
    for tested in TABLE.rows:
        if tested.kind is Kind.WORDS:
            assert tested.taken_as, tested.id
            assert (tested.at_least, tested.at_most) != (None, None), tested.id


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": Kind.POINT, "published": "fast"},
        {"kind": Kind.RANGE, "published": 3.0},
        {"kind": Kind.WORDS, "published": 3.0},
        {"kind": Kind.INEQUALITY, "relation": "about"},
    ],
)
def test_a_row_whose_number_does_not_fit_its_kind_is_refused(wrong):
    with pytest.raises(ValueError, match="row r"):
        row(**wrong)
