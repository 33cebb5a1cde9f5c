"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from importlib import import_module
from pathlib import Path
from string import Formatter
from typing import ClassVar, Final, Generic, Protocol, TypeVar

import pytest

from westbound.engine.decisions import Rules
from westbound.engine.game import Game, Sentence
from westbound.engine.grammar import AND, TO
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State
from westbound.engine.step import AUTOMATIC, CHANCE, Step
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.kit.suites.pages import NAMES
from westbound.kit.suites.refusals import Reader, RefusalCall
from westbound.kit.suites.walks import Moment, walks

S = TypeVar("S", bound=State)
OTHERS: Final = tuple(language for language in LANGUAGES if language != "en")
TABLES: Final = frozenset((
    "refusals", "asks", "log", "moves", "groups", "decisions", "terms", "categories", "options",
    "phases", "effects", "hints", "changes", "forms", "result", "ties", "places_shared",
))  # fmt: skip
SENTENCES: Final = ("refusals", "asks", "log", "effects", "hints", "changes", "ties")
LABELS: Final = ("moves", "groups", "decisions", "categories", "phases", "result", "places_shared")


class Keys(Protocol):
    """What lists every key of a game's messages: `kit.messages.Messages` does."""

    def prompt_keys(self) -> Set[str]: ...
    def log_keys(self) -> Set[str]: ...
    def preview_keys(self) -> Set[str]: ...


