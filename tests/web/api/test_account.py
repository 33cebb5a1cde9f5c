"""A guest, a login, and what a guest brings along."""

from __future__ import annotations

import pytest

from tests.web.conftest import BOT, ME, OPEN, OURS, Browser, NewBrowser, open_table

PASSWORD = "correct horse"
LOGIN = {"login": "ann", "password": PASSWORD}


def test_a_visitor_is_nobody_until_they_do_something(browser: Browser) -> None:
    assert browser.get("/api/v1/me").json() == {
        "name": None,
        "login": None,
        "language": "en",
        "auto_end": False,
        "hints": True,
        "confirm": "always",
        "share": False,
    }
    assert browser.cookies == {}


def test_a_guest_chooses_a_name_and_changes_it(browser: Browser) -> None:
    assert browser.patch("/api/v1/me", {"name": " Ann  B. "}).json()["name"] == "Ann B."
    assert browser.patch("/api/v1/me", {"name": "Anna"}).json()["name"] == "Anna"
    assert "Anna" in browser.page("/").text
    assert browser.patch("/api/v1/me", {"name": " \t "}).status_code == 400


def test_the_name_at_the_table_is_the_one_the_seat_was_taken_with(browser: Browser) -> None:
    browser.patch("/api/v1/me", {"name": "Ann"})
    table = open_table(browser, ME, BOT)
    browser.patch("/api/v1/me", {"name": "Somebody else"})
    assert browser.get(f"/api/v1/tables/{table.id}").json()["seats"][0]["name"] == "Ann"


def test_personal_settings_are_kept(browser: Browser) -> None:
    changed = browser.patch("/api/v1/me", {"auto_end": True, "hints": False}).json()
    assert (changed["auto_end"], changed["hints"]) == (True, False)
    assert browser.get("/api/v1/me").json() == changed
    assert browser.patch("/api/v1/me", {"auto_end": "yes"}).status_code == 422
    assert browser.patch("/api/v1/me", {"login": "root"}).status_code == 422


def test_a_kept_name_opens_the_same_tables_on_another_device(new_browser: NewBrowser) -> None:
    here, there = new_browser(name="Ann"), new_browser()
    table = open_table(here, ME, BOT)
    kept = here.post("/api/v1/keep", {"login": "Ann", "password": PASSWORD})
    assert (kept.status_code, kept.json()["login"]) == (200, "ann")
    assert "Log out" in here.page("/account").text
    assert there.post("/api/v1/login", {"login": "ANN", "password": PASSWORD}).status_code == 200
    assert [t["id"] for t in there.get("/api/v1/tables").json()] == [table.id]


def test_who_logs_out_is_nobody_again(new_browser: NewBrowser) -> None:
    browser = new_browser(name="Ann")
    browser.post("/api/v1/keep", {"login": "ann", "password": PASSWORD})
    assert browser.post("/api/v1/logout").json()["name"] is None
    assert browser.get("/api/v1/me").json()["name"] is None


@pytest.mark.parametrize(("login", "password"), [("ann", "wrong horse"), ("nobody", PASSWORD)])
def test_a_wrong_password_and_an_unknown_login_sound_the_same(
    new_browser: NewBrowser, login: str, password: str
) -> None:
    new_browser(name="Ann").post("/api/v1/keep", {"login": "ann", "password": PASSWORD})
    stranger = new_browser()
    answer = stranger.post("/api/v1/login", {"login": login, "password": password})
    assert answer.status_code == 401
    assert answer.json()["error"] == "Wrong login or password."
    assert "westbound" not in stranger.cookies


def test_guessing_passwords_is_slowed_down(new_browser: NewBrowser) -> None:
    stranger = new_browser("it")
    codes = [
        stranger.post("/api/v1/login", {"login": "ann", "password": str(n)}).status_code
        for n in range(11)
    ]
    assert codes == [401] * 10 + [429]
    answer = stranger.post("/api/v1/login", {"login": "ann", "password": "x"})
    assert answer.json()["error"] == "Troppi tentativi; aspetta un minuto."


def test_a_login_is_taken_once_and_a_password_is_not_too_short(new_browser: NewBrowser) -> None:
    first, second = new_browser(name="Ann"), new_browser("es", name="Ben")
    body = {"login": "ann", "password": "1234567"}
    answer = second.post("/api/v1/keep", body)
    assert answer.status_code == 400
    assert answer.json()["error"] == "Una contraseña necesita al menos 8 caracteres."
    assert first.post("/api/v1/keep", {**body, "password": "12345678"}).status_code == 200
    answer = second.post("/api/v1/keep", {**body, "password": "87654321"})
    assert answer.json()["error"] == "El usuario «ann» ya está ocupado."


