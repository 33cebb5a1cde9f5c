"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

import westbound
from tests.games.great_western_trail.busy_walks import NAMES, ORDINARY, RICH, WITHOUT_DISCS, walk
from tests.games.great_western_trail.catalogues import DECISIONS, STEPS, gaps, keys, texts
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.engine.texts import LANGUAGES
from westbound.games.great_western_trail import chance_moves
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.messages import MESSAGES
from westbound.games.great_western_trail.railroad import CITY_NAMES
from westbound.games.great_western_trail.state import TrailState

SOURCE = Path(westbound.__file__).parent
OWN = SOURCE / "games" / "great_western_trail"
TABLES = {
    "refusals", "asks", "log", "moves", "groups", "terms", "categories", "options", "phases",
    "effects", "hints",
}  # fmt: skip
# Decisions that need more than one sentence.
MORE_ASKS = {
    "over", "deliver_free", "hire_modified", "place_disc_back", "place_disc_station",
    "take_objective_hand", "use_location_auxiliary", "use_location_copied", "use_location_end",
    "use_location_more",
}  # fmt: skip
# The same in English on purpose: cities and breeds have no other name.
BREEDS = {"jersey", "dutch_belt", "black_angus", "guernsey", "holstein", "brown_swiss", "ayrshire"}
SAME = {
    "es": {("terms", name) for name in (*BREEDS, *CITY_NAMES)},
    "it": {("terms", name) for name in (*BREEDS, *CITY_NAMES, "cowboy")},
}
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef


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


