"""The scripts of the pages as text: what prettier and TypeScript do not look at."""

from __future__ import annotations

from pathlib import Path

import westbound

SCRIPTS = Path(westbound.__file__).parent / "web/static/js"
MAX_WIDTH = 100  # as .prettierrc.json says; prettier leaves comments alone


def test_no_line_is_too_long() -> None:
    for script in SCRIPTS.rglob("*.js"):
        lines = script.read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if len(line) > MAX_WIDTH] == [], script


def test_all_addresses_of_the_table_are_in_one_script() -> None:
    """Whoever changes an address of the server has one file to look at."""
    asking = {
        script.name
        for script in (SCRIPTS / "table").glob("*.js")
        if any(word in script.read_text(encoding="utf-8") for word in ("/api/", "/t/$", "fetch("))
    }
    assert asking == {"requests.js"}
