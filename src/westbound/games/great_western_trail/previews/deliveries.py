"""Deliveries, and the discs that are cleared for them and for stations."""

from __future__ import annotations

from typing import Final

from westbound.engine.game import Sentence
from westbound.engine.refusal import Param
from westbound.engine.texts import Money
from westbound.games.great_western_trail import moves as m
from westbound.games.great_western_trail import steps
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    CERTIFICATES,
    CERTIFICATES_4,
    CERTIFICATES_6,
    HAND,
    STEP_DOLLARS,
    STEP_VP,
)
from westbound.games.great_western_trail.costs import money_after_disc, payment
from westbound.games.great_western_trail.railroad import ARROWS, CITY_DOLLARS, CITY_VP, STATION_VP
from westbound.games.great_western_trail.rules.auxiliary import SPACES_FOR_DOUBLE, clear_spaces
from westbound.games.great_western_trail.rules.certificates import certificate_limit
from westbound.games.great_western_trail.rules.delivery import cost_of
from westbound.games.great_western_trail.rules.discs import has_no_disc_anywhere
from westbound.games.great_western_trail.rules.herd_deck import hand_limit
from westbound.games.great_western_trail.rules.move import step_limit
from westbound.games.great_western_trail.rules.scoring import STEP_DISC_VP
from westbound.games.great_western_trail.state import TrailState
from westbound.kit.messages import MoveMessage, preview, sentence

_STEP_VP_FOR: Final = {STEP_DOLLARS: 0, STEP_VP: STEP_DISC_VP}


# --- discs (GWT-096 to GWT-102)


def _clear_disc(state: TrailState, step: steps.PlaceDisc, move: m.ClearDisc) -> Sentence:
    """What clearing this space unlocks, and the money after everything that is due."""
    key, params = _unlocked(state, step.seat, move.code)
    money, left = Money(state.money[step.seat]), Money(money_after_disc(state, step, move.code))
    if left == money and move.code != HAND:  # that one has a price
        return sentence(f"{key}_only", **params)
    return sentence(key, **params, money=money, left=left)


def _unlocked(state: TrailState, seat: int, disc: int) -> tuple[str, dict[str, Param]]:
    if disc < len(AUXILIARY):
        doubles = clear_spaces(state, seat, disc) + 1 == SPACES_FOR_DOUBLE
        return "disc_double" if doubles else "disc_open", {}
    after = state.copy()
    after.clear_disc(seat, disc)
    if disc in (CERTIFICATES_4, CERTIFICATES_6):
        limit = CERTIFICATES[certificate_limit(after, seat)]
        return "disc_certificates", {"limit": limit}
    if disc == HAND:
        return "disc_hand", {"limit": hand_limit(after, seat)}
    return "disc_steps", {"limit": step_limit(after, seat), "vp": _STEP_VP_FOR[disc]}


def _disc_from_station(
    state: TrailState, step: steps.PlaceDisc, move: m.DiscFromStation
) -> Sentence:
    """GWT-271: the station loses the disc and its points."""
    return sentence(
        "disc_from",
        vp=STATION_VP[move.code],
        money=Money(state.money[step.seat]),
        left=Money(money_after_disc(state, step, None)),
    )


# --- deliveries (GWT-103 to GWT-110)


def arrows_completed(state: TrailState, seat: int, city: int) -> list[tuple[int, bool]]:
    """The green arrows that a disc there completes: points, and whether they bring a card."""
    own = state.discs_in_cities(seat)
    if own[city]:
        return []
    return [
        (vp, objective)
        for first, second, vp, objective in ARROWS
        if city in (first, second) and own[first + second - city]
    ]


def _deliver(state: TrailState, step: steps.Delivery, move: m.DeliverTo) -> Sentence:
    """GWT-292: without any disc only the transport cost is left of it."""
    city, money = move.code, state.money[step.seat]
    due, gain = cost_of(state, step, city), CITY_DOLLARS[city]
    if has_no_disc_anywhere(state, step.seat):
        return sentence("deliver_only", **payment(state, step.seat, due), due=Money(due))
    arrows = arrows_completed(state, step.seat, city)
    cards = sum(objective for _, objective in arrows)
    params: dict[str, Param] = {
        "due": Money(due),
        "vp": CITY_VP[city] + sum(vp for vp, _ in arrows),
        "arrows": len(arrows),
        "money": Money(money),
        "left": Money(money - due + gain),
    }
    if gain:
        return sentence("deliver_dollars", **params, gain=Money(gain))
    if cards:
        return sentence("deliver_objective", **params, cards=cards)
    return sentence("deliver", **params)


PREVIEWS: Final[tuple[MoveMessage, ...]] = (
    preview(
        steps.PlaceDisc,
        m.ClearDisc,
        _clear_disc,
        "disc_certificates",
        "disc_certificates_only",
        "disc_double",
        "disc_double_only",
        "disc_hand",
        "disc_open",
        "disc_open_only",
        "disc_steps",
        "disc_steps_only",
    ),
    preview(steps.PlaceDisc, m.DiscFromStation, _disc_from_station, "disc_from"),
    preview(
        steps.Delivery,
        m.DeliverTo,
        _deliver,
        "deliver",
        "deliver_dollars",
        "deliver_objective",
        "deliver_only",
    ),
)
