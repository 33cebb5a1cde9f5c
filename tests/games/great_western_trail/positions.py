"""Built positions for the rule tests of Great Western Trail: a test sets only what matters to it.

Everything is said in the notation of the game: spaces "A1 flood2", cards "jersey holstein",
tiles "flood_2_green", positions of the track "20" and "s5". The usual way:

    state = a_state(players=3, money=10)
    put_building(state, 1, 4, "A1")          # seat 1's building 4 (side a unless `sides` says b)
    hand(state, 0, "jersey jersey guernsey")
    jobs(state, 3, "cowboy engineer")
    using(state, 0, "A")                 # or moving(state, 0), at_step(state, Hire(0, False, 2))
    assert refused(state, "hire cowboy 3") == "GWT-133"
    play(state, "use A_hire", "hire cowboy 3")

Positions need not be reachable or complete. The trail has only the seven neutral buildings, A to G
on their letters; job market, cattle market, foresight and display are empty unless a test fills
them. Cards and tiles come from their stacks, so they are conserved; discs are not: `clear` clears
spaces without laying the discs anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence

import westbound
from westbound.engine.match import Match
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE, Step
from westbound.games.great_western_trail.automatic_steps import EndTurn
from westbound.games.great_western_trail.components import (
    CARD_CODES,
    CATTLE,
    CERTIFICATES,
    DISC_CODES,
    DISC_COUNT,
    EMPTY,
    FIRST_PRIVATE,
    JOB_ROWS,
    MASTER_NAMES,
    NEUTRALS,
    PLAYER_CATTLE,
    STARTING_OBJECTIVES,
    TILE_CODES,
    TILE_NAMES,
    WORKERS,
    private,
    without,
)
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS, make_setup
from westbound.games.great_western_trail.railroad import (
    CITY_CODES,
    POSITION_CODES,
    POSITION_NAMES,
    STATION_NAMES,
)
from westbound.games.great_western_trail.rules.arrive import arrive
from westbound.games.great_western_trail.rules.setup import place_neutrals
from westbound.games.great_western_trail.state import DISC_KINDS, TrailState
from westbound.games.great_western_trail.steps import MoveHerd
from westbound.games.great_western_trail.trail import SPACE_CODES, SPACE_NAMES, START
from westbound.kit.suites.playing import Playing

# What is asked, and moves from there.
_playing = Playing(GAME)
asked = _playing.asked
texts = _playing.texts
refused = _playing.refused
play = _playing.play
refusal = _playing.refusal

ALL_A = "a" * 10


# --- states


def a_state(
    players: int = 4,
    *,
    sides: str = ALL_A,
    money: Sequence[int] | int = 20,
    at: str = "A",
) -> TrailState:
    """A state with an empty agenda: everybody stands on `at`, hands are empty."""
    options: dict[str, Value] = {
        "neutral_placement": "lettered",
        "private_building_sides": sides,
        "starting_player": "fixed",
    }
    state = TrailState(make_setup(players, complete(OPTIONS, options)))
    place_neutrals(state, range(len(NEUTRALS)))
    state.masters = list(range(len(state.masters)))
    state.money = [money] * players if isinstance(money, int) else list(money)
    state.at = [SPACE_CODES[at]] * players
    state.area = [(STARTING_OBJECTIVES[seat],) for seat in range(players)]
    return state


def a_match(players: int = 4, seed: int = 1, **options: Value) -> Match:
    """A real match at its first decision."""
    return westbound.new_match("gwt", players=players, seed=seed, options=options)


def state_of(match: Match) -> TrailState:
    assert isinstance(match.state, TrailState)
    return match.state


# --- cards


def cards(names: str) -> tuple[int, ...]:
    """ "jersey holstein" as sorted codes."""
    return tuple(sorted(CARD_CODES[name] for name in names.split()))


def names_of(codes: Sequence[int]) -> list[str]:
    by_code = {code: name for name, code in CARD_CODES.items()}
    return [by_code[code] for code in codes]


def _take(state: TrailState, seat: int, card: int) -> None:
    """Take the card out of where it is at the start: the draw stack or a common stack."""
    if card in PLAYER_CATTLE:
        state.draw[seat] = without(state.draw[seat], card)
    elif card < CATTLE:
        state.market_stack = without(state.market_stack, card)
    else:
        state.objective_stack = without(state.objective_stack, card)


def hand(state: TrailState, seat: int, names: str) -> None:
    """These cards more in hand."""
    for card in cards(names):
        _take(state, seat, card)
        state.hand[seat] = tuple(sorted((*state.hand[seat], card)))


def discard_pile(state: TrailState, seat: int, names: str) -> None:
    """These cards more in the discard pile."""
    for card in cards(names):
        _take(state, seat, card)
        state.discard[seat] = tuple(sorted((*state.discard[seat], card)))


def only_draw(state: TrailState, seat: int, names: str) -> None:
    """The draw stack holds just these; the rest of the 14 cards leaves the game."""
    state.trashed[seat] = tuple(sorted(state.trashed[seat] + state.draw[seat]))
    state.draw[seat] = ()
    for card in cards(names):
        if card in state.trashed[seat]:
            state.trashed[seat] = without(state.trashed[seat], card)
        else:
            _take(state, seat, card)
        state.draw[seat] = tuple(sorted((*state.draw[seat], card)))


def market(state: TrailState, names: str) -> None:
    """These cards more in the cattle market."""
    for card in cards(names):
        state.market_stack = without(state.market_stack, card)
        state.market = tuple(sorted((*state.market, card)))


def display(state: TrailState, names: str) -> None:
    """These cards more in the objective display."""
    for card in cards(names):
        state.objective_stack = without(state.objective_stack, card)
        state.display = tuple(sorted((*state.display, card)))


def area(state: TrailState, seat: int, names: str) -> None:
    """The objective area holds just these (starting ones may be named too)."""
    state.area[seat] = ()
    for card in cards(names):
        if card not in STARTING_OBJECTIVES:
            state.objective_stack = without(state.objective_stack, card)
        state.area[seat] = tuple(sorted((*state.area[seat], card)))


# --- the trail


def put_tile(state: TrailState, tile: str, space: str) -> None:
    """A hazard or teepee on a space, from whichever pile has it."""
    _from_piles(state, TILE_CODES[tile])
    state.put(SPACE_CODES[space], TILE_CODES[tile])


def _from_piles(state: TrailState, tile: int) -> None:
    for index, pile in enumerate(state.piles):
        if tile in pile:
            state.piles[index] = without(pile, tile)
            return
    raise AssertionError(f"no tile {tile} is left")


def put_building(state: TrailState, seat: int, number: int, space: str) -> None:
    """A private building of the seat, 1 to 10, on a space."""
    code = SPACE_CODES[space]
    state.supply[seat] &= ~(1 << number - 1)
    state.built[seat] |= 1 << code
    state.put(code, private(seat, number - 1))


def building_on(state: TrailState, space: str) -> tuple[int, int] | None:
    """Whose private building lies there and its number 1 to 10."""
    content = state.on[SPACE_CODES[space]]
    if content < FIRST_PRIVATE:
        return None
    return divmod(content - FIRST_PRIVATE, 10)[0], (content - FIRST_PRIVATE) % 10 + 1


def stand(state: TrailState, seat: int, space: str) -> None:
    state.at[seat] = SPACE_CODES[space]


def place_of(state: TrailState, seat: int) -> str:
    return SPACE_NAMES[state.at[seat]]


# --- the railroad and the player board


def engine(state: TrailState, seat: int, position: str) -> None:
    state.put_engine(seat, POSITION_CODES[position])


def engine_of(state: TrailState, seat: int) -> str:
    return POSITION_NAMES[state.engine[seat]]


def workers(
    state: TrailState, seat: int, cowboy: int = 1, craftsman: int = 1, engineer: int = 1
) -> None:
    """The workers of the seat, the printed ones included; hired ones come from the piles."""
    for kind, wanted in enumerate((cowboy, craftsman, engineer)):
        for _ in range(wanted - state.workers_of(seat, kind)):
            _from_piles(state, kind)
        state.workers[seat * len(WORKERS) + kind] = wanted


def clear(state: TrailState, seat: int, names: str) -> None:
    """Disc spaces cleared: "hand hand step_vp"; the discs lie nowhere."""
    for name in names.split():
        state.clear_disc(seat, DISC_CODES[name])


def cleared(state: TrailState, seat: int, name: str) -> int:
    return state.cleared_of(seat, DISC_CODES[name])


def certificates(state: TrailState, seat: int, number: int) -> None:
    """The marker at this number: 0, 1, 2, 3, 4 or 6."""
    state.certificates[seat] = CERTIFICATES.index(number)


def certificates_of(state: TrailState, seat: int) -> int:
    return CERTIFICATES[state.certificates[seat]]


def discs_on(state: TrailState, seat: int, names: str) -> None:
    """Own discs on cities and stations: "topeka s3"."""
    for name in names.split():
        if name in CITY_CODES:
            state.add_disc_in(seat, CITY_CODES[name])
        else:
            state.stations[seat] |= 1 << STATION_NAMES.index(name)


def discs_of(state: TrailState, seat: int, city: str) -> int:
    return state.discs_in(seat, CITY_CODES[city])


def has_station(state: TrailState, seat: int, name: str) -> bool:
    return bool(state.stations[seat] >> STATION_NAMES.index(name) & 1)


def jobs(state: TrailState, row: int, names: str) -> None:
    """Workers for hire in this row, 1 to 12; the token goes below it if it is above."""
    for name in names.split():
        _from_piles(state, WORKERS.index(name))
        state.add_job(row - 1, WORKERS.index(name))
    state.token = max(state.token, row)


def token(state: TrailState, row: int, filled: int = 0) -> None:
    """The job market token in this row, 1 to 12, with so many workers placed there."""
    state.token, state.row_filled = row - 1, filled


def foresight(state: TrailState, names: str) -> None:
    """The tiles of the six foresight spaces; "-" for an empty one."""
    for space, name in enumerate(names.split()):
        if name != "-":
            state.piles[space // 2] = without(state.piles[space // 2], TILE_CODES[name])
            state.foresight[space] = TILE_CODES[name]


# --- what is asked


def run_automatic(state: TrailState) -> TrailState:
    """Carry out steps that need nobody, until somebody (or chance) must answer."""
    GAME.run_automatic(state)
    return state


def at_step(state: TrailState, *steps: Step, seat: int = 0) -> TrailState:
    """These are open, the last one on top; after them the turn of the seat ends."""
    state.agenda = [EndTurn(AUTOMATIC, seat), *steps]
    return run_automatic(state)


def moving(state: TrailState, seat: int = 0, at: str | None = None) -> TrailState:
    """Phase A of this seat."""
    if at is not None:
        stand(state, seat, at)
    return at_step(state, MoveHerd(seat), seat=seat)


def using(state: TrailState, seat: int, at: str) -> TrailState:
    """Phase B of this seat at a location."""
    stand(state, seat, at)
    state.agenda = [EndTurn(AUTOMATIC, seat)]
    arrive(state, seat)
    return run_automatic(state)


assert START == 0


# --- what a seat has collected


def collect(state: TrailState, seat: int, tiles: str) -> None:
    """These teepees and hazards more in front of the seat, from the piles."""
    for name in tiles.split():
        _from_piles(state, TILE_CODES[name])
        if name == "green_teepee":
            state.green[seat] += 1
        elif name == "blue_teepee":
            state.blue[seat] += 1
        else:
            state.hazards[seat] = tuple(sorted((*state.hazards[seat], TILE_CODES[name])))


def station_master(state: TrailState, seat: int, name: str) -> None:
    """The seat holds this tile; in `a_state` they lie at s1 to s5 in the order of MASTER_NAMES."""
    tile = MASTER_NAMES.index(name)
    state.masters[state.masters.index(tile)] = EMPTY
    state.master_of[tile] = seat


def clear_all(state: TrailState, seat: int, but: str = "") -> None:
    """Every disc space of the seat is clear, but one disc is left for each name."""
    left = but.split()
    for name, code in DISC_CODES.items():
        state.cleared[seat * DISC_KINDS + code] = DISC_COUNT[code] - left.count(name)


# --- the set-up


def before_anything(players: int = 4, **options: Value) -> TrailState:
    """A match of which nothing has happened yet."""
    return GAME.new(players, complete(OPTIONS, options))


def set_up_until(kind: str, players: int = 4, seed: int = 1, **options: Value) -> TrailState:
    """The set-up stops before the first step of this kind."""
    state, rng = before_anything(players, **options), Rng(seed)
    while asked(state)[0] != kind:
        GAME.apply(state, GAME.sample(state, rng), CHANCE)
    return state


def set_up(players: int = 4, seed: int = 1, **options: Value) -> TrailState:
    """Everything has been shuffled and laid out: the first decision."""
    return set_up_until("place_herd", players, seed, **options)


def tiles_at(state: TrailState, *spaces: str) -> list[str]:
    """The hazards and teepees on these spaces; "-" for an empty one."""
    found = [state.on[SPACE_CODES[space]] for space in spaces]
    return ["-" if tile == EMPTY else TILE_NAMES[tile] for tile in found]


def jobs_by_row(state: TrailState) -> list[int]:
    """How many workers lie in each of the twelve rows of the job market."""
    kinds = range(len(WORKERS))
    return [sum(state.jobs_of(row, kind) for kind in kinds) for row in range(JOB_ROWS)]


def seat_seen_by(state: TrailState, seat: int, viewer: int | None) -> dict[str, object]:
    """What the viewer (None: a spectator) is shown of a seat."""
    seats = GAME.observe(state, viewer)["seats"]
    assert isinstance(seats, list)
    found = seats[seat]
    assert isinstance(found, dict)
    return dict(found)


def show_hand(state: TrailState) -> TrailState:
    """The hand is revealed for the income, if there are cards in it (GWT-081)."""
    if asked(state)[0] == "reveal_hand":
        GAME.apply(state, GAME.sample(state, Rng(1)), CHANCE)
    return state


# --- private buildings and engines


def at_building(name: str, money: int = 0, space: str = "A1", players: int = 4) -> TrailState:
    """Seat 0 is about to use their building, named "6b"; A1 has no risk action and no woods."""
    state = a_state(players=players, money=money, sides=name[-1] * 10)
    put_building(state, 0, int(name[:-1]), space)
    return using(state, 0, space)


def engine_choices(state: TrailState) -> set[str]:
    """Where the engine can go now."""
    return {text.removeprefix("engine ") for text in texts(state) if text.startswith("engine ")}


def at_own_building(number: int, space: str, names: str = "", sides: str = ALL_A) -> TrailState:
    """Phase B at an own building with these cards in hand."""
    state = a_state(sides=sides)
    hand(state, 0, names)
    put_building(state, 0, number, space)
    return using(state, 0, space)
