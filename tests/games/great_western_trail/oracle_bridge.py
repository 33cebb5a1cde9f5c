"""Between the game and the oracle: positions of random matches, as they are and bent out of shape.

Bent positions need not be reachable. They are there because random players seldom run out of
discs, crowd the railroad or fill the trail.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from westbound.engine.move import Move
from westbound.engine.option import Value, complete
from westbound.engine.rng import Rng
from westbound.engine.step import AUTOMATIC, CHANCE, Step
from westbound.games.great_western_trail import components as c
from westbound.games.great_western_trail import steps as s
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.automatic_steps import EndTurn
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.options import OPTIONS
from westbound.games.great_western_trail.railroad import (
    CITIES,
    CITY_NAMES,
    CITY_REPEATABLE,
    POSITION_NAMES,
    POSITIONS,
    STATIONS,
)
from westbound.games.great_western_trail.state import CITY_KINDS, DISC_KINDS, TrailState
from westbound.games.great_western_trail.trail import (
    BESIDE_THE_TRAIL,
    BUILDING_SPACES,
    HAZARD_SPACES,
    KANSAS_CITY,
    SPACE_NAMES,
    SPACES,
    TEEPEE_SPACES,
)

from .oracle import Player, Position, Tile
from .oracle.lists import Question
from .oracle.tables import TURNOUTS, Place

KINDS: Final = len(c.WORKERS)
ALL_MIXED: Final = "abbaabbaba"
OPTION_SETS: Final[tuple[dict[str, Value], ...]] = (
    {},
    {"neutral_placement": "lettered", "private_building_sides": "all_a"},
    {"starting_player": "fixed", "private_building_sides": ALL_MIXED},
    {"private_building_sides": "b" * 10},
)
EVERY: Final = 3  # every third decision of a match
NOT_ASKED: Final = ("leave", "to_hand", "count")  # what follows an answer, not which there are


class Pair(NamedTuple):
    position: Position
    state: TrailState
    seat: int  # who is asked


# --- from the game to the oracle


def place_of(position: int) -> Place:
    name = POSITION_NAMES[position]
    return (TURNOUTS[int(name[1:]) - 1], True) if name.startswith("s") else (int(name), False)


def tile_of(state: TrailState, content: int) -> Tile:
    if content >= c.FIRST_PRIVATE:
        number = c.number_of(content)
        return Tile("private", private_name(state, number), c.owner_of(content))
    if content >= c.FIRST_NEUTRAL:
        return Tile("neutral", c.NEUTRALS[content - c.FIRST_NEUTRAL])
    name = c.TILE_NAMES[content]
    return Tile("teepee" if name.endswith("teepee") else "hazard", name)


def private_name(state: TrailState, number: int) -> str:
    return f"{number + 1}{'ab'[state.sides >> number & 1]}"


def names(cards: Sequence[int]) -> list[str]:
    return [c.CARD_NAMES[card] for card in cards]


def player_of(state: TrailState, seat: int) -> Player:
    cleared = state.cleared_discs(seat)
    cities = state.discs_in_cities(seat)
    at = state.at[seat]
    return Player(
        money=state.money[seat],
        at=SPACE_NAMES[at] if at >= 0 else None,
        engine=place_of(state.engine[seat]),
        certificates=c.CERTIFICATES[state.certificates[seat]],
        workers={w: state.workers_of(seat, kind) for kind, w in enumerate(c.WORKERS)},
        cleared=dict(zip(c.DISC_NAMES, cleared, strict=True)),
        supply=[private_name(state, n) for n in range(10) if state.supply[seat] >> n & 1],
        stations=[s for s in STATIONS if state.stations[seat] >> s & 1],
        cities=dict(zip(CITY_NAMES, cities, strict=True)),
        green=state.green[seat],
        blue=state.blue[seat],
        hazards=[c.TILE_NAMES[tile] for tile in state.hazards[seat]],
        deck=names(state.draw[seat] + state.hand[seat] + state.discard[seat]),
        hand=names(state.hand[seat]),
        area=names(state.area[seat]),
        masters=[m for tile, m in enumerate(c.MASTER_NAMES) if state.master_of[tile] == seat],
        token=state.token_holder == seat,
    )


def position_of(state: TrailState) -> Position:
    jobs = {
        row + 1: [
            worker for kind, worker in enumerate(c.WORKERS) for _ in range(state.jobs_of(row, kind))
        ]
        for row in range(c.JOB_ROWS)
    }
    return Position(
        seats=[player_of(state, seat) for seat in range(state.setup.players)],
        on={
            SPACE_NAMES[space]: tile_of(state, content)
            for space, content in enumerate(state.on)
            if content != c.EMPTY
        },
        jobs=jobs,
        token_row=state.token + 1,
        market=names(state.market),
        market_stack=len(state.market_stack),
        display=names(state.display),
        objective_stack=len(state.objective_stack),
        foresight=[None if tile == c.EMPTY else c.TILE_NAMES[tile] for tile in state.foresight],
    )


def question_of(step: Step) -> Question:
    """The open step in the oracle's words."""
    fields = {name: getattr(step, name) for name in step.fields if name not in NOT_ASKED}
    if isinstance(step, s.UseLocation):
        space, all_used = step.space, step.used < 0
        used = () if all_used else tuple(n for n in range(8) if step.used >> n & 1)
        fields |= {"space": SPACE_NAMES[space] if space >= 0 else "", "used": used}
        fields["all_used"] = all_used
    if isinstance(step, s.UseLocation | s.CopyBuilding):
        fields["chain"] = tuple(SPACE_NAMES[space] for space in step.chain)
    if isinstance(step, s.Bonus):
        fields["actions"] = tuple(ACTION_NAMES[action] for action in step.actions)
    return Question(step.kind, **fields)


