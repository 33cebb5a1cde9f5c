"""The event stream of a bot, as the whole application sends it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.web.house import House, Visit
from tests.web.remote import BotVisit, hear, new_bot
from westbound.table.remote_seat import DEFAULT_SECONDS
from westbound.web.api.bot_schemas import BotEventOut
from westbound.web.http.bot_tokens import ERRORS_PER_MINUTE, REQUESTS_PER_MINUTE

DOCUMENT = Path(__file__).parents[3] / "docs/http-bots.md"
OPEN = {"kind": "open"}


@pytest.fixture
def dusty(here: House, ann: Visit) -> BotVisit:
    return new_bot(here, ann)


def test_each_event_is_a_line_of_its_own_and_is_sent_at_once(
    here: House, ann: Visit, dusty: BotVisit
) -> None:
    table_id = dusty.table(OPEN, host=ann)
    headers = {**dusty.headers, "Accept-Encoding": "gzip, deflate, br"}
    head, chunks = hear(here, headers, lambda events: len(events) == 2)
    sent = {name.decode(): value.decode() for name, value in head["headers"]}
    assert head["status"] == 200
    assert sent["content-type"] == "application/x-ndjson"
    assert sent["cache-control"] == "no-store"
    assert "content-encoding" not in sent  # a compressor would hold lines back
    assert "content-length" not in sent
    assert all(chunk.endswith(b"\n") and chunk.count(b"\n") == 1 for chunk in chunks)
    hello, invited = (json.loads(chunk) for chunk in chunks)
    assert hello == {
        "type": "hello",
        "protocol": 1,
        "id": dusty.account.id,
        "bot": "Dusty",
    }
    assert (invited["type"], invited["table"]) == ("invited", table_id)


def test_every_event_is_as_described(here: House, ann: Visit, dusty: BotVisit) -> None:
    table_id = dusty.table({"kind": "me"}, host=ann, seed=3)
    dusty.do(table_id, "accept")
    _, chunks = hear(here, dusty.headers, lambda events: len(events) == 2, "picks=true")
    for chunk in chunks:
        event = json.loads(chunk)
        assert BotEventOut.model_validate(event).model_dump(exclude_unset=True) == event
    assert json.loads(chunks[1])["picks"]


def test_the_document_shows_events_as_they_are() -> None:
    """Every kind with all its fields in order, and the numbers that a bot has to know."""
    text = DOCUMENT.read_text(encoding="utf-8")
    shown = re.search(r"```json\n(.*?)```", text, re.DOTALL)
    assert shown is not None
    for line in shown[1].splitlines():
        event = json.loads(line)
        assert BotEventOut.model_validate(event).model_dump(exclude_unset=True) == event
    rows = dict(re.findall(r"^\| `(\w+)` \| [^|]+ \| ([^|]*) \|$", text, re.MULTILINE))
    kinds = event_fields()
    assert set(rows) == set(kinds)
    for kind, fields in kinds.items():
        told = re.findall(r"`(\w+)`", rows[kind])
        assert list(dict.fromkeys(name for name in told if name in fields)) == fields, kind
    for number, what in (
        (REQUESTS_PER_MINUTE, "requests"),
        (ERRORS_PER_MINUTE, "refused ones"),
        (DEFAULT_SECONDS, "if nothing was"),
    ):
        assert f"{number} {what}" in text


def event_fields() -> dict[str, list[str]]:
    """The fields of each kind of event besides its kind."""
    described = BotEventOut.model_json_schema()["$defs"]
    return {
        model["properties"]["type"]["const"]: [n for n in model["properties"] if n != "type"]
        for model in described.values()
        if "type" in model["properties"]
    }


def test_a_bot_that_hangs_up_is_offline(here: House, ann: Visit, dusty: BotVisit) -> None:
    dusty.table(OPEN, host=ann)
    assert [bot["name"] for bot in ann.json("/api/v1/bots")] == ["Dusty"]
    hear(here, dusty.headers, lambda events: True)
    assert ann.json("/api/v1/bots") == []
    assert dusty.account.id not in here.tables.bus._listeners
    assert here.tables.remote._connections == {}


def test_without_a_token_there_are_no_events(here: House) -> None:
    passer_by = here.passer_by()
    passer_by.get("/api/v1/bot/events", 401)
    assert "Authorization: Bearer" in passer_by.json("/api/v1/bot", 401)["error"]
