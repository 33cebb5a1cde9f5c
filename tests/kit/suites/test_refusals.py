"""Every refusal of the engine and of the tables has its sentence, and every sentence a refusal."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import westbound
from westbound.engine.texts import catalogue
from westbound.kit.suites.messages import params_of
from westbound.kit.suites.refusals import Reader, RefusalCall

SOURCE = Path(westbound.__file__).parent


def sources() -> list[Path]:
    games = {path.parent for path in SOURCE.glob("games/*/game.py")}
    return [path for path in sorted(SOURCE.rglob("*.py")) if not games.intersection(path.parents)]


CALLS = tuple(Reader(()).read(sources()))


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    keys = set(catalogue("westbound.engine", "en").tables["refusals"])
    # WB-003 alone is what a case without a sentence of its own would fall back to.
    assert keys == {call.key for call in CALLS} | {"WB-003"}


def test_refusals_mention_only_what_they_are_given() -> None:
    sentences = catalogue("westbound.engine", "en").tables["refusals"]
    assert [call for call in CALLS if not params_of(sentences[call.key]) <= call.params] == []


# --- how the source is read


def read(tmp_path: Path, source: str) -> set[RefusalCall]:
    ast.parse(source)
    path = tmp_path / "module.py"
    path.write_text(source, encoding="utf-8")
    reader = Reader(("XX-007",), lambda name: {"far", "near"} if name == "reason" else set())
    return {call._replace(where="") for call in reader.read([path])}


@pytest.mark.parametrize(
    ("body", "keys"),
    [
        ('return Refusal("XX-001", cost=3)', {"XX-001"}),
        ('return Refusal("XX-001", case="a" if x else "b")', {"XX-001.a", "XX-001.b"}),
        ('rule = "XX-001" if x else "XX-002"\n    return Refusal(rule)', {"XX-001", "XX-002"}),
        ('return Refusal(step.rule, case="not_now")', {"XX-007.not_now"}),
        ('return Refusal("XX-001", case=reason)', {"XX-001.far", "XX-001.near"}),
    ],
)
def test_rules_and_cases_are_found(tmp_path: Path, body: str, keys: set[str]) -> None:
    found = read(tmp_path, f"def f(step, reason, x):\n    {body}\n")
    assert {call.key for call in found} == keys


def test_a_rule_that_is_handed_over_is_found_where_it_is_handed(tmp_path: Path) -> None:
    source = 'def f(rule):\n    return Refusal(rule, n=1)\n\ndef g():\n    return f("XX-003")\n'
    assert read(tmp_path, source) == {RefusalCall("", "XX-003", frozenset({"n"}))}


def test_what_cannot_be_read_is_not_passed_over(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no case in other"):
        read(tmp_path, 'def f(other):\n    return Refusal("XX-001", case=other)\n')
