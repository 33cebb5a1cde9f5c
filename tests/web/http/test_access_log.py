"""One line per request, without secrets."""

from __future__ import annotations

import logging

import pytest

from tests.web.conftest import ME, OPEN, NewBrowser, open_table
from westbound.web.http.access_log import loggable


def test_the_log_has_one_line_per_request_and_no_secrets(
    new_browser: NewBrowser, caplog: pytest.LogCaptureFixture
) -> None:
    host = new_browser(name="Ann")
    table = open_table(host, ME, OPEN)
    invitation = table.invitations[0].address.rsplit("/", 1)[1]
    with caplog.at_level(logging.INFO, logger="westbound.access"):
        caplog.clear()
        new_browser().page(f"/t/{table.id}/join/{invitation}?name=Ben")
    (line,) = [r.getMessage() for r in caplog.records if r.name == "westbound.access"]
    assert line.startswith(f"GET /t/{table.id}/join/- 200 ")
    assert line.endswith(" ms")


def test_nobody_writes_lines_of_their_own_into_the_log() -> None:
    assert loggable("/a\nGET /b\x1b[31m") == "/a?GET?/b?[31m"
    assert len(loggable("/" + "x" * 1000)) == 200
