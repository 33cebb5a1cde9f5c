"""The story of a match: one sentence for each entry, worked out once and told in any language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from westbound.engine.game import Sentence
from westbound.engine.match import Entry
from westbound.engine.step import CHANCE
from westbound.table.live import LiveTable
from westbound.web.play.sight import Sight

MOST_RECAP = 40


@dataclass(frozen=True, slots=True)
class Told:
    """An entry with what a page needs to know of it."""

    n: int  # the position after it
    seat: int
    move: str
    kind: str
    automatic: bool
    sentence: Sentence
    picks: tuple[str, ...]  # the places it is about
    round: int | None
    phase: str
    asked: int  # how many seats could have answered
    at: float
    secret_to: int | None = None  # the only one who may know which move it was

    @property
    def by_chance(self) -> bool:
        return self.seat == CHANCE


class Story:
    """Follows the log of a table on a state of its own, so that each entry is told only once."""

    def __init__(self, live: LiveTable) -> None:
        self._game = live.game
        self._state = live.game.new(live.header.players, live.header.options)
        self.told: list[Told] = []
        self.points: list[list[int]] = [self._points(live.header.players)]

    def follow(self, live: LiveTable) -> None:
        for index in range(len(self.told), len(live.match.log)):
            self._tell(live.match.log[index], index, live.times[index])
            self.points.append(self._points(live.header.players))

    def _tell(self, entry: Entry, index: int, at: float) -> None:
        state = self._state
        number, phase = self._game.chapter(state)
        told = Told(
            n=index + 1,
            seat=entry.seat,
            move=entry.text,
            kind=entry.move.kind,
            automatic=entry.automatic,
            sentence=self._game.describe(state, entry.move, entry.seat),
            picks=tuple(pick for pick in entry.move.picks() if not pick.startswith("do:")),
            round=number,
            phase=phase,
            asked=len(self._game.deciders(state)),
            at=at,
            secret_to=self._game.secret_to(state, entry.move, entry.seat),
        )
        self._game.apply(state, entry.move, entry.seat)
        self.told.append(told)

    def _points(self, players: int) -> list[int]:
        """The points of each seat in this position."""
        by_seat = {s.seat: s.points for s in self._game.standings(self._state)}
        return [by_seat.get(seat, 0) for seat in range(players)]


_stories: WeakKeyDictionary[LiveTable, Story] = WeakKeyDictionary()


def story_of(live: LiveTable) -> Story:
    story = _stories.get(live)
    if story is None:
        story = _stories[live] = Story(live)
    story.follow(live)
    return story


def entries(sight: Sight) -> list[Told]:
    """What this viewer may read: secret moves without saying which, sealed ones not at all."""
    story = story_of(sight.live).told
    if sight.live.header.status == "over":
        return story[: sight.length]
    first = _first_sealed(story, len(sight.live.match.turns))
    return [
        t if t.secret_to in (None, sight.viewer) else replace(t, move="", picks=())
        for t in story[: sight.length]
        if t.n <= first or t.seat == sight.viewer
    ]


def _first_sealed(told: list[Told], deciders: int) -> int:
    """How many entries are public: a simultaneous choice is not, until all have answered."""
    first, asked = len(told), deciders
    while asked and first and told[first - 1].asked == asked + 1:
        first -= 1
        asked += 1
    return first


def tell(sight: Sight, told: Told) -> str:
    return sight.speak.sentence("log", told.sentence, sight.names)


def since_last_turn(sight: Sight) -> list[Told]:
    """What others and chance did since the viewer's last decision; for a spectator, the latest."""
    told = entries(sight)
    start = max(0, len(told) - MOST_RECAP)
    if sight.viewer is not None:
        own = (t.n for t in reversed(told) if t.seat == sight.viewer and not t.automatic)
        start = max(start, next(own, 0))
        return [t for t in told if t.n > start]
    return told[-12:]
