"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter
from typing import TypeAlias

import pytest

import westbound
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.step import Step
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.games.carson_city.base import moves
from westbound.games.carson_city.base import moves as variant_moves
from westbound.games.carson_city.base.moves import Reveal, TurnOrder
from westbound.games.carson_city.base.steps import Automatic
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.characters.names import NAMES as CARD_NAMES
from westbound.games.carson_city.characters.random_set import LayOutCards
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.locations import CORRAL_NAMES, SPACE_NAMES
from westbound.games.carson_city.notation import all_moves
from westbound.games.carson_city.state import CATEGORIES
from westbound.games.carson_city.variants.duel_tiles.moves import DealTiles
from westbound.games.carson_city.variants.new_beginning.components import ITEM_NAMES

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

SOURCE = Path(westbound.__file__).parent
OWN = "games/carson_city"
TABLES = {
    "refusals", "asks", "log", "moves", "groups", "terms", "categories", "options", "phases",
    "effects", "hints",
}  # fmt: skip
# What dice, revealed answers and sealed moves are told by instead of their kind.
OUTCOMES = {
    "gamble", "gamble_singer", "outlaws_rolled", "duel_fought", "duel_fought_tie",
    "duel_rolled", "duel_shown", "fight_lost", "fight_won", "fight_won_choice",
    "plan", "plan_handed_in",
}  # fmt: skip
TOLD_OTHERWISE = {"roll", "stand", "stay", "reveal"}  # by what dice, plans, answers bring
# Decisions that are asked for in more than one way.
WAYS_TO_ASK = {
    "heal_cowboy": {"", "_own"},
    "offer_parcels": {"", "_second"},
    "pick_duel": {"", "_outlaws"},
    "place_bid": {"", "_open", "_token", "_token_open"},
    "place_building": {"", "_alone"},
    "place_or_pass": {"", "_first"},
    "spend_money": {"", "_freely"},
    "take_tile": {"", "_named"},
}
DECISIONS: dict[str, type[Step]] = {
    kind: step for kind, step in GAME.rules.kinds.items() if not issubclass(step, Automatic)
}

# The same in English on purpose.
_ANYWHERE = {
    ("terms", "hotel"), ("terms", "cowboy"), ("terms", "item_money"), ("terms", "told_plan"),
    ("terms", "told_tax"), ("terms", "told_sum"), ("categories", "kit_carson"),
    ("options", "kit_carson"), ("options", "carson_river"),
}  # fmt: skip
_FIGURES = {
    ("options", f"{option.name}.{value}")
    for option in GAME.options
    for value in option.values
    if isinstance(value, int) and not isinstance(value, bool)
}
_NO = {("options", f"{option.name}.false") for option in GAME.options if False in option.values}
_SAME = _ANYWHERE | _FIGURES | _NO
SAME = {
    "es": _SAME | {("terms", "sheriff"), ("terms", "doctor")},
    "it": _SAME | {("terms", "ranch"), ("terms", "saloon"), ("terms", "item_cowboy")},
}


def texts(language: str) -> Catalogue:
    return catalogue(GAME.package, language)


