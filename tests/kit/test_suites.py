"""The suites find what is wrong: each is shown a game or a page with one mistake."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice
from pathlib import Path
from shutil import copyfile
from typing import cast

import pytest

from tests.games.steam.busy_walks import walk
from tests.games.steam.pages import PAGES
from tests.games.steam.test_board import TestSteamPages as SteamPages
from tests.games.steam.test_messages import TestMessages as SteamMessages
from tests.games.steam.test_replays import TestRecordedMatches as SteamMatches
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.move import Move
from westbound.engine.state import State
from westbound.engine.texts import Catalogue
from westbound.games.registry import find_game
from westbound.games.steam.game import Steam
from westbound.games.steam.state import SteamState
from westbound.kit.board import Component, Description, View
from westbound.kit.messages import Messages, log_message, sentence
from westbound.kit.suites.oracle import OracleSuite
from westbound.kit.suites.pages import Pages, Sample
from westbound.kit.suites.stateful import StatefulSuite
from westbound.kit.suites.text_board import TextBoardSuite
from westbound.kit.suites.walks import Moment, last, walks

# --- stateful play


class ForgetsMoney(Steam):
    """After anybody's decision the first player has less than nothing."""

    def apply(self, state: SteamState, move: Move, seat: int) -> None:
        super().apply(state, move, seat)
        if seat >= 0:
            state.money[0] = -1


def test_hypothesis_finds_a_broken_game_and_says_how_to_get_there() -> None:
    class Suite(StatefulSuite):
        game = cast("Game[State]", ForgetsMoney())
        max_examples, max_steps = 20, 8

    with pytest.raises(AssertionError) as failure:
        Suite().test_any_moves_undo_saves_and_tries()
    assert any("to replay, load this" in note for note in failure.value.__notes__)


# --- recorded matches


def test_a_changed_transcript_or_match_is_noticed(tmp_path: Path) -> None:
    original = SteamMatches().saves()[0]
    for ending in (".json", ".txt"):
        copyfile(original.with_suffix(ending), tmp_path / f"one{ending}")
    path = tmp_path / "one.json"
    suite = SteamMatches()
    suite.test_the_transcript_is_the_recorded_one(path)
    told = path.with_suffix(".txt")
    told.write_text(told.read_text(encoding="utf-8").replace("builds", "lays", 1), "utf-8")
    with pytest.raises(AssertionError):
        suite.test_the_transcript_is_the_recorded_one(path)
    told.write_text(told.read_text(encoding="utf-8").replace("  1. ", "  2. "), "utf-8")
    with pytest.raises(AssertionError):
        suite.test_the_result_is_the_recorded_one(path)


def test_missing_player_counts_are_noticed() -> None:
    class Few(SteamMatches):
        @classmethod
        def saves(cls) -> list[Path]:
            return SteamMatches.saves()[:1]

    with pytest.raises(AssertionError):
        Few().test_there_are_matches_for_every_player_count_and_option()


# --- messages


def test_a_key_without_a_sentence_is_noticed() -> None:
    from westbound.engine.step import Step
    from westbound.games.steam import moves as m
    from westbound.games.steam.all_rules import RULES

    def grow(state: SteamState, step: Step, move: m.Grow) -> object:
        return sentence("grow_wildly")

    wild = log_message(Step, m.Grow, grow, "grow_wildly")  # type: ignore[arg-type]

    class Suite(SteamMessages):
        messages = Messages[SteamState](RULES, (), (wild,), ())

    assert "grow_wildly" in Suite.messages.log_keys()
    with pytest.raises(AssertionError):
        Suite().test_every_key_has_its_sentence_and_every_sentence_a_key()


# --- boards


