"""The schema of match files accepts whatever can be loaded, and refuses most of what cannot."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]  # it has none

import westbound
from westbound.engine.match import FORMAT, FORMAT_VERSION, MAX_SEED, POSITION_VERSION
from westbound.engine.match_schema import match_schema
from westbound.engine.rng import Rng
from westbound.engine.save import MAX_ENTRIES
from westbound.engine.transcript import read

SCHEMA = json.loads(match_schema())
VALIDATOR = Draft202012Validator(SCHEMA)
MUSEUM = Path(__file__).parents[1] / "museum"


def accepts(document: object) -> bool:
    return bool(VALIDATOR.is_valid(document))


def loads(document: object) -> bool:
    try:
        westbound.match_from_json(json.dumps(document))
    except westbound.SaveError:
        return False
    return True


def a_document() -> dict[str, Any]:
    match = westbound.new_match("carson", players=2, seed=1)
    for _ in range(6):
        match.play(match.moves()[0])
    document: dict[str, Any] = json.loads(match.to_json())
    return document


def a_document_with_position() -> dict[str, Any]:
    position = westbound.new_match("carson", players=2, seed=1).position()
    match = westbound.match_from_position("carson", position, seed=4)
    document: dict[str, Any] = json.loads(match.to_json())
    return document


def test_it_is_a_schema_and_knows_the_limits_of_the_code() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    fields = SCHEMA["properties"]
    assert fields["format"]["const"] == FORMAT
    assert fields["version"]["enum"] == [FORMAT_VERSION, POSITION_VERSION]
    assert fields["seed"]["maximum"] == MAX_SEED
    assert fields["entries"]["maxItems"] == MAX_ENTRIES
    assert list(fields) == list(a_document_with_position())
    assert SCHEMA["required"] == [name for name in fields if name != "position"]
    assert SCHEMA["required"] == list(a_document())


@pytest.mark.parametrize("game", ["carson", "gwt", "steam"])
def test_it_accepts_matches_of_every_version(game: str) -> None:
    files = sorted((MUSEUM / game).glob("v*/*.json"))
    assert files
    for path in files:
        document = json.loads(path.read_text(encoding="utf-8"))
        document["entries"] = document["entries"][::40]  # all would take long
        assert accepts(document), path.name


@pytest.mark.parametrize("game", ["carson", "gwt", "steam"])
def test_it_accepts_random_matches(game: str) -> None:
    rng = Rng(5)
    match = westbound.new_match(game, players=3, seed=9, names=["Ñ", "", "馬\n"])
    while not match.over and len(match.log) < 150:
        match.play(rng.choice(match.moves()))
    assert accepts(json.loads(match.to_json()))


DAMAGED: list[tuple[str, object]] = [
    ("format", "chess"), ("version", 3), ("version", 2), ("version", "1"), ("version", True),
    ("game", 3), ("game", ""), ("rules_version", 0), ("rules_version", "1"),
    ("rules_version", 1.5), ("players", True), ("players", 0), ("players", None),
    ("names", "Ana"), ("names", []), ("names", [1, 2]), ("options", []),
    ("position", None), ("position", ""), ("options", {"horses": None}),
    ("options", {"horses": 1.5}), ("options", {"horses": [True]}),
    ("seed", -1), ("seed", MAX_SEED + 1), ("seed", "7"), ("entries", {}), ("entries", [[]]),
    ("entries", [[None]]), ("entries", ["order 1 2"]), ("entries", [[-1, "order 1 2"]]),
    ("entries", [[True, "order 1 2"]]), ("entries", [["0", "order 1 2"]]),
    ("entries", [[None, 7]]), ("entries", [[None, ""]]),
    ("entries", [[None, "order 1 2", "forced"]]),
    ("entries", [[None, "order 1 2", "automatic", 1]]),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), DAMAGED)
def test_both_refuse_what_is_damaged(field: str, value: object) -> None:
    document = {**a_document(), field: value}
    assert not accepts(document)
    assert not loads(document)


@pytest.mark.parametrize("field", list(SCHEMA["properties"]))
def test_both_refuse_a_missing_field(field: str) -> None:
    document = a_document_with_position()
    assert accepts(document)
    assert loads(document)
    del document[field]
    assert not accepts(document)
    assert not loads(document)


# What needs the game, or is only a matter of spelling: docs/match-format.md lists it.
ONLY_REPLAYED: list[tuple[str, object]] = [
    ("game", "chess"), ("rules_version", 999), ("players", 99), ("players", 2.0), ("seed", 1.0),
    ("version", 1.0), ("names", ["Ana"]), ("options", {"weather": "sunny"}),
    ("options", {"horses": "often"}), ("entries", [[None, "order 1 2", "automatic"]]),
    ("entries", [[0, "order 1 2"]]), ("entries", [[None, "dance"]]),
    ("entries", [[None, "roll 7"]]), ("entries", [[2, "pass"]]), ("entries", [[0.0, "order 1 2"]]),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), ONLY_REPLAYED)
def test_the_replay_refuses_more(field: str, value: object) -> None:
    document = {**a_document(), field: value}
    assert accepts(document)
    assert not loads(document)


def test_what_can_be_loaded_is_accepted_however_it_was_changed() -> None:
    """Values of all kinds in all places: the schema is never the stricter one."""
    values: list[object] = [None, True, 0, 1, 2, 1.0, "", "carson", [], {}, [None], ["A", "B"]]
    loaded = 0
    for field in (*SCHEMA["properties"], "unheard_of"):
        for value in values:
            document = {**a_document(), field: value}
            if loads(document):
                loaded += 1
                assert accepts(document), (field, value)
    assert loaded > len(values)  # fields that nobody knows are ignored


def test_the_document_is_still_good_without_its_last_entries() -> None:
    document = a_document()
    document["entries"] = document["entries"][:3]
    assert accepts(document)
    assert loads(document)


def test_the_example_of_the_page_is_one_and_the_same_match() -> None:
    text = (Path(__file__).parents[2] / "docs/match-format.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```(\w*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    as_json = next(json.loads(block) for kind, block in blocks if kind == "json")
    assert accepts(as_json)
    assert next(read(block) for kind, block in blocks if not kind) == as_json
