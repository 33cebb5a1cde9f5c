"""What games do not know of their originals: complete, alike in all languages, and true."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from westbound.engine.game import Game
from westbound.engine.reconstructions import DataEntry, reconstructions
from westbound.engine.rulebook import rulebook
from westbound.engine.state import State
from westbound.engine.texts import LANGUAGES
from westbound.games.registry import find_game, games

GAMES = [find_game(game) for game in games()]
RULE = re.compile(r"\b[A-Z]{2,4}-\d+\b")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_all_languages_know_the_same(game: Game[State]) -> None:
    english = reconstructions(game.package, "en")
    assert english.parts
    assert english.readings
    for language in LANGUAGES[1:]:
        other = reconstructions(game.package, language)
        assert [part.id for part in other.parts] == [part.id for part in english.parts]
        assert [r.rule for r in other.readings] == [r.rule for r in english.readings]
        for ours, theirs in zip(english.parts, other.parts, strict=True):
            assert ours.unknown != theirs.unknown
            assert ours.entries == theirs.entries


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_rules_and_options_exist_and_sentences_are_whole(game: Game[State], language: str) -> None:
    known, rules = reconstructions(game.package, language), rulebook(game.package, language).rules()
    options = {option.name for option in game.options}
    for part in known.parts:
        assert set(part.rules) <= set(rules)
        assert set(part.options) <= options
        assert part.title
        assert not part.title.endswith(".")
        told = (part.unknown, part.used, part.why)
        assert all(text.endswith(".") for text in told)
    for reading in known.readings:
        assert reading.rule in rules
        assert reading.text.endswith(".")
        assert set(RULE.findall(reading.text)) <= set(rules)


def test_a_game_that_knows_everything_has_nothing_to_say() -> None:
    assert not reconstructions("westbound.engine", "en")


def test_values_are_those_of_the_data_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path, text in {
        "__init__.py": "",
        "figures.toml": 'hats = [1, 2]\nname = "Ruhr"\n[table]\nmost = { a = 1, b = true }\n',
        "locale/reconstructions.toml": '[hats]\nrules = ["X-1"]\nfile = "figures.toml"\n'
        'keys = ["hats", "name", "table.most", "table.*.many"]\n',
        "locale/en.toml": '[reconstructions.hats]\ntitle = "Hats"\nunknown = "All."\n'
        'used = "Some."\nwhy = "So."\n',
    }.items():
        place = tmp_path / "odd_game" / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    (part,) = reconstructions("odd_game", "en").parts
    assert (part.title, part.options, part.file) == ("Hats", (), "figures.toml")
    assert part.entries == (
        DataEntry("hats", "[1, 2]"),
        DataEntry("name", '"Ruhr"'),
        DataEntry("table.most", "{ a = 1, b = true }"),
        DataEntry("table.*.many", ""),
    )
