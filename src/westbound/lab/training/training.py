"""A training: matches, lessons, matches … It can be stopped at any time and goes on from there."""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import numpy as np

from westbound.bots.learned.judge import Judge
from westbound.bots.learned.value_net import (
    About,
    ValueNet,
    check_fits,
    net_from_bytes,
    net_to_bytes,
    new_net,
)
from westbound.engine.errors import BadInput
from westbound.engine.evaluation import FeatureList
from westbound.files import write_file
from westbound.games.registry import find_game
from westbound.lab.training.curve import CurvePoint, curve_picture, point_from
from westbound.lab.training.learning import Learner, Memory
from westbound.lab.training.measuring import Measuring
from westbound.lab.training.self_play import SelfPlay
from westbound.lab.training.settings import Settings
from westbound.lab.training.trace import MatchSample
from westbound.lab.where import Where
from westbound.lab.work import Pool

STATE: Final = "training.npz"
CURVE: Final = "curve.jsonl"
PICTURE: Final = "curve.svg"
VALUES: Final = "values.npz"
SNAPSHOT: Final = 500  # matches between two nets of the pool, and two measurements
KEPT: Final = 4  # nets of the pool
SAVED: Final = 120.0  # seconds between two savings
MEASURED_SETUPS: Final = 12


def features_of(game: str, players: int) -> FeatureList:
    found = find_game(game)
    if players not in found.players:
        raise BadInput(
            f"{found.title} is for {found.players[0]} to {found.players[-1]}, not for {players}"
        )
    features = found.feature_list(players)
    if features is None:
        raise BadInput(f"{found.title} has no features to learn from")
    return features


class Training:
    """All that a training is, in a folder."""

    def __init__(self, settings: Settings, folder: Path, start: Path | None = None) -> None:
        self.settings, self.folder = settings, folder
        self.features = features_of(settings.game, settings.players)
        self.about = About(settings.game, settings.players, self.features.fingerprint)
        self.rng = np.random.default_rng(settings.seed)
        self.learner = Learner(self._first_net(start))
        self.memory = Memory(settings.memory, len(self.features))
        self.snapshots: list[ValueNet] = []
        self.curve: list[CurvePoint] = []
        self.matches, self.seconds, self.begun = 0, 0.0, False

    def _first_net(self, start: Path | None) -> ValueNet:
        if start is None:
            layers = self.settings.first_layer, self.settings.second_layer
            return new_net(self.features, self.settings.seed, layers)
        try:
            data = start.read_bytes()
        except OSError as error:
            raise BadInput(f"cannot read {start}: {error.strerror}") from None
        net, about = net_from_bytes(data, str(start))
        about = About(about.game, self.settings.players, about.features)  # any number of players
        check_fits(about, self.settings.game, self.settings.players, self.features, str(start))
        return net

    # --- going on

    def run(
        self, where: Where, matches: int, minutes: float, tell: Callable[[CurvePoint], None]
    ) -> None:
        """Until there are so many matches or the minutes are over; Ctrl+C keeps complete sets."""
        pool, begin, saved = where.pool(), perf_counter(), perf_counter()
        spent = self.seconds
        try:
            if not self.begun:
                self._first_lessons(pool)
            while self.matches < matches and perf_counter() - begin < 60 * minutes:
                played = self._play(pool, self.settings.matches)
                told = self._learn(played)
                self.seconds = spent + perf_counter() - begin
                told.seconds = self.seconds
                if self.matches % SNAPSHOT < self.settings.matches:
                    self.snapshots = [*self.snapshots[1 - KEPT :], _copy(self.learner.net)]
                    told.share = self._measure(pool)
                    self.curve.append(told)
                tell(told)
                if perf_counter() - saved > SAVED:
                    self.save()
                    saved = perf_counter()
        finally:
            pool.close()
            self.save()

    def _first_lessons(self, pool: Pool) -> None:
        """What the hand-written rating's matches show."""
        settings = self.settings
        if settings.first_matches:
            for played in self._play(pool, settings.first_matches, by_rating=True):
                self.memory.add(played)
            for _ in range(settings.first_lessons):
                self.learner.learn(*self.memory.batch(self.rng, settings.batch), settings.rate)
        self.begun = True

    def _play(self, pool: Pool, pieces: int, by_rating: bool = False) -> list[MatchSample]:
        settings, game = self.settings, find_game(self.settings.game)
        opponents = [Judge(), *(Judge(style=style) for style in game.styles)]
        opponents += [Judge(net, settings.rival, settings.by_hand) for net in self.snapshots]
        first = self.matches if not by_rating else 1 << 40
        work = SelfPlay(settings, self.learner.net, tuple(opponents), first, pieces, by_rating)
        return sorted(pool.run(work), key=lambda played: played.number)

    def _learn(self, played: Sequence[MatchSample]) -> CurvePoint:
        settings = self.settings
        for match in played:
            self.memory.add(match)
        rate = settings.rate * 0.5 ** (self.matches / settings.rate_half)
        errors = [
            self.learner.learn(*self.memory.batch(self.rng, settings.batch), rate)
            for _ in range(settings.lessons)
        ]
        self.matches += len(played)
        free = [match.points[seat] for match in played for seat in match.liking_free]
        return CurvePoint(
            self.matches,
            0.0,
            float(np.mean(free)) if free else 0.0,
            float(np.mean([max(match.points) for match in played])),
            float(np.mean([match.turns for match in played])),
            float(np.mean(errors)),
        )

    def _measure(self, pool: Pool) -> float:
        settings = self.settings
        candidate = Judge(self.learner.net, settings.rival, settings.by_hand)
        work = Measuring(settings.game, settings.players, candidate, Judge(), MEASURED_SETUPS)
        return float(np.mean([found.share for found in pool.run(work)]))

    # --- files

    def save(self) -> None:
        """The net as a small file, and all that is needed to go on."""
        write_file(self.folder / VALUES, net_to_bytes(self.learner.net, self.about))
        lines = [json.dumps(told.to_json()) + "\n" for told in self.curve]
        write_file(self.folder / CURVE, "".join(lines))
        if len(self.curve) > 1:
            picture = curve_picture(self.curve, self.settings.players)
            write_file(self.folder / PICTURE, picture + "\n")
        learner, memory = self.learner, self.memory
        counts = {
            "matches": self.matches, "seconds": self.seconds, "begun": self.begun,
            "updates": learner.updates, "at": memory.at, "full": memory.full,
            "settings": self.settings.to_json(), "features": self.features.fingerprint,
            "rng": self.rng.bit_generator.state, "snapshots": len(self.snapshots),
            "curve": [told.to_json() for told in self.curve],
        }  # fmt: skip
        stored: dict[str, Any] = {"counts": np.frombuffer(json.dumps(counts).encode(), np.uint8)}
        stored |= {f"w{n}": w for n, w in enumerate(learner.net.weights)}
        stored |= {f"m{n}": w for n, w in enumerate(learner.moments)}
        stored |= {f"s{n}": w for n, w in enumerate(learner.squares)}
        for number, net in enumerate(self.snapshots):
            stored |= {f"p{number}-{n}": w for n, w in enumerate(net.weights)}
        stored |= {"rows": memory.rows[: memory.full], "targets": memory.targets[: memory.full]}
        target = io.BytesIO()
        np.savez(target, **stored)
        write_file(self.folder / STATE, target.getvalue())


