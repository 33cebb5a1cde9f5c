"""Steps that come again and again exist once: immutable data can be shared."""

from __future__ import annotations

from functools import cache
from typing import Final

from westbound.games.great_western_trail.automatic_steps import (
    BeginTurn,
    EndTurn,
    GoOn,
    KansasCity,
    LeaveKansasCity,
    Rewards,
)
from westbound.games.great_western_trail.chance_steps import (
    DrawCards,
    RevealForBoard,
    RevealForesight,
    RevealForJobs,
    RevealHand,
)
from westbound.games.great_western_trail.components import NUMBERS
from westbound.games.great_western_trail.steps import (
    Deliver,
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
go_on: Final = cache(GoOn)
draw_cards: Final = cache(DrawCards)
reveal_for_board: Final = cache(RevealForBoard)
reveal_for_jobs: Final = cache(RevealForJobs)
reveal_hand: Final = cache(RevealHand)
discard_cards: Final = cache(DiscardCards)
deliver: Final = cache(Deliver)
place_disc: Final = cache(PlaceDisc)
move_engine: Final = cache(MoveEngine)
move_engine_back: Final = cache(MoveEngineBack)
rewards: Final = cache(Rewards)

# by seat
BEGIN_TURN: Final = tuple(BeginTurn(-2, seat) for seat in SEATS)
END_TURN: Final = tuple(EndTurn(-2, seat) for seat in SEATS)
MOVE_HERD: Final = tuple(MoveHerd(seat) for seat in SEATS)
LEAVE_KANSAS_CITY: Final = tuple(LeaveKansasCity(-2, seat) for seat in SEATS)
# by seat and subphase
KANSAS_CITY: Final = tuple(tuple(KansasCity(-2, n, seat) for n in range(6)) for seat in SEATS)
FORESIGHT: Final = tuple(tuple(Foresight(seat, column) for column in range(4)) for seat in SEATS)
# by space
REVEAL_FORESIGHT: Final = tuple(RevealForesight(-1, space) for space in range(6))
# by seat and place: the cattleman has come there; the last place (-1) is one without local actions
ARRIVED: Final = tuple(
    tuple(use_location(seat, (), 0, place, 0) for place in (*SPACES, -1)) for seat in SEATS
)
