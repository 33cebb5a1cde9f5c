"""The log of a server: plain lines or JSON, and what belongs into it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from tests.web.house import House
from westbound.web.http.logs import CHATTY, JsonLines, log_handler, set_up_logs


@pytest.fixture
def untouched_loggers() -> Iterator[None]:
    loggers = [logging.getLogger(name) for name in ("", "westbound", *CHATTY)]
    before = [(logger, logger.level, logger.handlers[:]) for logger in loggers]
    yield
    for logger, level, handlers in before:
        logger.setLevel(level)
        logger.handlers[:] = handlers


def lines(caplog: pytest.LogCaptureFixture) -> list[dict[str, object]]:
    made = JsonLines()
    return [json.loads(made.format(r)) for r in caplog.records if r.name in CHATTY]


def test_each_request_move_bot_and_connection_has_a_line(
    here: House, caplog: pytest.LogCaptureFixture
) -> None:
    ann = here.visit("Ann Secret")
    table_id = here.table(ann, bots=1)
    here.settle(table_id)
    with caplog.at_level(logging.INFO):
        caplog.clear()
        with ann.live(table_id) as socket:
            socket.receive_json()
            ann.turn(table_id, "move", move="claim A1")
            socket.receive_json()
        ann.turn(table_id, "end-turn")
        here.settle(table_id)
        found = lines(caplog)
    events = {str(line["event"]): line for line in found}
    assert set(events) == {
        "request", "move", "end_turn", "bot", "socket_opened", "socket_told", "socket_closed",
    }  # fmt: skip
    n = here.live(table_id).header.revision
    assert events["bot"]["revision"] == n
    assert events["bot"]["bot"] == "greedy"
    assert events["request"] | {"status": 200, "method": "POST"} == events["request"]
    for name, line in events.items():
        assert isinstance(line["ms"], float)
        assert line["level"] == "info"
        assert str(line["at"]).endswith("+00:00")
        assert name == "request" or line["table"] == table_id
    text = json.dumps(found)
    assert "Secret" not in text
    assert "claim" not in text


def test_other_lines_have_a_message_and_their_error() -> None:
    record = logging.LogRecord("x", logging.ERROR, "", 1, "it %s", ("broke",), None)
    try:
        raise ValueError("why")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    line = json.loads(JsonLines().format(record))
    assert (line["level"], line["logger"], line["message"]) == ("error", "x", "it broke")
    assert "ValueError: why" in line["error"]


@pytest.mark.parametrize(("form", "json_lines"), [("json", True), ("", False), ("plain", False)])
def test_the_form_is_chosen_by_a_variable(
    monkeypatch: pytest.MonkeyPatch, form: str, json_lines: bool
) -> None:
    monkeypatch.setenv("WESTBOUND_LOG", form)
    assert isinstance(log_handler().formatter, JsonLines) is json_lines


@pytest.mark.usefixtures("untouched_loggers")
@pytest.mark.parametrize(("quiet", "heard"), [(True, False), (False, True)])
def test_quiet_leaves_out_what_happens_all_the_time(quiet: bool, heard: bool) -> None:
    set_up_logs(quiet=quiet)
    for name in CHATTY:
        assert logging.getLogger(name).isEnabledFor(logging.INFO) is heard
        assert logging.getLogger(name).isEnabledFor(logging.WARNING)
    assert logging.getLogger("westbound.table").isEnabledFor(logging.INFO)
