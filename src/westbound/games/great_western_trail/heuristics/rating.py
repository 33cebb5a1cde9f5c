"""The worth of a position: what the seat has, what it will bring, and what is open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.games.great_western_trail.components import FIRST_NEUTRAL, MASTERS
from westbound.games.great_western_trail.heuristics.actions import location, single_auxiliary
from westbound.games.great_western_trail.heuristics.buildings import all_buildings
from westbound.games.great_western_trail.heuristics.cards import objective_cards
from westbound.games.great_western_trail.heuristics.deliveries import deliveries
from westbound.games.great_western_trail.heuristics.discs import all_discs
from westbound.games.great_western_trail.heuristics.journey import best_route
from westbound.games.great_western_trail.heuristics.open_steps import open_steps
from westbound.games.great_western_trail.heuristics.outlook import Outlook, remembered
from westbound.games.great_western_trail.heuristics.railroad import engine
from westbound.games.great_western_trail.heuristics.weights import WEIGHTS, Weights
from westbound.games.great_western_trail.heuristics.workers import all_workers
from westbound.games.great_western_trail.rules import scoring
from westbound.games.great_western_trail.rules.certificates import temporary
from westbound.games.great_western_trail.rules.move import fee
from westbound.games.great_western_trail.rules.objective_scoring import Scored
from westbound.games.great_western_trail.state import TrailState
from westbound.games.great_western_trail.trail import BESIDE, KANSAS_CITY

TURN_PRICE_FROM: Final = 6  # with fewer turns left, another stop costs less


TERMS: Final = (
    "buildings", "cities", "stations", "hazards", "cattle", "workers", "step disc",
    "job market token", "objective cards", "station masters", "money", "workers to come",
    "cleared discs", "buildings to come", "engine", "tokens", "objective cards to come",
    "deliveries", "journey", "open decisions",
)  # fmt: skip
CERTAIN: Final = 10  # so many of them are points that score now
JOURNEY: Final = TERMS.index("journey")
QUICK_TERMS: Final = (*TERMS[:JOURNEY], *TERMS[JOURNEY + 1 :])


def evaluate(
    state: TrailState, seat: int, style: str = "", by: Mapping[str, Weights] = WEIGHTS
) -> float:
    """The points that the seat can expect when playing in this style."""
    if not state.agenda:
        return float(sum(scoring.points(state, seat).values()))
    return rating(Outlook(state, seat, by[style]))


def rating(outlook: Outlook) -> float:
    """The points that the seat can expect."""
    found = quick_terms(outlook)
    found.insert(JOURNEY, journey(outlook))
    return sum(found, 0.0)


def quick_terms(outlook: Outlook) -> list[float]:
    """What they are made of, but for the journey, which takes longest to find out."""
    state, seat = outlook.state, outlook.seat
    scored = scoring.objectives(state, seat)
    return [
        *_certain(state, seat, scored),
        outlook.purse.worth(),
        all_workers(outlook),
        all_discs(outlook),
        all_buildings(outlook, seat),
        engine(outlook, state.engine[seat]),
        _tokens(outlook),
        objective_cards(outlook, scored),
        deliveries(outlook),
        open_steps(outlook),
    ]


def _certain(state: TrailState, seat: int, scored: Scored) -> list[float]:
    """GWT-254 to GWT-267: all that scores now, but for money."""
    found = (
        scoring.buildings(state, seat),
        scoring.cities(state, seat),
        scoring.stations(state, seat),
        scoring.hazards(state, seat),
        scoring.cattle(state, seat),
        scoring.workers(state, seat),
        scoring.step_disc(state, seat),
        scoring.job_market_token(state, seat),
        scored.vp,
        scoring.station_masters(state, seat, scored.cards),
    )
    return [float(points) for points in found]


def _tokens(outlook: Outlook) -> float:
    """Teepees, certificates and station masters, besides what they score now."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    value = weights.teepee * (state.green[seat] + state.blue[seat]) * outlook.fade
    used = min(1.0, outlook.trips + outlook.on_time)  # whether another delivery comes
    value += weights.certificate * temporary(state, seat) * used
    for tile, owner in enumerate(state.master_of):
        if owner == seat:
            certificates = MASTERS[tile].permanent_certificates
            value += outlook.fade + (weights.permanent * certificates * outlook.trips)
    return value


def journey(outlook: Outlook) -> float:
    return _journey(outlook, outlook.state.at[outlook.seat])


@remembered
def _journey(outlook: Outlook, at: int) -> float:
    """The stops on the way to Kansas City."""
    if at in (BESIDE, KANSAS_CITY) or outlook.turns <= 0:
        return 0.0
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    share, dollar, on = weights.later, weights.income, state.on
    single = single_auxiliary(outlook, 0)

    def gain(space: int) -> float:
        """A building is used, or instead of it one auxiliary action (GWT-063)."""
        return share * (
            max(single, location(outlook, space)) if on[space] >= FIRST_NEUTRAL else single
        )

    turn = weights.turn * min(1.0, outlook.turns / TURN_PRICE_FROM)
    return best_route(
        state.locations,
        at,
        outlook.steps,
        turn,
        gain,
        lambda space: dollar * fee(state, seat, space),
    )
