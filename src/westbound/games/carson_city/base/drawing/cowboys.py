"""All cowboys in one layer, each with an id of its own, so that a page can let them walk."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from westbound.games.carson_city.base.drawing.layout import STANDINGS, Standing, slot
from westbound.games.carson_city.base.drawing.model import coloured
from westbound.games.carson_city.base.drawing.scene import Scene
from westbound.games.carson_city.base.drawing.street import vp_order
from westbound.games.carson_city.base.drawing.tracks import upper_track
from westbound.games.carson_city.components import COWBOYS_EACH
from westbound.games.carson_city.locations import LOCATION_CODES
from westbound.games.carson_city.observation import View
from westbound.kit.svg import el, translation, use

WHITE: Final = -1
_STEP: Final = 13.5  # between cowboys that have room
_SIZE: Final = 14


def crowd(scene: Scene) -> dict[str, list[int]]:
    """Whose cowboys stand where, by location; WHITE is the Sheriff's white one."""
    view = scene.view
    found: dict[str, list[int]] = {}
    sitter = view["town_hall"]["occupant"]
    for parcel in view["parcels"]:
        here = parcel["cowboys"]
        if parcel["tile"] == "town_hall" and sitter is not None:
            here = [sitter, *here]
        if here:
            found[parcel["id"]] = _with_white(scene, here, parcel["white"])
    for name, space in view["spaces"].items():
        if space["cowboys"]:
            found[name] = _with_white(scene, space["cowboys"], space["white"])
    return found


def _with_white(scene: Scene, seats: list[int], white: bool) -> list[int]:
    return coloured(seats, scene.white_owner, white) + ([WHITE] if white else [])


def _standings(scene: Scene) -> dict[str, Standing]:
    """Where cowboys stand; a stranger takes the right part of its parcel."""
    found = dict(STANDINGS[vp_order(scene.view)])
    for name, stranger in scene.strangers.items():
        x, y, width = found[name]
        found[name] = Standing(x - stranger.width / 2 - 1, y, width - stranger.width)
    return found


def cowboys(scene: Scene) -> str:
    """Those on the board, and those at rest, unseen under their player's marker."""
    standing = _standings(scene)
    numbers = [set(range(COWBOYS_EACH)) for _ in range(scene.view["players"])]
    drawn, tokens, white = [], [], ""
    for name, seats in crowd(scene).items():
        for seat, (x, y) in zip(seats, _line(standing[name], len(seats)), strict=True):
            tokens.append(_tokens(scene, name, seat, x, y))
            if seat == WHITE:
                white = _white(scene.white_owner, x, y)
                continue
            which = _number(LOCATION_CODES[name], numbers[seat])
            drawn.append((seat, which, _cowboy(seat, which, x, y)))
    drawn += _resting(scene.view, numbers)
    people = [drawing for _, _, drawing in sorted(drawn)]
    return el("g", *people, white, *tokens, cls="cowboys", aria_hidden="true")


def _number(location: int, left: set[int]) -> int:
    """The same location gives the same number when it is left: so few cowboys change places."""
    which = location * 7 % COWBOYS_EACH
    while which not in left:
        which = (which + 1) % COWBOYS_EACH
    left.remove(which)
    return which


def _line(place: Standing, count: int) -> Iterable[tuple[float, float]]:
    """Places beside each other, closer when there are many."""
    step = min(_STEP, (place.width - _SIZE) / (count - 1)) if count > 1 else 0
    left = place.x - step * (count - 1) / 2
    return [(left + step * i, place.y) for i in range(count)]


@lru_cache(maxsize=1 << 14)
def _cowboy(seat: int, which: int, x: float, y: float, look: str = "") -> str:
    return el(
        "g",
        use(f"c-{seat}"),
        id=f"cowboy-{seat}-{which}",
        cls=f"cowboy p{seat}{look}",
        transform=translation(x, y),
    )


def _white(owner: int | None, x: float, y: float) -> str:
    if owner is None:
        return ""
    return el(
        "g",
        use(f"c-{owner}"),
        id="cowboy-white",
        cls=f"cowboy white p{owner}",
        transform=translation(x, y),
    )


def _resting(view: View, numbers: list[set[int]]) -> list[tuple[int, int, str]]:
    order = upper_track(view)
    rest = []
    for seat, left in enumerate(numbers):
        x, y = slot(order.index(seat) if seat in order else seat)
        rest += [(seat, n, _cowboy(seat, n, x, y + 9, " resting")) for n in left]
    return rest


# --- tokens with cowboys


def _tokens(scene: Scene, name: str, seat: int, x: float, y: float) -> str:
    """Dynamite at one shoulder, a no-duel token at the other (CC-192, CC-194)."""
    seat = scene.white_owner or 0 if seat == WHITE else seat
    found = ""
    for kind, sign, aside in (("dynamite", "dynamite", 5.5), ("quiet", "no-duel", -5.5)):
        if seat in _with_token(scene.view, name, kind):
            token = use(f"g-{sign}", x + aside, y - 14, 0.62)
            found += el("g", token, id=f"token-{kind}-{seat}-{name}", cls="token")
    return found


def _with_token(view: View, name: str, kind: str) -> list[int]:
    """Whose cowboys have such a token at a place; on parcels there is only dynamite."""
    if name in view["spaces"]:
        space = view["spaces"][name]
        return space["dynamite"] if kind == "dynamite" else space["quiet"]
    if kind != "dynamite":
        return []
    return view["parcels"][LOCATION_CODES[name]]["dynamite"]
