"""What a hex holds, in words: for labels, tips and the table in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from westbound.games.steam.components import COLOURS
from westbound.games.steam.drawing.model import HexView
from westbound.games.steam.drawing.track import Rails
from westbound.games.steam.drawing.words import Words, upper
from westbound.games.steam.faces import FACE_NAMES, PLACEMENTS, TOWN
from westbound.games.steam.maps import GameMap
from westbound.games.steam.places import place_of


def place_words(say: Words, map_: GameMap, hex_: int) -> str:
    """The city or town there, or the land near one."""
    return say.speak.word("place", place_of(map_, hex_))


def land_words(say: Words, map_: GameMap, hex_: int) -> str:
    """`Town Utica, plains, river`, `plains near Utica (7,1), river`: what is printed there."""
    parts = [place_words(say, map_, hex_)]
    if map_.town[hex_]:
        terrain = say.say("terrain", map_.terrain[hex_])
        parts = [say.say("label", "town", name=map_.town[hex_]), terrain]
    if map_.river[hex_]:
        parts.append(say.say("terrain", "river"))
    return ", ".join(parts)


def track_words(say: Words, laid: Rails, names: Sequence[str]) -> str:
    """`straight: north–south, owner Ada`."""
    placement = PLACEMENTS[laid.placement]
    parts = [say.term(f"face_{FACE_NAMES[placement.face]}")]
    if placement.town:
        sides = [side for side in range(6) if placement.partner[side] == TOWN]
        parts += [_owned(say, laid, side, f"side_{side}", names) for side in sides]
    else:
        parts += [_owned(say, laid, a, f"track_{a}_{b}", names) for a, b in placement.segments]
    return "; ".join(parts)


def _owned(say: Words, laid: Rails, side: int, where: str, names: Sequence[str]) -> str:
    owner = laid.owners[side]
    key = "unfinished" if laid.incomplete >> side & 1 else "link"
    if owner < 0:
        key += "_unowned"
        return say.say("label", key, where=say.term(where))
    return say.say("label", key, where=say.term(where), name=names[owner])


def cube_words(say: Words, cubes: Iterable[str]) -> str:
    """`red 2, blue 1`, or that there are none."""
    counts = Counter(cubes)
    told = [f"{say.term(colour)} {counts[colour]}" for colour in COLOURS if counts[colour]]
    return ", ".join(told) if told else say.say("label", "no_cubes")


def city_words(
    say: Words,
    name: str,
    colour: str,
    cubes: Iterable[str],
    new: bool,
    grown: bool,
) -> str:
    """`Albany, city: purple; cubes: red 2`."""
    key = "new_city" if new else "city"
    title = say.say("label", key, name=name, colour=say.term(colour))
    told = say.say("label", "cubes", cubes=cube_words(say, cubes))
    return f"{title}; {told}" + (f"; {say.say('label', 'grown')}" if grown else "")


def city_in_view(say: Words, here: HexView) -> str:
    cubes = here.get("cubes", ())
    return city_words(say, here["name"], here["city"], cubes, here["new"], here["grown"])


def hex_words(
    say: Words, map_: GameMap, name: str, laid: Rails | None, names: Sequence[str]
) -> str:
    """A hex without a city, with its track."""
    land = land_words(say, map_, map_.code_of[name])
    told = land if laid is None else f"{land}; {track_words(say, laid, names)}"
    return upper(told)
