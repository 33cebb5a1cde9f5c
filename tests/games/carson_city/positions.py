"""Built positions for the rule tests of Carson City: a test sets only what matters to it.

Everything is said in the notation of the game: parcels "C4 C5", locations "C4 gambling wages",
edges "C4n", tiles "saloon", moves "place C4". The usual way:

    state = a_state(players=3, round=2, passed=(1, 0, 2))
    own(state, 0, "C4 D5")              # property tiles
    put(state, "saloon", "C4", seat=0)  # a tile; gives its parcel to the seat first if needed
    stand(state, 1, "C4 gambling")      # cowboys, from the general reserve
    placing(state, 2)                   # or at_step(state, BuyFromRow(2, 6)), begin_phase(state, 3)
    assert refused(state, "place D5") == "CC-054"
    play(state, "place C4", "pass")

Positions need not be reachable or complete (there are no mountains unless a test puts them),
but cowboys, property tiles, house tiles and building tiles are always conserved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import westbound
from westbound.engine.match import Match
from westbound.engine.option import Value, complete
from westbound.engine.step import CHANCE, Step
from westbound.games.carson_city.base.rules.duels import settle
from westbound.games.carson_city.base.rules.places import work_out_places
from westbound.games.carson_city.base.steps import PlaceOrPass
from westbound.games.carson_city.characters.character import face_index
from westbound.games.carson_city.characters.names import NAMES, SIDE_NAMED
from westbound.games.carson_city.components import (
    BUILDING,
    HOUSE,
    ROW_PRICES,
    TERRACE,
    TILE_CODES,
    TOWN_HALL,
    VACANT,
)
from westbound.games.carson_city.flow import begin_phase_3, begin_phase_4
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import EDGE_CODES, PARCEL_CODES, mask_of, sides
from westbound.games.carson_city.locations import LOCATION_CODES, ROADS_1, WAGES
from westbound.games.carson_city.options import OPTIONS, make_setup
from westbound.games.carson_city.stage import Begin
from westbound.games.carson_city.state import NOBODY, CarsonState
from westbound.games.carson_city.versions import RULES_VERSION
from westbound.games.registry import find_game
from westbound.kit.suites.playing import Playing

# What is asked, and moves from there.
_playing = Playing(GAME)
asked = _playing.asked
texts = _playing.texts
refused = _playing.refused
play = _playing.play
play_as = _playing.play_as

NUMBERS = NAMES
# Cards 1, 2, 3, 5, 6, 7 in seat order, their powers not used: phase 2 goes by seats, and nobody
# pays half for buildings.
PLAIN_CARDS = (1, 2, 3, 5, 6, 7)
ROW = "mine ranch saloon bank drugstore mine ranch"  # by falling price: 12 10 8 6 5 4 3


# --- names to numbers


def parcel(name: str) -> int:
    return PARCEL_CODES[name]


def parcels(names: str) -> int:
    """The mask of some parcels: "C4 C5"."""
    return mask_of(PARCEL_CODES[name] for name in names.split())


def edge(name: str) -> int:
    return EDGE_CODES[name]


def location(name: str) -> int:
    return LOCATION_CODES[name]


def tile(name: str) -> int:
    return TILE_CODES[name]


# --- matches and states


def a_match(players: int = 3, seed: int = 1, **options: Value) -> Match:
    """A real match at its first decision (the first starting parcel)."""
    return westbound.new_match("carson", players=players, seed=seed, options=options)


def state_of(match: Match) -> CarsonState:
    """The state of a Carson City match, with its type."""
    assert isinstance(match.state, CarsonState)
    return match.state


def hold(state: CarsonState, seat: int, name: str, side: int | None = None) -> None:
    """The seat has this card, on the side that lies up (or on this one), without its gifts."""
    number = NUMBERS[name]
    if side is None:
        side = SIDE_NAMED.get(name, max(state.sides[number], 0))
    state.character[seat], state.card[seat] = number, face_index(number, side)


def hold_cards(state: CarsonState, numbers: Sequence[int]) -> None:
    """Every seat has the card of this number, on its yellow side."""
    state.character = list(numbers)
    state.card = [face_index(number, 0) if number >= 0 else number for number in numbers]


def a_state(
    players: int = 3,
    *,
    options: Mapping[str, Value] | None = None,
    round: int = 1,
    phase: int = 3,
    centre: str | None = "D4",
    row: str = ROW,
    order: Sequence[int] | None = None,
    passed: Sequence[int] | None = None,
    money: Sequence[int] | int | None = None,
    roads: int = 0,
    rules_version: int = RULES_VERSION,
) -> CarsonState:
    """A state with an empty agenda; see `at_step`, `placing` and `begin_phase` for what is open.

    `centre`: the city centre's house and its four roads; None: no house and no road at all.
    `row`: the tiles for sale from the 12 space to the 3 space, "-" for an empty space.
    `order`, `passed`: choosing order and pass order, both by seats if not given (before phase 3
    nobody has passed). In phases 2 to 4 the seats hold the cards 1, 2, 3, 5, 6, 7.
    `roads`: roads in everybody's hand; without any there are no road windows to close.
    `rules_version`: for what was corrected since, and matches that began before keep.
    """
    state = CarsonState(make_setup(players, complete(OPTIONS, options or {}), rules_version))
    state.round, state.phase = round, phase
    state.order = list(range(players) if order is None else order)
    if phase >= 2:
        hold_cards(state, PLAIN_CARDS[:players])
        state.track = list(range(players))
    if passed is not None or phase >= 3:
        state.passed = list(range(players) if passed is None else passed)
    if centre is not None:
        put(state, "house", centre)
        for side in sides(PARCEL_CODES[centre]):
            state.put_road(side)
    state.roads = [roads] * players
    if money is not None:
        state.money = [money] * players if isinstance(money, int) else list(money)
    state.bag = [state.setup.tiles.get(code, 0) for code in range(len(state.bag))]
    fill_row(state, row)
    return state


def fill_row(state: CarsonState, row: str) -> None:
    """Lay these tiles on the spaces 12, 10, 8, 6, 5, 4, 3; "-" is an empty space."""
    for space, name in enumerate(row.split()):
        state.bag[state.row[space]] += state.row[space] != VACANT
        state.row[space] = VACANT
        if name != "-":
            _take_from_bag(state, TILE_CODES[name])
            state.row[space] = TILE_CODES[name]


def empty_bag(state: CarsonState, names: str = "") -> None:
    """The bag holds only these tiles: "church bank"."""
    state.bag = [0] * len(state.bag)
    for name in names.split():
        state.bag[TILE_CODES[name]] += 1


def space_of(price: int) -> int:
    """The index in the row of the building space with this price."""
    return ROW_PRICES.index(price)


def cards(state: CarsonState, **names: str) -> None:
    """Hand out cards without using their powers: cards(state, seat0="banker", seat2="sheriff")."""
    for seat, name in names.items():
        hold(state, int(seat.removeprefix("seat")), name)
    if NUMBERS and all(card >= 0 for card in state.character):
        state.track = sorted(range(state.setup.players), key=state.character.__getitem__)


# --- the map


def own(state: CarsonState, seat: int, names: str) -> None:
    """Property tiles of the seat on these parcels."""
    for name in names.split():
        assert state.owner[PARCEL_CODES[name]] == NOBODY, f"{name} has an owner"
        state.put_property(PARCEL_CODES[name], seat)


def put(state: CarsonState, kind: str, names: str, seat: int | None = None) -> None:
    """Tiles on these parcels: "house", "terrace", "mountain" or a building.

    With `seat` the parcels are his (they become so if nobody owns them). A building needs an
    owner, except the Town Hall; it brings its revolvers (CC-114) and leaves the bag.
    """
    code = TILE_CODES[kind]
    for name in names.split():
        spot = PARCEL_CODES[name]
        if seat is not None and state.owner[spot] == NOBODY:
            state.put_property(spot, seat)
        assert seat is None or state.owner[spot] == seat, f"{name} belongs to somebody else"
        if code in (HOUSE, TERRACE):
            state.houses_left -= state.tile[spot] not in (HOUSE, TERRACE)
        state.put_tile(spot, code)
        if code in BUILDING:
            _put_building(state, code, spot)


def _put_building(state: CarsonState, code: int, spot: int) -> None:
    _take_from_bag(state, code)
    if code == TOWN_HALL:
        state.town_hall = spot
        return
    owner = state.owner[spot]
    assert owner != NOBODY, "a building needs an owner"
    state.built[owner] |= 1 << spot
    state.revolvers[owner] += BUILDING[code].revolvers


def _take_from_bag(state: CarsonState, code: int) -> None:
    assert state.bag[code], "no such tile is left in the bag"
    state.bag[code] -= 1


def lay(state: CarsonState, names: str) -> None:
    """Roads on these edges, from nobody's reserve: "C4n C4w"."""
    for name in names.split():
        state.put_road(EDGE_CODES[name])


