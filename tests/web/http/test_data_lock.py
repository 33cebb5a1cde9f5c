"""One server per data folder; the second says where the first is."""

from __future__ import annotations

from pathlib import Path

import pytest

from westbound.engine.errors import BadInput
from westbound.web.http import data_lock


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    # As good as no right to write, which the tests may have.
    (tmp_path / data_lock.LOCK_FILE).mkdir()
    with (
        pytest.raises(BadInput, match="cannot use the folder"),
        data_lock.data_lock(tmp_path, print),
    ):
        pytest.fail("it was used")


def test_a_second_server_in_the_same_folder_is_told_where_the_first_is(tmp_path: Path) -> None:
    said: list[str] = []
    with data_lock.data_lock(tmp_path, said.append) as keep:
        assert not said
        keep("http://127.0.0.1:8017/")
        with data_lock.data_lock(tmp_path, said.append) as second:
            second("http://127.0.0.1:8018/")  # it does not take the place of the first
        with data_lock.data_lock(tmp_path, said.append):
            pass
    assert len(said) == 2
    for words in said:
        assert f"uses the folder {tmp_path} already, at http://127.0.0.1:8017/." in words
    with data_lock.data_lock(tmp_path, said.append):  # the first has ended
        assert len(said) == 2
