"""The page of one’s own bots, and where bots from elsewhere are shown and chosen."""

from __future__ import annotations

import pytest

from tests.web.house import House, Visit, text_of
from tests.web.remote import BotVisit, new_bot

ME, OPEN = {"kind": "me"}, {"kind": "open"}


@pytest.fixture
def dusty(here: House, ann: Visit) -> BotVisit:
    return new_bot(here, ann)


def test_my_bots_are_listed_without_their_tokens(
    here: House, ann: Visit, ben: Visit, dusty: BotVisit
) -> None:
    page = ann.get("/account/bots")
    assert dusty.token not in page
    assert "wb_" not in page
    words = text_of(page)
    assert "Dusty online Last used" in words
    assert "WESTBOUND_TOKEN={token} westbound bot --server http://testserver" in page
    assert "Dusty" not in ben.get("/account/bots") + here.passer_by().get("/account/bots")
    assert 'href="/account/bots"' in here.passer_by().get("/account")


def test_a_bot_that_was_never_used_says_so(ann: Visit) -> None:
    ann.send("/api/v1/bot-tokens", {"name": "Rusty"}, 201)
    assert "Rusty offline Its token has never been used." in text_of(ann.get("/account/bots"))


def test_the_page_is_in_the_readers_language(here: House) -> None:
    eva = here.visit("Eva", "es")
    new_bot(here, eva)
    assert "Dusty en línea Usada por última vez" in text_of(eva.get("/account/bots"))


def test_a_hostile_name_stays_text(here: House, ann: Visit) -> None:
    bot = new_bot(here, ann, "<img src=x>{{7*7}}")
    table_id = bot.table(OPEN, host=ann)
    for path in ("/account/bots", "/new", f"/t/{table_id}"):
        page = ann.get(path)
        assert "&lt;img src=x&gt;{{7*7}}" in page, path
        assert "<img src=x" not in page, path


def test_a_connected_bot_can_be_chosen_by_its_owner_and_if_public_by_all(
    here: House, ann: Visit, ben: Visit, dusty: BotVisit
) -> None:
    choice = '<option value="bot:@Dusty">Dusty: bot, by Ann, online</option>'
    assert ann.get("/new").count(choice) == 6
    assert "Dusty" not in ben.get("/new")
    ann.send(f"/api/v1/bot-tokens/{dusty.account.id}", {"public": True}, method="PATCH")
    assert choice in ben.get("/new")
    accounts = here.tables.store.bot_accounts
    here.run(lambda: accounts.leave(dusty.account.id, "somewhere", 1.0))
    assert "Dusty" not in ann.get("/new") + ben.get("/new")


def test_the_waiting_room_tells_what_the_bot_has_said(
    here: House, ann: Visit, ben: Visit, dusty: BotVisit
) -> None:
    table_id = dusty.table(ME, OPEN, host=ann, public=True)
    page = ann.get(f"/t/{table_id}")
    assert "Waiting for 2 players" in page
    assert "Dusty bot, by Ann, online · has yet to accept" in text_of(page)
    assert '<option value="@Dusty" selected>' in page
    assert "Dusty bot, by Ann, online · has yet to accept" in text_of(ben.get(f"/t/{table_id}"))
    assert '<option value="@Dusty"' not in ben.get(f"/t/{table_id}")
    dusty.do(table_id, "decline")
    page = ann.get(f"/t/{table_id}")
    assert "Open seat Dusty has declined." in text_of(page)
    body = {"kind": "bot", "bot": "@Dusty"}
    ann.send(f"/api/v1/tables/{table_id}/seats/0", body)
    dusty.do(table_id, "accept")
    assert "Dusty bot, by Ann, online" in text_of(ann.get(f"/t/{table_id}"))
    assert "Waiting for 1 player" in text_of(ann.get(f"/t/{table_id}"))


@pytest.mark.parametrize(
    ("trouble", "sentence"),
    [
        ("late", "Dusty did not answer in time; a bot of the server has decided in its place."),
        ("refused", "Dusty made no possible move; a bot of the server has decided in its place."),
        ("absent", "Dusty does not answer; a bot of the server plays on until it is back."),
    ],
)
def test_the_table_tells_how_the_bot_does(
    here: House, ann: Visit, dusty: BotVisit, trouble: str, sentence: str
) -> None:
    table_id = dusty.table(ME, host=ann, seed=3)
    dusty.do(table_id, "accept")
    n = here.live(table_id).header.revision
    assert "bot, by Ann, online." in text_of(ann.get(f"/t/{table_id}"))
    with ann.live(table_id, n) as socket:
        socket.receive_json()
        seat = here.live(table_id).remote[0]

        async def scene() -> None:
            seat.online, seat.trouble = False, trouble  # type: ignore[assignment]  # one of them
            here.tables.bus.announce(table_id, must_read=False)

        here.run(scene)
        told = socket.receive_json()
    assert told["n"] == n  # nothing has happened in the match
    assert set(told["fragments"]) == {"players"}  # and of it only the seat of the bot
    assert f"bot, by Ann, offline. {sentence} Rule WB-019" in text_of(str(told))
