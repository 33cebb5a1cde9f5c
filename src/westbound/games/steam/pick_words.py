"""Picks as words: what each seat scores, each place on the way, and amounts of money."""

from __future__ import annotations

from westbound.games.steam.components import MAX_LEVEL
from westbound.games.steam.state import SteamState
from westbound.kit.amounts import AMOUNT_WORDS, amount_words


def pick_words(pick: str) -> tuple[str, ...]:
    """`via:0/2/1+8,1` is `points.0:0`, `points.1:2`, `points.2:1`, `via:8,1`."""
    group, _, name = pick.partition(":")
    if group not in ("points", "via"):
        return amount_words(pick)
    points, *places = name.split("+")
    scored = (f"points.{seat}:{links}" for seat, links in enumerate(points.split("/")))
    return (*scored, *(f"via:{place}" for place in places))


def more_pick_words(state: SteamState) -> tuple[str, ...]:
    """No locomotive goes further than its highest level, so nobody scores more links."""
    setup = state.setup
    scored = (f"points.{s}:{n}" for s in range(setup.players) for n in range(MAX_LEVEL + 1))
    places = (f"via:{name}" for name in setup.map.names) if setup.choose_paths else ()
    return (*AMOUNT_WORDS, *scored, *places)
