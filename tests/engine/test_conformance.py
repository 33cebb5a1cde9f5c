"""The conformance suite: a sound game passes; each promise is broken by another game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, cast

import pytest

from tests.engine import broken_games as broken
from tests.engine.tiny_game import Tiny
from westbound.engine.conformance import Conformance
from westbound.engine.conformance.walk import Chooser
from westbound.engine.game import Game
from westbound.engine.move import Move
from westbound.engine.rng import Rng
from westbound.engine.state import State


def first_move(game: Game[State], state: State, seat: int, moves: Sequence[Move], rng: Rng) -> Move:
    return moves[0]


class TestTiny(Conformance):
    game = cast("Game[State]", Tiny())
    hides = True
    choosers: ClassVar[Mapping[str, Chooser]] = {"first": first_move}
    max_moves = 300


ENDS = "random_matches_end_and_the_referee_is_content"
LISTS = "every_decider_has_a_list_of_different_moves"
AGREES = "a_move_is_listed_if_and_only_if_nothing_refuses_it"
SAVES = "a_saved_match_goes_on_the_same_way"
VIEWS = "no_view_shows_a_secret"
RUBBISH = "rubbish_is_bad_input"
ARRAYS = "arrays_keep_to_their_shape_and_range"

MISTAKES = [
    (broken.LeaksTheHands, VIEWS),
    (broken.LeaksTheSealedCards, VIEWS),
    (broken.ReadsTheLeak, "what_is_hidden_is_dealt_anew"),
    (broken.SaysNotWhatIsSecret, "secret_draws_are_declared_and_not_told"),
    (broken.TellsTheCardInTheLog, "secret_draws_are_declared_and_not_told"),
    (broken.DealsImpossibleHands, VIEWS),
    (broken.ForgetsThePoints, VIEWS),
    (broken.SharesAList, "a_copy_shares_nothing"),
    (broken.ForgetsAField, "a_state_is_a_value"),
    (broken.ListsAnIllegalMove, AGREES),
    (broken.ForgetsALegalMove, AGREES),
    (broken.AcceptsAnIllegalMove, AGREES),
    (broken.AcceptsAnotherSeat, AGREES),
    (broken.RefusesWithoutARule, AGREES),
    (broken.ChangesWhenItRefuses, AGREES),
    (broken.ChangesWhenLookedAt, "looking_changes_nothing"),
    (broken.NeverEnds, ENDS),
    (broken.NeverEnds, "matches_of_bots_end"),
    (broken.AsksNobody, ENDS),
    (broken.AsksASeatThatIsNot, ENDS),
    (broken.LosesACard, ENDS),
    (broken.LosesACard, "matches_of_bots_end"),
    (broken.RanksAllFirst, ENDS),
    (broken.HidesWhatDecided, ENDS),
    (broken.DecidesWithoutWords, ENDS),
    (broken.DecidesByNoRule, ENDS),
    (broken.MiscountsPoints, ENDS),
    (broken.HasNoMove, LISTS),
    (broken.ReadsTheSame, LISTS),
    (broken.ClickedTheSame, "picks_lead_to_one_move"),
    (broken.ForgetsWords, "picks_are_made_of_words_of_the_vocabulary"),
    (broken.SpellsTheSame, "picks_are_made_of_words_of_the_vocabulary"),
    (broken.ReadsOtherwise, "texts_and_moves_correspond"),
    (broken.ReadsRubbish, RUBBISH),
    (broken.CrashesOnRubbish, RUBBISH),
    (broken.DependsOnHashOrder, "same_result_with_any_hash_seed"),
    (broken.Remembers, SAVES),
    (broken.Remembers, "undo_restores_the_position"),
    (broken.RevealsWithoutChance, "undo_stops_at_chance_other_seats_and_reveals"),
    (broken.DealsWhatIsGone, "chance_gives_possible_outcomes_only"),
    (broken.ThinksAllDiceAlike, "chance_gives_possible_outcomes_only"),
    (broken.ThinksAllDiceAlike, "another_outcome_can_be_replayed"),
    (broken.NamesTwoArraysAlike, "arrays_are_named_and_documented"),
    (broken.LabelsTooLittle, "arrays_are_named_and_documented"),
    (broken.HasNumbersOutOfRange, ARRAYS),
    (broken.HasNumbersTooFew, ARRAYS),
    (broken.CountsTheLooks, ARRAYS),
    (broken.ShowsNoChange, "arrays_show_what_has_changed"),
    (broken.LeavesPointsOutOfTexts, "positions_and_texts_correspond"),
    (broken.WritesSecretsDown, "a_text_tells_a_viewer_no_secret"),
    (broken.AppliesOtherwise, "the_careful_door_does_what_the_trusting_door_does"),
]


def suite_for(game: type[Tiny]) -> TestTiny:
    suite = TestTiny()
    suite.game = cast("Game[State]", game())  # type: ignore[misc]  # of this one suite
    return suite


@pytest.mark.parametrize(("game", "promise"), MISTAKES)
def test_a_broken_game_fails(game: type[Tiny], promise: str) -> None:
    with pytest.raises((AssertionError, LookupError, ValueError)):
        getattr(suite_for(game), f"test_{promise}")()


def test_every_promise_can_be_broken() -> None:
    promises = {name for name in dir(Conformance) if name.startswith("test_")}
    assert {f"test_{promise}" for _, promise in MISTAKES} == promises


def test_a_failure_says_how_to_get_there() -> None:
    with pytest.raises(AssertionError) as failure:
        suite_for(broken.LosesACard).test_random_matches_end_and_the_referee_is_content()
    (note,) = failure.value.__notes__
    assert note.startswith("tiny, 2 players, seed 200, options {'copies': 2, 'gambling': True}; ")
    assert "-1 deal " in note
