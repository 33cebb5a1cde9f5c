"""Built positions for the rule tests of Steam: a test sets only what matters to it.

Everything is said in the notation of the game: hexes "8,1", tiles "21@0", colours "red". The usual
way:

    state = a_state(players=4)
    track(state, 0, "8,1 21@0", "8,2 T21@0")  # laid by seat 0 as if built, links and all
    building(state, 0, left=3)
    assert refused(state, "build 7,3") == "STM-123"
    play(state, "build 8,3", "tile 21@0")

Positions need not be reachable. There are no cubes and nobody has money unless a test says so.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import westbound
from westbound.engine.match import Match
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import CHANCE, Step
from westbound.games.steam.components import ACTION_CODES, COLOUR_CODES, COLOURS
from westbound.games.steam.faces import PLACEMENT_CODES, PLACEMENT_NAMES
from westbound.games.steam.flow import Part, flow_of
from westbound.games.steam.game import GAME
from westbound.games.steam.options import OPTIONS, make_setup
from westbound.games.steam.rules.links import extend, lose
from westbound.games.steam.rules.track import Line, all_lines, line_at
from westbound.games.steam.rules.urbanization import found_city
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import END_BUILD_TURN, BuildTurn, MoveGoods, PlaceTrack
from westbound.kit.suites.playing import Playing

# What is asked, and moves from there.
_playing = Playing(GAME)
asked = _playing.asked
texts = _playing.texts
refused = _playing.refused
play = _playing.play
refusal = _playing.refusal


def a_state(
    players: int = 4,
    *,
    map: str = "northeast",
    ruleset: str = "base",
    money: Sequence[int] | int = 50,
    **options: Value,
) -> SteamState:
    """A state with an empty agenda; the order is that of the seats."""
    chosen: dict[str, Value] = {"map": map, "ruleset": ruleset, **options}
    state = SteamState(make_setup(players, complete(OPTIONS, chosen)))
    state.order = list(range(players))
    state.money = [money] * players if isinstance(money, int) else list(money)
    return state


def a_match(players: int = 4, seed: int = 1, **options: Value) -> Match:
    """A real match at its first decision."""
    return westbound.new_match("steam", players=players, seed=seed, options=options)


def state_of(match: Match) -> SteamState:
    assert isinstance(match.state, SteamState)
    return match.state


# --- the map


def hex_of(state: SteamState, name: str) -> int:
    return state.setup.map.code_of[name]


def named(state: SteamState, place: str) -> str:
    """The hex of a city or town by its name: "Albany" is "8,0"."""
    map_ = state.setup.map
    for hex_ in map_.hexes:
        if place in (map_.city[hex_], map_.town[hex_]):
            return map_.names[hex_]
    raise KeyError(place)


def track(state: SteamState, seat: int, *tiles: str) -> None:
    """Tiles "8,1 21@0" laid by the seat for nothing, without asking whether it may."""
    for tile in tiles:
        name, face = tile.split()
        extend(state, seat, hex_of(state, name), PLACEMENT_CODES[face])
    state.built |= 1 << seat
    state.added = ()


def tile_on(state: SteamState, name: str) -> str:
    return PLACEMENT_NAMES[state.track[hex_of(state, name)]]


def line(state: SteamState, name: str, side: int) -> Line:
    return line_at(state, hex_of(state, name), side)


def owner_at(state: SteamState, name: str, side: int) -> int:
    """Who owns the track at this side: a seat, -2 nobody, -1 no track."""
    return state.owner[hex_of(state, name) * 6 + side]


def links_of(state: SteamState, seat: int) -> set[frozenset[str]]:
    """The complete links of a seat, each as its two hexes."""
    names = state.setup.map.names
    return {
        frozenset((names[place], names[other]))
        for place, links in enumerate(state.links)
        for other, owner, _ in links
        if owner == seat
    }


def new_city(state: SteamState, seat: int, name: str, colour: str) -> None:
    """A New City placed by the seat, without cubes."""
    done = state.done_action
    found_city(state, seat, hex_of(state, name), COLOUR_CODES[colour])
    state.done_action = done


def cubes(state: SteamState, name: str, colours: str) -> None:
    """These cubes more in a city, out of the bag."""
    here = list(state.cubes[hex_of(state, name)])
    for colour in colours.split():
        here[COLOUR_CODES[colour]] += 1
        state.bag[COLOUR_CODES[colour]] -= 1
    state.cubes[hex_of(state, name)] = tuple(here)


def supply(state: SteamState, space: int, colours: str) -> None:
    """The cubes of a space of the goods supply, 1 to 12."""
    counts = [colours.split().count(colour) for colour in COLOURS]
    state.supply[space - 1] = tuple(counts)
    for colour, count in enumerate(counts):
        state.bag[colour] -= count


def cubes_on(state: SteamState, name: str) -> dict[str, int]:
    here = state.cubes[hex_of(state, name)]
    return {colour: count for colour, count in zip(COLOURS, here, strict=True) if count}


def action(state: SteamState, seat: int, name: str) -> None:
    """The seat holds this action tile."""
    state.tile[seat] = ACTION_CODES[name]


# --- what is asked


def at_step(state: SteamState, *steps: Step) -> SteamState:
    """These are open, the last one on top; nothing follows but what they bring."""
    state.agenda = list(steps)
    GAME.run_automatic(state)
    return state


def building(state: SteamState, seat: int = 0, left: int = 3) -> SteamState:
    """A build turn of this seat; at its end links that were not extended are lost."""
    state.phase = "build"
    return at_step(state, END_BUILD_TURN[seat], BuildTurn(seat, left))


def moving_goods(state: SteamState, seat: int = 0) -> SteamState:
    state.phase, state.goods_round = "goods", 1
    return at_step(state, MoveGoods(seat))


def why_not(state: SteamState, text: str) -> str:
    """The key of the sentence that refuses the move: the rule, and a case behind a dot."""
    found = refusal(state, text)
    assert found is not None, f"{text} is allowed"
    case = found.params.get("case")
    return f"{found.rule}.{case}" if case else found.rule


def on_hex(state: SteamState, name: str) -> SteamState:
    """A copy in which this hex was chosen, whether it is on offer or not."""
    step = state.agenda[-1]
    assert isinstance(step, BuildTurn)
    trial = state.copy()
    trial.agenda[-1] = PlaceTrack(step.seat, hex_of(state, name), step.left)
    return trial


def tile_refused(state: SteamState, name: str, face: str) -> str | None:
    """The rule that refuses this face on this hex."""
    return refused(on_hex(state, name), f"tile {face}")


def build(state: SteamState, *tiles: str) -> SteamState:
    """Build these tiles "8,1 21@0" in the build turn that is open."""
    for tile in tiles:
        name, face = tile.split()
        play(state, f"build {name}", f"tile {face}")
    return state


# --- longer ways


def set_up(players: int = 4, seed: int = 1, **options: Value) -> SteamState:
    """A new game whose chances are drawn, at its first decision."""
    state, rng = GAME.new(players, complete(OPTIONS, options)), Rng(seed)
    while state.agenda[-1].seat == CHANCE:
        GAME.apply(state, GAME.sample(state, rng), CHANCE)
    return state


def from_part(state: SteamState, part: Part) -> SteamState:
    """Go on with this part of the turn, as if all before it were done."""
    flow = flow_of(state)
    index = flow.parts.index(part)
    return at_step(state, flow.steps[index - isinstance(flow.parts[index - 1], partial)])


QUIET = {
    "bid": "pass",
    "borrow": "borrow 2",
    "bid_for_order": "pass",
    "build": "done",
    "move_goods": "pass",
}


def quiet_turn(state: SteamState, last: str = "") -> list[tuple[str, str, int]]:
    """Let everybody take the first action tile left and do nothing, to the end of the turn.

    It stops before the phase `last`. The answer has phase, question and seat of all decisions.
    """
    turn, seen = state.turn, []
    while state.agenda and state.turn == turn and state.phase != last:
        kind, seat = asked(state)
        seen.append((state.phase, kind, seat))
        play(state, QUIET.get(kind) or _idle_tile(state))
    return seen


def _idle_tile(state: SteamState) -> str:
    first, *others = texts(state)
    return f"{first} passing" if f"{first} passing" in others else first


def free_link(state: SteamState, seat: int, place: str, other: str) -> None:
    """A complete link without any track; for deliveries, which look at links only.

    The seat -2 is nobody.
    """
    number = 10_000 + sum(map(len, state.links))
    first, second = hex_of(state, place), hex_of(state, other)
    state.links[first] += ((second, seat, number),)
    state.links[second] += ((first, seat, number),)


def lines_of(state: SteamState, seat: int) -> list[Line]:
    """All lines of track of a seat, complete or not: one token lies on each."""
    return [line for line in all_lines(state) if state.owner[line.slots[0]] == seat]


def abandon(state: SteamState, name: str, side: int) -> None:
    """The line at this side of the hex has lost its owner."""
    lose(state, line(state, name, side))
