"""The description of the API names all that pages ask for, and answers as described."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

from tests.web.conftest import Browser


def test_all_that_the_pages_ask_for_is_described(browser: Browser) -> None:
    described = browser.get("/api/v1/openapi.json").json()
    assert "X-Westbound: 1" in described["info"]["description"]
    folder = files("westbound.web").joinpath("static/js")
    asked = set()
    for path in Path(str(folder)).rglob("*.js"):
        text = path.read_text(encoding="utf-8").replace("${api}", "/api/v1/tables/{table_id}")
        asked |= set(re.findall(r"[`\"](/api/v1/(?:tables/\{table_id\}/)?[a-z-]+)", text))
    assert len(asked) > 8
    assert asked <= set(described["paths"])


def test_every_answer_is_described_as_it_is(browser: Browser) -> None:
    described = browser.get("/api/v1/openapi.json").json()
    for path, operations in described["paths"].items():
        for method, operation in operations.items():
            assert operation["description"], (method, path)
            for status in ("400", "403", "404", "422", "429"):
                content = operation["responses"][status]["content"]["application/json"]
                assert content["schema"]["$ref"].endswith("/ErrorOut"), (method, path, status)
    assert "HTTPValidationError" not in described["components"]["schemas"]


def test_the_events_of_a_bot_are_described(browser: Browser) -> None:
    described = browser.get("/api/v1/openapi.json").json()
    answer = described["paths"]["/api/v1/bot/events"]["get"]["responses"]["200"]
    assert answer["content"] == {
        "application/x-ndjson": {
            "schema": {"type": "object", "$ref": "#/components/schemas/BotEventOut"}
        }
    }
    assert described["components"]["securitySchemes"]["bot token"]["scheme"] == "bearer"
    for path, operations in described["paths"].items():
        if path.startswith("/api/v1/bot/"):
            for operation in operations.values():
                assert operation["security"] == [{"bot token": []}]
