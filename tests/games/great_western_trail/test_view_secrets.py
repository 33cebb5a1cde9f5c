"""Nobody sees where the cards of the others are (GWT-272): any deal of them looks the same.

The cards are dealt anew right here, not by the game's own dealing, and everything a viewer is shown
is compared: the view, the drawing for a terminal, the question, and what is told of drawn cards.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import pytest

from westbound.engine.option import complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE
from westbound.games.great_western_trail.chance_moves import Cards
from westbound.games.great_western_trail.chance_steps import DrawCards
from westbound.games.great_western_trail.game import GAME, GreatWesternTrail
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.state import TrailState

from .begun_game import BEGUN

NAMES = ("Ana", "Bo", "Cy", "Dee")
EVERY = 15
DEALS = 3


def positions(game: GreatWesternTrail, players: int, seed: int) -> Iterator[TrailState]:
    """Every few positions of a random match, chance steps included, and its end."""
    state, rng, count = game.new(players, complete(OPTIONS, {})), Rng(seed), 0
    while state.agenda:
        if count % EVERY == 0:
            yield state
        count += 1
        seat = state.agenda[-1].seat
        move = game.sample(state, rng) if seat == CHANCE else rng.choice(game.legal(state, seat))
        game.apply(state, move, seat)
    yield state


def dealt_anew(state: TrailState, viewer: int | None, dice: random.Random) -> TrailState:
    """The same with all cards of the others' herd decks shuffled and dealt again."""
    new = state.copy()
    for seat in range(state.setup.players):
        if seat != viewer:
            cards = [*state.draw[seat], *state.hand[seat], *state.discard[seat]]
            dice.shuffle(cards)
            first, second = len(state.draw[seat]), len(state.draw[seat]) + len(state.hand[seat])
            new.draw[seat] = tuple(sorted(cards[:first]))
            new.hand[seat] = tuple(sorted(cards[first:second]))
            new.discard[seat] = tuple(sorted(cards[second:]))
    return new


def shown(game: GreatWesternTrail, state: TrailState, viewer: int | None) -> dict[str, str]:
    """Everything this viewer is shown, as texts."""
    view = json.dumps(game.observe(state, viewer), sort_keys=True)
    drawing = game.draw(state, viewer, NAMES[: state.setup.players])
    asks = repr(game.prompt(state)) if state.agenda else ""
    return {"view": view, "drawing": drawing, "asks": asks}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("game", [GAME, BEGUN], ids=["usual", "advanced"])
def test_gwt_272_any_deal_of_hidden_cards_looks_the_same(
    game: GreatWesternTrail, players: int
) -> None:
    dice, different = random.Random(players), 0
    for state in positions(game, players, 40 + players):
        for viewer in (*range(players), None):
            seen = shown(game, state, viewer)
            for _ in range(DEALS):
                other = dealt_anew(state, viewer, dice)
                different += other.hand != state.hand
                assert shown(game, other, viewer) == seen, f"{viewer} sees a secret"
    assert different > 100  # there was something to hide


@pytest.mark.parametrize("players", [2, 4])
def test_gwt_272_what_is_told_of_drawn_cards_is_the_same_for_any_cards(players: int) -> None:
    found = 0
    for state in positions(GAME, players, 50 + players):
        step = state.agenda[-1] if state.agenda else None
        if isinstance(step, DrawCards):
            outcomes = {GAME.sample(state, Rng(seed)) for seed in range(10)}
            told = {repr(GAME.log_sentence(state, move, CHANCE)) for move in outcomes}
            assert len(told) == 1
            assert all(isinstance(move, Cards) for move in outcomes)
            found += len(outcomes) > 1
    assert found


def test_gwt_272_the_own_hand_and_piles_are_shown() -> None:
    state = next(s for s in positions(GAME, 3, 60) if s.turn > 3 and all(s.hand))
    view = GAME.observe(state, 1)
    seats = view["seats"]
    assert isinstance(seats, list)
    for seat, player in enumerate(seats):
        assert isinstance(player, dict)
        assert (player["hand"] is not None) == (seat == 1)
        assert (player["draw_pile"] is not None) == (player["discard_pile"] is not None)
        assert (player["breeding_value"] is not None) == (seat == 1)
        assert player["hand_size"] == len(state.hand[seat])
