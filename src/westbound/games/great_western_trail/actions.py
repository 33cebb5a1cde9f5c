"""Every printed action as data: what it costs and what it brings (GWT-060, GWT-124, GWT-125).

The verbs are those of `data/actions.toml`; `rules/actions/` carries them out. An action asks
at most one question, at its end: whatever needs no choice happens immediately.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from westbound.games.great_western_trail.components import (
    AUXILIARY,
    BREEDS,
    MASTERS,
    NEUTRAL_BUILDINGS,
    OBJECTIVES,
    PRIVATE_BUILDINGS,
    WORKER_ACTIONS,
    read,
)
from westbound.games.great_western_trail.trail import RISK

# what is discarded: a breed by its number, or one of these
NO_CARD: Final = -1
ANY_CATTLE: Final = -2
PAIR: Final = -3
AN_OBJECTIVE: Final = -4
_SPECIAL = {"any": ANY_CATTLE, "pair": PAIR}

# how far the engine moves back
STAY: Final = 0
ANY_DISTANCE: Final = -1

# what an amount can be multiplied by
UNITS: Final = ("one", "engineer", "cowboy", "craftsman", "own_building_in_woods", "teepee_pair")
ALL: Final = 99  # "max": as far as the limit allows


@dataclass(frozen=True, slots=True)
class Amount:
    """This many for each unit; of the unit `one` there is always exactly one."""

    each: int
    unit: str = "one"

    def __post_init__(self) -> None:
        assert self.unit in UNITS, self.unit


@dataclass(frozen=True, slots=True)
class Action:
    """`asks` is the verb of the decision it leads to, with its amount; "" if there is none."""

    code: int
    name: str
    pay: int = 0
    discard: int = NO_CARD
    back: int = STAY
    dollars: tuple[Amount, ...] = ()
    certificates: tuple[Amount, ...] = ()
    asks: str = ""
    amount: Amount = Amount(0)
    free: bool = True  # whether it costs nothing


def _amount(data: Any) -> Amount:
    if isinstance(data, dict):
        return Amount(data["amount"], data["unit"])
    return Amount(ALL if data == "max" else data)


def _up_to(data: dict[str, Any]) -> Amount:
    return Amount(1, data["max_per"]) if "max_per" in data else Amount(data["max"])


def _costs(costs: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for cost in costs:
        ((verb, data),) = cost.items()
        if verb == "pay":
            found["pay"] = data
        elif verb == "discard" and "objective" in data:
            found["discard"] = AN_OBJECTIVE
        elif verb == "discard":
            breed = data["cattle"]
            found["discard"] = _SPECIAL[breed] if breed in _SPECIAL else BREEDS.index(breed)
        else:
            assert (verb, data["direction"]) == ("move_engine", "back"), cost
            found["back"] = data.get("exactly", ANY_DISTANCE)
    return found


def _rewards(rewards: list[dict[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {"dollars": (), "certificates": ()}
    for reward in rewards:
        assert "asks" not in found, "what asks comes last"
        ((verb, data),) = reward.items()
        if verb == "gain":
            ((what, amount),) = data.items()
            found[what.removesuffix("_per")] += (_amount(amount),)
        else:
            found |= _question(verb, data)
    return found


def _question(verb: str, data: Any) -> dict[str, Any]:
    if verb == "move_engine":
        assert data["direction"] == "forward", data
        return {"asks": "move_engine", "amount": _up_to(data)}
    if verb == "draw_discard":
        return {"asks": verb, "amount": _up_to(data)}
    if verb == "move_herd":
        free = data["then"] == "nothing"
        assert data["fees"] == data["kansas_city_allowed"] == (not free), data
        return {"asks": "move_free" if free else "move_herd", "amount": Amount(data["max"])}
    if verb == "take_objective":
        return {"asks": verb, "amount": Amount(int(data["to"] == "hand"))}
    number = data if isinstance(data, int) else 0
    if isinstance(data, dict) and verb != "upgrade_station":
        number = next(iter(data.values()), 0)
    return {"asks": verb, "amount": Amount(number)}


ACTIONS: Final = tuple(
    Action(
        code,
        name,
        free="cost" not in data,
        **_costs(data.get("cost", [])),
        **_rewards(data["reward"]),
    )
    for code, (name, data) in enumerate(read("actions").items())
)
ACTION_NAMES: Final = tuple(action.name for action in ACTIONS)
ACTION_CODES: Final = {action.name: action.code for action in ACTIONS}


def codes(names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(ACTION_CODES[name] for name in names)


# by building: its local actions, each a tuple of alternatives (GWT-061)
NEUTRAL_LOCAL: Final = tuple(tuple(codes(s) for s in b.local) for b in NEUTRAL_BUILDINGS)
PRIVATE_LOCAL: Final = tuple(
    tuple(tuple(codes(slot) for slot in building.local) for building in side)
    for side in PRIVATE_BUILDINGS
)
# by space: the risk action as one more local action, or none (GWT-062)
RISK_LOCAL: Final = tuple(((ACTION_CODES[name],),) if name else () for name in RISK)
SINGLE: Final = tuple(ACTION_CODES[name] for name in AUXILIARY)
DOUBLE: Final = tuple(ACTION_CODES[f"{name}_double"] for name in AUXILIARY)
WORKER_BONUS: Final = tuple(
    tuple(ACTION_CODES[row[space]] if space in row else NO_CARD for space in range(7))
    for row in WORKER_ACTIONS
)
OBJECTIVE_ACTION: Final = {
    card: ACTION_CODES[objective.action] if objective.action else NO_CARD
    for card, objective in OBJECTIVES.items()
}
MASTER_ACTIONS: Final = tuple(codes(master.actions) for master in MASTERS)
