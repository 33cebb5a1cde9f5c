"""The message catalogues: complete, alike in all languages, and able to say all that happens."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import ClassVar

import pytest

from tests.games.great_western_trail.busy_walks import ORDINARY, RICH, WITHOUT_DISCS, walk
from tests.games.great_western_trail.catalogues import STEPS, keys, texts
from westbound.engine.move import Move
from westbound.engine.refusal import Refusal
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES
from westbound.games.great_western_trail import chance_moves
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.all_rules import RULES
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.messages import MESSAGES
from westbound.games.great_western_trail.railroad import CITY_NAMES
from westbound.games.great_western_trail.rules.scoring import CATEGORIES
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.suites.messages import MessageSuite
from westbound.kit.suites.walks import Moment

# The same in English on purpose: cities and breeds have no other name.
BREEDS = {"jersey", "dutch_belt", "black_angus", "guernsey", "holstein", "brown_swiss", "ayrshire"}
DECISIONS = {step.kind for step in RULES.options}


class TestMessages(MessageSuite[TrailState]):
    game, rules, messages = GAME, RULES, MESSAGES
    same: ClassVar = {
        "es": {("terms", name) for name in (*BREEDS, *CITY_NAMES)},
        "it": {("terms", name) for name in (*BREEDS, *CITY_NAMES, "cowboy")},
    }
    phases = frozenset(("setup", "A", "B", "C"))
    categories = CATEGORIES
    more_moves = (
        chance_moves.Cards((1, 2)),
        chance_moves.Starter(1),
        chance_moves.SidesUp(5),
        chance_moves.NeutralOrder((1, 0, 2, 3, 4, 5, 6)),
        chance_moves.MasterOrder((4, 3, 2, 1, 0)),
        chance_moves.StartingObjectives((34, 35)),
    )
    # see test_log_messages.py
    rare = frozenset(
        (
            "asks place_disc_either",
            "log cards_objective_hand",
            "log done_buying",
            "log tile_back",
        )
    )
    min_refusals = 95

    def walks(self) -> Iterator[Iterator[Moment[TrailState]]]:
        yield from (walk(seed, ORDINARY) for seed in range(4))
        for seed in range(10):
            yield walk(seed, RICH)
            yield walk(seed, WITHOUT_DISCS)

    def test_the_source_was_really_read(self) -> None:
        found = {call.key for call in self.calls()}
        expected = {"GWT-133", "GWT-142.money", "GWT-186.double", "GWT-193.not_in_hand"}
        assert expected | {"GWT-013", "GWT-058.not_now"} <= found

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_different_things_have_different_words(self, language: str) -> None:
        """Actions are compared in test_terms.py: those with the same icon are called the same."""
        terms = self.texts(language).tables["terms"]
        plain = [
            word for key, word in terms.items() if key not in ACTION_NAMES and key not in DECISIONS
        ]
        assert len(set(plain)) == len(plain)

    def test_no_number_is_a_word(self) -> None:
        """Names of jobs and actions begin with a number: `1-cowboy`, `8b_copy`."""
        assert [term for term in self.keys("terms") if re.fullmatch(r"-?\d+", term)] == []


@pytest.mark.parametrize("language", ["es", "it"])
def test_every_language_has_the_same_numbers(language: str) -> None:
    """Cards, tiles and actions carry their figures in their words."""
    english, other = texts("en").tables["terms"], texts(language).tables["terms"]
    for key, word in english.items():
        assert sorted(re.findall(r"\d+", word)) == sorted(re.findall(r"\d+", other[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_has_its_texts(language: str) -> None:
    path = files(GAME.package).joinpath(f"locale/{language}/about.toml")
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(found) == {"pitch", "cover", "summary"}
    assert all(text.strip().endswith(".") for text in found.values())


def test_every_step_has_a_sentence_for_moves_that_do_not_answer_it() -> None:
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


def test_labels_mention_only_what_the_move_knows() -> None:
    examples = {move.kind: move for move in (*GAME.all_moves(), *TestMessages.more_moves)}
    for kind, label in texts("en").tables["moves"].items():
        assert set(re.findall(r"\{(\w+)\}", label)) <= set(examples[kind].params()), kind


def offered_together() -> Iterator[list[Move]]:
    """The moves of each decision of a few matches."""
    for seed in range(3):
        for state, seat, _ in walk(seed, RICH):
            if seat != CHANCE:
                yield list(GAME.legal(state, seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_moves_offered_together_have_different_labels(language: str) -> None:
    """Printed actions with the same effect share a word; a building never has two of them."""
    catalogue = texts(language)
    for offered in offered_together():
        labels = [(m.kind, catalogue.say("moves", m.kind, m.params())) for m in offered]
        assert len(set(labels)) == len(labels)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_label_shows_an_id(language: str) -> None:
    """Such as `G_aux` or `west_highland_3`: those are for files and for typing."""
    for move in (*GAME.all_moves(), *TestMessages.more_moves):
        label = texts(language).say("moves", move.kind, move.params())
        assert not re.search(r"\w_|\s$|  ", label), label


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pick_has_a_word(language: str) -> None:
    """What a button of a pick says; several names are joined by `+`."""
    terms, groups = texts(language).tables["terms"], texts(language).tables["groups"]
    for move in GAME.all_moves():
        for pick in move.picks():
            group, _, value = pick.partition(":")
            names = [name for name in value.split("+") if not name.isdigit()]
            known = groups if group == "do" and value in groups else terms
            assert all(name in known for name in names), pick
