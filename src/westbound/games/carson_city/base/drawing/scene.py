"""What is drawn: an observation with its words, the players' names, and what the parts add."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from westbound.games.carson_city.base.drawing.auction import Auction, auction
from westbound.games.carson_city.base.drawing.current_place import current_place
from westbound.games.carson_city.base.drawing.model import dynamite_supply, together, white_owner
from westbound.games.carson_city.base.drawing.part_drawing import (
    PartDrawing,
    Stranger,
    Supply,
    Terrain,
)
from westbound.games.carson_city.observation import View
from westbound.kit.description import Describer
from westbound.kit.texts import Texts


class Scene:
    """All that a drawing asks; what several drawings ask is found once."""

    def __init__(
        self, view: View, texts: Texts, names: Sequence[str], parts: Sequence[PartDrawing]
    ) -> None:
        self.view: Final = view
        self.texts: Final = texts
        self.names: Final = names
        self.parts: Final = parts

    @cached_property
    def tell(self) -> Describer[View]:
        return Describer(self.view, self.texts, self.names)

    @cached_property
    def terrain(self) -> Mapping[str, Terrain]:
        """By parcel."""
        return {at: found for part in self.parts for at, found in part.terrain(self.view).items()}

    @cached_property
    def strangers(self) -> Mapping[str, Stranger]:
        """By parcel."""
        return {at: who for part in self.parts for at, who in part.strangers(self.view).items()}

    @cached_property
    def supplies(self) -> Mapping[str, Supply]:
        """What lies in common supplies, as far as this table uses it."""
        found = dict(dynamite_supply(self.view))
        for part in self.parts:
            found |= part.supplies(self.view)
        return found

    @cached_property
    def auction(self) -> Auction | None:
        return auction(self.view)

    @cached_property
    def current_place(self) -> str | None:
        return current_place(self.view, self.parts)

    @cached_property
    def white_owner(self) -> int | None:
        return white_owner(self.view)

    def answer_sign(self, seat: int) -> str | None:
        """How far a player is where several answer at the same time."""
        if self.view["handed_in"][seat]:
            return "sealed"
        if together(self.view) and seat in self.view["waiting"]:
            return "thinking"
        found = (part.answer_sign(self.view, seat) for part in self.parts)
        return next(filter(None, found), None)
