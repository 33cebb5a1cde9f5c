"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from string import Formatter

import pytest

import westbound
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.option import Value
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, Step
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.games.carson_city import moves
from westbound.games.carson_city.characters import CHARACTERS
from westbound.games.carson_city.components import TILE_NAMES
from westbound.games.carson_city.game import GAME, STEP_KINDS
from westbound.games.carson_city.locations import SPACE_NAMES
from westbound.games.carson_city.notation import universe
from westbound.games.carson_city.state import CATEGORIES, CarsonState
from westbound.games.carson_city.steps import Automatic

SOURCE = Path(westbound.__file__).parent
OWN = "games/carson_city"
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
TABLES = {
    "refusals", "asks", "log", "moves", "groups", "terms", "categories", "options", "phases",
    "effects", "hints",
}  # fmt: skip
SPECIAL_LOG = {"gamble", "duel_fought", "decline_building"}
DECISIONS: dict[str, type[Step]] = {
    kind: step for kind, step in STEP_KINDS.items() if not issubclass(step, Automatic)
}

# The same in English on purpose.
SAME = {
    "es": {("terms", "hotel"), ("terms", "sheriff")},
    "it": {("terms", "hotel"), ("terms", "ranch"), ("terms", "saloon")},
}
_NO = {
    ("options", f"{name}.false")
    for name in (
        "station_requires_house",
        "terrace_on_rival_house_needs_consent",
        "white_cowboy_counts_as_firepower",
    )
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
    assert same == SAME[language] | _NO


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
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                yield from _calls_of(path, function)


def _calls_of(
    path: Path, function: ast.FunctionDef | ast.AsyncFunctionDef
) -> Iterator[RefusalCall]:
    for node in ast.walk(function):
        if not isinstance(node, ast.Call) or ast.unparse(node.func) != "Refusal":
            continue
        given = {k.arg: k.value for k in node.keywords if k.arg is not None}
        case = given.pop("case", None)
        suffix = f".{ast.literal_eval(case)}" if case is not None else ""
        for rule in _rules(node.args[0], function):
            where = f"{path.name}:{node.lineno}"
            yield RefusalCall(where, rule + suffix, frozenset(given))


def _rules(argument: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
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
    assert keys("asks") == {*DECISIONS, "over"}
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
        if cls.__module__ == moves.__name__:
            if hasattr(cls, "kind"):
                yield cls
            yield from concrete_moves(cls)


KINDS = {cls.kind for cls in concrete_moves()}
UNIVERSE = universe()
OF_KIND = {kind: [move for move in UNIVERSE if move.kind == kind] for kind in KINDS}
EXAMPLES = {move.kind: move for move in (*UNIVERSE, moves.TurnOrder((1, 0)))}


def test_there_is_an_example_of_every_move() -> None:
    assert set(EXAMPLES) == KINDS


def test_every_move_has_its_sentences() -> None:
    assert keys("log") == KINDS | SPECIAL_LOG
    assert keys("moves") == KINDS
    assert keys("groups") == KINDS


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


def test_every_id_has_a_word() -> None:
    characters = {card.name for card in CHARACTERS.values()}
    decisions = {"place_town_hall", "place_town_hall_house", "grocer_money_now", "grocer_income"}
    assert keys("terms") == {*TILE_NAMES, *SPACE_NAMES, *characters, *decisions}


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


# --- whole matches, said aloud

LAZY = (moves.Pass, moves.Decline, moves.DeclineAt, moves.Keep, moves.LayRoad, moves.Refuse)
TABLE_OPTIONS: tuple[dict[str, Value], ...] = (
    {},
    {"station_requires_house": True, "terrace_on_rival_house_needs_consent": False},
    {"buildings": "first_game", "road_windows": "compact"},
)


def random_match(seed: int) -> Match:
    players = 2 + seed % 5
    match = westbound.new_match(
        "carson", players, seed, TABLE_OPTIONS[seed % 3], names=NAMES[:players]
    )
    rng = Rng(seed, 1)
    while not match.over:
        match.play(busy_choice(match.moves(), rng))
    return match


def busy_choice(legal: list[Move], rng: Rng) -> Move:
    """A random move, seldom one that does nothing: a full map shows more of the rules."""
    rare = [move for move in legal if isinstance(move, moves.MakeTerrace)]
    active = [move for move in legal if not isinstance(move, LAZY)]
    return rng.choice(rare or (active if active and rng.below(8) else legal))


@pytest.fixture(scope="module")
def matches() -> list[Match]:
    return [random_match(seed) for seed in range(15)]


class Speaker:
    """Replays a match and says everything that can be said on the way."""

    def __init__(self, language: str, match: Match) -> None:
        self.texts = texts(language)
        self.match = match
        self.rng = Rng(match.seed, 2)
        self.said: set[str] = set()
        self.keys: set[str] = set()
        self.labels: dict[Move, str] = {}

    def replay(self) -> None:
        state = GAME.new(self.match.players, self.match.options)
        for seat, move, _ in self.match.log:
            assert state.agenda[-1].seat != AUTOMATIC
            self.say_position(state, seat)
            sentence = GAME.describe(state, move, seat)
            assert sentence.key in (move.kind, "gamble", "duel_fought") or (
                (sentence.key, move.kind) == ("decline_building", "decline")
            )
            self.keys.add(sentence.key)
            self.said.add(self.texts.sentence("log", sentence, self.match.names))
            GAME.apply(state, move, seat)
        self.said.add(self.texts.sentence("asks", GAME.asks(state), self.match.names))

    def say_position(self, state: CarsonState, seat: int) -> None:
        asked = self.texts.sentence("asks", GAME.asks(state), self.match.names)
        self.said.add(asked)
        for _ in range(10):
            self.say_why_not(state, self.rng.choice(UNIVERSE), seat)
        if seat < 0:
            return
        assert self.match.names[seat] in asked
        legal = GAME.legal(state, seat)
        for move in legal:
            if move not in self.labels:
                self.labels[move] = self.texts.say("moves", move.kind, move.params())
        for _ in range(10):  # the moves most like the legal ones meet the finer rules
            alike = OF_KIND[self.rng.choice(legal).kind]
            self.say_why_not(state, self.rng.choice(alike), seat)
        self.say_why_not(state, legal[0], (seat + 1) % self.match.players)

    def say_why_not(self, state: CarsonState, move: Move, seat: int) -> None:
        refusal = GAME.why_not(state, move, seat)
        if refusal is not None:
            sentence = self.texts.refusal(refusal, self.match.names)
            assert sentence.endswith(f". ({refusal.rule})")
            assert self.texts.has("refusals", refusal.key)
            self.keys.add(refusal.key)
            self.said.add(sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_said(language: str, matches: list[Match]) -> None:
    reached: set[str] = set()
    for match in matches:
        speaker = Speaker(language, match)
        speaker.replay()
        reached |= speaker.keys
        said = speaker.said | set(speaker.labels.values())
        # No gap is left open, and no id such as "town_hall" or seat number -1 shows.
        assert [s for s in said if re.search(r"[{}]|[a-z]_|-1\b", s)] == []
    # "roll" is always said as a duel or as gambling.
    assert keys("log") - {"roll"} <= reached
    assert len(reached & keys("refusals")) >= 65
