"""Rule ids in texts and in names of tests."""

from __future__ import annotations

import pytest

from tests.lab.rule_matrix.trees import CC
from westbound.lab.rule_matrix.ids import id_pattern, ids_in, ids_in_name


def test_ranges_of_ids_cite_nobody() -> None:
    ids = id_pattern(CC)
    text = f"Rules {CC}-011 to {CC}-027, {CC}-281.\n# {CC}-075 to\n# {CC}-086; {CC}-EX-05"
    assert ids_in(text, ids) == [f"{CC}-281", f"{CC}-EX-05"]


@pytest.mark.parametrize(
    ("name", "ids"),
    [
        ("test_cc_088_price", ["088"]),
        ("test_cc_028_030_edges_and_border", ["028", "030"]),
        ("test_cc_082_cc_exd_03_one_vp_for_two", ["082", "EXD-03"]),
        ("test_cc_ex_05_and_cc_090", ["EX-05", "090"]),
        ("test_cc_066_three_066", ["066"]),
        ("test_roads_088", []),
    ],
)
def test_ids_in_names_of_tests(name: str, ids: list[str]) -> None:
    assert ids_in_name(name, CC) == [f"{CC}-{rule}" for rule in ids]