# --- asking the game


def asked(state: TrailState, step: Step) -> TrailState:
    """A copy in which this step is asked in the middle of a turn."""
    new = state.copy()
    new.agenda = [EndTurn(AUTOMATIC, step.seat), step]
    return new


def answers(state: TrailState, step: Step) -> list[Move]:
    return list(GAME.legal(asked(state, step), step.seat))


def after(state: TrailState, step: Step, *moves: Move) -> TrailState:
    new = asked(state, step)
    for move in moves:
        GAME.apply(new, move, step.seat)
    return new


# --- positions


@cache
def played() -> tuple[Pair, ...]:
    """Positions of random matches with 2, 3 and 4 players and all options."""
    pairs = []
    for number in range(24):
        players = 2 + number % 3
        pairs += watch(players, OPTION_SETS[number % len(OPTION_SETS)], number)
    return tuple(pairs)


def watch(players: int, options: dict[str, Value], seed: int) -> list[Pair]:
    state, rng = GAME.new(players, complete(OPTIONS, options)), Rng(seed)
    pairs, count = [], 0
    while state.agenda:
        seat = state.agenda[-1].seat
        if seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), seat)
            continue
        count += 1
        if count % EVERY == 0 and state.at[seat] not in (-1, KANSAS_CITY):
            pairs.append(Pair(position_of(state), state.copy(), seat))
        GAME.apply(state, rng.choice(GAME.legal(state, seat)), seat)
    pairs.append(Pair(position_of(state), state, seed % players))
    return pairs


@cache
def bent() -> tuple[Pair, ...]:
    dice = random.Random(4)
    pairs = []
    for pair in played():
        state = pair.state.copy()
        bend(state, dice)
        pairs.append(Pair(position_of(state), state, dice.randrange(state.setup.players)))
    return tuple(pairs)


@cache
def pairs() -> tuple[Pair, ...]:
    return played() + bent()


