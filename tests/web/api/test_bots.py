"""A bot accepts, moves, is refused: all with nothing but its token."""

from __future__ import annotations

from functools import partial

import pytest

from tests.web.house import House, Visit
from tests.web.remote import BotVisit, new_bot
from westbound.web.http.bot_tokens import ERRORS_PER_MINUTE

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def dusty(here: House, ann: Visit) -> BotVisit:
    return new_bot(here, ann)


@pytest.fixture
def table_id(ann: Visit, dusty: BotVisit) -> str:
    """A running table of the bot and its owner; the bot is asked first."""
    found = dusty.table(ME, host=ann, seed=3)
    assert dusty.do(found, "accept") == {"table": found, "seat": 0, "status": "running"}
    return found


def revision(here: House, table_id: str) -> int:
    return here.live(table_id).header.revision


def test_a_bot_knows_who_it_is(dusty: BotVisit) -> None:
    assert dusty.json("/api/v1/bot") == {
        "protocol": 1,
        "id": dusty.account.id,
        "bot": "Dusty",
        "owner": "Ann",
        "public": False,
        "chat": False,
    }


def test_a_bot_declines(ann: Visit, dusty: BotVisit) -> None:
    table_id = dusty.table(OPEN, host=ann)
    assert dusty.do(table_id, "decline") == {"table": table_id, "seat": 0, "status": "open"}
    assert dusty.do(table_id, "accept", 403)["rule"] == "WB-012"
    seat = ann.json(f"/api/v1/tables/{table_id}")["seats"][0]
    assert (seat["kind"], seat["owner"], seat["online"]) == ("open", None, None)


def test_a_table_tells_whose_bot_it_is(ann: Visit, dusty: BotVisit, table_id: str) -> None:
    seat = ann.json(f"/api/v1/tables/{table_id}")["seats"][0]
    assert seat == {
        "seat": 0,
        "kind": "bot",
        "name": "Dusty",
        "bot": "greedy",
        "mine": False,
        "owner": "Ann",
        "online": True,
    }


def test_a_move_counts_at_once_and_the_answer_says_who_is_next(
    here: House, dusty: BotVisit
) -> None:
    ann = here.visit("Ann", auto_end=True)
    assert ann.person is not None
    here.run(lambda: here.tables.store.bot_accounts.change(dusty.account.id, {"public": True}))
    table_id = dusty.table(ME, host=ann, seed=3, options={"buildings": "first_game"})
    dusty.do(table_id, "accept")
    base, following = f"/api/v1/tables/{table_id}", set()
    seen = dusty.json(f"{base}/observation")
    assert (seen["seat"], seen["observation"]["viewer"]) == (0, 0)
    while not (live := here.live(table_id)).match.over:
        n, who = live.header.revision, dusty if 0 in live.match.turns else ann
        move = who.moves(table_id)[0]
        if who is ann:
            ann.send(f"{base}/turn", {"n": n, "action": "play", "move": move})
        else:
            told = dusty.do(table_id, "move", n=n, move=move)
            assert told["n"] == revision(here, table_id) > n
            following.add(told["next"])
            assert here.live(table_id).drafts == {}
        if len(following) > 1 and len(live.match.log) > 20:
            break
    assert {"you", "others"} <= following


def test_a_stale_number_is_refused_with_the_newer_one(
    here: House, dusty: BotVisit, table_id: str
) -> None:
    n, move = revision(here, table_id), dusty.moves(table_id)[0]
    told = dusty.do(table_id, "move", 409, n=n - 1, move=move)
    assert (told["n"], told["rule"], told["next"]) == (n, None, "you")
    assert told["error"].startswith("The table has moved on.")
    dusty.do(table_id, "move", n=n, move=move)
    assert dusty.do(table_id, "move", 409, n=n, move=move)["n"] > n  # nothing happens twice
    assert len([e for e in here.live(table_id).match.log if e.seat == 0]) == 1


