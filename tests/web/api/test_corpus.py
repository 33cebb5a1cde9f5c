"""The corpus of a server: only what everybody allows, and nobody's name."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

import westbound
from tests.web.house import House, Visit
from westbound.cli.corpus import corpus as corpus_command
from westbound.engine.rng import Rng
from westbound.table.corpus import corpus_page, line_of
from westbound.table.records import Header, Seat
from westbound.table.store.corpus import SharedTable

ADDRESS = "/api/v1/corpus"


def lines(here: House, query: str = "") -> list[str]:
    text = here.passer_by().get(ADDRESS + query)
    assert isinstance(text, str)
    return text.splitlines()


def finished(here: House, ann: Visit, seed: int = 1) -> str:
    """A table of hers with a whole match against somebody at the same screen."""
    match, rng = westbound.new_match("carson", players=2, seed=seed), Rng(seed)
    while not match.over:
        match.play(rng.choice(match.moves()))
    made = ann.send("/api/v1/import", {"text": match.to_json()}, 201)
    assert here.live(made["id"]).header.status == "over"
    return str(made["id"])


def agree(*people: Visit) -> None:
    for person in people:
        assert person.send("/api/v1/me", {"share": True}, method="PATCH")["share"] is True


def test_a_match_is_published_only_if_everybody_says_so(here: House, ann: Visit) -> None:
    ben = here.visit("Ben")
    table_id = here.table(ann, ben)
    here.play_out(table_id, ann, ben)
    assert lines(here) == []
    agree(ann)
    assert lines(here) == []
    agree(ben)
    (line,) = lines(here)
    match = westbound.match_from_json(line)
    assert match.log == here.live(table_id).match.log
    assert match.names == ("Player 1", "Player 2")
    assert not {"Ann", "Ben", table_id} & set(line.split('"'))


def test_whoever_takes_it_back_is_not_published_again(here: House, ann: Visit) -> None:
    finished(here, ann)
    agree(ann)
    assert len(lines(here)) == 1
    ann.send("/api/v1/me", {"share": False}, method="PATCH")
    assert lines(here) == []


def test_a_running_match_is_nobodys_business(here: House, ann: Visit) -> None:
    agree(ann)
    here.table(ann, bots=1)
    assert lines(here) == []


def test_matches_come_page_by_page_without_gap_or_repetition(here: House, ann: Visit) -> None:
    agree(ann)
    tables = [finished(here, ann, seed) for seed in range(3)]
    seeds: list[int] = []
    cursor: str | None = None
    for wanted in (2, 1):
        page = here.run(partial(corpus_page, here.tables.store, "carson", cursor, 2))
        assert len(page.lines) == wanted
        seeds += [json.loads(line)["seed"] for line in page.lines]
        cursor = page.next
    assert cursor is None
    assert sorted(seeds) == sorted(here.live(table_id).match.seed for table_id in tables)


@pytest.mark.parametrize(
    ("query", "sentence"),
    [("?game=chess", "There is no game 'chess'"), ("?after=yesterday", "no place 'yesterday'")],
)
def test_bad_questions_get_a_sentence(here: House, query: str, sentence: str) -> None:
    answer = here.passer_by().get(ADDRESS + query, 400)
    assert sentence in str(answer)


def test_a_host_writes_the_same_to_a_file(
    here: House, ann: Visit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    finished(here, ann)
    agree(ann)
    monkeypatch.setenv("WESTBOUND_DATABASE", str(here.tables.store.engine.url))
    corpus_command(tmp_path / "corpus.jsonl", data=tmp_path / "data")
    assert (tmp_path / "corpus.jsonl").read_text(encoding="utf-8").splitlines() == lines(here)


def test_bots_keep_their_names() -> None:
    header = Header("t", "carson", 2, {}, 1, 2, "over", True, "ann", 1, 0.0, 0.0)
    seats = [Seat(0, "bot", "Dusty", "", bot="greedy"), Seat(1, "person", "Ann", "", "ann")]
    assert json.loads(line_of(SharedTable(header, seats, [])))["names"] == [
        "bot greedy",
        "Player 2",
    ]
