"""What a hex holds, in words: for labels, tips and the description."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.track import Rails
from westbound.games.steam.faces import FACE_NAMES, PLACEMENTS
from westbound.games.steam.hexes import SIDES_IN
from westbound.games.steam.maps import GameMap
from westbound.games.steam.observation import HexView
from westbound.games.steam.places import place_of
from westbound.kit.texts import Texts, capitalize


def place_text(texts: Texts, map_: GameMap, hex_: int) -> str:
    """The city or town there, or the land near one."""
    return texts.catalogue.word("place", place_of(map_, hex_))


def land_text(texts: Texts, map_: GameMap, hex_: int) -> str:
    """`Town Utica, plains, river`, `plains near Utica (7,1), river`: what is printed there."""
    parts = [place_text(texts, map_, hex_)]
    if map_.town[hex_]:
        terrain = texts.say("terrain", map_.terrain[hex_])
        parts = [texts.say("label", "town", name=map_.town[hex_]), terrain]
    if map_.river[hex_]:
        parts.append(texts.say("terrain", "river"))
    return ", ".join(parts)


def track_text(texts: Texts, laid: Rails, names: Sequence[str]) -> str:
    """`straight: north–south, owner Ada`."""
    placement = PLACEMENTS[laid.placement]
    parts = [texts.term(f"face_{FACE_NAMES[placement.face]}")]
    if placement.town:
        sides = SIDES_IN[placement.exits]
        parts += [_owned(texts, laid, side, f"side_{side}", names) for side in sides]
    else:
        parts += [_owned(texts, laid, a, f"track_{a}_{b}", names) for a, b in placement.segments]
    return "; ".join(parts)


def _owned(texts: Texts, laid: Rails, side: int, where: str, names: Sequence[str]) -> str:
    owner = laid.owners[side]
    key = "unfinished" if laid.incomplete >> side & 1 else "link"
    if owner < 0:
        key += "_unowned"
        return texts.say("label", key, where=texts.term(where))
    return texts.say("label", key, where=texts.term(where), name=names[owner])


def cubes_text(texts: Texts, cubes: Iterable[str]) -> str:
    """`red 2, blue 1`, or that there are none."""
    counts = Counter(cubes)
    told = [f"{texts.term(colour)} {counts[colour]}" for colour in COLOURS if counts[colour]]
    return ", ".join(told) if told else texts.say("label", "no_cubes")


def city_text(
    texts: Texts,
    name: str,
    colour: str,
    cubes: Iterable[str],
    new: bool,
    grown: bool,
) -> str:
    """`Albany, city: purple; cubes: red 2`."""
    key = "new_city" if new else "city"
    title = texts.say("label", key, name=name, colour=texts.term(colour))
    told = texts.say("label", "cubes", cubes=cubes_text(texts, cubes))
    return f"{title}; {told}" + (f"; {texts.say('label', 'grown')}" if grown else "")


def city_in_view(texts: Texts, here: HexView) -> str:
    cubes = here.get("cubes", ())
    return city_text(texts, here["name"], here["city"], cubes, here["new"], here["grown"])


def hex_text(
    texts: Texts, map_: GameMap, name: str, laid: Rails | None, names: Sequence[str]
) -> str:
    """A hex without a city, with its track."""
    land = land_text(texts, map_, map_.code_of[name])
    told = land if laid is None else f"{land}; {track_text(texts, laid, names)}"
    return capitalize(told)