class MessageSuite(Generic[S]):
    """Name game, rules and messages in a subclass whose name begins with Test."""

    game: Game[S]
    rules: ClassVar[Rules]
    messages: ClassVar[Keys]
    same: ClassVar[Mapping[str, Set[tuple[str, str]]]] = {}  # by language: as in English on purpose
    picks: ClassVar[Set[str]] = frozenset()  # of `moves`: names of one pick alone, "build.hex"
    phases: ClassVar[Set[str]] = frozenset()  # every phase a state can be in
    categories: ClassVar[Sequence[str]]  # of points
    more_moves: ClassVar[Sequence[Move]] = ()  # examples of moves that `all_moves` leaves out
    rare: ClassVar[Set[str]] = frozenset()  # keys that the walks need not reach: "log tile_back"
    min_refusals: ClassVar[int] = 0  # how many different ones the walks meet at least
    rules_explain: ClassVar[bool] = False  # a refusal without a sentence is told by its rule

    # --- what the suite looks at

    def walks(self) -> Iterable[Iterable[Moment[S]]]:
        return walks(self.game, 14)

    def texts(self, language: str) -> Catalogue:
        return catalogue(self.game.package, language)

    def keys(self, table: str) -> set[str]:
        return set(self.texts("en").tables.get(table, {}))

    def decisions(self) -> dict[str, type[Step]]:
        """The steps that somebody or chance answers, by kind."""
        steps = (*self.rules.options, *self.rules.sample)
        return {step.kind: step for step in steps}

    def kinds(self) -> set[str]:
        made = {move.kind for answers in self.rules.answers.values() for move in answers}
        return made | {move.kind for move in (*self.game.all_moves(), *self.more_moves)}

    def calls(self) -> tuple[RefusalCall, ...]:
        """Every refusal in the source of the game, and the one that `RuledGame` makes."""
        reader = Reader((step.rule for step in self.decisions().values()), self.cases)
        return tuple(reader.read(self.sources()))

    def sources(self) -> Iterator[Path]:
        package = Path(inspect.getfile(import_module(self.game.package))).parent
        yield from sorted(package.rglob("*.py"))
        kit = Path(inspect.getfile(import_module("westbound.kit"))).parent
        yield kit / "ruled_game.py"

    def cases(self, name: str) -> set[str]:
        """What a case can be that the source hands from function to function under this name."""
        return set()

    def mentioned(self, call: RefusalCall) -> Set[str]:
        """What the sentence of a refusal may mention; a game may add to what it is given."""
        return call.params

    # --- the languages say the same

    def test_the_tables_are_known(self) -> None:
        assert set(self.texts("en").tables) <= TABLES

    @pytest.mark.parametrize("language", OTHERS)
    def test_all_languages_have_the_same_keys_and_placeholders(self, language: str) -> None:
        english, other = self.texts("en").tables, self.texts(language).tables
        assert set(other) - {"forms"} == set(english) - {"forms"}
        for table, sentences in english.items():
            assert table == "forms" or {k: params_of(s) for k, s in other[table].items()} == {
                k: params_of(s) for k, s in sentences.items()
            }

    @pytest.mark.parametrize("language", OTHERS)
    def test_nothing_was_left_in_english(self, language: str) -> None:
        english, other = self.texts("en").tables, self.texts(language).tables
        same = {
            (table, key)
            for table, sentences in english.items()
            for key, sentence in sentences.items()
            if table != "forms" and other[table][key] == sentence
        }
        assert same == set(self.same.get(language, ()))

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_whole_sentences_end_with_a_full_stop_and_labels_do_not(self, language: str) -> None:
        tables = self.texts(language).tables
        for table in SENTENCES:
            told = tables.get(table, {}).values()
            assert [s for s in told if not re.search(r"\.(\{\w+\})?$", s)] == []
        for table in LABELS:
            told = tables.get(table, {}).values()
            assert [s for s in told if s.endswith(".") or not s.strip()] == []

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_gaps_ask_for_one_or_many_or_for_a_form_that_is_there(self, language: str) -> None:
        """`{cards:card|cards}` has two words; `{terrain:in}` is a form of some term."""
        texts = self.texts(language)
        known = {form for forms in texts.forms.values() for form in forms}
        asked = {
            spec for table in texts.tables.values() for s in table.values() for spec in specs_of(s)
        }
        assert {spec for spec in asked if "|" in spec and spec.count("|") != 1} == set()
        assert {spec for spec in asked if "|" not in spec} - {AND, TO} == known
        assert set(texts.forms) <= set(texts.tables["terms"])

    # --- corrections of the rules

    def test_every_change_of_the_rules_is_told(self) -> None:
        changes = self.game.changes
        assert self.keys("changes") == {change.rule for change in changes}
        versions = [change.version for change in changes]
        assert versions == sorted(versions)
        assert set(versions) <= set(range(2, self.game.rules_version + 1))

    # --- refusals

    def test_every_refusal_has_a_sentence_and_every_sentence_a_refusal(self) -> None:
        own = {key for key in self.keys("refusals") if key.startswith(self.game.rule_prefix)}
        found = {call.key for call in self.calls()}
        assert found
        assert found - self.keys("refusals") == set() or self.rules_explain
        assert own - found == set()

    def test_refusals_mention_only_what_they_are_given(self) -> None:
        sentences = self.texts("en").tables["refusals"]
        told = [call for call in self.calls() if call.key in sentences or not self.rules_explain]
        assert [c for c in told if not params_of(sentences[c.key]) <= self.mentioned(c)] == []

    # --- prompts, log sentences, previews

    def test_every_key_has_its_sentence_and_every_sentence_a_key(self) -> None:
        assert self.keys("asks") == self.messages.prompt_keys()
        assert self.keys("log") == self.messages.log_keys()
        assert self.keys("effects") == self.messages.preview_keys()

    def test_every_decision_has_a_hint(self) -> None:
        assert self.keys("hints") == {step.kind for step in self.rules.options}

    def test_kinds_of_decisions_have_names_of_their_own_if_any_has_one(self) -> None:
        assert self.keys("decisions") in (set(), {step.kind for step in self.rules.options})
        for language in LANGUAGES:
            names = list(self.texts(language).tables.get("decisions", {}).values())
            assert [name for name in names if names.count(name) > 1 or params_of(name)] == []

    def test_every_move_has_a_label(self) -> None:
        assert self.keys("moves") == self.kinds() | self.picks
        assert self.keys("groups") == self.kinds()
        assert [k for k, s in self.texts("en").tables["groups"].items() if params_of(s)] == []

    def test_names_of_picks_belong_to_moves_with_such_picks(self) -> None:
        known = (*self.game.all_moves(), *self.more_moves)
        groups = {f"{m.kind}.{pick.partition(':')[0]}" for m in known for pick in m.picks()}
        assert groups >= self.picks

    def test_points_phases_and_options_have_their_texts(self) -> None:
        assert self.keys("categories") == set(self.categories)
        assert self.keys("phases") - {"numbered"} == set(self.phases)
        wanted = set()
        for option in self.game.options:
            wanted |= {option.name, f"{option.name}.help"}
            wanted |= {f"{option.name}.{str(value).lower()}" for value in option.values}
            wanted |= {f"{option.name}.file"} if option.file else set()
        assert self.keys("options") == wanted

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_different_things_have_different_words(self, language: str) -> None:
        words = list(self.texts(language).tables.get("terms", {}).values())
        assert len(set(words)) == len(words)

    def test_no_number_is_a_word(self) -> None:
        """Every parameter is looked up, numbers too: "$21" must not become another word."""
        assert [term for term in self.keys("terms") if re.search(r"^[-\d]", term)] == []

    # --- whole matches, said aloud

    def test_everything_that_happens_can_be_said(self) -> None:
        speaker = Speaker(self)
        for number, moments in enumerate(self.walks()):
            speaker.follow(moments, Rng(number, 2))
        # No gap is left open, and no id such as "city_growth" shows.
        assert [s for s in speaker.said if re.search(r"[{}]|[a-z]_", s)] == []
        told = {f"{table} {key}" for table in ("log", "asks") for key in self.keys(table)}
        assert told - self.rare <= speaker.keys
        assert sum(key.startswith("refusals ") for key in speaker.keys) >= self.min_refusals


