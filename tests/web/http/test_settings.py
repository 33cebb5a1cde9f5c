"""Keys and folders of a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from westbound.engine.errors import BadInput
from westbound.web import server


def test_a_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(BadInput, match="cannot use the folder"):
        server.settings_in(tmp_path / "file")


def test_a_key_file_that_was_cut_off_is_made_again(tmp_path: Path) -> None:
    (tmp_path / "keys").write_text("")
    keys = server.settings_in(tmp_path).keys
    assert len(keys[0]) > 40
    assert server.settings_in(tmp_path).keys == keys


@pytest.mark.parametrize("held", [b"\xff\xfe\x00", b" \n"])
def test_a_key_file_without_keys_is_refused_and_stays(tmp_path: Path, held: bytes) -> None:
    (tmp_path / "keys").write_bytes(held)
    with pytest.raises(BadInput, match=r"keys holds no keys; delete it and the next start makes"):
        server.settings_in(tmp_path)
    assert (tmp_path / "keys").read_bytes() == held


def test_several_servers_may_share_a_database_made_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WESTBOUND_DATABASE", raising=False)
    assert server.settings_in(tmp_path).own_database
    monkeypatch.setenv("WESTBOUND_DATABASE", "postgresql://127.0.0.1/games")
    assert not server.settings_in(tmp_path).own_database
