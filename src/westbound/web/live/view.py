"""How one viewer sees a table: at which position, from which seat, in which language."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from functools import cached_property

from westbound.engine.json_types import Json, as_json
from westbound.engine.match import Match
from westbound.engine.texts import Catalogue, catalogue
from westbound.table.live_table import LiveTable
from westbound.table.records import Draft, Person
from westbound.table.turns import is_turn_over


@dataclass(frozen=True)
class TableView:
    """A table for one viewer; `at` is an earlier position of the log, None the present one."""

    live: LiveTable
    match: Match
    viewer: int | None  # the seat that looks; None: a spectator
    held: tuple[int, ...]
    language: str
    at: int | None
    auto_end: bool
    hints: bool = True  # a line of advice at each decision

    @property
    def table_id(self) -> str:
        return self.live.header.id

    @property
    def revision(self) -> int:
        return self.live.header.revision

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.live.seats]

    @property
    def length(self) -> int:
        """How many committed entries led to the position shown."""
        return len(self.live.match.log) if self.at is None else self.at

    @property
    def draft(self) -> Draft:
        """The viewer's own tentative turn; nobody sees anybody else's."""
        if self.viewer is None or self.at is not None:
            return Draft()
        return self.live.drafts.get(self.viewer, Draft())

    @cached_property
    def catalogue(self) -> Catalogue:
        return catalogue(self.live.game.package, self.language)

    def numbered(self, number: int | str) -> str:
        return round_name(self.catalogue, number)

    def phase_name(self, phase: str) -> str:
        return phase_name(self.catalogue, phase)

    @cached_property
    def observation(self) -> dict[str, Json]:
        return as_json(self.match.game.observe(self.match.state, self.viewer))

    @property
    def board_key(self) -> tuple[Hashable, ...]:
        """Two views with the same key see the same board."""
        return (self.table_id, self.length, self.draft.moves, self.viewer, self.language)

    @property
    def page_key(self) -> tuple[Hashable, ...]:
        """Everything a page depends on besides the table's revision and the chat."""
        who = (self.viewer, self.held, self.language, self.auto_end, self.hints)
        remote = tuple((bot.online, bot.trouble) for bot in self.live.remote.values())
        return (self.table_id, self.at, *who, remote)

    @property
    def acting(self) -> int | None:
        """The seat of this viewer that is asked now, or whose turn waits to be ended."""
        if self.at is not None or self.viewer is None or self.live.header.status != "running":
            return None
        waits = self.draft.moves or self.viewer in self.live.match.turns
        return self.viewer if waits else None

    @property
    def base(self) -> Match:
        """The position that all share: without the viewer's own tentative turn."""
        return self.live.match if self.at is None else self.match

    @property
    def ready(self) -> list[int]:
        """The seats of one screen that could act now; several in a common choice."""
        if self.at is not None or self.live.header.status != "running":
            return []
        turns, drafts = self.live.match.turns, self.live.drafts
        return [s for s in self.held if s in turns or drafts.get(s, Draft()).moves]

    @property
    def turn_complete(self) -> bool:
        """Whether the viewer has decided everything and only the end of the turn is missing."""
        seat = self.acting
        if seat is None or not self.draft.moves:
            return False
        return is_turn_over(self.match, seat, self.live.match)


def round_name(texts: Catalogue, number: int | str) -> str:
    """A round in the game's own words, "Turn 3"; empty if it has no word for it."""
    named = texts.has("phases", "numbered")
    return texts.say("phases", "numbered", {"n": number}) if named else ""


def phase_name(texts: Catalogue, phase: str) -> str:
    """Empty if the game names no phases."""
    return texts.say("phases", phase, {}) if texts.has("phases", phase) else ""


def view_for(
    live: LiveTable, person: Person | None, language: str, at: int | None = None
) -> TableView:
    """The view of a person, or of an anonymous visitor, now or at an earlier position."""
    person_id = person.id if person else None
    held = tuple(live.held_by(person_id))
    viewer = live.acting_seat(person_id)
    if viewer is None and held:
        viewer = held[0]
    if at is not None:
        match = live.position(at)
    else:
        match = live.match if viewer is None else live.tentative(viewer)
    auto_end = bool(person and person.auto_end)
    hints = person is None or person.hints
    return TableView(live, match, viewer, held, language, at, auto_end, hints)
