"""What a page shows of many positions: samples of matches, drawn and parsed."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Final, Generic, NamedTuple, TypeVar

from westbound.engine.game import Game
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.engine.texts import Catalogue, catalogue
from westbound.kit.board import Board, Description, View, board_of
from westbound.kit.suites.walks import Moment, last

S = TypeVar("S", bound=State)
NAMES: Final = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")


class Sample(NamedTuple, Generic[S]):
    """A position, what its decider sees, and every pick of every legal move."""

    state: S
    view: View
    picks: frozenset[str]


class Pages(Generic[S]):
    """The pages of a game.

    `walks` gives matches to look at; from each, every `every`-th moment is drawn, and what was not
    met before: a kind of step with other groups of picks, at another kind of `table`.
    """

    def __init__(
        self,
        game: Game[S],
        walks: Callable[[], Iterable[Iterable[Moment[S]]]],
        names: Sequence[str] = NAMES,
        every: int = 60,
        table: Callable[[S], str] = lambda state: "",
    ) -> None:
        self.game: Final = game
        self.names: Final = names
        self._walks: Final = walks
        self._every: Final = every
        self._table: Final = table

    # --- positions

    @cached_property
    def samples(self) -> tuple[Sample[S], ...]:
        found: list[Sample[S]] = []
        met: set[tuple[str, ...]] = set()
        for moments in self._walks():
            for count, moment in enumerate(moments):
                state, seat = moment.state, moment.seat
                if seat == CHANCE:
                    continue
                moves = self.game.legal(state, seat)
                picks = frozenset(pick for move in moves for pick in move.picks())
                groups = sorted({pick.split(":")[0] for pick in picks})
                what = (self._table(state), state.agenda[-1].kind, *groups)
                if what not in met or count % self._every == 0:
                    met.add(what)
                    found.append(Sample(state.copy(), self.game.observe(state, seat), picks))
        return tuple(found)

    @cached_property
    def views(self) -> list[View]:
        return [sample.view for sample in self.samples]

    @cached_property
    def some_views(self) -> list[View]:
        return self.views[:: max(1, len(self.views) // 20)]

    @cached_property
    def finished(self) -> View:
        """A match that is over, as a spectator sees it."""
        return self.game.observe(last(next(iter(self._walks()))), None)

    # --- pages

    @cached_property
    def module(self) -> Board:
        found = board_of(self.game.package)
        assert found is not None, f"{self.game.package} has no board"
        return found

    def texts(self, language: str = "en") -> Catalogue:
        return catalogue(self.game.package, language)

    def svg(self, view: View, language: str = "en") -> str:
        return self.module.board(view, self.texts(language), self.names)

    def board(self, view: View, language: str = "en") -> ET.Element:
        return ET.fromstring(self.svg(view, language))

    def panel(self, view: View, seat: int, language: str = "en") -> ET.Element:
        return ET.fromstring(self.module.panel(view, seat, self.texts(language), self.names))

    def page(self, view: View, language: str = "en") -> ET.Element:
        """Board and all panels in one document, as on a page."""
        texts = self.texts(language)
        panels = [self.module.panel(view, s, texts, self.names) for s in range(players(view))]
        return ET.fromstring(f"<main>{self.svg(view, language)}{''.join(panels)}</main>")

    def tips(self, view: View, language: str = "en") -> dict[str, str]:
        return self.module.tips(view, self.texts(language))

    def description(self, view: View, language: str = "en") -> Description:
        return self.module.description(view, self.texts(language), self.names)


def players(view: View) -> int:
    found = view["players"]
    assert isinstance(found, int)
    return found
