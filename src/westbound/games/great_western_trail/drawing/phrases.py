"""Pieces and printed actions in words, for labels, tips and the description."""

from __future__ import annotations

from functools import cache

from westbound.games.great_western_trail.actions import (
    ACTION_CODES,
    ACTIONS,
    ALL,
    AN_OBJECTIVE,
    ANY_CATTLE,
    ANY_DISTANCE,
    NO_CARD,
    PAIR,
    Action,
    Amount,
)
from westbound.games.great_western_trail.components import (
    BREEDS,
    CARD_CODES,
    CARD_VP,
    CATTLE,
    OBJECTIVES,
    TASKS,
    TILE_CODES,
    TILE_HAND,
    TILE_VP,
    VALUE,
)
from westbound.games.great_western_trail.drawing.model import breed_of, building
from westbound.kit.texts import Texts

_DISCARD = {ANY_CATTLE: "any", PAIR: "pair", AN_OBJECTIVE: "objective"}
_IN_DOLLARS = ("dollars", "place_building")  # rewards that are an amount of money


def space_name(texts: Texts, space: str) -> str:
    """`flood_risk2` is flood risk space 2."""
    if space in texts.tables["spaces"]:
        return texts.say("spaces", space)
    if space.startswith("teepee_"):
        return texts.say("spaces", "teepee", value=space.removeprefix("teepee_").replace("-", "−"))
    if len(space) <= 2:
        return texts.say("spaces", "neutral" if len(space) == 1 else "building", name=space)
    return texts.say("spaces", space[:-1], n=space[-1])


def tile_name(texts: Texts, tile: str) -> str:
    """A building, a worker, a teepee or a hazard with its points and hand."""
    found = building(tile)
    if found:
        return texts.say("label", "private" if found.vp else "neutral", name=tile)
    code = TILE_CODES[tile]
    if not TILE_VP[code]:
        return texts.name(tile)
    hand = texts.name(f"{TILE_HAND[code]}_hand")
    return texts.say(
        "label", "hazard", hazard=texts.name(tile.split("_")[0]), vp=TILE_VP[code], hand=hand
    )


def card_name(texts: Texts, card: str) -> str:
    """A cattle card by its breed, and by its points where these differ; or an objective card."""
    code = CARD_CODES[card]
    if code >= CATTLE:
        return texts.say("label", "objective", tasks=tasks_text(texts, card))
    breed = texts.name(breed_of(card))
    if card == breed_of(card):
        return breed
    return texts.say("label", "card_vp", card=breed, vp=CARD_VP[code])


def card_text(texts: Texts, card: str) -> str:
    """The same with all figures."""
    code = CARD_CODES[card]
    if code >= CATTLE:
        return objective_text(texts, card)
    breed = texts.name(breed_of(card))
    return texts.say("label", "cattle", card=breed, value=VALUE[code], vp=CARD_VP[code])


def tasks_text(texts: Texts, card: str) -> str:
    """What an objective card asks for."""
    counts = zip(TASKS, OBJECTIVES[CARD_CODES[card]].tasks, strict=True)
    return ", ".join(f"{n}× {texts.name(f'task_{task}')}" for task, n in counts if n)


def objective_text(texts: Texts, card: str) -> str:
    objective = OBJECTIVES[CARD_CODES[card]]
    told = texts.say(
        "label",
        "objective_card",
        tasks=tasks_text(texts, card),
        vp=objective.vp,
        penalty=objective.penalty,
    )
    if not objective.action:
        return told
    action = action_text(texts, objective.action)
    return f"{told}; {texts.say('label', 'when_played', action=action)}"


# --- actions


@cache
def action_text(texts: Texts, name: str) -> str:
    """What an action asks for, and what it brings."""
    action = ACTIONS[ACTION_CODES[name]]
    costs = list(_costs(texts, action))
    rewards = ", ".join(_rewards(texts, action))
    return f"{', '.join(costs)}: {rewards}" if costs else rewards


def _costs(texts: Texts, action: Action) -> list[str]:
    found = []
    if action.pay:
        found.append(texts.say("costs", "pay", n=texts.money(action.pay)))
    if action.discard in _DISCARD:
        found.append(texts.say("costs", _DISCARD[action.discard]))
    elif action.discard != NO_CARD:
        breed = texts.name(BREEDS[action.discard])
        found.append(texts.say("costs", "discard", breed=breed))
    if action.back == ANY_DISTANCE:
        found.append(texts.say("costs", "back_any"))
    elif action.back:
        found.append(texts.say("costs", "back", n=action.back))
    return found


def _amount(texts: Texts, key: str, amount: Amount) -> str:
    if amount.unit != "one":
        unit = texts.name(f"unit_{amount.unit}")
        return texts.say("rewards", f"{key}_per", n=_figure(texts, key, amount.each), unit=unit)
    if amount.each == ALL:
        return texts.say("rewards", f"{key}_max")
    return _counted(texts, key, amount.each)


def _counted(texts: Texts, key: str, number: int) -> str:
    """The sentence for this number; some have one of their own for 1."""
    single = f"{key}_1"
    if number == 1 and single in texts.tables["rewards"]:
        return texts.say("rewards", single)
    return texts.say("rewards", key, n=_figure(texts, key, number))


def _figure(texts: Texts, key: str, number: int) -> str | int:
    return texts.money(number) if key in _IN_DOLLARS else number


def _rewards(texts: Texts, action: Action) -> list[str]:
    found = []
    for amount in action.certificates:
        one = amount == Amount(1)
        found.append(
            texts.say("rewards", "certificate") if one else _amount(texts, "certificates", amount)
        )
    found += [_amount(texts, "dollars", amount) for amount in action.dollars]
    if action.asks:
        found.append(_question(texts, action))
    return found


def _question(texts: Texts, action: Action) -> str:
    each = action.amount.each
    match action.asks:
        case "move_engine" | "draw_discard":
            return _amount(texts, action.asks, action.amount)
        case "hire" if each:
            key = "hire_more" if each > 0 else "hire_less"
            return texts.say("rewards", key, n=texts.money(abs(each)))
        case "remove_hazard" if each:
            return texts.say("rewards", "remove_hazard_cost", n=texts.money(each))
        case "take_objective" if each:
            return texts.say("rewards", "take_objective_hand")
        case "place_building" | "move_herd" | "move_free" | "trash_hand_cards":
            return _counted(texts, action.asks, each)
    return texts.say("rewards", action.asks)


@cache
def local_text(texts: Texts, name: str) -> str:
    """All local actions of a building."""
    found = building(name)
    assert found is not None, name
    either = f" {texts.say('label', 'or')} "
    return "; ".join(
        either.join(action_text(texts, action) for action in slot) for slot in found.local
    )
