"""What has been corrected since, told from the version a match is played by."""

from __future__ import annotations

import pytest

from tests.engine.corrected_game import CORRECTED
from westbound.engine.rule_changes import ToldChange, told_changes
from westbound.engine.texts import catalogue

TEXTS = {"TNY-003": "Gambling was free before.", "TNY-004": "Hands were smaller before."}


@pytest.fixture(autouse=True)
def sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue(CORRECTED.package, "en").tables, "changes", TEXTS)


@pytest.mark.parametrize(
    ("version", "rules"), [(1, ["TNY-003", "TNY-004"]), (2, ["TNY-004"]), (3, [])]
)
def test_only_what_came_later_is_told(version: int, rules: list[str]) -> None:
    found = told_changes(CORRECTED, version, "en")
    assert [change.rule for change in found] == rules
    assert [change.text for change in found] == [TEXTS[rule] for rule in rules]


def test_a_change_names_the_first_version_with_it() -> None:
    assert told_changes(CORRECTED, 2, "en") == [ToldChange(3, "TNY-004", TEXTS["TNY-004"])]
