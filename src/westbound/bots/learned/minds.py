"""What a level is in a game: how it judges and how hard it thinks, from the game's own data."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from importlib.resources import files
from typing import Any, Final

import numpy as np

from westbound.bots.learned.judge import Judge
from westbound.bots.learned.search import SearchPlan
from westbound.bots.learned.value_net import Floats, ValueNet, check_fits, net_from_bytes
from westbound.engine.errors import BadInput
from westbound.engine.evaluation import FeatureList
from westbound.engine.game import Game

LEVELS_FILE: Final = "data/levels.toml"
VALUES_FILE: Final = "data/values/{players}.npz"


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level judges (`Judge`) and thinks (`SearchPlan`); `noise` are points it errs by."""

    learnt: bool = False
    rival: float = 0.5
    by_hand: float = 0.0
    noise: float = 0.0
    width: int = 6
    futures: int = 0
    rounds: int = 0
    window: float = 8.0
    quick: bool = False
    doubt: float = 0.0
    sight: float = 0.0
    beam: int = 0

    @property
    def plan(self) -> SearchPlan:
        return SearchPlan(
            self.width,
            self.futures,
            self.rounds,
            self.window,
            self.quick,
            self.doubt,
            self.sight,
            self.beam,
        )


USUAL: Final[Mapping[str, Mind]] = {  # in a game that says nothing
    "rookie": Mind(noise=3.0),
    "rancher": Mind(),
    "marshal": Mind(width=4, futures=1, rounds=1),
    "legend": Mind(width=6, futures=4, rounds=1),
}


def mind_of(game: Game[Any], level: str, players: int) -> Mind:
    """The usual mind of a level, changed by the game for all tables and for those of so many."""
    said = _levels(game.package).get(level, {})
    changes = {name: value for name, value in said.items() if name != "players"}
    changes |= said.get("players", {}).get(str(players), {})
    known = {field.name for field in fields(Mind)}
    if unknown := changes.keys() - known:
        raise BadInput(f"{game.package}/{LEVELS_FILE}: {level} has no {min(unknown)!r}")
    return replace(USUAL[level], **changes)


def style_names(game: Game[Any]) -> tuple[str, ...]:
    """The characters that the upper levels can have: its likings, or what a silent game has."""
    said = _levels(game.package)
    return tuple(said.get("styles", {})) if said else game.styles


@cache
def judge_of(game: Game[Any], mind: Mind, players: int, style: str = "") -> Judge:
    """How the mind judges at tables of so many players."""
    features = game.feature_list(players)
    liking = _liking(game.package, features, style) if style and features else None
    if not mind.learnt:
        known = style if style in game.styles else ""
        return Judge(rival=mind.rival, style=known, liking=liking)
    assert features is not None, f"{game.id} has no features"
    net = _values(game.package, game.id, players, features)
    return Judge(net, mind.rival, mind.by_hand, liking=liking)


def _liking(package: str, features: FeatureList, style: str) -> Floats | None:
    """What the character sees in things, if the game's data say so."""
    said = _levels(package).get("styles", {}).get(style)
    if said is None:
        return None
    liking = np.zeros(len(features), np.float32)
    for name, points in said.items():
        liking[features.index[name]] = points
    return liking


@cache
def _levels(package: str) -> dict[str, Any]:
    found = files(package) / LEVELS_FILE
    return tomllib.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}


@cache
def _values(package: str, game: str, players: int, features: FeatureList) -> ValueNet:
    name = VALUES_FILE.format(players=players)
    found = files(package) / name
    if not found.is_file():
        raise BadInput(f"{package} has no {name}: its levels cannot be learnt ones")
    net, about = net_from_bytes(found.read_bytes(), f"{package}/{name}")
    check_fits(about, game, players, features, f"{package}/{name}")
    return net
