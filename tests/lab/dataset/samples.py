"""Small plans and matches for the tests of datasets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from westbound.engine.match import Match
from westbound.lab.dataset.arrow import load_pyarrow
from westbound.lab.dataset.making import Making, Recipe
from westbound.lab.dataset.shards import file_names
from westbound.lab.dataset.sources import SelfPlay
from westbound.lab.dataset.work import DatasetWork, make_work
from westbound.lab.simulation import Case, make_plan
from westbound.lab.where import Where
from westbound.table.files import load_match

MUSEUM = Path(__file__).parents[2] / "museum"
LIGHT = ("moves", "picks", "values")
HERE = Where(None, 1)


def self_play(games: int = 5, seed: int = 3) -> SelfPlay:
    """Two random players; quick."""
    return SelfPlay(make_plan("carson", [Case(2, {})], ("random",), games, seed, referee=False))


def work(games: int = 5, parts: tuple[str, ...] = LIGHT) -> DatasetWork:
    return make_work(self_play(games), parts)


def making(folder: Path, games: int = 5, shard: int = 2, *, resume: bool = False) -> Making:
    return Making(Recipe(work(games), shard), folder, "westbound dataset", resume=resume)


def made(folder: Path, games: int = 5, shard: int = 2, where: Where = HERE) -> Making:
    found = making(folder, games, shard)
    found.run(where, lambda: None)
    return found


@cache
def museum(name: str) -> Match:
    return load_match(MUSEUM / f"{name}.json")


def read(folder: Path, number: int = 0) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The decisions and the matches of a shard."""
    pa = load_pyarrow()
    tables = [pa.parquet.read_table(folder / name) for name in file_names(number)]
    return tables[0].to_pylist(), tables[1].to_pylist()
