"""What a viewer sees, with its types: `view.py` makes it, pages and bots read it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from westbound.engine.json_types import Json
from westbound.engine.option import Value


class PlayerView(TypedDict):
    seat: int
    money: int
    at: str | None
    engine: str
    workers: dict[str, int]
    certificates: int
    certificate_limit: int
    permanent_certificates: int
    steps: int
    hand_limit: int
    discs_left: dict[str, int]
    auxiliary: dict[str, int]
    supply: list[int]
    green_teepees: int
    blue_teepees: int
    hazards: list[str]
    station_masters: list[str]
    objectives: list[str]
    deck: list[str]
    unseen: int  # cards of the deck that the viewer does not know
    trashed: list[str]
    hand: list[str] | None
    breeding_value: int | None
    draw_pile: list[str] | None
    discard_pile: list[str] | None
    hand_size: int
    draw_size: int
    discard_size: int
    points: int
    points_by_category: dict[str, int]


class SpaceView(TypedDict):
    tile: str | None
    owner: int | None
    cattlemen: list[int]
    fee: int


class RowView(TypedDict):
    cost: int
    workers: list[str]
    places: list[str | None]  # from the left; None where one was hired


class JobView(TypedDict):
    rows: list[RowView]
    token_row: int | None
    filled: int


class StationView(TypedDict):
    discs: list[int]
    master: str | None


class TupleView(TypedDict):
    """A tuple of numbers as states and steps are written."""

    tuple: list[int]


class StepView(TypedDict):
    """The open step; which fields it has besides these two depends on its kind."""

    kind: str
    seat: int
    space: NotRequired[int]
    actions: NotRequired[TupleView]
    free: NotRequired[bool]
    cowboys: NotRequired[int]


class DeckView(TypedDict):
    """The cards of a seat by number: by pile for the owner, as one list with sizes for others."""

    piles: NotRequired[list[list[int]]]  # draw stack, hand, discard pile
    unseen: NotRequired[list[int]]  # those of them that nobody else has seen
    cards: NotRequired[list[int]]  # as far as they are known
    sizes: NotRequired[list[int]]  # of the same piles
    unknown: NotRequired[int]  # objective cards besides the known ones


class TrailView(TypedDict):
    game: str
    viewer: int | None
    players: int
    options: dict[str, Value]
    rules_version: int
    turn: int
    over: bool
    ending: int | None
    last_turns: int
    starting_player: int
    step: StepView | None
    seats: list[PlayerView]
    sides: str
    trail: dict[str, SpaceView]
    foresight: list[str | None]
    supply: list[int]
    job_market: JobView
    cattle_market: list[str]
    market_stack: int
    objective_display: list[str]
    objective_stack: int
    stations: dict[str, StationView]
    cities: dict[str, list[int]]
    moves: list[str] | None
    position: dict[str, Json]  # every field of the state that is not hidden
    decks: list[DeckView]
    unknown_objectives: list[int]  # in the stack, or with somebody who alone has seen them
