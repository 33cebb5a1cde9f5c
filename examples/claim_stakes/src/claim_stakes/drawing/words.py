"""The table in words: labels of the claims, tips, and the description for those who listen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from claim_stakes.gulch import ALL_CLAIMS, CREEK
from claim_stakes.view import View
from westbound.engine.texts import Catalogue
from westbound.kit import board as kit
from westbound.kit.description import Describer
from westbound.kit.texts import Texts, texts_of


def decider(view: View) -> int | None:
    """The seat that is asked; None while chance decides and after the end."""
    seat = view["step"]["seat"] if view["step"] else None
    return seat if isinstance(seat, int) and seat >= 0 else None


def when(view: View, texts: Texts) -> str:
    if view["over"]:
        return texts.say("board", "over")
    return texts.say("board", "round", n=view["round"], rounds=view["rounds"])


def summary(view: View, texts: Texts) -> str:
    owned = sum(claim["owner"] is not None for claim in view["claims"])
    return texts.say("board", "summary", when=when(view, texts), owned=owned)


# --- one claim


def claim_words(view: View, texts: Texts, names: Sequence[str], claim: int) -> str:
    """`C3, creek, staked by Ana, ore worth 2`."""
    there = view["claims"][claim]
    words = [there["name"], texts.say("claim", "creek" if claim in CREEK else "hills")]
    if there["owner"] is not None:
        words.append(texts.say("claim", "owner", name=names[there["owner"]]))
    elif there["surveyor"] is not None:
        words.append(texts.say("claim", "surveyor", name=names[there["surveyor"]]))
    if there["ore"] is not None:
        words.append(texts.term(f"ore_{there['ore']}"))
    elif there["tile"]:
        words.append(texts.term("ore_hidden"))
    if there["price"] is not None:
        words.append(texts.say("claim", "price", price=there["price"]))
    return ", ".join(words)


def tips(view: kit.View, catalogue: Catalogue) -> dict[str, str]:
    """A short text for each claim."""
    seen, texts = cast("View", view), texts_of(catalogue)
    return {
        f"claim:{there['name']}": texts.say(
            "tips",
            "owned" if there["owner"] is not None else "creek" if claim in CREEK else "hills",
            claim=there["name"],
        )
        for claim, there in enumerate(seen["claims"])
    }


# --- the whole table


def description(view: kit.View, catalogue: Catalogue, names: Sequence[str]) -> kit.Description:
    seen = cast("View", view)
    tell = Describer(seen, texts_of(catalogue), names)
    seats = range(seen["players"])
    return [
        (tell.say("round"), list(_round(tell))),
        *((tell.heading(seat, seen["viewer"]), list(_player(tell, seat))) for seat in seats),
        (tell.say("free"), _free(tell)),
        (tell.say("unseen"), [tell.say("tiles", tiles=_tiles(tell))]),
    ]


def _round(tell: Describer[View]) -> Iterator[str]:
    yield f"{when(tell.view, tell.texts)}."
    seat = decider(tell.view)
    if seat is not None:
        key = "yours" if seat == tell.view["viewer"] else "decides"
        yield tell.say(key, name=tell.names[seat])
    elif not tell.view["over"]:
        yield tell.say("chance")
    if tell.view["first"] is not None:
        yield tell.say("begins", name=tell.names[tell.view["first"]])


def _player(tell: Describer[View], seat: int) -> Iterator[str]:
    own = tell.view["seats"][seat]
    yield tell.say("purse", dust=own["dust"], stakes=own["stakes"])
    yield tell.say("points", points=sum(own["points"].values()))
    claims = [
        claim_words(tell.view, tell.texts, tell.names, claim)
        for claim in ALL_CLAIMS
        if tell.view["claims"][claim]["owner"] == seat
    ]
    yield tell.say("claims", claims="; ".join(claims)) if claims else tell.say("no_claims")


def _free(tell: Describer[View]) -> list[str]:
    free = [claim for claim in ALL_CLAIMS if tell.view["claims"][claim]["owner"] is None]
    words = [f"{claim_words(tell.view, tell.texts, tell.names, claim)}." for claim in free]
    return words or [tell.say("none")]


def _tiles(tell: Describer[View]) -> str:
    unseen = tell.view["unseen"].items()
    return ", ".join(f"{tell.texts.term(f'ore_{worth}')}: {n}" for worth, n in unseen)
