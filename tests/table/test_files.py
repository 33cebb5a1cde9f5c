"""Matches in files: whole or not at all, and a clear sentence when something is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import westbound
from westbound.engine.errors import SaveError
from westbound.engine.match import Match
from westbound.table import files
from westbound.table.files import load_match, save_match


@pytest.fixture
def match() -> Match:
    match = westbound.new_match("carson", players=3, seed=4)
    for _ in range(10):
        match.play(match.moves()[0])
    return match


def test_a_saved_match_comes_back(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "match.json"
    save_match(match, path)
    assert load_match(path).to_json() == match.to_json()
    assert os.listdir(path.parent) == ["match.json"]


def test_saving_again_replaces_the_file(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    save_match(match, path)
    match.play(match.moves()[0])
    save_match(match, path)
    assert path.read_text(encoding="utf-8") == match.to_json()


def test_an_endless_link_is_replaced(match: Match, tmp_path: Path) -> None:
    link = tmp_path / "loop.json"
    link.symlink_to(link)
    save_match(match, link)
    assert load_match(link).to_json() == match.to_json()


def test_a_link_stays_a_link(match: Match, tmp_path: Path) -> None:
    target, link = tmp_path / "target.json", tmp_path / "link.json"
    target.write_text("old", encoding="utf-8")
    link.symlink_to(target)
    save_match(match, link)
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == match.to_json()


class Crash(BaseException):
    """What no `except Exception` would catch."""


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_crash_while_writing_leaves_the_old_file(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "match.json"
    save_match(match, path)
    before = path.read_bytes()

    def crash(*args: object) -> None:
        raise Crash

    monkeypatch.setattr(f"os.{step}", crash)
    match.play(match.moves()[0])
    with pytest.raises(Crash):
        save_match(match, path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["match.json"]


CUT_OFF = """
import os, pathlib, sys
from westbound.table.files import load_match, save_match

def lose_power(handle):
    os.ftruncate(handle, 200)
    os._exit(7)

path = pathlib.Path(sys.argv[1])
match = load_match(path)
match.play(match.moves()[0])
os.fsync = lose_power
save_match(match, path)
"""


def test_power_loss_in_the_middle_of_writing_leaves_the_old_file(
    match: Match, tmp_path: Path
) -> None:
    """A child process is cut off after half of the data, with no chance to tidy up."""
    path = tmp_path / "match.json"
    save_match(match, path)
    before = path.read_bytes()
    done = subprocess.run([sys.executable, "-c", CUT_OFF, str(path)], check=False)
    assert done.returncode == 7
    assert path.read_bytes() == before
    assert load_match(path).to_json() == match.to_json()


def test_a_full_disk_is_a_sentence(
    match: Match, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SaveError, match=r"cannot save to .*match.json: no space left on device"):
        save_match(match, tmp_path / "match.json")
    assert os.listdir(tmp_path) == []


def test_where_no_file_can_be_written_is_a_sentence(match: Match, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", encoding="utf-8")
    with pytest.raises(SaveError, match=r"cannot save to .*: (file exists|not a directory)"):
        save_match(match, tmp_path / "file" / "match.json")
    with pytest.raises(SaveError, match="it is a folder"):
        save_match(match, tmp_path)
    with pytest.raises(SaveError, match="cannot save to"):
        save_match(match, tmp_path / "a\0b")
    with pytest.raises(SaveError, match="file name too long"):
        save_match(match, tmp_path / ("x" * 300))


def test_what_cannot_be_loaded_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(SaveError, match=r"nothing.json: no such file"):
        load_match(tmp_path / "nothing.json")
    with pytest.raises(SaveError, match="it is a folder"):
        load_match(tmp_path)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(SaveError, match="not an ordinary file"):
        load_match(tmp_path / "pipe")
    with pytest.raises(SaveError, match="cannot load"):
        load_match(tmp_path / "a\0b")
    (tmp_path / "latin").write_bytes(b"\xff\xfe")
    with pytest.raises(SaveError, match="not text in UTF-8"):
        load_match(tmp_path / "latin")
    (tmp_path / "words").write_text("hello", encoding="utf-8")
    with pytest.raises(SaveError, match="not a saved match"):
        load_match(tmp_path / "words")
    monkeypatch.setattr(files, "MAX_BYTES", 1_000_000)
    (tmp_path / "large").write_bytes(b" " * 1_000_001)
    with pytest.raises(SaveError, match="larger than 1 MB"):
        load_match(tmp_path / "large")


def test_the_limit_is_twenty_megabytes() -> None:
    assert files.MAX_BYTES == 20_000_000


def test_an_unreadable_file_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "secret.json"
    path.write_text("{}", encoding="utf-8")

    def refuse(*args: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    with pytest.raises(SaveError, match=r"secret.json: permission denied"):
        load_match(path)
