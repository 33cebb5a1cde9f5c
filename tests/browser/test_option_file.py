"""A new table with options that need more than a choice, by clicking."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Server, Visitors
from tests.games.steam.own_map import FILE, changed


def test_a_map_file_is_chosen_and_a_wrong_one_explained(
    server: Server, visitors: Visitors, tmp_path: Path
) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(changed('town = "Inchby"', 'town = ""'), encoding="utf-8")
    page = visitors.context(server.person("Ann"), 360, 740, touch=True).new_page()
    page.goto(f"{server.address}/new?game=steam")
    field = page.locator("[data-option=map]")
    chooser = field.locator("input[type=file]")
    expect(chooser).to_be_hidden()
    field.locator("select").select_option(label="A map file…")
    expect(chooser).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/new"))  # the browser asks for a file first
    chooser.set_input_files(wrong)
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 360
    page.get_by_role("button", name="Open the table").click()
    problem = page.locator("form .problem")
    expect(problem).to_have_text(re.compile(r"In line 25, hex \(1,1\): a town has a name"))
    expect(problem.get_by_role("link", name="STM-017")).to_be_visible()
    visitors.errors.clear()  # the browser reports the answer 400
    chooser.set_input_files(FILE)
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator("#board svg").first).to_be_visible()
    expect(page.locator("#board").get_by_text("Aldermouth").first).to_be_visible()


def test_what_belongs_to_a_variant_that_is_switched_off_asks_for_nothing(
    server: Server, visitors: Visitors
) -> None:
    page = visitors.context(server.person("Ann")).new_page()
    page.goto(f"{server.address}/new?game=carson")
    river = page.locator("[data-option=river]")
    variant = page.locator("[data-option=carson_river] input")
    variant.check()
    river.locator("select").select_option("")
    field = river.locator("input")
    expect(field).to_be_visible()
    field.fill("Z9")
    variant.uncheck()
    expect(river).to_be_hidden()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