def test_an_illegal_move_is_refused_with_its_rule(
    here: House, dusty: BotVisit, table_id: str
) -> None:
    n, log = revision(here, table_id), here.live(table_id).match.log[:]
    told = dusty.do(table_id, "move", 409, n=n, move="pass")
    assert told["n"] == n
    assert told["rule"].startswith("CC-")
    assert told["link"] == f"/rules/carson#{told['rule']}"
    assert told["error"].endswith(".")
    told = dusty.do(table_id, "move", 400, n=n, move="dance a jig")
    assert told["rule"] == "WB-017"
    assert dusty.do(table_id, "move", 422, n="now", move="pass")["error"]
    assert here.live(table_id).match.log == log


def test_the_turn_of_a_page_works_for_a_bot_too(
    here: House, dusty: BotVisit, table_id: str
) -> None:
    n, move = revision(here, table_id), dusty.moves(table_id)[0]
    turn = f"/api/v1/tables/{table_id}/turn"
    assert dusty.send(turn, {"n": n, "action": "play", "move": move})["n"] > n
    assert here.live(table_id).drafts == {}
    now = revision(here, table_id)
    assert dusty.send(turn, {"n": now, "action": "undo"}, 409)["rule"] in (
        "WB-001",
        "WB-003",
        "WB-004",
    )


def test_a_bot_speaks_only_if_its_owner_allows_it(here: House, ann: Visit) -> None:
    for name, chat in (("Loud", True), ("Shy", False)):
        bot = new_bot(here, ann, name, chat=chat)
        table_id = bot.table(ME, host=ann)
        bot.do(table_id, "accept")
        path = f"/api/v1/tables/{table_id}/chat"
        told = bot.send(path, {"text": "hello"}, 200 if chat else 403)
        said = here.run(partial(here.tables.store.chat.messages, table_id))
        assert [(m.name, m.text) for m in said] == ([("Loud", "hello")] if chat else [])
        assert chat or told["error"] == "This bot token does not allow to speak at the table."


def test_a_bot_that_is_wrong_too_often_has_to_wait(
    here: House, dusty: BotVisit, table_id: str
) -> None:
    n = revision(here, table_id)
    for _ in range(ERRORS_PER_MINUTE):
        dusty.do(table_id, "move", 409, n=n - 1, move="pass")
    told = dusty.do(table_id, "move", 429, n=n, move=dusty.moves(table_id)[0])
    assert told["error"] == "More than 60 refused requests in a minute; wait a little."


@pytest.mark.parametrize(
    ("seat", "status", "error"),
    [
        ({"bot": "@Nobody"}, 400, "There is no bot Nobody that you can give a seat."),
        ({"bot": "@Dusty", "seconds": 1}, 422, "“seats.1.seconds” must be at least 5."),
        ({"bot": "Dusty"}, 400, "There is no bot “Dusty”."),
    ],
)
def test_a_seat_that_cannot_be_offered_is_refused(
    ann: Visit, dusty: BotVisit, seat: dict[str, object], status: int, error: str
) -> None:
    body = {"game": "carson", "seats": [ME, {"kind": "bot", **seat}]}
    assert ann.send("/api/v1/tables", body, status)["error"] == error


def test_a_refused_offer_is_told_in_the_readers_language(here: House) -> None:
    body = {"game": "carson", "seats": [ME, {"kind": "bot", "bot": "@Nadie"}]}
    told = here.visit("Eva", "es").send("/api/v1/tables", body, 400)
    assert told["error"] == "No hay ningún bot Nadie al que puedas dar un asiento."
    assert told["link"] == "/rules/table#WB-019"


def test_the_host_gives_a_seat_to_a_bot_later(ann: Visit, dusty: BotVisit) -> None:
    table = ann.send("/api/v1/tables", {"game": "carson", "seats": [ME, OPEN]}, 201)
    path = f"/api/v1/tables/{table['id']}/seats/1"
    told = ann.send(path, {"kind": "bot", "bot": "@dusty", "seconds": 30})
    assert (told["seats"][1]["kind"], told["status"]) == ("invited", "open")
    dusty.do(table["id"], "accept")
    assert ann.json(f"/api/v1/tables/{table['id']}")["status"] == "running"
