"""Where the matches of a dataset come from: bots that play them, or files. Each has a number."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple, Protocol

from westbound.engine import save
from westbound.engine.errors import BadInput, SaveError, explain_error
from westbound.engine.json_types import Json
from westbound.engine.match import Match
from westbound.games.registry import find_game
from westbound.lab.dataset.kinds import Kind, Kinds, kind_of, make_kind
from westbound.lab.dataset.rows import Provenance
from westbound.lab.match_files import (
    IN_FOLDERS,
    Place,
    files_in,
    find_matches,
    format_of,
    parse,
    read_bytes,
)
from westbound.lab.simulation import Plan, play_logged

PORTION: Final = 2000  # recorded matches that are sent to the workers at a time


class Source(Protocol):
    """Sent to the workers as a whole."""

    @property
    def matches(self) -> int: ...

    def kinds(self) -> Kinds:
        """The kinds of table of all matches."""

    def match(self, number: int) -> tuple[Match, Provenance]:
        """Match number `number`; SaveError names its file and says why it cannot be read."""

    def portions(self, numbers: Sequence[int]) -> Iterator[tuple[Source, Sequence[int]]]:
        """Sources of these matches that are small enough to be sent with every batch of work."""

    def to_json(self) -> dict[str, Json]:
        """What decides which matches these are."""


@dataclass(frozen=True, slots=True)
class SelfPlay:
    """The games of a plan."""

    plan: Plan

    @property
    def matches(self) -> int:
        return self.plan.games

    def kinds(self) -> Kinds:
        game, cases = self.plan.game, self.plan.cases
        return Kinds(tuple(make_kind(game, case.players, case.options) for case in cases))

    def match(self, number: int) -> tuple[Match, Provenance]:
        scheduled = self.plan.scheduled(number)
        result, log = play_logged(scheduled)
        game, case = find_game(scheduled.game), scheduled.case
        match = Match(game, case.players, scheduled.seed, case.options, scheduled.bots)
        for entry in log:
            assert match.replay(entry) is None
        return match, Provenance(bots=scheduled.bots, errors=result.errors)

    def portions(self, numbers: Sequence[int]) -> Iterator[tuple[Source, Sequence[int]]]:
        yield self, numbers

    def to_json(self) -> dict[str, Json]:
        plan = self.plan
        return {
            "game": plan.game,
            "rules_version": find_game(plan.game).rules_version,
            "cases": [{"players": c.players, "options": dict(c.options)} for c in plan.cases],
            "bots": list(plan.bots),
            "games": plan.games,
            "seed": plan.seed,
        }


class Found(NamedTuple):
    """A match in a file. What its header says is known; whether it can be replayed is not."""

    place: Place
    kind: Kind | None  # None: the header cannot be read


@dataclass(frozen=True, slots=True)
class Recorded:
    """Matches in files. A worker reads them itself, so it needs to see the files."""

    found: Mapping[int, Found]  # by number
    digest: str = ""

    @property
    def matches(self) -> int:
        return len(self.found)

    def kinds(self) -> Kinds:
        return Kinds(tuple(found.kind for found in self.found.values() if found.kind))

    def match(self, number: int) -> tuple[Match, Provenance]:
        place = self.found[number].place
        try:
            match = save.replay(parse(read_bytes(place), place.format), find_game)
        except SaveError as error:
            raise SaveError(f"{place}: {explain_error(error, 'en')}") from None
        except Exception as error:  # a bug, but one file is no reason to lose all others
            why = f"the program fails when it replays it ({type(error).__name__}: {error})"
            raise SaveError(f"{place}: {why}") from error
        return match, Provenance(source=str(place))

    def portions(self, numbers: Sequence[int]) -> Iterator[tuple[Source, Sequence[int]]]:
        for start in range(0, len(numbers), PORTION):
            some = numbers[start : start + PORTION]
            yield Recorded({number: self.found[number] for number in some}), some

    def to_json(self) -> dict[str, Json]:
        return {"recorded": self.matches, "sha256": self.digest}


def recorded(paths: Sequence[Path], game: str | None = None) -> Recorded:
    """The matches in these files and folders, of this game only if it is named.

    BadInput if one of these paths cannot be read at all, or if there is nothing to read.
    """
    found: list[Found] = []
    digest = sha256()
    for path in files_in(paths):
        for place in _places(path, named=path in paths):
            data, kind = _looked_at(place)
            if game is None or kind is None or kind.game == game:
                found.append(Found(place, kind))
                digest.update(sha256(data).digest())
    if not any(item.kind for item in found):
        of = f" of {find_game(game).title}" if game else ""
        named = ", ".join(map(str, paths))
        raise BadInput(f"there is no match{of} in {named}; {_why_none(found)}")
    return Recorded(dict(enumerate(found)), digest.hexdigest())


def _places(path: Path, *, named: bool) -> list[Place]:
    """A file of a folder that cannot be read is one of the unreadable matches."""
    try:
        return find_matches(path)
    except BadInput:
        if named:
            raise
        return [Place(str(path), format_of(path), number=1, start=0, length=0)]


def _why_none(found: Sequence[Found]) -> str:
    if not found:
        return f"files of matches end with {', '.join(IN_FOLDERS)}"
    try:
        Recorded({0: found[0]}).match(0)
    except SaveError as error:
        return str(error)
    raise AssertionError("its header cannot be read")


def _looked_at(place: Place) -> tuple[bytes, Kind | None]:
    try:
        data = read_bytes(place)
        return data, kind_of(save.begin(parse(data, place.format), find_game))
    except SaveError:
        return str(place).encode(), None