class Speaker(Generic[S]):
    """Follows matches and says in every language all that can be said on the way."""

    def __init__(self, suite: MessageSuite[S]) -> None:
        self.suite, self.game = suite, suite.game
        self.all_moves = self.game.all_moves()
        self.of_kind: dict[str, list[Move]] = {}
        for move in self.all_moves:
            self.of_kind.setdefault(move.kind, []).append(move)
        self.players = 0  # of the match that is followed
        self.said: set[str] = set()
        self.keys: set[str] = set()

    def follow(self, moments: Iterable[Moment[S]], rng: Rng) -> None:
        state: S | None = None
        self.players = 0
        for state, seat, move in moments:
            self.players = self.players or len(self.game.standings(state))
            assert state.agenda[-1].seat != AUTOMATIC
            self.say_position(state, seat, rng)
            self.say("log", self.game.log_sentence(state, move, seat))
        if state is not None:
            self.say("asks", self.game.prompt(state))

    def say(self, table: str, sentence: Sentence) -> str:
        """Say it in every language; the last one is returned."""
        text = ""
        for language in LANGUAGES:
            text = self.suite.texts(language).sentence(table, sentence, NAMES)
            self.said.add(text)
        self.keys.add(f"{table} {sentence.key}")
        return text

    def say_position(self, state: S, seat: int, rng: Rng) -> None:
        asked = self.say("asks", self.game.prompt(state))
        self.say_why_not(state, rng.choice(self.all_moves), seat)
        if seat == CHANCE:
            return
        assert NAMES[seat] in asked
        legal = self.game.legal(state, seat)
        for move in (legal[0], legal[-1], rng.choice(legal)):
            self.label(state, move, seat)
            preview = self.game.preview(state, move, seat)
            if preview is not None:
                self.say("effects", preview)
        if not rng.below(12):
            labels = [(move.kind, self.label(state, move, seat)) for move in legal]
            assert len(set(labels)) == len(labels)
        for _ in range(5):  # the moves most like the legal ones meet the finer rules
            alike = self.of_kind.get(rng.choice(legal).kind)
            if alike:
                self.say_why_not(state, rng.choice(alike), seat)
        others = [s for s in range(self.players) if s not in self.game.deciders(state)]
        if others:
            self.say_why_not(state, legal[0], others[0])

    def label(self, state: S, move: Move, seat: int) -> str:
        """The move in a list, and each of its picks that has a name of its own."""
        params = {**self.game.log_sentence(state, move, seat).params, **move.params()}
        for pick in move.picks():
            key = f"{move.kind}.{pick.partition(':')[0]}"
            if key in self.suite.picks:
                self.say("moves", Sentence(key, params))
        return self.say("moves", Sentence(move.kind, params))

    def say_why_not(self, state: S, move: Move, seat: int) -> None:
        refusal = self.game.why_not(state, move, seat)
        if refusal is None:
            return
        if self.suite.rules_explain and refusal.key not in self.suite.keys("refusals"):
            self.keys.add(f"refusals {refusal.rule}")
        else:
            self.say("refusals", Sentence(refusal.key, refusal.params))
        for language in LANGUAGES:
            sentence = self.suite.texts(language).refusal(refusal, NAMES)
            assert sentence.endswith(f". ({refusal.rule})")


def specs_of(sentence: str) -> set[str]:
    """What its gaps ask for, after the colon."""
    return {spec for _, _, spec, _ in Formatter().parse(sentence) if spec}


def params_of(sentence: str) -> set[str]:
    """The names of the placeholders of a sentence."""
    return {name for _, name, _, _ in Formatter().parse(sentence) if name is not None}
