"""Making a dataset: the same on any number of processes, resumable, described beside the files."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.lab.dataset.samples import LIGHT, made, making, read, work
from westbound.engine.errors import BadInput
from westbound.lab.dataset.making import Making, Recipe, read_description
from westbound.lab.dataset.sources import SelfPlay
from westbound.lab.dataset.work import make_work
from westbound.lab.simulation import Case, make_plan
from westbound.lab.where import Where


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_one_and_two_processes_make_the_same_bytes(tmp_path: Path) -> None:
    alone = made(tmp_path / "alone", games=7, shard=3)
    made(tmp_path / "together", games=7, shard=3, where=Where(None, 2))
    assert contents(tmp_path / "alone") == contents(tmp_path / "together")
    assert len(contents(tmp_path / "alone")) == 7
    decisions, matches = read(tmp_path / "alone", 2)
    assert len(matches) == 1
    assert len(decisions) == matches[0]["decisions"]
    assert alone.counts()["matches"] == 7


def test_the_description_says_what_is_there(tmp_path: Path) -> None:
    found = made(tmp_path)
    told = json.loads((tmp_path / "dataset.json").read_text(encoding="utf-8"))
    assert (told["format"], told["schema_version"]) == ("westbound-dataset", 1)
    assert told["command"] == "westbound dataset"
    assert told["source"]["seed"] == 3
    assert told["parts"] == list(LIGHT)
    assert told["complete"] is True
    assert told["counts"] == found.counts()
    assert [shard["first_match"] for shard in told["shards"]] == [0, 2, 4]
    assert sum(shard["decisions"] for shard in told["shards"]) == told["counts"]["decisions"]
    words = told["vocabularies"][told["tables"][0]["vocabulary"]]
    decisions, _ = read(tmp_path)
    assert [words[number] for number in decisions[0]["picks"]] == decisions[0]["pick_words"]


def test_what_was_interrupted_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    made(tmp_path / "whole")
    begun = making(tmp_path / "begun")
    done = []

    def interrupt() -> None:
        done.append(1)
        if len(done) == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        begun.run(Where(None, 1), interrupt)
    kept = contents(tmp_path / "begun")
    assert list(kept) == ["dataset.json", "decisions-00000.parquet", "matches-00000.parquet"]
    assert json.loads(kept["dataset.json"])["complete"] is False
    before = (tmp_path / "begun/matches-00000.parquet").stat().st_ino
    again = making(tmp_path / "begun", resume=True)
    assert again.shards.missing() == [2, 3, 4]
    done.clear()
    again.run(Where(None, 1), lambda: done.append(1))
    assert len(done) == 3
    assert (tmp_path / "begun/matches-00000.parquet").stat().st_ino == before
    assert contents(tmp_path / "begun") == contents(tmp_path / "whole")


def test_a_dataset_is_not_written_over(tmp_path: Path) -> None:
    made(tmp_path)
    before = contents(tmp_path)
    with pytest.raises(BadInput, match="has a dataset already; --resume goes on with it"):
        making(tmp_path)
    assert making(tmp_path, resume=True).shards.missing() == []
    assert contents(tmp_path) == before


def test_files_of_a_dataset_without_description_are_not_written_over(tmp_path: Path) -> None:
    made(tmp_path)
    (tmp_path / "dataset.json").unlink()
    before = contents(tmp_path)
    for resume in (False, True):
        with pytest.raises(BadInput, match=r"has decisions-00000\.parquet, but no dataset\.json"):
            making(tmp_path, resume=resume)
    assert contents(tmp_path) == before


def test_another_option_of_the_table_is_named(tmp_path: Path) -> None:
    made(tmp_path, games=1)
    cases = [Case(2, {"horses": True})]
    other = SelfPlay(make_plan("carson", cases, ["random"], 1, seed=3, referee=False))
    with pytest.raises(BadInput, match="was begun with horses false, not true"):
        Making(Recipe(make_work(other, LIGHT), 2), tmp_path, "", resume=True)


def test_another_recipe_does_not_go_on(tmp_path: Path) -> None:
    made(tmp_path)
    before = contents(tmp_path)
    other = Recipe(work(parts=("values",)), 2)
    for recipe, difference in (
        (Recipe(work(games=9), 2), "was begun with games 5, not 9"),
        (Recipe(work(), 3), "was begun with shard_matches 2, not 3"),
        (other, r'was begun with parts \["moves", "picks", "values"\], not \["values"\]'),
    ):
        with pytest.raises(BadInput, match=difference):
            Making(recipe, tmp_path, "", resume=True)
    assert contents(tmp_path) == before


def test_to_resume_nothing_is_to_begin(tmp_path: Path) -> None:
    assert making(tmp_path / "new", resume=True).shards.missing() == [0, 1, 2, 3, 4]


def test_a_folder_of_something_else(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadInput, match="file is a file; a dataset needs a folder"):
        making(tmp_path / "file")
    (tmp_path / "dataset.json").write_text("{}", encoding="utf-8")
    with pytest.raises(BadInput, match=r"dataset\.json is not the description of a dataset"):
        read_description(tmp_path)
    (tmp_path / "dataset.json").write_text("{", encoding="utf-8")
    with pytest.raises(BadInput, match=r"cannot read .*dataset\.json: "):
        read_description(tmp_path)
