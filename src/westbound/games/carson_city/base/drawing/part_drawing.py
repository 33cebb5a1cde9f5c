"""What a part of the game adds to the pictures and words. It overrides only what it adds.

The drawings of the base game ask all parts, one after the other, wherever one of them may have
something to add; a part that is not played at the table adds nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from westbound.kit.board import Component
from westbound.kit.description import Describer
from westbound.kit.texts import Texts

if TYPE_CHECKING:  # an observation knows the variants, and these have parts
    from westbound.games.carson_city.observation import PlayerView, View

Powers = tuple[tuple[str, ...], ...]  # one or two lines of signs and figures


class Terrain(NamedTuple):
    """A parcel that is not ordinary land; `name` is a key of the table `label`."""

    name: str
    drawing: str


class Stranger(NamedTuple):
    """Somebody who is no player's cowboy and stands at the right of a parcel.

    `name` is a key of the table `label`, with `_here` of the table `tips`.
    """

    name: str
    strength: int
    width: float  # what it takes of the line where cowboys stand


class Supply(NamedTuple):
    """What lies in a common supply."""

    sign: str
    left: int
    rule: str


class Tip(NamedTuple):
    """A hover text."""

    title: str
    sentences: list[str]
    rule: str


class Figure(NamedTuple):
    """A figure of a player's area: keys of the table `panel`, a sign, and the value."""

    key: str
    help: str
    sign: str
    value: str


class Status(NamedTuple):
    """A line under a player's name."""

    name: str
    sign: str
    words: str


class Piece(NamedTuple):
    """A piece of the reference, with its rules; `name` is a key of `names` and `things`."""

    name: str
    drawing: str
    rules: tuple[str, ...]


class PartDrawing:
    """The drawings of a part; this one adds nothing."""

    # What a character does, by the face of its card.
    card_powers: ClassVar[Mapping[str, Powers]] = {}
    # Where decisions are, by the kind of their step: at a sign of the street, in phase 3; or at the
    # place that a number of the step says, in any phase.
    decision_signs: ClassVar[Mapping[str, str]] = {}
    decision_places: ClassVar[Mapping[str, str]] = {}
    pieces: ClassVar[tuple[Piece, ...]] = ()

    # --- the board

    def symbols(self, view: View) -> Mapping[str, str]:
        """What the part draws many times, by name."""
        return {}

    def head(self, view: View, texts: Texts) -> str:
        """In the head line, beside the title."""
        return ""

    def on_the_map(self, view: View) -> str:
        """A layer above the roads."""
        return ""

    def on_the_table(self, view: View) -> str:
        """A layer above everything but the cowboys."""
        return ""

    def terrain(self, view: View) -> Mapping[str, Terrain]:
        """Parcels that are not ordinary land."""
        return {}

    def strangers(self, view: View) -> Mapping[str, Stranger]:
        """Who else stands on parcels."""
        return {}

    def own_roads(self, view: View) -> Collection[str]:
        """The roads that the part draws itself, by their edges."""
        return ()

    def supplies(self, view: View) -> Mapping[str, Supply]:
        """Common supplies by their names."""
        return {}

    def answer_sign(self, view: View, seat: int) -> str | None:
        """How far a seat is with its answer, if the part knows better than the base game."""
        return None

    # --- a player's area, from top to bottom

    def statuses(self, texts: Texts, own: PlayerView) -> Iterable[Status]:
        return ()

    def form(self, view: View, texts: Texts, own: PlayerView) -> str:
        """What the player fills in now."""
        return ""

    def hand(self, view: View, texts: Texts, own: PlayerView) -> str:
        """What the player holds."""
        return ""

    def figures(self, own: PlayerView) -> Iterable[Figure]:
        return ()

    def estate(self, view: View, texts: Texts, own: PlayerView) -> str:
        """What the player has laid out, beside their buildings."""
        return ""

    # --- words

    def tips(self, view: View, texts: Texts) -> Iterable[tuple[str, Tip]]:
        """Hover texts by target; they replace those of the base game."""
        return ()

    def describe_status(self, tell: Describer[View], own: PlayerView) -> Iterable[str]:
        """Sentences about what a player is now, before all that they have."""
        return ()

    def describe_seat(self, tell: Describer[View], own: PlayerView) -> Iterable[str]:
        """Sentences about what a player has."""
        return ()

    def describe_table(self, tell: Describer[View]) -> Iterable[str]:
        """Sentences about the map and what else is on the table."""
        return ()

    def components(self, texts: Texts) -> Iterable[Component]:
        """Components of the reference that are more than a piece with a name."""
        return ()
