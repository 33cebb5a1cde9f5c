"""How `westbound tournament` plays: with a progress bar, and nothing played is ever lost."""

from __future__ import annotations

import json
import os
import shlex
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter

import typer

from westbound.cli.game_tables import count_games, report_crash
from westbound.cli.progress import progress_bar
from westbound.cli.saves import path_of
from westbound.engine.json_types import Json
from westbound.files import check_different, check_writable, write_file
from westbound.lab.charts import WIDE
from westbound.lab.dataset.arrow import load_pyarrow
from westbound.lab.results import GameCrashed
from westbound.lab.tournament.page import tournament_page
from westbound.lab.tournament.plan import Plan
from westbound.lab.tournament.play import Tournament
from westbound.lab.tournament.report import Report
from westbound.lab.tournament.results_file import Played, ResultsFile, new_results
from westbound.lab.tournament.rows import parquet
from westbound.lab.tournament.sections import ratings_picture
from westbound.lab.tournament.words import TournamentWords
from westbound.lab.where import Where


class Run:
    """A tournament from its first match to its last, or to Ctrl+C."""

    def __init__(self, plan: Plan, played: Played | None, path: Path | None) -> None:
        self.plan = plan
        self.file: ResultsFile | None = None
        if played is not None:
            self.file = played.reopen()
        elif path is not None:
            self.file = new_results(path, plan)
        known = played.results.values() if played else ()
        keep = self.file.add if self.file else lambda result: None
        self.tournament = Tournament(plan, known, keep)
        self.known = len(known)
        self.interrupted = False
        self.seconds = 0.0

    @property
    def matches(self) -> int:
        """Those of this run."""
        return len(self.tournament.results) - self.known

    @property
    def is_over(self) -> bool:
        return not self.interrupted and not self.tournament.schedule.round

    def play(self, where: Where) -> None:
        """To the end, or to Ctrl+C; a crash is reported and ends the command."""
        start = perf_counter()
        try:
            with progress_bar() as progress, closing(where.pool()) as pool:
                task = progress.add_task("matches", completed=self.known, total=None)
                for left in self.tournament.play(pool):
                    done = len(self.tournament.results)
                    progress.update(task, completed=done, total=done + left)
        except KeyboardInterrupt:
            self.interrupted = True
        except GameCrashed as crash:
            report_crash(crash)
            self._keep()
            self.tell()
            raise typer.Exit(1) from crash
        finally:
            self.seconds = perf_counter() - start
        self._keep()

    def _keep(self) -> None:
        """What was played before an interruption gets a file if it has none."""
        if self.file is None and not self.is_over and self.tournament.results:
            self.file = new_results(_free_path(self.plan.game), self.plan)
            for result in self.tournament.results.values():
                self.file.add(result)
        if self.file is not None:
            self.file.close()

    def tell(self) -> None:
        """How to go on, if there is more to be played."""
        if self.file is not None and not self.is_over:
            command = f"westbound tournament --resume {shlex.quote(str(self.file.path))}"
            typer.echo(f"westbound: what was played is kept; go on with {command}", err=True)

    def __str__(self) -> str:
        kept = f", besides {self.known} that were kept," if self.known else ""
        rate = self.matches / self.seconds
        return f"{count_games(self.matches)}{kept} in {self.seconds:.1f} s: {rate:.1f} games/s"


def _free_path(game: str) -> Path:
    """A file in the current folder that is not there yet."""
    names = (f"tournament-{game}{f'-{n}' if n else ''}.jsonl" for n in range(10**6))
    return next(path for path in map(Path, names) if not os.path.lexists(path))


def document(report: Report, run: Run, where: Where) -> dict[str, Json]:
    """The whole report; only "run" depends on the machine."""
    return {
        **report.to_json(),
        "run": {
            "processes": None if where.cluster else where.processes,
            "cluster": where.cluster,
            "seconds": run.seconds,
            "games": run.matches,
            "games_kept_before": run.known,
            "decision_times": report.tally.decision_times(),
        },
    }


@dataclass(frozen=True, slots=True)
class Outputs:
    """Files to be written at the end."""

    json: str | None
    parquet: str | None
    page: str | None
    picture: str | None
    language: str

    def check(self, results: str | None) -> None:
        """Refuse before hours of play what would fail after them, or cost the results."""
        if self.parquet is not None:
            load_pyarrow()
        named = [
            path_of(text) for text in (self.json, self.parquet, self.page, self.picture) if text
        ]
        for path in named:
            check_writable(path)
        check_different([*named, path_of(results)] if results else named)

    def write(self, report: Report, run: Run, where: Where) -> None:
        if self.json is not None:
            text = json.dumps(document(report, run, where), indent=1, ensure_ascii=False)
            write_file(path_of(self.json), text + "\n")
        if self.parquet is not None:
            write_file(path_of(self.parquet), parquet(run.tournament.schedule))
        if self.page is not None:
            write_file(path_of(self.page), tournament_page(report, self.language))
        if self.picture is not None:
            words = TournamentWords(report.plan.game, self.language)
            write_file(path_of(self.picture), ratings_picture(report, words, WIDE) + "\n")
