"""Making a dataset in a folder: shard by shard, resumable, with a description beside the files."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

import westbound
from westbound.engine.errors import BadInput
from westbound.engine.json_types import Json
from westbound.files import file_error, write_file
from westbound.lab.dataset.arrow import load_pyarrow
from westbound.lab.dataset.columns import SCHEMA_VERSION
from westbound.lab.dataset.shards import Shards
from westbound.lab.dataset.work import DatasetWork, Piece
from westbound.lab.where import Where
from westbound.lab.work import Pool, Rest

FORMAT: Final = "westbound-dataset"
DESCRIPTION: Final = "dataset.json"
SHARD_MATCHES: Final = 500


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a dataset is made of: the same recipe gives the same rows, wherever it is followed."""

    work: DatasetWork
    shard_matches: int = SHARD_MATCHES

    def to_json(self) -> dict[str, Json]:
        return {
            "format": FORMAT,
            "schema_version": SCHEMA_VERSION,
            "westbound": westbound.__version__,
            "source": self.work.source.to_json(),
            "parts": list(self.work.parts),
            "shard_matches": self.shard_matches,
        }


class Making:
    """A dataset in the making. `shards.done` is what there is of it, also after an interruption."""

    def __init__(self, recipe: Recipe, folder: Path, command: str, *, resume: bool) -> None:
        """BadInput if the folder holds another dataset, or this one and it is not to be resumed."""
        load_pyarrow()
        self.recipe, self.folder, self._command = recipe, folder, command
        matches = recipe.work.source.matches
        self.shards = Shards(folder, matches, recipe.shard_matches, recipe.work.schema())
        before = read_description(folder)
        if before is not None:
            if not resume:
                raise BadInput(f"{folder} has a dataset already; --resume goes on with it")
            _check_same(folder, before, recipe.to_json())
            self.shards.keep_complete()
        elif strangers := self.shards.there():
            raise BadInput(
                f"{folder} has {strangers[0]}, but no {DESCRIPTION}; choose another name"
            )
        self._tables = recipe.work.kinds.to_json()
        self._describe()

    def run(self, where: Where, on_match: Callable[[], None]) -> None:
        """Do what is missing. After Ctrl+C, complete shards are there."""
        work, missing = self.recipe.work, self.shards.missing()
        try:
            with closing(where.pool()) as pool:
                for source, numbers in work.source.portions(missing):
                    self._gather(pool, Rest(replace(work, source=source), numbers), on_match)
        finally:
            self._describe()

    def _gather(self, pool: Pool, rest: Rest[Piece], on_match: Callable[[], None]) -> None:
        with closing(pool.run(rest)) as pieces:
            for piece in pieces:
                if self.shards.add(piece):
                    self._describe()
                on_match()

    def counts(self) -> dict[str, int]:
        """Of all shards that are there."""
        done = self.shards.done.values()
        return {
            "matches": sum(shard.matches for shard in done),
            "unfinished": sum(shard.unfinished for shard in done),
            "unreadable": sum(len(shard.unreadable) for shard in done),
            "decisions": sum(shard.decisions for shard in done),
            "bytes": sum(shard.size for shard in done),
        }

    def unreadable(self) -> list[str]:
        """A sentence for each match that cannot be read, in their order."""
        done = self.shards.done
        return [why for number in sorted(done) for why in done[number].unreadable]

    def _describe(self) -> None:
        done = self.shards.done
        counts: dict[str, Json] = dict(self.counts())
        description: dict[str, Json] = {
            **self.recipe.to_json(),
            "command": self._command,
            "pyarrow": load_pyarrow().__version__,
            "complete": len(done) == self.shards.count,
            "counts": counts,
            "unreadable": list(self.unreadable()),
            "shards": [done[number].to_json() for number in sorted(done)],
            **self._tables,
        }
        text = json.dumps(description, indent=1, ensure_ascii=False)
        write_file(self.folder / DESCRIPTION, text + "\n")


def read_description(folder: Path) -> dict[str, Json] | None:
    """What `dataset.json` says, or None if there is none; BadInput if it is something else."""
    path = folder / DESCRIPTION
    if os.path.exists(folder) and not os.path.isdir(folder):
        raise BadInput(f"{folder} is a file; a dataset needs a folder")
    try:
        found: Json = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise BadInput(f"cannot read {path}: {file_error(error)}") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadInput(f"{path} is not the description of a dataset")
    return found


def _check_same(folder: Path, before: Mapping[str, Json], now: Mapping[str, Json]) -> None:
    """What was begun goes on as it was begun, or not at all."""
    for name, value in now.items():
        if before.get(name) != value:
            was, old, new = _first_difference(name, before.get(name), value)
            raise BadInput(f"the dataset in {folder} was begun with {was} {old}, not {new}")


def _first_difference(name: str, old: Json, new: Json) -> tuple[str, str, str]:
    if isinstance(old, dict) and isinstance(new, dict):
        for key in new:
            if old.get(key) != new[key]:
                return _first_difference(key, old.get(key), new[key])
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for before, now in zip(old, new, strict=True):
            if isinstance(before, dict) and before != now:
                return _first_difference(name, before, now)
    return name, _short(old), _short(new)


def _short(value: Json) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:59] + "…"
