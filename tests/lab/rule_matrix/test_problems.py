"""Rules without test or code, and ids that no rulebook has."""

from __future__ import annotations

from pathlib import Path

from tests.lab.rule_matrix.trees import CC, UNKNOWN, a_tree, about


def test_an_unknown_id_in_the_code_is_found(tmp_path: Path) -> None:
    root = a_tree(tmp_path, code=f"# {UNKNOWN}: no such rule\ndef lay() -> None: ...\n")
    assert about(root, UNKNOWN) == [f"rules/roads.py lay: there is no rule {UNKNOWN}"]


def test_an_unknown_id_in_a_test_is_found(tmp_path: Path) -> None:
    root = a_tree(tmp_path, test="def test_cc_998_no_such_rule() -> None: ...\n")
    place = "games/test_roads.py::test_cc_998_no_such_rule"
    assert about(root, UNKNOWN) == [f"{place}: there is no rule {UNKNOWN}"]


def test_999_is_kept_free_for_tests_but_not_for_code(tmp_path: Path) -> None:
    free = f"{CC}-999"
    text = f'def test_x() -> None:\n    "{free}"\n'
    assert about(a_tree(tmp_path / "a", test=text), free) == []
    assert about(a_tree(tmp_path / "b", code=text), free) != []


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    missing = about(a_tree(tmp_path, test="def test_cc_029_x() -> None: ...\n"), "no test")
    assert f"{CC}-028: no test cites it" in missing
    assert f"{CC}-EX-01: no test cites it" in missing
    assert f"{CC}-029: no test cites it" not in missing


def test_a_rule_without_code_is_found_but_not_an_example(tmp_path: Path) -> None:
    root = a_tree(tmp_path, code=f'"""{CC}-028."""\n')
    missing = about(root, "no code")
    assert f"{CC}-029: no code cites it" in missing
    assert not [p for p in missing if "-028" in p or "-EX" in p or f"{CC}-003" in p]


def test_a_rule_said_to_have_no_code_must_have_none(tmp_path: Path) -> None:
    root = a_tree(tmp_path, code=f"# {CC}-003\nlimit = 3\n")
    expected = f"{CC}-003: said to have no code, but rules/roads.py limit cites it"
    assert about(root, "said to") == [expected]
