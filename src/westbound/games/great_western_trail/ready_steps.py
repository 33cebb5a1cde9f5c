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
)
from westbound.games.great_western_trail.chance_steps import (
    DrawCards,
    RevealForesight,
)
from westbound.games.great_western_trail.steps import (
    Deliver,
    DiscardCards,
    Foresight,
    MoveEngine,
    MoveHerd,
    PlaceDisc,
    UseLocation,
)

begin_turn: Final = cache(BeginTurn)
end_turn: Final = cache(EndTurn)
move_herd: Final = cache(MoveHerd)
use_location: Final = cache(UseLocation)
go_on: Final = cache(GoOn)
kansas_city: Final = cache(KansasCity)
foresight: Final = cache(Foresight)
leave_kansas_city: Final = cache(LeaveKansasCity)
reveal_foresight: Final = cache(RevealForesight)
draw_cards: Final = cache(DrawCards)
discard_cards: Final = cache(DiscardCards)
deliver: Final = cache(Deliver)
place_disc: Final = cache(PlaceDisc)
move_engine: Final = cache(MoveEngine)
