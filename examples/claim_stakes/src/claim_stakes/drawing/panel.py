"""One player's area as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from claim_stakes.drawing.pieces import ART, disc
from claim_stakes.drawing.words import decider
from claim_stakes.view import View
from westbound.engine.texts import Catalogue
from westbound.kit import board as kit
from westbound.kit import panel as parts
from westbound.kit.svg import el, escape, icon
from westbound.kit.texts import texts_of

_SIGNS = {"dust": icon(ART["dust"], "-8 -8 16 16"), "stakes": icon(ART["stake"], "-8 -40 42 60")}


def figures(view: kit.View, seat: int, catalogue: Catalogue) -> dict[str, str]:
    """What a move can change, by the key of its figure."""
    own = cast("View", view)["seats"][seat]
    points = sum(own["points"].values())
    return {"dust": str(own["dust"]), "stakes": str(own["stakes"]), "points": str(points)}


def panel(view: kit.View, seat: int, catalogue: Catalogue, names: Sequence[str]) -> str:
    seen, texts = cast("View", view), texts_of(catalogue)
    entries = [
        parts.figure(
            "entry", key, escape(texts.say("panel", key)), value,
            texts.say("panel", f"{key}_help"), sign=_SIGNS.get(key, ""),
        )
        for key, value in figures(view, seat, catalogue).items()
    ]  # fmt: skip
    return parts.area(
        "claim_stakes",
        seat,
        texts.say("panel", "label", name=names[seat]),
        parts.head(icon(disc(seat), "-11 -11 22 22"), names[seat]),
        el("dl", *entries, cls="ledger"),
        parts.fold(
            f"score-{seat}",
            escape(texts.say("panel", "score")),
            parts.score_table(seen["seats"][seat]["points"], texts),
        ),
        state="active" if decider(seen) == seat else "",
    )
