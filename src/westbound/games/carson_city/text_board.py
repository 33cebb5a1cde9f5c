"""The board as text, for a terminal 80 characters wide, as one viewer may see it (CC-010).

Locations and edges have the names that moves are typed with.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from westbound.games.carson_city import locations as at
from westbound.games.carson_city.base.rules.action_spaces import is_open
from westbound.games.carson_city.base.text_plat import WHITE, cowboys_at, plat, tile_code
from westbound.games.carson_city.base.text_players import cards, orders, players, supplies
from westbound.games.carson_city.components import (
    BUY_VP_PRICES,
    PACKAGE,
    ROUNDS,
    ROW_PRICES,
    VACANT,
)
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.secrets import has_secrets, hide
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.text_part import Table, labelled
from westbound.kit.text_board import MARKS, drawing, flow, headline, texts_in

_SPACES: Final = (
    *(at.WAGES, at.AMMUNITION, at.ROADS_3, at.ROADS_1),
    *(at.INCOME_PARCELS, at.INCOME_COWBOYS, at.GAMBLING),
)


def draw(state: CarsonState, viewer: int | None, names: Sequence[str], language: str = "en") -> str:
    """The whole table: plat, row, action spaces, cards, players and a legend."""
    if has_secrets(state.setup):
        state = hide(state, viewer)
    parts = tuple(part.text for part in PARTS if part.is_played(state.setup))
    table = Table(state, texts_in(PACKAGE, language), parts, viewer, names)
    return drawing(
        [
            _headline(table),
            "",
            *plat(table),
            "",
            *_building_row(table),
            *_action_spaces(table),
            *(line for part in parts for line in part.lines(state, table.texts)),
            *cards(table),
            *supplies(table),
            "",
            *players(table),
            orders(table),
            "",
            *_legend(table),
        ]
    )


def _headline(table: Table) -> str:
    state, texts = table.state, table.texts
    phase = texts.say("phases", str(state.phase) if state.agenda else "over")
    left = texts.say("head", "round", round=state.round, rounds=ROUNDS, phase=phase)
    bag = sum(state.bag)
    return headline(left, texts.say("head", "left", bag=bag, houses=state.houses_left))


# --- the row and the action spaces


def _building_row(table: Table) -> list[str]:
    items = []
    for price, building, location in zip(ROW_PRICES, table.state.row, at.BUILD_SPACES, strict=True):
        code = "--" if building == VACANT else tile_code(table.texts, building)
        items.append(f"{table.texts.money(price)} {code} {cowboys_at(table.state, location)}")
    return labelled(table.texts, "row", items, stop=10)


def _action_spaces(table: Table) -> list[str]:
    """In the order in which they are resolved (CC-058)."""
    state, texts = table.state, table.texts
    vp_spaces = at.VP_ORDERS[str(state.setup.options["vp_space_order"])]  # CC-059
    items = [
        f"{texts.say('spaces', LOCATION_NAMES[space])} {cowboys_at(state, space)}"
        for space in (*_SPACES, *vp_spaces)
    ]
    for index, (price, space) in enumerate(zip(BUY_VP_PRICES, at.BUY_VP_SPACES, strict=True)):
        name = texts.say("spaces", "buy_vp", price=price)
        open_now = is_open(index, state.round)  # CC-086
        items.append(
            f"{name} {cowboys_at(state, space) if open_now else texts.say('spaces', 'shut')}"
        )
    return labelled(texts, "spaces", items, stop=17)


def _legend(table: Table) -> Iterator[str]:
    texts = table.texts
    yield texts.say("legend", "marks", marks=MARKS[: table.state.setup.players], white=WHITE)
    yield texts.say("legend", "roads")
    for part in table.parts:
        yield from part.legend(texts)
    yield texts.say("legend", "players")
    yield from flow("", tuple(texts.tables["tiles"].values()), stop=1, indent=0)
