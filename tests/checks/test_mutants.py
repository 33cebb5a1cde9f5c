"""The mutant runner: what it changes, what it notices, what it keeps."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest

from checks.mutants.excuses import Excuses
from checks.mutants.games import all_games
from checks.mutants.judge import Judge
from checks.mutants.mutations import Module
from checks.mutants.report import DOCS, pages
from checks.mutants.scores import read_scores
from checks.mutants.stand import Watched
from tests.checks.toy import BORDER, Outcome, make_toy, run_toy


def changes(code: str) -> list[str]:
    return [mutant.key.change for mutant in Module("m", "m.py", code).mutants]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        ("x = a < b", ["a < b → a <= b"]),
        ("x = a is not b", ["a is not b → a is b"]),
        ("x = a + b", ["a + b → a - b"]),
        ("x = a and b and c", ["a and b and c → a or b or c", "a and b and c → b and c"]),
        ("x = not a", ["not a → a"]),
        ("x = -a", ["-a → a"]),
        ("x = 1", ["1 → 2", "1 → 0"]),
        ("x = 0", ["0 → 1"]),
        ("x = True", ["True → False"]),
        ("x = min(a)", ["min(a) → max(a)"]),
        ("x = any(a)", ["any(a) → all(a)"]),
        ("x = sorted(a, key=b)", ["sorted(a, key=b) → list(a)"]),
        ("x = list(reversed(a))", ["reversed(a) → a"]),
        ("x = a[b:c]", ["b:c → :c", "b:c → b:"]),
        ("x = [a for a in b if c]", ["c → nothing", "c → not c"]),
        ("x = b if a else c", ["a → not a"]),
        ("rules = (first_rule, second_rule)", ["(first_rule, second_rule) → (second_rule,)"]),
        ("a.b = c", ["a.b = c → pass"]),
        ("a += b", ["a += b → a -= b", "a += b → pass"]),
        ("f(a)", ["f(a) → pass"]),
        ("for a in b:\n    continue", ["continue → break"]),
        ("def f():\n    return a", ["return a → return None"]),
    ],
)
def test_each_small_error(code: str, expected: list[str]) -> None:
    assert changes(code)[: len(expected)] == expected


@pytest.mark.parametrize(
    "code",
    [
        '"""Two < three."""',
        "a = b",
        "assert a < b",
        "x: dict[str, Literal[1]] = a",
        "def f(a: int | None) -> A | B: ...",
        "@cache(1)\ndef f(): ...",
        'x = f"{a + b}"',
        'x = "a" + b',
        "T = TypeVar('T', bound=3)",
        "x = zip(a, b, strict=True)",
    ],
)
def test_texts_types_and_assertions_are_left_alone(code: str) -> None:
    assert changes(code) == []


def test_a_mutant_is_found_again_when_lines_move() -> None:
    code = "def f(a):\n    return a > 2 or a > 2\n"
    keys = [mutant.key for mutant in Module("m", "m.py", code).mutants]
    assert keys == [mutant.key for mutant in Module("m", "m.py", f"\n\nx = a\n{code}").mutants]
    assert len(set(keys)) == len(keys)  # equal ones are counted


def test_the_tree_is_whole_after_each_mutant() -> None:
    module = Module("m", "m.py", "def f(a):\n    return [b for b in a if b > 1][1:]\n")
    before = module.code(None)
    for mutant in module.mutants:
        assert module.code(mutant) != before
    assert module.code(None) == before


@pytest.fixture(scope="module")
def toy(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Outcome]:
    """A toy project after its first run."""
    root = make_toy(tmp_path_factory.mktemp("toy"))
    return root, run_toy(root)


def test_noticed_unnoticed_hanging_and_not_run(toy: tuple[Path, Outcome]) -> None:
    """The failure of a test that leans on another one says nothing about a mutant.

    And what a function remembers of one test does not hide it from the next.
    """
    _, outcome = toy
    assert outcome.scores == {"fences": [17, 17, 0, 0], "gates": [11, 4, 0, 1]}
    assert outcome.noticed_by["number -= 1 → pass"].endswith("(hangs)")
    assert outcome.noticed_by["4 → 5"] == "tests/test_fences.py::test_toy_003_posts"
    assert outcome.noticed_by["length + 1 → length - 1"].endswith("test_toy_006_posts_at_both_ends")
    assert outcome.left == [
        ["return width > 5", "width > 5 → width >= 5", "nobody", ""],
        ["return width > 5", "5 → 6", "nobody", ""],
        ["return width > 5", "5 → 4", "nobody", ""],
        ["return width == 0", "return width == 0 → return None", "not run", ""],
        ["return width == 0", "width == 0 → width != 0", "not run", "nobody asks"],
        ["return width == 0", "0 → 1", "not run", ""],
    ]


@pytest.mark.parametrize(("seconds", "trusted"), [(1.0, True), (2.0, False)])
def test_a_test_that_is_much_slower_alone_says_nothing(seconds: float, trusted: bool) -> None:
    """It was watched for a tenth of a second, so it may take four; on a busy machine it hangs."""
    tried = []

    def passes_alone(test: str, limit: float) -> bool:
        tried.append(test)
        return seconds <= limit

    judge = Judge.__new__(Judge)
    judge.trusted, judge.watched = {}, {"test": Watched(0.1, {})}
    judge.stand = Mock(passes_alone=passes_alone)
    assert [judge.is_trusted("test"), judge.is_trusted("test")] == [trusted, trusted]
    assert tried == ["test"]


def test_wrong_excuses_are_named(toy: tuple[Path, Outcome]) -> None:
    _, outcome = toy
    assert outcome.wrong == [
        "fences: no such mutant: return height >= 10: height >= 20 → height > 20",
        "fences: noticed by tests/test_fences.py::test_toy_001_ten_is_tall: "
        "return height >= 10: height >= 10 → height > 10",
    ]


def test_only_what_a_changed_test_may_tell_is_tried_again(toy: tuple[Path, Outcome]) -> None:
    root, first = toy
    again = run_toy(root)
    assert (first.tried, again.tried) == (28, 0)
    assert again.scores == first.scores
    tests = root / "tests/test_gates.py"
    tests.write_text(tests.read_text(encoding="utf-8") + BORDER, encoding="utf-8")
    better = run_toy(root)
    assert better.tried == 11  # what the other file noticed stays noticed
    assert {kind for _, _, kind, _ in better.left} == {"not run"}


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    root = make_toy(tmp_path)
    stopped = run_toy(root, stop=6)
    assert (stopped.tried, stopped.stopped, stopped.scores) == (5, True, {})
    assert run_toy(root, "fencing").tried == 17 - 5


# --- what the repository keeps


def test_every_named_module_is_there() -> None:
    for game in all_games().values():
        named = {module for modules in game.areas.values() for module in modules}
        assert named <= set(game.modules)
        assert set(read_scores().get(game.id, {})) <= set(game.modules)
        assert Excuses(game.id).modules() <= set(game.modules)


def test_the_pages_show_the_kept_scores() -> None:
    for name, text in pages(read_scores()).items():
        assert (DOCS / name).read_text(encoding="utf-8") == text


def test_every_survivor_has_a_test_or_a_reason() -> None:
    for game, modules in read_scores().items():
        assert set(modules) == set(all_games()[game].modules), f"make mutants GAME={game}"
        for score in modules.values():
            assert [left for left in score.survivors if not left.reason] == []
