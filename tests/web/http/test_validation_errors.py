"""What is wrong with the form of a request is said in a sentence."""

from __future__ import annotations

import pytest

from tests.web.conftest import BOT, ME, OURS, Browser, NewBrowser, open_table

TABLE = {"game": "carson", "seats": [ME, BOT]}
NO_JSON = "A body in JSON is needed, with the header Content-Type: application/json."


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"game": None}, "“game” must be a text."),
        ({"game": "x" * 21}, "“game” has at most 20 characters."),
        ({"seats": [{"kind": "king"}]}, "“seats.0.kind” must be one of these: 'me', 'here', "),
        ({"seats": [ME] * 13}, "The request was not understood (seats)."),
        ({"colour": "red"}, "“colour” is not known here."),
        ({"options": {"buildings": None}}, "The request was not understood (options.buildings"),
        ({"seed": "seven"}, "“seed” must be a whole number."),
    ],
)
def test_a_wrong_field_is_named_and_told(
    browser: Browser, change: dict[str, object], sentence: str
) -> None:
    answer = browser.post("/api/v1/tables", TABLE | change)
    assert answer.status_code == 422
    assert sentence in answer.json()["error"]


def test_the_same_in_other_languages(new_browser: NewBrowser) -> None:
    for language, sentence in (("es", "Falta «game»."), ("it", "Manca «game».")):
        answer = new_browser(language).post("/api/v1/tables", {"seats": [ME, BOT]})
        assert answer.json() == {"error": sentence}


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        ("position?at=-1", "“at” must be at least 0."),
        ("position?at=last", "“at” must be a whole number."),
        ("preview", "“move” is missing."),
        ("preview?move=", "“move” has at least 1 characters."),
        ("why-not?move=" + "x" * 201, "“move” has at most 200 characters."),
    ],
)
def test_so_is_a_wrong_question(browser: Browser, path: str, sentence: str) -> None:
    table = open_table(browser, ME, BOT)
    answer = browser.get(f"/api/v1/tables/{table.id}/{path}")
    assert (answer.status_code, answer.json()) == (422, {"error": sentence})


@pytest.mark.parametrize(
    ("content", "kind", "status"),
    [
        (b"", "application/json", 422),
        (b"{", "application/json", 422),
        (b"[]", "application/json", 422),
        (b"null", "application/json", 422),
        (b"game=carson", "application/x-www-form-urlencoded", 422),
        (b"\xff", "application/json", 400),
    ],
)
def test_a_body_that_is_no_object_in_json(
    browser: Browser, content: bytes, kind: str, status: int
) -> None:
    headers = {**OURS, "Content-Type": kind}
    answer = browser.client.post("/api/v1/tables", content=content, headers=headers)
    assert (answer.status_code, answer.json()) == (status, {"error": NO_JSON})