def gaps(sentence: str) -> set[str]:
    """The names of the placeholders of a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}


def keys(table: str) -> set[str]:
    return set(texts("en").tables[table])


# --- the languages say the same


def test_the_tables_are_known() -> None:
    assert set(texts("en").tables) == TABLES


@pytest.mark.parametrize("language", ["es", "it"])
def test_all_languages_have_the_same_keys_and_placeholders(language: str) -> None:
    english, other = texts("en").tables, texts(language).tables
    assert set(other) == set(english)
    for table, sentences in english.items():
        assert {k: gaps(s) for k, s in other[table].items()} == {
            k: gaps(s) for k, s in sentences.items()
        }


@pytest.mark.parametrize("language", ["es", "it"])
def test_nothing_was_left_in_english(language: str) -> None:
    english, other = texts("en").tables, texts(language).tables
    same = {
        (table, key)
        for table, sentences in english.items()
        for key, sentence in sentences.items()
        if other[table][key] == sentence
    }
    assert same == SAME[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_sentences_end_with_a_full_stop_and_labels_do_not(language: str) -> None:
    tables = texts(language).tables
    for table in ("refusals", "asks", "log"):
        assert [s for s in tables[table].values() if not s.endswith(".")] == []
    for table in ("moves", "groups", "terms", "categories", "phases"):
        assert [s for s in tables[table].values() if s.endswith(".") or not s.strip()] == []


# --- refusals: every one in the source has its sentence


@dataclass(frozen=True)
class RefusalCall:
    """A `Refusal(...)` of the source: the key of its sentence and what the sentence may mention."""

    where: str
    key: str
    params: frozenset[str]


def refusal_calls() -> Iterator[RefusalCall]:
    others = {path.parent for path in SOURCE.glob("games/*/game.py")} - {SOURCE / OWN}
    for path in sorted(SOURCE.rglob("*.py")):
        if others.intersection(path.parents):
            continue  # another game has its own catalogue
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, Function):
                yield from _calls_of(path, function)


def _calls_of(path: Path, function: Function) -> Iterator[RefusalCall]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Refusal":
            continue
        given = {k.arg: k.value for k in node.keywords if k.arg is not None}
        where = f"{path.name}:{node.lineno}"
        for suffix in _suffixes(given.pop("case", None)):
            for rule in _rules(node.args[0], function):
                yield RefusalCall(where, rule + suffix, frozenset(given))


def _suffixes(case: ast.expr | None) -> set[str]:
    """The case behind the rule: nothing, a constant, or what `why_not_chosen` of a card says."""
    if case is None:
        return {""}
    if isinstance(case, ast.IfExp):
        return _suffixes(case.body) | _suffixes(case.orelse)
    if isinstance(case, ast.Name):
        return {f".{name}" for name in _reasons_of_cards()}
    return {f".{ast.literal_eval(case)}"}


def _reasons_of_cards() -> Iterator[str]:
    """The words that `why_not_chosen` of any card returns."""
    for path in (SOURCE / OWN / "characters").glob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef) and function.name == "why_not_chosen":
                for node in ast.walk(function):
                    if isinstance(node, ast.Return):
                        yield from (
                            part.value
                            for part in ast.walk(node)
                            if isinstance(part, ast.Constant)
                            and isinstance(part.value, str)
                            and part.value
                        )


def _rules(argument: ast.expr, function: Function) -> set[str]:
    """The rule ids an argument can be: a constant, a local variable, or the rule of a step."""
    if ast.unparse(argument) == "step.rule":
        return {step.rule for step in DECISIONS.values()}
    if isinstance(argument, ast.Name):
        values = [
            node.value
            for node in ast.walk(function)
            if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == argument.id
        ]
        found = {rule for value in values for rule in _constants(value)}
    else:
        found = _constants(argument)
    assert found, f"no rule id in {ast.unparse(argument)}"
    return found


def _constants(value: ast.expr) -> set[str]:
    return {
        node.value
        for node in ast.walk(value)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[A-Z]+-\d{3}", node.value)
    }


CALLS = tuple(refusal_calls())


def test_the_source_was_really_read() -> None:
    found = {call.key for call in CALLS}
    assert {"WB-001", "CC-062", "CC-062.building", "CC-105", "CC-106", "CC-045.not_now"} <= found


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    # WB-003 alone is what a case without a sentence of its own would fall back to.
    assert keys("refusals") == {call.key for call in CALLS} | {"WB-003"}


def test_refusals_mention_only_what_they_are_given() -> None:
    sentences = texts("en").tables["refusals"]
    assert [call for call in CALLS if not gaps(sentences[call.key]) <= call.params] == []


def test_every_decision_says_what_it_waits_for() -> None:
    ways = {kind + way for kind in DECISIONS for way in WAYS_TO_ASK.get(kind, {""})}
    assert keys("asks") == ways | {"over"}
    for step in DECISIONS.values():
        assert f"{step.rule}.not_now" in keys("refusals")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shared_by_several_decisions_name_the_decision(language: str) -> None:
    catalogue_ = texts(language)
    by_rule: dict[str, list[str]] = {}
    for kind, step in DECISIONS.items():
        by_rule.setdefault(step.rule, []).append(kind)
    for rule, kinds in by_rule.items():
        said = {catalogue_.refusal(Refusal(rule, case="not_now", asks=kind)) for kind in kinds}
        assert len(said) == len(kinds)


# --- moves


def concrete_moves(base: type[Move] = Move) -> Iterator[type[Move]]:
    for cls in base.__subclasses__():
        if cls.__module__ in (moves.__name__, variant_moves.__name__):
            if hasattr(cls, "kind"):
                yield cls
            yield from concrete_moves(cls)


KINDS = {cls.kind for cls in concrete_moves()}
UNIVERSE = all_moves()
OF_KIND = {kind: [move for move in UNIVERSE if move.kind == kind] for kind in KINDS}
DRAWN = (
    TurnOrder((1, 0)),
    DealTiles((1, 2)),
    Reveal(((1,), (2, 3))),
    LayOutCards("1Y+2Y+3Y+4Y+5Y+6Y+7Y"),
)
EXAMPLES = {move.kind: move for move in (*UNIVERSE, *DRAWN)}


def test_there_is_an_example_of_every_move() -> None:
    assert set(EXAMPLES) == KINDS


def test_every_move_has_its_sentences() -> None:
    assert keys("moves") == KINDS
    assert keys("groups") == KINDS


def test_every_move_is_told() -> None:
    """By its kind, with something behind it where there are several ways, or as an outcome."""
    told = keys("log") - OUTCOMES
    plain = {key for key in told if key in KINDS}
    assert plain == KINDS - TOLD_OTHERWISE
    more = told - plain
    assert [key for key in more if not any(key.startswith(f"{kind}_") for kind in KINDS)] == []
    assert keys("log") >= OUTCOMES


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_labels_mention_only_what_the_move_knows(kind: str) -> None:
    known = set(EXAMPLES[kind].params())
    assert gaps(texts("en").tables["moves"][kind]) <= known
    assert gaps(texts("en").tables["groups"][kind]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_of_one_kind_have_different_labels(language: str) -> None:
    catalogue_ = texts(language)
    labels = [(m.kind, catalogue_.say("moves", m.kind, m.params())) for m in UNIVERSE]
    assert len(set(labels)) == len(labels)


# --- words


def shared_decisions() -> set[str]:
    """Decisions that ask by the same rule: a refusal has to name them."""
    by_rule: dict[str, list[str]] = {}
    for kind, step in DECISIONS.items():
        by_rule.setdefault(step.rule, []).append(kind)
    return {kind for kinds in by_rule.values() if len(kinds) > 1 for kind in kinds}


def test_every_id_has_a_word() -> None:
    faces = {face.face for face in FACES if face.name}
    items = {f"item_{name}" for name in ITEM_NAMES}
    told = {
        "told_sheet", "told_sheet_sharpshooter", "told_plan", "told_no_plan", "told_white_back",
        "told_tax", "told_sum", "told_sum_money", "extra_dynamite", "extra_add_token",
        "extra_horse", "doctor_undertaker", "three_revolver_token",
    }  # fmt: skip
    places = {*TILE_NAMES, *SPACE_NAMES, *CORRAL_NAMES}
    assert keys("terms") == {*places, *CARD_NAMES, *faces, *items, *told, *shared_decisions()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_places_and_cards_have_different_words(language: str) -> None:
    words = list(texts(language).tables["terms"].values())
    assert len(set(words)) == len(words)


def test_points_phases_and_options_have_their_texts() -> None:
    assert keys("categories") == set(CATEGORIES)
    assert keys("phases") == {str(phase) for phase in range(5)}
    wanted = set()
    for option in GAME.options:
        wanted |= {option.name, f"{option.name}.help"}
        wanted |= {f"{option.name}.{str(value).lower()}" for value in option.values}
    assert keys("options") == wanted
