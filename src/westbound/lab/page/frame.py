"""The frame of a page: head, styles, title and the line at its foot."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from westbound.kit.svg import el, escape


def page(
    title: str,
    *blocks: str,
    language: str = "en",
    lead: str = "",
    above: str = "",
    foot: str = "",
) -> str:
    """The whole file. `above` is a short line over the title, `lead` a sentence or two below it."""
    head = el(
        "head",
        '<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        el("title", escape(title)),
        el("style", style()),
    )
    header = el(
        "header",
        el("p", escape(above), cls="above") if above else "",
        el("h1", escape(title)),
        el("p", escape(lead), cls="lead") if lead else "",
    )
    footer = el("footer", el("p", escape(foot))) if foot else ""
    body = el("body", header, el("main", *blocks), footer)
    return f"<!doctype html>\n{el('html', head, body, lang=language)}\n"


@cache
def style() -> str:
    return files(__package__).joinpath("page.css").read_text(encoding="utf-8")