@pytest.mark.parametrize("language", ["es", "it"])
def test_every_language_has_the_same_numbers(language: str) -> None:
    """Cards, tiles and actions carry their figures in their words."""
    english, other = texts("en").tables["terms"], texts(language).tables["terms"]
    for key, word in english.items():
        assert sorted(re.findall(r"\d+", word)) == sorted(re.findall(r"\d+", other[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_sentences_end_with_a_full_stop_and_labels_do_not(language: str) -> None:
    tables = texts(language).tables
    for table in ("refusals", "asks", "log", "effects", "hints"):
        assert [s for s in tables[table].values() if not s.endswith(".")] == []
    for table in ("moves", "groups", "terms", "categories", "phases"):
        assert [s for s in tables[table].values() if s.endswith(".") or not s.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_has_its_texts(language: str) -> None:
    path = OWN / "locale" / language / "about.toml"
    found = dict(re.findall(r'^(\w+) = "(.+)"$', path.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(found) == {"pitch", "cover"}
    assert all(text.endswith(".") for text in found.values())


# --- refusals: every one in the source has its sentence


@dataclass(frozen=True)
class RefusalCall:
    """A `Refusal(...)` of the source: the key of its sentence and what the sentence may mention."""

    where: str
    key: str
    params: frozenset[str]


def refusal_calls() -> Iterator[RefusalCall]:
    others = {path.parent for path in SOURCE.glob("games/*/game.py")} - {OWN}
    for path in sorted(SOURCE.rglob("*.py")):
        if others.intersection(path.parents):
            continue  # another game has its own catalogue
        module = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(module):
            if isinstance(function, Function):
                yield from _calls_of(path, module, function)


def _calls_of(path: Path, module: ast.Module, function: Function) -> Iterator[RefusalCall]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Refusal":
            continue
        given = {k.arg: k.value for k in node.keywords if k.arg is not None}
        case = given.pop("case", None)
        cases = [""] if case is None else [f".{c}" for c in sorted(_texts(case, function))]
        for rule in _rules(node.args[0], module, function):
            for suffix in cases:
                where = f"{path.name}:{node.lineno}"
                yield RefusalCall(where, rule + suffix, frozenset(given))


def _rules(argument: ast.expr, module: ast.Module, function: Function) -> set[str]:
    """The rule ids it can be: a constant, the rule of a step, or what the function is given."""
    if ast.unparse(argument) == "step.rule":
        return {step.rule for step in STEPS.values()}
    found = {text for text in _texts(argument, function) if re.fullmatch(r"[A-Z]+-\d{3}", text)}
    if not found:
        found = {
            text
            for call in ast.walk(module)
            if isinstance(call, ast.Call) and ast.unparse(call.func) == function.name
            for text in _constants(call)
            if re.fullmatch(r"[A-Z]+-\d{3}", text)
        }
    assert found, f"no rule id in {ast.unparse(argument)}"
    return found


def _texts(value: ast.expr, function: Function) -> set[str]:
    """The texts an expression can be: constants in it, or in what a local variable is set to."""
    if not isinstance(value, ast.Name):
        return _constants(value)
    return {
        text
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == value.id
        for text in _constants(node.value)
    }


def _constants(value: ast.AST) -> set[str]:
    nodes = [node for node in ast.walk(value) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


CALLS = tuple(refusal_calls())


def test_the_source_was_really_read() -> None:
    found = {call.key for call in CALLS}
    expected = {"WB-001", "GWT-133", "GWT-142.money", "GWT-186.double", "GWT-193.not_in_hand"}
    assert expected | {"GWT-013", "GWT-058.not_now"} <= found
    assert not any(key.startswith("CC-") for key in found)


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    found = {call.key for call in CALLS}
    assert found <= keys("refusals")
    assert {key for key in keys("refusals") - found if key.startswith("GWT")} == set()


def test_refusals_mention_only_what_they_are_given() -> None:
    sentences = texts("en").tables["refusals"]
    assert [call for call in CALLS if not gaps(sentences[call.key]) <= call.params] == []


def test_every_key_of_a_message_has_its_sentence_and_every_sentence_its_key() -> None:
    assert MESSAGES.prompt_keys() == keys("asks")
    assert MESSAGES.log_keys() == keys("log")
    assert MESSAGES.preview_keys() == keys("effects")


def test_every_step_says_what_it_waits_for() -> None:
    assert keys("asks") == {*STEPS, *MORE_ASKS}
    assert keys("hints") == DECISIONS
    for step in STEPS.values():
        assert f"{step.rule}.not_now" in keys("refusals")


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shared_by_several_steps_name_the_step(language: str) -> None:
    by_rule: dict[str, list[str]] = {}
    for kind, step in STEPS.items():
        by_rule.setdefault(step.rule, []).append(kind)
    assert max(map(len, by_rule.values())) > 1
    for rule, kinds in by_rule.items():
        refusals = [Refusal(rule, case="not_now", asks=kind) for kind in kinds]
        assert len({texts(language).refusal(refusal) for refusal in refusals}) == len(kinds)


# --- moves


KINDS = {move.kind for answers in RULES.answers.values() for move in answers}
UNIVERSE = GAME.all_moves()
OF_KIND = {kind: [move for move in UNIVERSE if move.kind == kind] for kind in KINDS}
BY_CHANCE: tuple[Move, ...] = (
    chance_moves.Cards((1, 2)),
    chance_moves.Starter(1),
    chance_moves.SidesUp(5),
    chance_moves.NeutralOrder((1, 0, 2, 3, 4, 5, 6)),
    chance_moves.MasterOrder((4, 3, 2, 1, 0)),
    chance_moves.StartingObjectives((34, 35)),
)
EXAMPLES = {move.kind: move for move in (*UNIVERSE, *BY_CHANCE)}


def test_there_is_an_example_of_every_move() -> None:
    assert set(EXAMPLES) == KINDS


def test_every_move_has_its_sentences() -> None:
    assert keys("moves") == KINDS
    assert keys("groups") == KINDS
    assert {key for key in keys("log") if not key.startswith(tuple(KINDS))} == set()


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_labels_mention_only_what_the_move_knows(kind: str) -> None:
    known = set(EXAMPLES[kind].params())
    assert gaps(texts("en").tables["moves"][kind]) <= known
    assert gaps(texts("en").tables["groups"][kind]) == set()


def offered_together() -> Iterator[list[Move]]:
    """The moves of each decision of a few matches."""
    for seed in range(3):
        for state, seat, _ in walk(seed, RICH):
            if seat != CHANCE:
                yield list(GAME.legal(state, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_offered_together_have_different_labels(language: str) -> None:
    """Printed actions with the same effect share a word; a building never has two of them."""
    speak = texts(language)
    for offered in offered_together():
        labels = [(m.kind, speak.say("moves", m.kind, m.params())) for m in offered]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_has_a_word(language: str) -> None:
    """What a button of a pick says; several names are joined by `+`."""
    terms, groups = texts(language).tables["terms"], texts(language).tables["groups"]
    for move in UNIVERSE:
        for pick in move.picks():
            group, _, value = pick.partition(":")
            names = [name for name in value.split("+") if not name.isdigit()]
            known = groups if group == "do" and value in groups else terms
            assert all(name in known for name in names), pick


# --- whole matches, said aloud


class Speaker:
    """Follows a match and says everything that can be said on the way."""

    def __init__(self, language: str) -> None:
        self.texts = texts(language)
        self.said: set[str] = set()
        self.keys: dict[str, set[str]] = {"log": set(), "asks": set(), "refusals": set()}
        self.labels: dict[Move, str] = {}

    def follow(self, seed: int, begin: int) -> None:
        rng = Rng(seed, 2)
        for state, seat, move in walk(seed, begin):
            assert state.agenda[-1].seat != AUTOMATIC
            self.say("asks", state, GAME.prompt(state).key)
            self.say_why_not(state, rng.choice(UNIVERSE), seat)
            if seat != CHANCE:
                self.say_choices(state, seat, rng)
            sentence = GAME.log_sentence(state, move, seat)
            assert sentence.key.startswith(move.kind)
            self.keys["log"].add(sentence.key)
            self.said.add(self.texts.sentence("log", sentence, NAMES))

    def say(self, table: str, state: TrailState, key: str) -> None:
        self.keys[table].add(key)
        asked = self.texts.sentence("asks", GAME.prompt(state), NAMES)
        self.said.add(asked)
        seat = state.agenda[-1].seat
        assert seat == CHANCE or NAMES[seat] in asked

    def say_choices(self, state: TrailState, seat: int, rng: Rng) -> None:
        legal = GAME.legal(state, seat)
        for move in legal:
            if move not in self.labels:
                self.labels[move] = self.texts.say("moves", move.kind, move.params())
        for _ in range(3):  # the moves most like the legal ones meet the finer rules
            alike = OF_KIND[rng.choice(legal).kind]
            self.say_why_not(state, rng.choice(alike), seat)
        self.say_why_not(state, legal[0], (seat + 1) % state.setup.players)

    def say_why_not(self, state: TrailState, move: Move, seat: int) -> None:
        refusal = GAME.why_not(state, move, seat)
        if refusal is not None:
            assert self.texts.has("refusals", refusal.key), refusal
            sentence = self.texts.refusal(refusal, NAMES)
            assert sentence.endswith(f". ({refusal.rule})")
            self.keys["refusals"].add(refusal.key)
            self.said.add(sentence)


@cache
def spoken(language: str) -> Speaker:
    speaker = Speaker(language)
    for seed in range(4):
        speaker.follow(seed, ORDINARY)
    for seed in range(10):
        speaker.follow(seed, RICH)
        speaker.follow(seed, WITHOUT_DISCS)
    return speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str) -> None:
    speaker = spoken(language)
    # No gap is left open, and no id such as "aux_draw" or seat number -1 shows.
    said = speaker.said | set(speaker.labels.values())
    assert [s for s in said if re.search(r"[{}]|[a-z]_|-1\b", s)] == []


def test_the_matches_say_nearly_everything() -> None:
    reached = spoken("en").keys
    # These two are rare; see test_log_messages.py.
    assert keys("log") - reached["log"] <= {"done_buying", "tile_back"}
    assert keys("asks") - reached["asks"] == {"over"}
    assert len(reached["refusals"]) >= 95
