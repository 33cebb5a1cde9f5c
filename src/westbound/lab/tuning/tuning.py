"""A tuning: steps of a search uphill. It can be stopped at any time and goes on from there."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from westbound.engine.errors import BadInput
from westbound.engine.figures import Figures, read_figures, shipped_text
from westbound.files import check_writable, file_error, write_file
from westbound.games.registry import find_game
from westbound.lab.tuning.curve import curve_picture, factors
from westbound.lab.tuning.duels import Duel, Duels, Strength, answer, strength
from westbound.lab.tuning.knobs import knobs_of, turned
from westbound.lab.tuning.settings import Settings, settings_from
from westbound.lab.tuning.spsa import Search
from westbound.lab.where import Where
from westbound.lab.work import Pool

STATE: Final = "tuning.jsonl"
RATING: Final = "rating.toml"
PICTURE: Final = "curve.svg"
SAVED: Final = 60.0  # seconds between two savings
MEASURED: Final = 1 << 40  # the first set-up of measurements: no step comes that far


@dataclass(frozen=True, slots=True)
class Step:
    """What a step found out; all before it and the seed decide what it tried."""

    answer: float
    seconds: float  # since the tuning began


class Tuning:
    """All that a tuning is, in a folder."""

    def __init__(self, settings: Settings, folder: Path, steps: Sequence[Step] = ()) -> None:
        self.settings, self.folder = settings, folder
        self.game = find_game(settings.game)
        self.text = shipped_text(self.game.package)
        shipped = read_figures(self.text)
        self.game.rated_by(shipped)  # BadInput if it goes by no figures
        self.knobs = knobs_of(shipped, each_entry=bool(settings.each_entry))
        self.search = Search(
            len(self.knobs),
            settings.seed,
            step=settings.step,
            spread=settings.spread,
            settle=settings.settle,
        )
        self.steps: list[Step] = []
        for step in steps:
            self._learn(step)

    @property
    def matches(self) -> int:
        return len(self.steps) * self.matches_each

    @property
    def matches_each(self) -> int:
        """Of a step."""
        return 2 * self.settings.pairs

    @property
    def seconds(self) -> float:
        return self.steps[-1].seconds if self.steps else 0.0

    def __str__(self) -> str:
        return f"{self.matches} matches, {self.seconds:.0f} s: {self.turns()}"

    def turns(self) -> str:
        """The figures that have moved most, with their factors."""
        return factors(self.knobs, self.search.best())

    # --- going on

    def run(self, where: Where, matches: int, minutes: float, tell: Callable[[], None]) -> None:
        """Until there are so many matches or the minutes are over; Ctrl+C keeps complete steps."""
        begin = saved = perf_counter()
        spent = self.seconds
        try:
            with closing(where.pool()) as pool:
                while self.matches < matches and perf_counter() - begin < 60 * minutes:
                    found = self._compare(pool)
                    self._learn(Step(found, spent + perf_counter() - begin))
                    tell()
                    if perf_counter() - saved > SAVED:
                        self.save()
                        saved = perf_counter()
        finally:
            self.save()

    def _compare(self, pool: Pool) -> float:
        """Both trials of the next step in matches against each other."""
        first, second = (self._figures(logs) for logs in self.search.trials())
        pairs = self.settings.pairs
        duels = self._duels(first, second, len(self.steps) * pairs, pairs)
        return answer(in_order(pool.run(duels)), self.settings.lead)

    def _learn(self, step: Step) -> None:
        self.steps.append(step)
        self.search.learn(step.answer)

    def _duels(self, first: Figures, second: Figures, begin: int, pairs: int) -> Duels:
        settings = self.settings
        return Duels(settings.game, settings.players, first, second, settings.seed, begin, pairs)

    def _figures(self, logs: Sequence[float]) -> Figures:
        return read_figures(turned(self.text, self.knobs, logs))

    def measure(
        self, where: Where, pairs: int, tell: Callable[[], None] = lambda: None
    ) -> Strength:
        """What was found against what is shipped, on set-ups that no step has met."""
        best, shipped = self._figures(self.search.best()), read_figures(self.text)
        duels = []
        with closing(where.pool()) as pool:
            for duel in pool.run(self._duels(best, shipped, MEASURED, pairs)):
                duels.append(duel)
                tell()
        found = strength(in_order(duels))
        self._write_rating(found)
        return found

    # --- files

    def save(self) -> None:
        """The figures as a file of their own, a picture, and all that is needed to go on."""
        head = {"settings": self.settings.to_json(), "figures": _fingerprint(self.text)}
        lines = [json.dumps(line) + "\n" for line in (head, *map(asdict, self.steps))]
        write_file(self.folder / STATE, "".join(lines))
        self._write_rating()
        if len(self.steps) > 1:
            title = f"Tuning {self.game.title}, {self.settings.players} players"
            picture = curve_picture(title, self.knobs, self.search.path, self.matches_each)
            write_file(self.folder / PICTURE, picture + "\n")

    def _write_rating(self, found: Strength | None = None) -> None:
        """With the comments of the shipped file, and how it was made above them."""
        head = [f"Made by: {self.command()}", *([str(found)] if found else []), ""]
        text = turned(self.text, self.knobs, self.search.best())
        comment = "".join(f"# {line}".rstrip() + "\n" for line in head)
        write_file(self.folder / RATING, comment + text)

    def command(self) -> str:
        """What makes the same file once more."""
        settings = self.settings
        parts = [f"westbound tune {settings.game} --players {settings.players}"]
        parts += [f"--matches {self.matches}"]
        parts += [f"--set {name}={value}" for name, value in settings.changes.items()]
        return " ".join(parts)


def in_order(found: Generator[Duel, None, None] | Sequence[Duel]) -> list[Duel]:
    return sorted(found, key=lambda duel: duel.number)


def new_tuning(settings: Settings, folder: Path) -> Tuning:
    """In a folder without one: what hours have made is not written over."""
    if (folder / STATE).exists():
        raise BadInput(f"there is a tuning in {folder} already; --resume goes on with it")
    if (folder / RATING).exists():
        raise BadInput(f"there is a {RATING} in {folder} already; choose another folder")
    check_writable(folder / RATING)
    return Tuning(settings, folder)


def resumed(folder: Path) -> Tuning:
    """The tuning of a folder as it was."""
    path = folder / STATE
    try:
        head, *steps = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        return _restored(folder, head, [Step(**step) for step in steps])
    except FileNotFoundError:
        raise BadInput(f"there is no tuning in {folder}: no file {STATE}") from None
    except OSError as error:
        raise BadInput(f"cannot read {path}: {file_error(error)}") from None
    except BadInput:
        raise
    except (ValueError, KeyError, TypeError) as error:
        raise BadInput(f"the tuning in {folder} cannot be read: {error}") from None


def _restored(folder: Path, head: dict[str, Any], steps: Sequence[Step]) -> Tuning:
    values = dict(head["settings"])
    settings = settings_from(values, values.pop("game"), values.pop("players"))
    tuning = Tuning(settings, folder, steps)
    if head["figures"] != _fingerprint(tuning.text):
        raise BadInput(f"the tuning in {folder} began with other shipped figures")
    return tuning


def _fingerprint(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()