def new_training(settings: Settings, folder: Path, start: Path | None = None) -> Training:
    """In a folder without one: what hours have made is not written over."""
    if (folder / STATE).exists():
        raise BadInput(f"there is a training in {folder} already; --resume goes on with it")
    return Training(settings, folder, start)


def resumed(folder: Path, changes: dict[str, Any]) -> Training:
    """The training of a folder as it was, or with other settings from here on."""
    path = folder / STATE
    try:
        with np.load(path, allow_pickle=False) as stored:
            return _restored(folder, stored, changes)
    except FileNotFoundError:
        raise BadInput(f"there is no training in {folder}: no file {STATE}") from None
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise BadInput(f"the training in {folder} cannot be read: {error}") from None


def _restored(folder: Path, stored: Any, changes: dict[str, Any]) -> Training:
    counts = json.loads(stored["counts"].tobytes())
    training = Training(Settings(**counts["settings"] | changes), folder)
    if counts["features"] != training.features.fingerprint:
        raise BadInput(f"the training in {folder} is of another version of the features")
    layers = range(len(training.learner.net.weights))
    training.learner = Learner(ValueNet(tuple(stored[f"w{n}"] for n in layers)))
    learner, memory = training.learner, training.memory
    learner.moments = [stored[f"m{n}"] for n in layers]
    learner.squares = [stored[f"s{n}"] for n in layers]
    learner.updates, full = counts["updates"], counts["full"]
    if full > len(memory.rows):
        raise BadInput("the memory cannot become smaller")
    memory.rows[:full], memory.targets[:full] = stored["rows"], stored["targets"]
    memory.at, memory.full = counts["at"] if full == len(memory.rows) else full, full
    training.snapshots = [
        ValueNet(tuple(stored[f"p{number}-{n}"] for n in range(len(learner.net.weights))))
        for number in range(counts["snapshots"])
    ]
    training.matches, training.seconds = counts["matches"], counts["seconds"]
    training.begun, training.curve = counts["begun"], [point_from(t) for t in counts["curve"]]
    training.rng.bit_generator.state = counts["rng"]
    return training


def _copy(net: ValueNet) -> ValueNet:
    return ValueNet(tuple(weight.copy() for weight in net.weights))