# --- cowboys


def stand(state: CarsonState, seat: int, names: str) -> None:
    """Cowboys of the seat on these locations, taken from the general reserve.

    So the personal reserve, and with it the firepower, stays as it is. "wages wages" is two.
    """
    for name in names.split():
        assert state.general[seat], f"seat {seat} has no cowboy left in the general reserve"
        state.general[seat] -= 1
        _stand(state, seat, LOCATION_CODES[name])


def stand_white(state: CarsonState, seat: int, name: str) -> None:
    """The white cowboy, held by the seat, on this location."""
    state.white_owner, state.white_at = seat, LOCATION_CODES[name]
    _stand(state, seat, LOCATION_CODES[name])


def _stand(state: CarsonState, seat: int, where: int) -> None:
    if where == WAGES:
        state.wage_workers[seat] += 1
    elif where == ROADS_1:
        state.road_workers[seat] += 1
    else:
        assert not state.at[seat] >> where & 1, "one cowboy of a seat on a duel location"
        state.at[seat] |= 1 << where


def sit(state: CarsonState, seat: int) -> None:
    """A cowboy of the seat, from the general reserve, sits in the Town Hall."""
    state.general[seat] -= 1
    state.sitter = seat


def standing(state: CarsonState, seat: int) -> set[str]:
    """The names of the locations where the seat has cowboys, the shared spaces included."""
    names = {name for name, code in LOCATION_CODES.items() if state.at[seat] >> code & 1}
    if state.wage_workers[seat]:
        names.add("wages")
    if state.road_workers[seat]:
        names.add("roads_1")
    return names


