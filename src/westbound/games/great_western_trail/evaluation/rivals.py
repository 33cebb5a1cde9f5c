"""Features of the others, worked out once for each decision: hardly any move changes them."""

from __future__ import annotations

from math import ceil
from typing import Final

from westbound.engine.evaluation import RATING_UNIT
from westbound.games.great_western_trail.automatic_steps import BeginTurn, EndTurn
from westbound.games.great_western_trail.evaluation.facts import PLURALS, herd_of
from westbound.games.great_western_trail.heuristics.outlook import Outlook
from westbound.games.great_western_trail.heuristics.rating import CERTAIN, quick_terms
from westbound.games.great_western_trail.heuristics.weights import BALANCED
from westbound.games.great_western_trail.railroad import NOSE
from westbound.games.great_western_trail.state import TrailState

RIVAL: Final = "rating of the best rival"
NAMES: Final = (
    RIVAL, "mean rating of the others", "points of the best rival", "dollars of the best rival",
    *(f"{kinds} of the best rival" for kinds in PLURALS), "engine of the best rival",
    "stations of the best rival", "buildings of the best rival", "deliveries of the best rival",
    "cleared discs of the best rival", "cattle of the best rival",
    "turns to Kansas City of the best rival", "soonest rival in Kansas City",
)  # fmt: skip


def numbers(state: TrailState, seat: int) -> list[float]:
    """What everybody knows of the rival with the best rating, and a little of the others."""
    seen = known_to_all(state, seat)
    outlooks = [
        Outlook(seen, rival, BALANCED) for rival in range(state.setup.players) if rival != seat
    ]
    parts = [_terms(outlook) for outlook in outlooks]
    ratings = [sum(part, 0.0) for part in parts]
    best = max(range(len(ratings)), key=ratings.__getitem__)
    soonest = min([outlook.to_city for outlook in outlooks])
    return [
        ratings[best] / RATING_UNIT,
        sum(ratings, 0.0) / len(ratings) / RATING_UNIT,
        sum(parts[best][:CERTAIN], 0.0) / RATING_UNIT,
        *_of(outlooks[best]),
        soonest / 5,
    ]


def _terms(outlook: Outlook) -> list[float]:
    """Who is not at turn has nothing open, so decisions of another's turn share this."""
    state, seat = outlook.state, outlook.seat
    more = state.at[seat], state.area[seat], state.hazards[seat], state.token_holder
    found = outlook.known.terms.get(more)
    if found is None:
        outlook.known.terms[more] = found = quick_terms(outlook)
    return found


def _of(outlook: Outlook) -> list[float]:
    state, rival = outlook.state, outlook.seat
    return [
        outlook.money / 20,
        *[count / 3 for count in state.worker_rows(rival)],
        NOSE[state.engine[rival]] / 20,
        state.stations[rival].bit_count() / 3,
        state.built[rival].bit_count() / 4,
        sum(state.discs_in_cities(rival)) / 4,
        sum(state.cleared_discs(rival)) / 5,
        herd_of(state.draw[rival]).value / 30,
        ceil(outlook.to_city) / 5,
    ]


def known_to_all(state: TrailState, seat: int) -> TrailState:
    """The others' decks as everybody knows them: all in the draw stack, without unseen cards.

    What is open in the seat's own turn is left out.
    """
    seen = state.copy()
    seen.agenda = [step for step in state.agenda if isinstance(step, BeginTurn | EndTurn)]
    for rival in range(state.setup.players):
        if rival != seat:
            deck = list(state.deck(rival))
            for card in state.unseen[rival]:
                deck.remove(card)
            seen.draw[rival] = tuple(sorted(deck))
            seen.hand[rival] = seen.discard[rival] = ()
    return seen
