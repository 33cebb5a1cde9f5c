"""One game: load its tests, watch them once, try every mutant of the chosen modules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from checks.mutants.citations import Citations
from checks.mutants.excuses import EQUIVALENT, EXCUSED, Excuses
from checks.mutants.games import GameModules
from checks.mutants.judge import Judge
from checks.mutants.ledger import CITING, OTHER, Ledger
from checks.mutants.mutations import Module
from checks.mutants.scores import Score, Survivor
from checks.mutants.stand import Stand, Watched
from checks.mutants.watching import Watching

KEPT: Final = ".mutants"  # below the root; git ignores it


class Run:
    def __init__(
        self, game: GameModules, words: list[str], again: bool = False, excused: Path = EXCUSED
    ) -> None:
        self.game, self.folder = game, game.root / KEPT
        self.excuses = Excuses(game.id, excused)
        self.modules = [self._read(module) for module in game.chosen(words)]
        self.citations = Citations(game)
        self.test_files = self.citations.test_files()
        if again:
            for kept in (self._ledger_path, self._lines_path):
                kept.unlink(missing_ok=True)
        self.ledger = Ledger(self._ledger_path, game.root, self.test_files)
        self.ledger.classify(self._kind_of)
        self.scores: dict[str, Score] = {}
        self.stopped = False
        self.tried = 0

    @property
    def _ledger_path(self) -> Path:
        return self.folder / f"{self.game.id}.jsonl"

    @property
    def _lines_path(self) -> Path:
        return self.folder / f"{self.game.id}-lines.json"

    def _read(self, module: str) -> Module:
        path = self.game.path(module)
        return Module(module, str(path), path.read_text(encoding="utf-8"))

    def _kind_of(self, module: str, test: str) -> str:
        text = next((m.text for m in self.modules if m.name == module), "")
        return CITING if self.citations.is_citing(test, text) else OTHER

    def run(self, console: Console) -> dict[str, Score]:
        """The scores of all modules that were judged whole; Ctrl+C keeps what is done."""
        files = frozenset(str(self.game.path(module)) for module in self.game.modules)
        dotted = tuple(self.game.dotted(module) for module in self.game.modules)
        stand = Stand(files, dotted, lambda loaded: self._judge_all(loaded, console))
        if self._unknown():
            try:
                stand.load(self.test_files, self.game.root)
            except KeyboardInterrupt:
                self.stopped = True
        for module in self.modules:
            self._sum_up(module)
        return self.scores

    def _unknown(self) -> int:
        return sum(
            self.ledger.find(module.name, module.digest, mutant.key) is None
            for module in self.modules
            for mutant in module.mutants
        )

    def _judge_all(self, stand: Stand, console: Console) -> None:
        columns = (
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(),
            TextColumn("{task.fields[told]}"), TimeRemainingColumn(),
        )  # fmt: skip
        with Progress(*columns, console=console) as progress:
            judge = Judge(self.citations, stand, self._watched(stand, progress))
            task = progress.add_task(self.game.id, total=self._unknown(), told="")
            survivors = 0
            for module in self.modules:
                source = module.digest
                progress.update(task, description=f"{self.game.id} {module.name}")
                for mutant in module.mutants:
                    if self.ledger.find(module.name, source, mutant.key) is not None:
                        continue
                    verdict = judge.judge(
                        module, mutant, self.ledger.before(module.name, source, mutant.key)
                    )
                    self.ledger.write(module.name, source, mutant.key, verdict)
                    survivors += not verdict.noticed
                    self.tried += 1
                    progress.update(task, advance=1, told=f"{survivors} unnoticed")

    def _watched(self, stand: Stand, progress: Progress) -> dict[str, Watched]:
        def begin(number: int) -> Callable[[], None]:
            task = progress.add_task(f"{self.game.id} watching", total=number, told="tests")
            return lambda: progress.update(task, advance=1)

        return Watching(self._lines_path, self.game, self.ledger.hashes).watch(stand, begin)

    # --- what came out

    def _sum_up(self, module: Module) -> None:
        """A module that is not judged whole has no score."""
        source = module.digest
        score = Score(mutants=len(module.mutants))
        for mutant in module.mutants:
            verdict = self.ledger.find(module.name, source, mutant.key)
            if verdict is None:
                return
            excuse = self.excuses.find(module.name, mutant.key)
            if verdict.kind == CITING:
                score.citing += 1
            elif excuse is not None and excuse.kind == EQUIVALENT:
                score.equivalent += 1
            else:
                score.other += verdict.kind == OTHER
                reason = excuse.reason if excuse is not None else ""
                score.survivors.append(Survivor(*mutant.key, verdict.kind, reason))
        self.scores[module.name] = score

    def wrong_excuses(self) -> list[str]:
        """Entries without a mutant, and mutants that were noticed after all."""
        judged = {module.name: module for module in self.modules if module.name in self.scores}
        wrong = [
            f"{m}: no such mutant: {k.line}: {k.change}" for m, k in self.excuses.stale({*judged})
        ]
        for module, key in self.excuses.entries:
            if module in judged:
                source = judged[module].digest
                verdict = self.ledger.find(module, source, key)
                if verdict is not None and verdict.kind == CITING:
                    wrong.append(f"{module}: noticed by {verdict.by}: {key.line}: {key.change}")
        return wrong