def bend(state: TrailState, dice: random.Random) -> None:
    """Put everything somewhere else; only the derived masks are kept in step."""
    _bend_trail(state, dice)
    _bend_engines(state, dice)
    for seat in range(state.setup.players):
        _bend_player(state, seat, dice)
    for index in range(len(state.jobs)):
        while state.jobs[index]:
            state.take_job(index // KINDS, index % KINDS)
        if dice.random() < 0.3:
            state.add_job(index // KINDS, index % KINDS)
    state.token = dice.randrange(1, c.JOB_ROWS + 1)
    if dice.random() < 0.5:
        state.market = tuple(sorted(dice.sample(c.MARKET_CATTLE, dice.randrange(20))))
        state.market_stack = state.market_stack[: dice.randrange(2)]
        state.display = state.display[: dice.randrange(3)]


def _bend_trail(state: TrailState, dice: random.Random) -> None:
    full = dice.choice((0.1, 0.4, 0.9))
    teepees = (c.GREEN_TEEPEE, c.BLUE_TEEPEE)
    for space in TEEPEE_SPACES:
        state.put(space, dice.choice(teepees) if dice.random() < full else c.EMPTY)
    for section, spaces in enumerate(HAZARD_SPACES):
        tiles = [tile for tile in c.TILES if c.HAZARD_OF[tile] == section]
        for space in spaces:
            state.put(space, dice.choice(tiles) if dice.random() < full else c.EMPTY)
    for space in BUILDING_SPACES:
        seat = dice.randrange(state.setup.players)
        supply = [n for n in range(c.PRIVATE_EACH) if state.supply[seat] >> n & 1]
        if state.on[space] == c.EMPTY and supply and dice.random() < full:
            number = dice.choice(supply)
            state.supply[seat] &= ~(1 << number)
            state.built[seat] |= 1 << space
            state.put(space, c.private(seat, number))
    places = [s for s in SPACES if s not in BESIDE_THE_TRAIL and s != KANSAS_CITY]
    state.at = [dice.choice(places) for _ in state.at]


def _bend_engines(state: TrailState, dice: random.Random) -> None:
    """Engines near each other, on spaces and turnouts; the last space is never a place to stay."""
    middle = dice.randrange(39)
    near = [p for p in POSITIONS if abs(place_of(p)[0] - middle) < 5 and place_of(p)[0] < 39]
    for seat in range(state.setup.players):
        state.put_engine(seat, 0)
    for seat in range(state.setup.players):
        free = [p for p in near if p == 0 or p not in state.engine]
        state.put_engine(seat, dice.choice(free))


def _bend_player(state: TrailState, seat: int, dice: random.Random) -> None:
    state.money[seat] = dice.choice((0, 1, 2, 3, 4, 5, 6, 7, 9, 12, 20))
    state.certificates[seat] = dice.randrange(len(c.CERTIFICATES))
    for kind in range(KINDS):
        state.workers[seat * KINDS + kind] = dice.randint(1, c.WORKER_SPACES)
    cleared = [dice.choice((0.2, 0.6, 0.95, 1)) for _ in ("dark", "white")]
    for disc, count in enumerate(c.DISC_COUNT):
        gone = sum(dice.random() < cleared[c.DISC_WHITE[disc]] for _ in range(count))
        state.cleared[seat * DISC_KINDS + disc] = gone
    lean = dice.choice((0.0, 0.2, 0.7))
    state.stations[seat] = sum(1 << station for station in STATIONS if dice.random() < lean)
    for city in CITIES:
        most = 3 if CITY_REPEATABLE[city] else 1
        state.cities[seat * CITY_KINDS + city] = dice.randint(0, most)
    state.green[seat], state.blue[seat] = dice.randrange(5), dice.randrange(5)
    hazards = [tile for tile in c.TILES if tile >= c.FIRST_HAZARD]
    state.hazards[seat] = tuple(sorted(dice.choices(hazards, k=dice.randrange(6))))
    _bend_cards(state, seat, dice)


def _bend_cards(state: TrailState, seat: int, dice: random.Random) -> None:
    cattle = dice.choices(c.MARKET_CATTLE, k=dice.randrange(8))
    objectives = dice.sample(c.OBJECTIVE_DECK, dice.randrange(8))
    in_area = dice.randint(0, len(objectives))
    start = dice.choice(c.STARTING_OBJECTIVES)
    state.area[seat] = tuple(sorted([start, *objectives[:in_area]]))
    some = c.PLAYER_CATTLE + c.MARKET_CATTLE + c.OBJECTIVE_DECK
    state.hand[seat] = tuple(sorted(dice.choices(some, k=dice.randrange(6))))
    state.draw[seat] = c.PLAYER_CATTLE if dice.random() < 0.8 else ()
    state.discard[seat] = tuple(sorted([*cattle, *objectives[in_area:]]))
    for tile, holder in enumerate(state.master_of):
        if holder == seat or dice.random() < 0.3:
            state.master_of[tile] = seat