class OneMistake:
    """The board of Steam, with a text changed on every page."""

    def __init__(self, old: str, new: str) -> None:
        self.old, self.new = old, new

    def board(self, view: View, catalogue: Catalogue, names: Sequence[str]) -> str:
        return PAGES.module.board(view, catalogue, names).replace(self.old, self.new)

    def panel(self, view: View, seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
        return PAGES.module.panel(view, seat, catalogue, names).replace(self.old, self.new)

    def figures(self, view: View, seat: int, catalogue: Catalogue) -> Mapping[str, str]:
        return PAGES.module.figures(view, seat, catalogue)

    def tips(self, view: View, catalogue: Catalogue) -> dict[str, str]:
        return PAGES.module.tips(view, catalogue)

    def description(self, view: View, catalogue: Catalogue, names: Sequence[str]) -> Description:
        return [(h, [s.replace(self.old, self.new) for s in ss]) for h, ss in
                PAGES.module.description(view, catalogue, names)]  # fmt: skip

    def components(self, catalogue: Catalogue) -> list[Component]:
        return PAGES.module.components(catalogue)


@cache
def few_samples() -> tuple[Sample[SteamState], ...]:
    return Pages(PAGES.game, lambda: (islice(walk(1), 120),), every=500).samples


def pages_with(old: str, new: str) -> Pages[SteamState]:
    """A few pages with this mistake."""
    pages = Pages(PAGES.game, lambda: (walk(1),))
    pages.__dict__ |= {"samples": few_samples(), "module": OneMistake(old, new)}
    return pages


@pytest.mark.parametrize(
    ("old", "new", "test"),
    [
        ('id="hexes"', 'id="tokens"', "test_ids_are_unique_and_uses_are_defined"),
        ('class="hexes"', 'style="x"', "test_no_inline_styles_and_no_named_colours"),
        ('role="img"', 'role="none"', "test_labelled_elements_have_a_role"),
        (
            'class="hexes"',
            'transform="scale(2)"',
            "test_what_can_be_picked_is_not_inside_anything_that_is_moved",
        ),
        ('role="group"', 'width="3"', "test_the_board_scales"),
        (
            'data-target="action:',
            'data-target="xx:',
            "test_every_pick_has_a_place_on_the_page_or_is_offered_in_the_list",
        ),
        ('class="hexes"', 'class="unheard-of"', "test_every_drawing_class_is_in_the_style_sheet"),
    ],
)
def test_a_mistake_on_the_page_is_found(old: str, new: str, test: str) -> None:
    class Suite(SteamPages):
        pages = pages_with(old, new)

    with pytest.raises(AssertionError):
        getattr(Suite(), test)()


def test_a_sentence_without_an_end_is_found() -> None:
    class Suite(SteamPages):
        pages = pages_with(".", "")

    with pytest.raises(AssertionError):
        Suite().test_the_description_is_complete("en")


# --- the text board


class TooWide(Steam):
    def draw(
        self, state: SteamState, viewer: int | None, names: Sequence[str], language: str = "en"
    ) -> str:
        return super().draw(state, viewer, names, language) + "\n" + "x" * 81


def test_a_text_that_is_too_wide_is_found() -> None:
    class Suite(TextBoardSuite[SteamState]):
        game = TooWide()

    with pytest.raises(AssertionError):
        Suite().test_it_fits_into_80_columns_throughout_a_match("en")


# --- the oracle


class Careless:
    """An oracle that knows the turn only, and believes there is but one."""

    def catch_up(self, state: State) -> None: ...

    def play(self, state: State, step: object, move: Move) -> None: ...

    def differences(self, state: SteamState) -> list[str]:
        return [] if state.turn < 2 else ["there is a second turn"]

    def compare_result(self, state: State) -> None: ...


def test_a_disagreement_with_the_oracle_is_told() -> None:
    class Suite(OracleSuite[SteamState]):
        game = Steam()

        def shadow(self, state: SteamState) -> Careless:
            return Careless()

        def moments(self, seed: int) -> Iterator[Moment[SteamState]]:
            return walk(seed)

    with pytest.raises(AssertionError, match="match 0"):
        Suite().test_the_oracle_plays_along(0)


# --- walks


def test_random_walks_are_whole_matches_of_every_player_count() -> None:
    game = find_game("steam")
    found = {len(game.standings(last(moments))) for moments in walks(game, 4)}
    assert found == set(game.players)
    assert Match(game, 3, 0).over is False
