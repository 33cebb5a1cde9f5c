"""Which places cite a rule: functions, constants and tests by name."""

from __future__ import annotations

from pathlib import Path

from tests.lab.rule_matrix.trees import CC, a_tree, places


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
