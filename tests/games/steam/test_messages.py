"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from string import Formatter

import pytest

import westbound
from tests.games.steam.busy import players_of, walk
from westbound.engine.game import Sentence
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE, Step
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.games.steam import moves
from westbound.games.steam.all_rules import RULES
from westbound.games.steam.components import ACTION_NAMES, COLOURS
from westbound.games.steam.faces import FACE_NAMES
from westbound.games.steam.flow import BASE, STANDARD
from westbound.games.steam.game import GAME, STEP_KINDS
from westbound.games.steam.maps import MAX_SPACES
from westbound.games.steam.messages import MESSAGES
from westbound.games.steam.notation import all_moves
from westbound.games.steam.rules.scoring import CATEGORIES
from westbound.games.steam.rules.sites import PAIRS
from westbound.games.steam.state import SteamState
from westbound.kit.steps import Automatic, Chance

SOURCE = Path(westbound.__file__).parent
OWN = "games/steam"
NAMES = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo")
TABLES = {
    "refusals", "asks", "log", "moves", "groups", "terms", "categories", "options", "phases",
    "effects", "hints",
}  # fmt: skip
DECISIONS: dict[str, type[Step]] = {
    kind: step for kind, step in STEP_KINDS.items() if not issubclass(step, Automatic)
}
# The same in English on purpose.
NAMES_ONLY = {
    *(("moves", f"{kind}.hex") for kind in ("build", "grow", "to", "urbanize")),
    ("moves", "cube.cube"),
    ("moves", "tile"),
    *(("terms", word) for word in ("link", "link_open", "listed", "each")),
    ("options", "relaxed_borrowing.false"),
}
SAME = {"es": NAMES_ONLY, "it": NAMES_ONLY | {("options", "map.ruhr")}}


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
    for table in ("refusals", "asks", "log", "effects", "hints"):
        assert [s for s in tables[table].values() if not re.search(r"\.(\{\w+\})?$", s)] == []
    for table in ("moves", "groups", "categories", "phases"):
        assert [s for s in tables[table].values() if s.endswith(".") or not s.strip()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_optional_parts_have_both_gaps_and_a_word(language: str) -> None:
    """`{and_x}` begins a part: somebody must have said what follows, or it hangs in the air."""
    tables = texts(language).tables
    used: set[str] = set()
    for table in ("log", "effects", "moves"):
        for sentence in tables[table].values():
            names = [name for _, name, _, _ in Formatter().parse(sentence) if name is not None]
            for name, following in pairwise((*names, "and_nothing")):
                if name.startswith("and_"):
                    used.add(name)
                    assert not following.startswith("and_"), sentence
    starts = {term for term in tables["terms"] if term.startswith("and_")}
    assert used <= starts <= used | {"and_passing", "and_tie"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_honest_about_the_maps(language: str) -> None:
    path = SOURCE / OWN / "locale" / language / "about.toml"
    about = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(about) == {"pitch", "cover"}
    for text in (about["pitch"], texts(language).tables["options"]["map.help"]):
        assert re.search(r"reconstructions|reconstrucciones|ricostruzioni", text)
        assert re.search(r"printed boards|tableros impresos|tabelloni stampati", text)
    assert "Martin Wallace" in about["pitch"]


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
        suffixes = [f".{word}" for word in sorted(_words(case))] if case is not None else [""]
        for rule in _rules(node.args[0], function):
            for suffix in suffixes:
                yield RefusalCall(f"{path.name}:{node.lineno}", rule + suffix, frozenset(given))


def _words(value: ast.expr) -> set[str]:
    """The texts a case can be: one, or one of two."""
    branches = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    return {str(ast.literal_eval(branch)) for branch in branches}


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
    assert {"WB-001", "STM-122", "STM-123", "STM-129.town", "STM-129.plain"} <= found
    assert "STM-226.not_now" in found


def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal() -> None:
    # WB-003 alone is what a case without a sentence of its own would fall back to.
    assert keys("refusals") == {call.key for call in CALLS} | {"WB-003"}


def test_refusals_mention_only_what_they_are_given() -> None:
    sentences = texts("en").tables["refusals"]
    # The game adds the place to what names a hex; only a hex off the map has none.
    known = {c: c.params | ({"place"} if "hex" in c.params else set()) for c in CALLS}
    assert [call for call in CALLS if not gaps(sentences[call.key]) <= known[call]] == []


def test_every_decision_says_what_it_waits_for() -> None:
    assert keys("asks") == MESSAGES.prompt_keys()
    assert len({step.rule for step in DECISIONS.values()}) == len(DECISIONS)
    for step in DECISIONS.values():
        assert f"{step.rule}.not_now" in keys("refusals")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_a_hint(language: str) -> None:
    asked = {kind for kind, step in DECISIONS.items() if not issubclass(step, Chance)}
    assert set(texts(language).tables["hints"]) == asked


# --- moves


KINDS = {move.kind for answers in RULES.answers.values() for move in answers}
UNIVERSE = all_moves()
MORE = (
    moves.GoTo("8,0", (1, 0, 2)),
    moves.GoTo("8,0", (1, 0, 2), ("8,2",)),
    moves.DrawCubes((0, 1)),
    moves.DealTiles((3, 1, 0)),
    moves.Opener(1),
)
OF_KIND = {kind: [move for move in UNIVERSE if move.kind == kind] for kind in KINDS}
EXAMPLES = {move.kind: move for move in (*UNIVERSE, *MORE)}
PICKS = {"build.hex", "cube.cube", "grow.hex", "to.hex", "to.points", "urbanize.hex"}


def test_there_is_an_example_of_every_move() -> None:
    assert set(EXAMPLES) == KINDS


def test_every_move_has_its_sentences() -> None:
    assert keys("log") == MESSAGES.log_keys()
    assert keys("effects") == MESSAGES.preview_keys()
    assert keys("moves") == KINDS | PICKS
    assert keys("groups") == KINDS
    assert [kind for kind in KINDS if gaps(texts("en").tables["groups"][kind])] == []


def test_names_of_picks_belong_to_moves_with_such_picks() -> None:
    known = (*UNIVERSE, *MORE)
    groups = {f"{move.kind}.{pick.partition(':')[0]}" for move in known for pick in move.picks()}
    assert groups >= PICKS


# --- words


def test_every_id_has_a_word() -> None:
    own = {term for term in keys("terms") if not term.startswith(("and_", "may_", "must_"))}
    assert own == {
        *COLOURS,
        *ACTION_NAMES,
        *(f"face_{face}" for face in FACE_NAMES),
        *(f"side_{side}" for side in range(6)),
        *(f"track_{a}_{b}" for a, b in PAIRS),
        *(f"turn_{turn}" for turn in range(6)),
        *(f"supply_{space}" for space in range(1, MAX_SPACES + 1)),
        *(f"near_{terrain}" for terrain in ("plains", "hills", "coast")),
        *("link", "link_open", "listed", "each", "free_pass"),
    }


def test_no_number_is_a_word() -> None:
    """Every parameter is looked up, numbers too: "$21" must not become a kind of track."""
    assert [term for term in keys("terms") if re.search(r"^[-\d]", term)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_things_have_different_words(language: str) -> None:
    words = list(texts(language).tables["terms"].values())
    assert len(set(words)) == len(words)


def test_points_phases_and_options_have_their_texts() -> None:
    assert keys("categories") == set(CATEGORIES)
    named = {part.keywords["name"] for part in (*BASE, *STANDARD) if hasattr(part, "keywords")}
    assert keys("phases") == named | {"setup", "over", "numbered"}
    wanted = set()
    for option in GAME.options:
        wanted |= {option.name, f"{option.name}.help"}
        wanted |= {f"{option.name}.{str(value).lower()}" for value in option.values}
        wanted |= {f"{option.name}.file"} if option.file else set()
    assert keys("options") == wanted


# --- whole matches, said aloud


class Speaker:
    """Follows a match and says in every language all that can be said on the way."""

    def __init__(self, seed: int) -> None:
        self.names = NAMES[: players_of(seed)]
        self.rng = Rng(seed, 2)
        self.said: set[str] = set()
        self.keys: set[str] = set()

    def say(self, table: str, sentence: Sentence) -> str:
        """Say it in every language; the last one is returned."""
        text = ""
        for language in LANGUAGES:
            text = texts(language).sentence(table, sentence, self.names)
            self.said.add(text)
        self.keys.add(f"{table} {sentence.key}")
        return text

    def follow(self, seed: int, rich: bool) -> None:
        for state, seat, move, _ in walk(seed, rich):
            assert state.agenda[-1].seat != AUTOMATIC
            self.say_position(state, seat)
            sentence = GAME.log_sentence(state, move, seat)
            assert sentence.key == move.kind or sentence.key.startswith(f"{move.kind}_")
            self.say("log", sentence)
        self.say("asks", GAME.prompt(state))

    def say_position(self, state: SteamState, seat: int) -> None:
        asked = self.say("asks", GAME.prompt(state))
        for _ in range(3):
            self.say_why_not(state, self.rng.choice(UNIVERSE), seat)
        if seat == CHANCE:
            return
        assert self.names[seat] in asked
        legal = GAME.legal(state, seat)
        for move in (legal[0], legal[-1], self.rng.choice(legal)):
            self.label(state, move, seat)
        if not self.rng.below(12):
            labels = [(move.kind, self.label(state, move, seat)) for move in legal]
            assert len(set(labels)) == len(labels)
        for _ in range(5):  # the moves most like the legal ones meet the finer rules
            alike = OF_KIND[self.rng.choice(legal).kind]
            if alike:
                self.say_why_not(state, self.rng.choice(alike), seat)
        self.say_why_not(state, legal[0], (seat + 1) % len(self.names))

    def label(self, state: SteamState, move: Move, seat: int) -> str:
        """The move in a list, and each of its picks that has a name of its own."""
        params = {**GAME.log_sentence(state, move, seat).params, **move.params()}
        for pick in move.picks():
            key = f"{move.kind}.{pick.partition(':')[0]}"
            if key in PICKS:
                self.say("moves", Sentence(key, params))
        return self.say("moves", Sentence(move.kind, params))

    def say_why_not(self, state: SteamState, move: Move, seat: int) -> None:
        refusal = GAME.why_not(state, move, seat)
        if refusal is None:
            return
        self.say("refusals", Sentence(refusal.key, refusal.params))
        for language in LANGUAGES:
            sentence = texts(language).refusal(refusal, self.names)
            assert sentence.endswith(f". ({refusal.rule})")


def test_everything_that_happens_can_be_said() -> None:
    reached: set[str] = set()
    for seed in range(14):
        speaker = Speaker(seed)
        speaker.follow(seed, rich=seed % 3 != 0)
        reached |= speaker.keys
        # No gap is left open, and no id such as "city_growth" shows.
        assert [s for s in speaker.said if re.search(r"[{}]|[a-z]_", s)] == []
    assert {f"log {key}" for key in keys("log")} <= reached
    assert {f"asks {key}" for key in keys("asks")} <= reached
    assert len(reached & {f"refusals {key}" for key in keys("refusals")}) >= 35
