"""All cowboys in one layer, each with an id of its own, so that a page can let them walk."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from westbound.games.carson_city.components import COWBOYS_EACH
from westbound.games.carson_city.drawing.layout import STANDINGS, Standing, slot
from westbound.games.carson_city.drawing.model import coloured, white_owner
from westbound.games.carson_city.drawing.plat_variants import OUTLAW_ROOM
from westbound.games.carson_city.drawing.street import vp_order
from westbound.games.carson_city.drawing.svg import number, use
from westbound.games.carson_city.drawing.tracks import upper_track
from westbound.games.carson_city.locations import LOCATION_CODES
from westbound.games.carson_city.observation import View

WHITE: Final = -1
_STEP: Final = 13.5  # between cowboys that have room
_SIZE: Final = 14


def crowd(view: View) -> dict[str, list[int]]:
    """Whose cowboys stand where, by location; WHITE is the Sheriff's white one."""
    found: dict[str, list[int]] = {}
    sitter = view["town_hall"]["occupant"]
    for parcel in view["parcels"]:
        here = parcel["cowboys"]
        if parcel["tile"] == "town_hall" and sitter is not None:
            here = [sitter, *here]
        if here:
            found[parcel["id"]] = _with_white(view, here, parcel["white"])
    for name, space in view["spaces"].items():
        if space["cowboys"]:
            found[name] = _with_white(view, space["cowboys"], space["white"])
    return found


def _with_white(view: View, seats: list[int], white: bool) -> list[int]:
    return coloured(view, seats, white) + ([WHITE] if white else [])


def _standings(view: View) -> dict[str, Standing]:
    """Where cowboys stand; an outlaw takes the right part of its parcel."""
    found = dict(STANDINGS[vp_order(view)])
    for name in view["outlaws"]:
        x, y, room = found[name]
        found[name] = Standing(x - OUTLAW_ROOM / 2 - 1, y, room - OUTLAW_ROOM)
    return found


def cowboys(view: View) -> str:
    """Those on the board, and those at rest, unseen under their player's marker."""
    standing = _standings(view)
    numbers = [set(range(COWBOYS_EACH)) for _ in range(view["players"])]
    drawn, tokens = [], []
    white = None
    for name, seats in crowd(view).items():
        for seat, (x, y) in zip(seats, _line(standing[name], len(seats)), strict=True):
            tokens.append(_tokens(view, name, seat, x, y))
            if seat == WHITE:
                white = (x, y)
                continue
            which = _number(LOCATION_CODES[name], numbers[seat])
            drawn.append((seat, which, _cowboy(seat, which, x, y)))
    drawn += _resting(view, numbers)
    layer = "".join(text for _, _, text in sorted(drawn)) + _white(view, white) + "".join(tokens)
    return f'<g class="cowboys" aria-hidden="true">{layer}</g>'


def _number(location: int, left: set[int]) -> int:
    """The same location gives the same number when it is left: so few cowboys change places."""
    which = location * 7 % COWBOYS_EACH
    while which not in left:
        which = (which + 1) % COWBOYS_EACH
    left.remove(which)
    return which


def _line(place: Standing, count: int) -> Iterable[tuple[float, float]]:
    """Places beside each other, closer when there are many."""
    step = min(_STEP, (place.room - _SIZE) / (count - 1)) if count > 1 else 0
    left = place.x - step * (count - 1) / 2
    return [(left + step * i, place.y) for i in range(count)]


def _cowboy(seat: int, which: int, x: float, y: float, rest: str = "") -> str:
    return (
        f'<g id="cowboy-{seat}-{which}" class="cowboy p{seat}{rest}" '
        f'transform="translate({number(x)},{number(y)})"><use href="#c-{seat}"/></g>'
    )


def _tokens(view: View, name: str, seat: int, x: float, y: float) -> str:
    """Dynamite at one shoulder, a no-duel token at the other (CC-192, CC-194)."""
    seat = white_owner(view) or 0 if seat == WHITE else seat
    found = ""
    for kind, sign, aside in (("dynamite", "dynamite", 5.5), ("quiet", "no-duel", -5.5)):
        if seat in _charged(view, name, kind):
            found += (
                f'<g id="token-{kind}-{seat}-{name}" class="token">'
                f"{use(f'g-{sign}', x + aside, y - 14, 0.62)}</g>"
            )
    return found


def _charged(view: View, name: str, kind: str) -> list[int]:
    """Whose cowboys have such a token at a place; on parcels there is only dynamite."""
    if name in view["spaces"]:
        space = view["spaces"][name]
        return space["dynamite"] if kind == "dynamite" else space["quiet"]
    if kind != "dynamite":
        return []
    return view["parcels"][LOCATION_CODES[name]]["dynamite"]


def _resting(view: View, numbers: list[set[int]]) -> list[tuple[int, int, str]]:
    order = upper_track(view)
    rest = []
    for seat, left in enumerate(numbers):
        x, y = slot(order.index(seat) if seat in order else seat)
        rest += [(seat, n, _cowboy(seat, n, x, y + 9, " resting")) for n in sorted(left)]
    return rest


def _white(view: View, place: tuple[float, float] | None) -> str:
    owner = white_owner(view)
    if place is None or owner is None:
        return ""
    return (
        f'<g id="cowboy-white" class="cowboy white p{owner}" '
        f'transform="translate({number(place[0])},{number(place[1])})"><use href="#c-{owner}"/></g>'
    )
