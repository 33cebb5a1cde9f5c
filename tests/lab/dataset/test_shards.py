"""Shards: written when they are complete, whole or not at all, and found again."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest

from tests.lab.dataset.samples import read, work
from westbound.engine.errors import BadInput
from westbound.lab.dataset.arrow import unpack
from westbound.lab.dataset.shards import Shard, Shards, file_names, shard_range
from westbound.lab.dataset.work import Piece

WORK = work(games=5)
PIECES = [WORK.do(number) for number in range(5)]
BAD = Piece(3, b"", {}, "x.json: Entry 1: no")


def shards(folder: Path) -> Shards:
    return Shards(folder, matches=5, size=2, schema=WORK.schema())


def all_of(folder: Path, *pieces: Piece) -> Shards:
    found = shards(folder)
    for piece in pieces:
        found.add(piece)
    return found


def test_ranges_of_matches_are_fixed() -> None:
    assert [shard_range(n, 2, 5) for n in range(3)] == [range(2), range(2, 4), range(4, 5)]
    assert file_names(7) == ("decisions-00007.parquet", "matches-00007.parquet")


def test_a_shard_is_written_when_its_last_match_comes_in_whatever_order(tmp_path: Path) -> None:
    found = shards(tmp_path)
    written = [found.add(PIECES[number]) for number in (3, 4, 1, 2, 0)]
    assert [shard and shard.number for shard in written] == [None, 2, None, 1, 0]
    decisions, matches = read(tmp_path, 1)
    assert [row["match"] for row in matches] == [2, 3]
    assert [row["match"] for row in decisions] == sorted(row["match"] for row in decisions)
    other = tmp_path / "other"
    all_of(other, *PIECES)
    for name in file_names(1):
        assert (tmp_path / name).read_bytes() == (other / name).read_bytes()


def test_what_cannot_be_read_is_told_in_the_file(tmp_path: Path) -> None:
    found = all_of(tmp_path, PIECES[2], BAD)
    size = sum((tmp_path / name).stat().st_size for name in file_names(1))
    rows = unpack(PIECES[2].decisions).num_rows
    assert found.done == {1: Shard(1, 2, 1, 0, rows, size, (BAD.unreadable,))}
    again = shards(tmp_path)
    again.keep_complete()
    assert again.done == found.done
    assert again.missing() == [0, 1, 4]


def test_a_shard_of_nothing_readable_is_complete_too(tmp_path: Path) -> None:
    found = all_of(tmp_path, PIECES[2]._replace(decisions=b"", match={}, unreadable="y"), BAD)
    assert found.done[1].matches == found.done[1].decisions == 0


@pytest.mark.parametrize("damage", ["missing", "cut", "empty", "other", "text"])
@pytest.mark.parametrize("which", [0, 1])
def test_damaged_shards_are_made_again(tmp_path: Path, damage: str, which: int) -> None:
    all_of(tmp_path, *PIECES)
    path = tmp_path / file_names(1)[which]
    content = path.read_bytes()
    if damage == "missing":
        path.unlink()
    elif damage == "other":
        path.write_bytes((tmp_path / file_names(0)[which]).read_bytes())
    else:
        path.write_bytes({"cut": content[:-9], "empty": b"", "text": b"PAR1" * 9}[damage])
    found = shards(tmp_path)
    found.keep_complete()
    assert found.missing() == [2, 3]
    for number in found.missing():
        found.add(PIECES[number])
    assert path.read_bytes() == content


@pytest.mark.parametrize("fails_at", [1, 2])
def test_a_shard_that_cannot_be_written_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails_at: int
) -> None:
    """Neither of its two files is there, whichever of them did not fit on the disk."""
    found = all_of(tmp_path, *PIECES[:3])
    replace, calls = os.replace, []

    def full(old: str, new: str) -> None:
        calls.append(new)
        if len(calls) == fails_at:
            raise OSError(28, "No space left on device")
        replace(old, new)

    monkeypatch.setattr("os.replace", full)
    with pytest.raises(BadInput, match=r"cannot write .*: no space left on device"):
        found.add(PIECES[3])
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(file_names(0))


def test_ctrl_c_waits_until_both_files_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = all_of(tmp_path, *PIECES[:3])
    replace = os.replace

    def pressed(old: str, new: str) -> None:
        signal.raise_signal(signal.SIGINT)
        replace(old, new)

    monkeypatch.setattr("os.replace", pressed)
    with pytest.raises(KeyboardInterrupt):
        found.add(PIECES[3])
    assert list(found.done) == [0, 1]
    again = shards(tmp_path)
    again.keep_complete()
    assert again.missing() == [4]
