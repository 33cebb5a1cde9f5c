"""Nobody sees where the cards of the others are (GWT-272): any deal of them looks the same.

The cards are dealt anew right here, not by the game's own dealing, and everything a viewer is shown
is compared: the view, the drawing for a terminal, the question, and what is told of drawn cards.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import islice

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
from .busy_walks import BUILT, RICH, enrich

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
    """The same with all cards of the others' herd decks shuffled and dealt again.

    A card of the objective stack that only its owner has seen may be any other (GWT-221).
    """
    new = state.copy()
    others = [seat for seat in range(state.setup.players) if seat != viewer]
    unknown = [*state.objective_stack, *(card for seat in others for card in state.unseen[seat])]
    dice.shuffle(unknown)
    for seat in range(state.setup.players):
        if seat != viewer:
            cards = [*state.draw[seat], *state.hand[seat], *state.discard[seat]]
            for card in state.unseen[seat]:
                cards.remove(card)
            new.unseen[seat] = tuple(sorted(unknown.pop() for _ in state.unseen[seat]))
            cards += new.unseen[seat]
            dice.shuffle(cards)
            first, second = len(state.draw[seat]), len(state.draw[seat]) + len(state.hand[seat])
            new.draw[seat] = tuple(sorted(cards[:first]))
            new.hand[seat] = tuple(sorted(cards[first:second]))
            new.discard[seat] = tuple(sorted(cards[second:]))
    new.objective_stack = tuple(sorted(unknown))
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


def eager_for_unseen_cards(players: int) -> Iterator[TrailState]:
    """The positions of a match that begins with 6b on the trail; who can use it, takes the top."""
    state = GAME.new(players, complete(OPTIONS, {"private_building_sides": "b" * 10}))
    rng = Rng(players, 5)
    while state.agenda:
        yield state
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), seat)
            continue
        if state.turn == 1 and not any(state.built):
            enrich(state, RICH)
        legal, goal = GAME.legal(state, seat), BUILT[seat].split()[-1]
        wanted = rf"take top|use 6b_card|move .*\b{goal}$"
        eager = [move for move in legal if re.match(wanted, move.text)]
        GAME.apply(state, rng.choice(eager or legal), seat)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_gwt_221_any_card_that_only_others_have_seen_looks_the_same(players: int) -> None:
    dice, different = random.Random(1), 0
    unseen = (state for state in eager_for_unseen_cards(players) if any(state.unseen))
    for state in islice(unseen, 0, None, 4):
        for viewer in (*range(players), None):
            seen, other = shown(GAME, state, viewer), dealt_anew(state, viewer, dice)
            different += other.unseen != state.unseen
            assert shown(GAME, other, viewer) == seen, f"{viewer} sees a secret"
    assert different > 20


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