def at_table(browser: Browser, table_id: str) -> list[int]:
    seats = browser.get(f"/api/v1/tables/{table_id}").json()["seats"]
    return [seat["seat"] for seat in seats if seat["mine"]]


def account(browser: Browser) -> None:
    assert browser.post("/api/v1/keep", LOGIN).status_code == 200


def note(browser: Browser, table_id: str, text: str | None = None) -> str:
    address = f"/api/v1/tables/{table_id}/notes"
    if text is not None:
        browser.send("PUT", address, {"text": text}, OURS)
    return str(browser.get(address).json()["text"])


def test_a_guest_who_logs_in_brings_tables_seats_and_notes(new_browser: NewBrowser) -> None:
    home, phone = new_browser(name="Ann"), new_browser(name="Ann on the phone")
    account(home)
    running, waiting = open_table(phone, ME, BOT), open_table(phone, BOT, OPEN)
    note(phone, running.id, "attack first")
    before = phone.cookies["westbound"]
    assert phone.post("/api/v1/login", LOGIN).json()["name"] == "Ann"
    for browser in (phone, home):
        tables = {t["id"]: t for t in browser.get("/api/v1/tables").json()}
        assert set(tables) == {running.id, waiting.id}
        assert tables[waiting.id]["host"]
        assert tables[waiting.id]["invitations"]
        assert at_table(browser, running.id) == [0]
        assert note(browser, running.id) == "attack first"
    legal = home.get(f"/api/v1/tables/{running.id}/moves").json()
    body = {"n": legal["n"], "move": legal["moves"][0]["move"]}
    assert home.post(f"/api/v1/tables/{running.id}/move", body).status_code == 200
    phone.cookies["westbound"] = before
    assert phone.get("/api/v1/me").json()["name"] is None  # the guest is gone


def test_whoever_has_two_seats_at_a_table_keeps_both(new_browser: NewBrowser) -> None:
    home, phone = new_browser(name="Ann"), new_browser(name="Guest")
    account(home)
    table = open_table(home, ME, OPEN, public=True)
    phone.post(f"/api/v1/tables/{table.id}/join")
    note(home, table.id, "mine")
    note(phone, table.id, "from the phone")
    phone.post("/api/v1/login", LOGIN)
    assert at_table(home, table.id) == [0, 1]
    assert note(home, table.id) == "mine\n\nfrom the phone"
    assert [t["id"] for t in home.get("/api/v1/tables").json()] == [table.id]


def test_a_guest_may_stay_behind(new_browser: NewBrowser) -> None:
    home, friend = new_browser(name="Ann"), new_browser(name="Ben")
    account(home)
    table = open_table(friend, ME, BOT)
    as_guest = friend.cookies["westbound"]
    friend.post("/api/v1/login", {**LOGIN, "bring": False})
    assert friend.get("/api/v1/tables").json() == []
    friend.cookies["westbound"] = as_guest
    assert at_table(friend, table.id) == [0]


def test_a_wrong_password_moves_nothing(new_browser: NewBrowser) -> None:
    home, guest = new_browser(name="Ann"), new_browser(name="Ben")
    account(home)
    table = open_table(guest, ME, BOT)
    assert guest.post("/api/v1/login", {**LOGIN, "password": "x"}).status_code == 401
    assert at_table(guest, table.id) == [0]
    assert home.get("/api/v1/tables").json() == []


def test_another_account_is_no_guest(new_browser: NewBrowser) -> None:
    ann, ben = new_browser(name="Ann"), new_browser(name="Ben")
    account(ann)
    table = open_table(ben, ME, BOT)
    ben.post("/api/v1/keep", {"login": "ben", "password": PASSWORD})
    ben.post("/api/v1/login", LOGIN)
    assert ben.get("/api/v1/tables").json() == []
    ben.post("/api/v1/login", {"login": "ben", "password": PASSWORD})
    assert at_table(ben, table.id) == [0]


def test_a_guest_who_registers_keeps_everything(new_browser: NewBrowser) -> None:
    guest = new_browser(name="Ann")
    table = open_table(guest, ME, BOT)
    note(guest, table.id, "attack first")
    account(guest)
    assert at_table(guest, table.id) == [0]
    assert note(guest, table.id) == "attack first"


def test_what_a_guest_has_said_is_said_by_the_person(new_browser: NewBrowser) -> None:
    home, phone = new_browser(name="Ann"), new_browser(name="Guest")
    account(home)
    table = open_table(home, ME, BOT)
    phone.post(f"/api/v1/tables/{table.id}/chat", {"text": "hello"})
    phone.post("/api/v1/login", LOGIN)
    chat = home.page(f"/t/{table.id}").text.split('id="chat"')[1]
    assert 'class="mark seat-0"' in chat.split("hello")[0]  # with the mark of Ann's seat
