"""The pages of an open game: a grid of places to pick, the players' figures, the table in words.

A game draws what lies at a place and its pieces; everything else is said by its texts already.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from westbound.engine.game import Sentence
from westbound.engine.rng import Rng
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import SEAT_PARAMS, Catalogue
from westbound.kit import panel as parts
from westbound.kit import svg
from westbound.kit.board import Component, Description, View
from westbound.kit.description import Describer
from westbound.kit.flat_state import FlatState
from westbound.kit.marks import disc
from westbound.kit.open_game import OpenGame
from westbound.kit.open_texts import OpenTexts, open_texts
from westbound.kit.svg import TypeScale, centered_rect, classes, el, escape, icon, rect, target

S = TypeVar("S", bound=FlatState)

SIDE: Final = 100.0  # of a place
EDGE: Final = 24.0  # around the grid
_GAP: Final = 4.0  # between two places
_TYPE: Final = TypeScale({"t-name": (15, 0.55)})


class Piece(NamedTuple):
    """A piece for the page of pieces; the first of its rules says what it is for."""

    drawing: str  # around 0,0, 80 wide and high
    rules: tuple[str, ...]


class OpenBoard(Generic[S]):
    """`draw(state, place)` is what lies at a place, around 0,0; `group` is what picks call it.

    The names of the pieces are in the table `pieces`, the tip of a place in `tips` under its group.
    """

    def __init__(
        self,
        game: OpenGame[S],
        group: str,
        draw: Callable[[S, int], str],
        pieces: Mapping[str, Piece],
    ) -> None:
        self.game: Final = game
        self.grid: Final = game.grid
        self.group: Final = group
        self.draw: Final = draw
        self.pieces: Final = pieces

    @property
    def size(self) -> tuple[int, int]:
        edges = 2 * EDGE
        return int(self.grid.columns * SIDE + edges), int(self.grid.rows * SIDE + edges)

    def _state(self, view: View) -> S:
        """Nothing is hidden: what is seen is the position."""
        return self.game.determinize(view, Rng(0))

    def _texts(self, catalogue: Catalogue) -> OpenTexts:
        return open_texts(catalogue.package, catalogue.language)

    # --- the answers of a board

    def board(self, view: View, catalogue: Catalogue, names: Sequence[str]) -> str:
        state, texts = self._state(view), self._texts(catalogue)
        asked = catalogue.sentence("asks", self.game.prompt(state), names)
        width, height = self.size
        frame = rect("grid-frame", EDGE / 2, EDGE / 2, width - EDGE, height - EDGE, 12)
        places = [self._place(state, place, texts, names) for place in self.grid]
        return svg.board(self.game.id, self.size, self.game.title, asked, frame, *places)

    def panel(self, view: View, seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
        state, texts = self._state(view), self._texts(catalogue)
        entries = [
            parts.figure("tally-entry", key, escape(name := texts.figure(key)), value, name)
            for key, value in self.figures(view, seat, catalogue).items()
        ]
        return parts.area(
            self.game.id,
            seat,
            texts.say("panel", "label", name=names[seat]),
            parts.head(icon(disc(seat), "-11 -11 22 22"), names[seat]),
            el("dl", *entries, cls="tally"),
            state="active" if seat in self.game.deciders(state) else "",
        )

    def figures(self, view: View, seat: int, catalogue: Catalogue) -> dict[str, str]:
        found = self.game.figures(self._state(view), seat)
        return {key: str(value) for key, value in found.items()}

    def tips(self, view: View, catalogue: Catalogue) -> dict[str, str]:
        tip = self._texts(catalogue).say("tips", self.group)
        return {self._pick(place): tip for place in self.grid}

    def description(self, view: View, catalogue: Catalogue, names: Sequence[str]) -> Description:
        """What is asked and what lies where, then each player's figures."""
        state, texts = self._state(view), self._texts(catalogue)
        describer = Describer(view, texts, names)
        asked = catalogue.sentence("asks", self.game.prompt(state), names)
        alike: dict[str, list[str]] = {}
        for place in self.grid:
            alike.setdefault(texts.place(self.game.at(state, place), names), []).append(
                self.grid.names[place]
            )
        said = [
            describer.say("places", places=", ".join(places), what=what)
            for what, places in alike.items()
        ]
        players = [
            (describer.heading(seat, _viewer(view)), self._figures(state, seat, describer))
            for seat in range(state.players)
        ]
        return [(describer.say("table"), [asked, *said]), *players]

    def components(self, catalogue: Catalogue) -> list[Component]:
        texts = self._texts(catalogue)
        rules = rulebook(catalogue.package, catalogue.language).rules()
        return [
            Component(
                name,
                texts.say("pieces", name),
                icon(piece.drawing, "-40 -40 80 80", "art-piece"),
                rules[piece.rules[0]],
                piece.rules,
            )
            for name, piece in self.pieces.items()
        ]

    # --- parts of them

    def _pick(self, place: int) -> str:
        return f"{self.group}:{self.grid.names[place]}"

    def _place(self, state: S, place: int, texts: OpenTexts, names: Sequence[str]) -> str:
        there, name = self.game.at(state, place), self.grid.names[place]
        side = SIDE - _GAP
        row, column = divmod(place, self.grid.columns)
        return target(
            self._pick(place),
            f"{name}: {texts.place(there, names)}",
            centered_rect(side, side, 8, "grid-spot"),
            _TYPE.text(8 - side / 2, 20 - side / 2, name, "t-name", anchor="s"),
            self.draw(state, place),
            cls=classes("grid-place", _owner(there)),
            at=(EDGE + SIDE * (column + 0.5), EDGE + SIDE * (row + 0.5)),
        )

    def _figures(self, state: S, seat: int, describer: Describer[View]) -> list[str]:
        texts = self._texts(describer.texts.catalogue)
        return [
            describer.say("figure", name=texts.figure(key), value=value)
            for key, value in self.game.figures(state, seat).items()
        ]


def _viewer(view: View) -> int | None:
    viewer = view["viewer"]
    assert viewer is None or isinstance(viewer, int)
    return viewer


def _owner(there: Sentence) -> str:
    """The class of the player that a sentence about a place mentions first."""
    seats = (v for k, v in there.params.items() if k in SEAT_PARAMS and isinstance(v, int))
    seat = next(seats, None)
    return "" if seat is None else f"p{seat} owned"