# --- what is asked


def at_step(state: CarsonState, step: Step) -> CarsonState:
    """Only this decision is open; once it is answered nothing follows but what it brings."""
    state.agenda = [step]
    if isinstance(step, PlaceOrPass):
        work_out_places(state)
    return state


def placing(state: CarsonState, seat: int, passed: Sequence[int] = ()) -> CarsonState:
    """Phase 2, this seat's turn to place; when all have passed nothing follows."""
    state.phase, state.passed = 2, list(passed)
    return at_step(state, PlaceOrPass(seat))


def begin_part(state: CarsonState, part: Begin) -> CarsonState:
    """The match goes on from this part of `flow.py`, such as `begin_parcels`."""
    return _begin(state, state.setup.flow.parts.index(part))


def begin_phase(state: CarsonState, number: int) -> CarsonState:
    """The match goes on from the start of phase 3 or 4."""
    return begin_part(state, {3: begin_phase_3, 4: begin_phase_4}[number])


def _begin(state: CarsonState, index: int) -> CarsonState:
    state.agenda = []
    state.setup.flow.begin(state, index)
    run_automatic(state)
    return state


def only_part(state: CarsonState, part: Begin) -> CarsonState:
    """Just this part of the flow: when its decisions are made nothing follows."""
    state.agenda = []
    part(state)
    run_automatic(state)
    return state


def settle_at(state: CarsonState, name: str) -> CarsonState:
    """Just this location: its duel or its lone cowboy's action; nothing follows."""
    return only_part(state, partial(settle, location=LOCATION_CODES[name]))


def run_automatic(state: CarsonState) -> None:
    """Carry out steps that need nobody, until somebody (or chance) must answer."""
    GAME.run_automatic(state)


def play_forced(state: CarsonState) -> CarsonState:
    """Make the moves that have no alternative, until somebody has a choice or chance acts."""
    while state.agenda and state.agenda[-1].seat != CHANCE and len(texts(state)) == 1:
        play(state, texts(state)[0])
    return state


def match_at(state: CarsonState) -> Match:
    """A match that goes on from this state: it plays chance and forced moves and logs them."""
    match = Match(find_game("carson"), state.setup.players, seed=1, options=state.setup.options)
    match.state = state
    match.advance()
    return match


def complaints(state: CarsonState) -> list[str]:
    """What the referee finds wrong, except the mountains that a built position leaves out."""
    return [
        wrong for wrong in GAME.check_invariants(state) if not wrong.endswith("mountains, not 9")
    ]
