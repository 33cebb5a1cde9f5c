"""Steps that occur all the time exist once: immutable data can be shared."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from westbound.engine.step import AUTOMATIC, CHANCE
from westbound.games.great_western_trail.automatic_steps import (
    AfterEngine,
    BeginTurn,
    EndTurn,
    GoOn,
    Immediate,
    KansasCity,
    LeaveKansasCity,
    Rewards,
)
from westbound.games.great_western_trail.chance_steps import (
    DealDisplay,
    DealMarket,
    DrawCards,
    RevealForBoard,
    RevealForesight,
    RevealForJobs,
    RevealHand,
    RevealObjective,
)
from westbound.games.great_western_trail.components import NUMBERS
from westbound.games.great_western_trail.steps import (
    Delivery,
    DiscardCards,
    Foresight,
    MoveEngine,
    MoveEngineBack,
    MoveHerd,
    PlaceDisc,
    UseLocation,
)
from westbound.games.great_western_trail.trail import SPACES

SEATS: Final = range(max(NUMBERS))

use_location: Final = cache(UseLocation)
move_engine: Final = cache(MoveEngine)
move_engine_back: Final = cache(MoveEngineBack)
discard_cards: Final = cache(DiscardCards)
delivery: Final = cache(Delivery)
place_disc: Final = cache(PlaceDisc)
# steps of chance
reveal_for_board: Final = cache(partial(RevealForBoard, CHANCE))
reveal_for_jobs: Final = cache(partial(RevealForJobs, CHANCE))
deal_market: Final = cache(partial(DealMarket, CHANCE))
deal_display: Final = cache(partial(DealDisplay, CHANCE))
reveal_objective: Final = cache(partial(RevealObjective, CHANCE))
draw_cards: Final = cache(partial(DrawCards, CHANCE))
reveal_hand: Final = cache(partial(RevealHand, CHANCE))
# steps that carry themselves out
go_on: Final = cache(partial(GoOn, AUTOMATIC))
rewards: Final = cache(partial(Rewards, AUTOMATIC))
immediate: Final = cache(partial(Immediate, AUTOMATIC))
after_engine: Final = cache(partial(AfterEngine, AUTOMATIC))

# by seat
BEGIN_TURN: Final = tuple(BeginTurn(AUTOMATIC, seat) for seat in SEATS)
END_TURN: Final = tuple(EndTurn(AUTOMATIC, seat) for seat in SEATS)
MOVE_HERD: Final = tuple(MoveHerd(seat) for seat in SEATS)
LEAVE_KANSAS_CITY: Final = tuple(LeaveKansasCity(AUTOMATIC, seat) for seat in SEATS)
# by seat and subphase
KANSAS_CITY: Final = tuple(
    tuple(KansasCity(AUTOMATIC, n, seat) for n in range(6)) for seat in SEATS
)
FORESIGHT: Final = tuple(tuple(Foresight(seat, column) for column in range(4)) for seat in SEATS)
# by space
REVEAL_FORESIGHT: Final = tuple(RevealForesight(CHANCE, space) for space in range(6))
# by seat and space where the cattleman has arrived; the last one (-1) has no local actions
ARRIVED: Final = tuple(
    tuple(use_location(seat, (), 0, place, 0) for place in (*SPACES, -1)) for seat in SEATS
)
