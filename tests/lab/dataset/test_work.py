"""Piece number n is match number n: its rows, or why there are none."""

from __future__ import annotations

import pickle
from pathlib import Path

from tests.lab.dataset.samples import MUSEUM, self_play, work
from westbound.lab.dataset.arrow import unpack
from westbound.lab.dataset.sources import recorded
from westbound.lab.dataset.work import make_work


def test_a_piece_has_the_rows_of_its_match() -> None:
    piece = work().do(2)
    rows = unpack(piece.decisions).to_pylist()
    assert (piece.number, piece.match["match"], piece.unreadable) == (2, 2, "")
    assert len(rows) == piece.match["decisions"]
    assert {row["match"] for row in rows} == {2}
    assert piece.match["match_file"] == self_play().match(2)[0].to_json()


def test_it_can_be_sent_to_another_process() -> None:
    there = pickle.loads(pickle.dumps(work()))
    assert there.do(1) == work().do(1)


def test_a_match_that_cannot_be_read_has_a_sentence(tmp_path: Path) -> None:
    good = MUSEUM / "carson/v1/2-players-greedy.json"
    bad = tmp_path / "bad.json"
    bad.write_bytes(good.read_bytes().replace(b"claim D6", b"claim Z9"))
    found = make_work(recorded([good, bad]), ())
    assert found.do(0).unreadable == ""
    piece = found.do(1)
    assert piece.unreadable == f"{bad}: Entry 15: 'claim Z9' is not a move of Carson City."
    assert (piece.number, piece.decisions, piece.match) == (1, b"", {})
