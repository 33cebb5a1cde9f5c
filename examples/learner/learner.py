"""A network that learns a game by playing against itself: read it, change it, make it better.

    python examples/learner/learner.py train                   # Carson City for four
    python examples/learner/learner.py measure learnt/net.npz  # against players by chance

It needs `pip install 'westbound[rl]'` and nothing else. The network values every word that can be
chosen (`westbound.lab.envs`) by what the match will bring: the points of the seat above the mean of
the others. In each generation it plays some matches against itself, mostly by its best word and
sometimes by chance, and learns from how they ended. `docs/learner.md` has the figures.
"""

from __future__ import annotations

import json
import os
import sys

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes share the cores already

from collections.abc import Iterable
from contextlib import closing, suppress
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path
from time import perf_counter
from typing import Annotated, Any, Final
from zipfile import BadZipFile

import numpy as np
import typer

import small_net
from small_net import Lessons, Net, learn, new_net, word_values
from westbound.cli.arguments import ClusterAddress, Processes, Seed
from westbound.cli.errors import INTERRUPTED, report_errors
from westbound.cli.progress import progress_bar
from westbound.engine.errors import BadInput
from westbound.files import file_error, write_file
from westbound.lab.charts import Series, line_chart, percent
from westbound.lab.envs.episode import TableSpaces
from westbound.lab.envs.match_env import MatchEnv
from westbound.lab.envs.single import SeatEnv
from westbound.lab.statistics import wilson
from westbound.lab.where import Where, chosen_place
from westbound.lab.work import Work

POINTS: Final = 20.0  # a lead that counts as 1
MIN_CHANCE: Final = 0.05  # how often any legal word is tried, at least

Curve = list[dict[str, float]]  # after each generation: its matches against chance, how many won


# --- playing: work in numbered pieces, the same in processes here and on a cluster


@dataclass(frozen=True)
class Settings:
    game: str = "carson"
    players: int = 4
    matches: int = 30  # of a generation
    checks: int = 50  # matches against chance after each
    seed: int = 1


@dataclass(frozen=True)
class SelfPlay:
    """The matches of a generation. Without a network yet, all words are chosen by chance."""

    settings: Settings
    net: Net | None
    generation: int

    @property
    def pieces(self) -> int:
        return self.settings.matches

    def do(self, number: int) -> tuple[int, Lessons]:
        net, columns = self.net, slice(None) if self.net is None else self.net["columns"]
        random = np.random.default_rng([self.settings.seed, self.generation, number])
        chance = 1.0 if net is None else max(MIN_CHANCE, 0.5 * 0.8**self.generation)
        env = MatchEnv(self.settings.game, self.settings.players, reward="points")
        env.reset(seed=int(random.integers(1 << 53)))
        rows, words, agents = [], [], []
        while not any(env.terminations.values()):
            seen = env.observe(env.agent_selection)
            row, legal = seen["observation"][columns], np.flatnonzero(seen["action_mask"])
            if net is None or random.random() < chance:
                word = int(random.choice(legal))
            else:
                word = int(legal[word_values(net, row)[legal].argmax()])
            rows.append(row.astype(np.int16))
            words.append(word)
            agents.append(env.agent_selection)
            env.step(word)
        points, others = env.rewards, self.settings.players - 1
        lead = {a: points[a] - (sum(points.values()) - points[a]) / others for a in points}
        results = np.array([lead[agent] / POINTS for agent in agents], np.float32)
        return number, Lessons(np.array(rows), np.array(words, np.int16), results)


@dataclass(frozen=True)
class Check:
    """Matches of the network against bots, at each seat in turn; it always takes its best word."""

    settings: Settings
    net: Net
    pieces: int
    seed: int
    bots: str = "random"

    def do(self, number: int) -> tuple[int, bool, int]:
        """The number of the match, whether it was won, and the points."""
        seat, net = number % self.settings.players, self.net
        env = SeatEnv(self.settings.game, self.settings.players, bots=self.bots, seat=seat)
        seed = np.random.default_rng([self.seed, number]).integers(1 << 53)
        row, info = env.reset(seed=int(seed))
        over = False
        while not over:
            values = word_values(net, row[net["columns"]])
            word = np.where(info["action_mask"], values, -np.inf).argmax()
            row, _, over, _, info = env.step(word)
        env.close()
        place = next(place for place in info["standings"] if place["seat"] == seat)
        return number, place["rank"] == 1, place["points"]


def place(cluster: str | None, processes: int | None) -> Where:
    """The machines of a cluster need not have these two files: they are sent along."""
    where = chosen_place(cluster, processes)
    if cluster:
        with suppress(ImportError):  # without Ray, whoever runs the work says so
            from ray.cloudpickle import register_pickle_by_value

            for module in (small_net, sys.modules[__name__]):
                register_pickle_by_value(module)
    return where


def results_of(work: Work[Any], where: Where, title: str) -> list[Any]:
    """In the order of their numbers, however they came."""
    done: list[Any] = []
    with progress_bar() as progress, closing(where.run(work)) as results:
        bar = progress.add_task(title, total=work.pieces)
        for result in results:
            done.append(result)
            progress.advance(bar)
    return sorted(done, key=lambda result: int(result[0]))


# --- what is kept: one file with all that is needed to go on, and the curve for people


