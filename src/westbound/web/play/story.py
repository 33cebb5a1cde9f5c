"""The story of a match: one sentence for each entry, worked out once and told in any language."""

from __future__ import annotations

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from westbound.engine.game import Sentence
from westbound.engine.match import Entry
from westbound.engine.step import CHANCE
from westbound.table.live import LiveTable
from westbound.web.play.sight import Sight

MAX_RECAP = 40


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
    step: str  # the kind of decision
    asked: tuple[int, ...]  # the seats that could have answered
    at: float
    secret_to: int | None = None  # the only one who may know which move it was
    edits: bool = False  # a part of a sealed answer that was not handed in by it

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
        number, phase = self._game.phase_label(state)
        step = state.agenda[-1]
        told = Told(
            n=index + 1,
            seat=entry.seat,
            move=entry.text,
            kind=entry.move.kind,
            automatic=entry.automatic,
            sentence=self._game.log_sentence(state, entry.move, entry.seat),
            picks=tuple(pick for pick in entry.move.picks() if not pick.startswith("do:")),
            round=number,
            phase=phase,
            step=step.kind,
            asked=self._game.deciders(state),
            at=at,
            secret_to=self._game.secret_to(state, entry.move, entry.seat),
        )
        self._game.apply(state, entry.move, entry.seat)
        goes_on = bool(state.agenda) and type(state.agenda[-1]) is type(step)
        edits = step.sealed and goes_on and entry.seat in self._game.deciders(state)
        self.told.append(replace(told, edits=edits))

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
    """What this viewer may read.

    Of a secret move, not which one it was. Of sealed answers nothing until all are given (the
    status line tells who has given his), and of others' only that they were handed in.
    """
    story = story_of(sight.live).told
    if sight.live.header.status == "over":
        return story[: sight.length]
    public = len(story) - len(_sealed_now(sight.live, story))
    return [
        t if t.secret_to in (None, sight.viewer) else _without_secret(t)
        for t in story[: sight.length]
        if t.seat == sight.viewer or (t.n <= public and not t.edits)
    ]


def _without_secret(told: Told) -> Told:
    """The kind of a sealed answer can be the secret, and so can its places."""
    return replace(told, move="", kind=told.kind if told.by_chance else "", picks=())


def _sealed_now(live: LiveTable, story: list[Told]) -> list[Told]:
    """The answers to a common choice that is not open for all to see."""
    agenda = live.match.state.agenda
    if not agenda or agenda[-1].immediate:
        return []
    answers = answers_now(agenda[-1].kind, live.match.turns, story)
    return answers if answers and len(answers[0].asked) > 1 else []


def answers_now(step: str, asked: tuple[int, ...], story: list[Told]) -> list[Told]:
    """What was answered so far to a decision of this kind that these seats still have open."""
    first, now = len(story), set(asked)
    while now and first and story[first - 1].step == step and now <= set(story[first - 1].asked):
        first -= 1
        now = set(story[first].asked)
    return story[first:]


def handed_in(sight: Sight) -> list[int]:
    """Who has answered the common choice of the position shown, while others still have to."""
    match = sight.base
    if not match.turns:
        return []
    story = story_of(sight.live).told[: sight.length]
    answers = answers_now(match.state.agenda[-1].kind, match.turns, story)
    return [seat for seat in answers[0].asked if seat not in match.turns] if answers else []


def tell(sight: Sight, told: Told) -> str:
    """The sentence of an entry; who has made a secret move reads which one it was."""
    if told.secret_to is None or told.seat != sight.viewer or not told.move:
        return sight.speak.sentence("log", told.sentence, sight.names)
    params = {**told.sentence.params, **sight.live.game.parse(told.move).params()}
    return sight.speak.say("moves", told.kind, params, sight.names)


def since_last_turn(sight: Sight) -> list[Told]:
    """What others and chance did since the viewer's last decision; for a spectator, the latest."""
    told = entries(sight)
    if sight.viewer is None:
        return told[-12:]
    now = _open_now(sight)
    own = (t.n for t in reversed(told) if t.seat == sight.viewer and not t.automatic)
    start = next((n for n in own if n <= now), 0)
    news = [t for t in told if t.n > start and (t.n <= now or t.seat != sight.viewer)]
    return news[-MAX_RECAP:]


def _open_now(sight: Sight) -> int:
    """Where a choice has begun that all make in the open now: his own part ends no turn."""
    agenda = sight.live.match.state.agenda
    story = story_of(sight.live).told
    if sight.at is not None or not agenda or not agenda[-1].immediate:
        return len(story)
    return len(story) - len(answers_now(agenda[-1].kind, sight.live.match.turns, story))
