"""Files are replaced as a whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from westbound.engine.errors import BadInput
from westbound.files import check_different, check_writable, write_file


def test_text_and_bytes_are_written_and_folders_made(tmp_path: Path) -> None:
    write_file(tmp_path / "new" / "text", "año\n")
    write_file(tmp_path / "bytes", b"\x00\xff")
    assert (tmp_path / "new" / "text").read_bytes() == "año\n".encode()
    assert (tmp_path / "bytes").read_bytes() == b"\x00\xff"


def test_an_older_file_is_kept_if_it_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_file(path, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(BadInput, match=r"cannot write .*file: no space left on device"):
        write_file(path, "new")
    assert path.read_text(encoding="utf-8") == "old"
    assert os.listdir(tmp_path) == ["file"]


def test_a_folder_or_an_impossible_name_is_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"cannot write .*: it is a folder"):
        write_file(tmp_path, "x")
    with pytest.raises(BadInput, match="cannot write"):
        write_file(tmp_path / "a\0b", "x")


def test_others_may_read_it_as_any_new_file(tmp_path: Path) -> None:
    write_file(tmp_path / "ours", "x")
    (tmp_path / "plain").write_text("x", encoding="utf-8")
    write_file(tmp_path / "plain", "y")
    assert (tmp_path / "ours").stat().st_mode == (tmp_path / "plain").stat().st_mode
    os.chmod(tmp_path / "ours", 0o600)
    write_file(tmp_path / "ours", "z")
    assert (tmp_path / "ours").stat().st_mode & 0o777 == 0o600


def test_what_cannot_be_written_is_refused_before_the_work(tmp_path: Path) -> None:
    check_writable(tmp_path / "new" / "folder" / "file")
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(BadInput, match=r"cannot write .*: it is a folder"):
        check_writable(tmp_path)
    write_file(tmp_path / "file", "x")
    with pytest.raises(BadInput, match=r"nothing can be written in .*file"):
        check_writable(tmp_path / "file" / "inside")
    with pytest.raises(BadInput, match="cannot write -: name a file"):
        check_writable(Path("-"))


def test_two_files_in_one_place_are_refused(tmp_path: Path) -> None:
    write_file(tmp_path / "file", "x")
    (tmp_path / "link").symlink_to("file")
    check_different([tmp_path / "file", tmp_path / "other"])
    for same in (tmp_path / "x" / ".." / "file", tmp_path / "link"):
        with pytest.raises(BadInput, match="two files cannot both be"):
            check_different([tmp_path / "file", tmp_path / "other", same])