def save(folder: Path, net: Net, settings: Settings, curve: Curve) -> None:
    file, about = BytesIO(), {"settings": asdict(settings), "curve": curve}
    arrays: dict[str, Any] = {**net, "about": np.array(json.dumps(about))}
    np.savez_compressed(file, **arrays)
    write_file(folder / "net.npz", file.getvalue())
    write_file(folder / "curve.json", json.dumps(about, indent=1) + "\n")
    write_file(folder / "curve.svg", picture(settings, curve))


def load(path: Path) -> tuple[Net, Settings, Curve]:
    try:
        with np.load(path) as file:
            net = dict(file)
        about = json.loads(str(net.pop("about")))
        settings, shape = Settings(**about["settings"]), net["shape"].tolist()
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile) as error:
        why = file_error(error) if isinstance(error, OSError) else "it is no network of ours"
        raise BadInput(f"cannot read {path}: {why}") from None
    table = TableSpaces(settings.game, settings.players)
    if shape != [table.row_size, len(table.index)]:
        raise BadInput(f"{path} has learnt other actions or observations than there are now")
    return net, settings, about["curve"]


def picture(settings: Settings, curve: Curve) -> str:
    points = [(step["matches"], step["wins"] / step["of"]) for step in curve]
    band = [(step["low"], step["high"]) for step in curve]
    return line_chart(
        f"{settings.game}: victories over {settings.players - 1} players by chance",
        [Series("share of victories, with its 95 % interval", points, band)],
        show=percent,
        axis="matches played against itself",
        zero=True,
        reference=(1 / settings.players, "among equals"),
    )


# --- commands

app = typer.Typer(no_args_is_help=True, add_completion=False, help=__doc__)
say = typer.echo
Folder = Annotated[Path, typer.Option(help="Where the network is kept; it goes on from there.")]


@app.command()
@report_errors
def train(
    game: str = Settings.game,
    players: int = Settings.players,
    generations: Annotated[int, typer.Option(min=1)] = 16,
    matches: Annotated[int, typer.Option(min=1, help="In each.")] = Settings.matches,
    checks: Annotated[int, typer.Option(min=1, help="After each, with chance.")] = Settings.checks,
    seed: Seed = Settings.seed,
    folder: Folder = Path("learnt"),
    processes: Processes = None,
    cluster: ClusterAddress = None,
) -> None:
    """Let the network play against itself and learn. Ctrl+C keeps what whole generations learnt."""
    where, table = place(cluster, processes), TableSpaces(game, players)
    settings, curve = Settings(game, players, matches, checks, seed), Curve()
    net: Net | None = None
    if (folder / "net.npz").exists():
        net, before, curve = load(folder / "net.npz")
        if before != settings:
            raise BadInput(f"{folder} was begun with other settings: {before}")
    say(f"{len(curve)} of {generations} generations are done; {where}")
    try:
        for generation in range(len(curve), generations):
            start = perf_counter()
            lessons = lessons_of(SelfPlay(settings, net, generation), where)
            random = np.random.default_rng([seed, generation])
            if net is None:
                net = new_net(lessons.rows, len(table.index), random)
                lessons = lessons._replace(rows=lessons.rows[:, net["columns"]])
            learn(net, lessons, generation, random)
            results = results_of(Check(settings, net, checks, seed), where, "against chance")
            curve.append({"matches": (generation + 1) * matches} | summary(results))
            save(folder, net, settings, curve)
            say(f"generation {generation + 1}: {told(curve[-1])}, {perf_counter() - start:.0f} s")
    except KeyboardInterrupt:
        say(f"stopped; {len(curve)} generations are kept, the same command goes on")
        raise typer.Exit(INTERRUPTED) from None


def lessons_of(work: SelfPlay, where: Where) -> Lessons:
    played = results_of(work, where, "against itself")
    return Lessons(*map(np.concatenate, zip(*(lesson for _, lesson in played), strict=True)))


def summary(results: Iterable[tuple[int, bool, int]]) -> dict[str, float]:
    _, wins, points = zip(*results, strict=True)
    low, high = wilson(sum(wins), len(wins))
    return {"wins": sum(wins), "of": len(wins), "low": low, "high": high, "points": np.mean(points)}


def told(step: dict[str, float]) -> str:
    shares = (step["wins"] / step["of"], step["low"], step["high"])
    share, low, high = (f"{100 * share:.1f}" for share in shares)
    won = f"{step['wins']} of {step['of']} won = {share} % [{low}-{high}]"
    return f"{won}, {step['points']:.1f} points"


@app.command()
@report_errors
def measure(
    net: Annotated[Path, typer.Argument(help="The file net.npz.")],
    matches: Annotated[int, typer.Option(min=1)] = 400,
    bots: Annotated[str, typer.Option(help="The other seats, as for `westbound sim`.")] = "random",
    seed: Seed = 2,
    processes: Processes = None,
    cluster: ClusterAddress = None,
) -> None:
    """Fresh matches of a network against bots: victories with their 95 % interval."""
    found, settings, _ = load(net)
    work = Check(settings, found, matches, seed, bots)
    results = results_of(work, place(cluster, processes), f"against {bots}")
    say(f"{settings.game}, {settings.players} players, against {bots}: {told(summary(results))}")


if __name__ == "__main__":
    app()
