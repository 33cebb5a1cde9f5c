"""Every rule has a test and code, every cited id exists, every refusal names a rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import westbound
from westbound.games.registry import find_game
from westbound.lab.rule_matrix import (
    id_pattern,
    ids_in,
    ids_in_name,
    markdown,
    matrix,
    problems,
    reasons_without_code,
)

ROOT = Path(__file__).parents[1]
PAGES = ROOT / "docs/rules-coverage"
GAMES = westbound.games()
CC, WB = "CC", "WB"  # ids are put together below, else this module would cite them
UNKNOWN = f"{CC}-998"


# --- this project


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test_and_code(game: str) -> None:
    assert problems(game, ROOT) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_up_to_date(game: str) -> None:
    page = (PAGES / f"{game}.md").read_text(encoding="utf-8")
    command = f"westbound rules {game} --coverage > docs/rules-coverage/{game}.md"
    assert page == markdown(game, ROOT) + "\n", f"write it anew: {command}"


@pytest.mark.parametrize("game", GAMES)
def test_the_matrix_has_every_rule_once_in_the_order_of_the_rulebook(game: str) -> None:
    ids = [row.id for row in matrix(game, ROOT)]
    assert len(set(ids)) == len(ids)
    assert ids[0].endswith("-001")
    assert ids[-17:] == [f"{WB}-{number:03}" for number in range(1, 18)]
    assert set(reasons_without_code(find_game(game).package)) <= set(ids)


# --- the scanner, on small trees


def a_tree(tmp_path: Path, code: str = "", test: str = "") -> Path:
    """A project with one rule module and one test module."""
    rules = tmp_path / "src/westbound/games/carson_city/rules"
    tests = tmp_path / "tests/games"
    rules.mkdir(parents=True)
    tests.mkdir(parents=True)
    (rules / "roads.py").write_text(code, encoding="utf-8")
    (tests / "test_roads.py").write_text("import westbound\n" + test, encoding="utf-8")
    return tmp_path


def about(root: Path, words: str) -> list[str]:
    return [problem for problem in problems("carson", root) if words in problem]


def places(root: Path, rule: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    row = next(row for row in matrix("carson", root) if row.id == f"{CC}-{rule}")
    return row.code, row.tests


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


@pytest.mark.parametrize(
    "call",
    [
        "Refusal('CC-' + '028')",
        "Refusal(rule)",
        "Refusal()",
        f"Refusal('{UNKNOWN}', edge=1)",
        "Refusal('too far')",
        f"refusal.Refusal('{CC}-028' if far else 'too far')",
        "Refusal(card.rule)",
    ],
)
def test_a_refusal_without_a_known_rule_is_found(tmp_path: Path, call: str) -> None:
    root = a_tree(tmp_path, code=f"def why_not(rule: str) -> object:\n    return {call}\n")
    assert len(about(root, "a refusal names")) == 1


@pytest.mark.parametrize(
    "call",
    [
        f"Refusal('{CC}-028', edge=1)",
        f"Refusal('{WB}-001')",
        f"Refusal('{CC}-028' if far else '{CC}-029')",
        "Refusal(step.rule, case='not_now')",
    ],
)
def test_a_refusal_that_names_a_rule_is_fine(tmp_path: Path, call: str) -> None:
    root = a_tree(tmp_path, code=f"def why_not() -> object:\n    return {call}\n")
    assert about(root, "a refusal names") == []


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


def test_places_are_named_by_function_and_by_test(tmp_path: Path) -> None:
    code = f'''"""Roads."""

# {CC}-033: own roads
@cache
def has_road() -> None:
    """{CC}-018"""

class Network:
    def meets(self) -> None:
        return "{CC}-029"

# {CC}-030
BORDER = 1
'''
    test = f"""
CASES = ["{CC}-033"]
@pytest.mark.parametrize("rule", CASES)
def test_roads(rule: str) -> None:
    assert rule != "{CC}-018"
"""
    root = a_tree(tmp_path, code, test)
    here = ("games/test_roads.py::test_roads",)
    assert places(root, "033") == (("rules/roads.py has_road",), here)
    assert places(root, "018") == (("rules/roads.py has_road",), here)
    assert places(root, "029") == (("rules/roads.py Network.meets",), ())
    assert places(root, "030") == (("rules/roads.py BORDER",), ())


def test_tests_of_the_oracle_alone_cover_nothing(tmp_path: Path) -> None:
    root = a_tree(tmp_path)
    text = "from .oracle import connected\ndef test_cc_031_x() -> None: ...\n"
    (root / "tests/games/test_oracle.py").write_text(text, encoding="utf-8")
    assert places(root, "031") == ((), ())
    (root / "tests/games/test_oracle.py").write_text("from .x import y\n" + text, encoding="utf-8")
    assert places(root, "031") == ((), ("games/test_oracle.py::test_cc_031_x",))


def test_tests_named_after_the_rule_come_first(tmp_path: Path) -> None:
    test = f'def test_a() -> None:\n    "{CC}-029"\n\ndef test_cc_029_b() -> None: ...\n'
    names = [place.rpartition("::")[2] for place in places(a_tree(tmp_path, "", test), "029")[1]]
    assert names == ["test_cc_029_b", "test_a"]


def test_the_page_shows_rule_code_tests_and_counts(tmp_path: Path) -> None:
    code = f"# {CC}-029\ndef meets() -> None: ...\n"
    test = "".join(f"def test_cc_029_{n}x() -> None: ...\n" for n in range(7))
    page = markdown("carson", a_tree(tmp_path, code, test))
    line = next(line for line in page.splitlines() if line.startswith(f"| {CC}-029 |"))
    assert "| `rules/roads.py meets` | `test_roads.py::test_cc_029_0x`<br>" in line
    assert line.endswith("and 2 more |")
    assert "- 1 of " in page
    assert "of 7 tests" in page
    assert page == markdown("carson", tmp_path)
    assert not page.endswith("\n")
