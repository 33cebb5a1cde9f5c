"""What a viewer sees, with its types: `view.py` makes it, pages and bots read it."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from westbound.engine.json_types import Json
from westbound.engine.option import Value


class PlayerView(TypedDict):
    seat: int
    money: int
    income: int
    vp: int
    level: int
    action: str | None
    passed: bool
    bankrupt: bool
    upgraded: bool
    budget: int
    loans_possible: int
    upkeep: int
    links: int
    points: int
    points_by_category: dict[str, int]


class HexView(TypedDict):
    tile: NotRequired[str]
    owners: NotRequired[list[int]]
    city: NotRequired[str]
    name: NotRequired[str]
    new: NotRequired[bool]
    grown: NotRequired[bool]
    cubes: NotRequired[list[str]]


class LineView(TypedDict):
    owner: int
    complete: bool
    places: list[str | None]
    sides: list[tuple[str, int]]


class ActionView(TypedDict):
    id: str
    number: int
    taken_by: int | None
    passed: bool
    cost_by_seat: list[int]


class StepView(TypedDict):
    kind: str
    seat: int
    hex: NotRequired[int]
    colour: NotRequired[int]


class SteamView(TypedDict):
    game: str
    viewer: int | None
    players: int
    options: dict[str, Value]
    rules_version: int
    map: str
    turn: int
    turns: int
    phase: str
    goods_round: int
    over: bool
    step: StepView | None
    order: list[int]
    seats: list[PlayerView]
    hexes: dict[str, HexView]
    lines: list[LineView]
    supply: list[list[str]]
    bag: dict[str, int]
    new_cities: dict[str, int]
    growth_left: int
    stock: dict[str, int]
    action_tiles: list[ActionView]
    moves: list[str] | None
    position: dict[str, Json]
