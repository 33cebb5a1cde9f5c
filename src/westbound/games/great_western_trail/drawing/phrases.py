"""Pieces and printed actions in words, for labels, tips and the spoken table."""

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
from westbound.games.great_western_trail.drawing.words import Words

_DISCARD = {ANY_CATTLE: "any", PAIR: "pair", AN_OBJECTIVE: "objective"}


def space_name(words: Words, space: str) -> str:
    """`flood_risk2` is flood risk space 2."""
    if space in words.tables["spaces"]:
        return words.say("spaces", space)
    if space.startswith("teepee_"):
        return words.say("spaces", "teepee", value=space.removeprefix("teepee_"))
    if len(space) <= 2:
        return words.say("spaces", "neutral" if len(space) == 1 else "building", name=space)
    return words.say("spaces", space[:-1], n=space[-1])


def tile_name(words: Words, tile: str) -> str:
    """A building, a worker, a teepee or a hazard with its points and hand."""
    found = building(tile)
    if found:
        return words.say("label", "private" if found.vp else "neutral", name=tile)
    code = TILE_CODES[tile]
    if not TILE_VP[code]:
        return words.name(tile)
    hand = words.name(f"{TILE_HAND[code]}_hand")
    return words.say(
        "label", "hazard", hazard=words.name(tile.split("_")[0]), vp=TILE_VP[code], hand=hand
    )


def card_name(words: Words, card: str) -> str:
    """A cattle card by its breed, and by its points where these differ; or an objective card."""
    code = CARD_CODES[card]
    if code >= CATTLE:
        return words.say("label", "objective", tasks=tasks_words(words, card))
    breed = words.name(breed_of(card))
    if card == breed_of(card):
        return breed
    return words.say("label", "card_vp", card=breed, vp=CARD_VP[code])


def card_words(words: Words, card: str) -> str:
    """The same with all figures."""
    code = CARD_CODES[card]
    if code >= CATTLE:
        return objective_words(words, card)
    breed = words.name(breed_of(card))
    return words.say("label", "cattle", card=breed, value=VALUE[code], vp=CARD_VP[code])


def tasks_words(words: Words, card: str) -> str:
    """What an objective card asks for."""
    counts = zip(TASKS, OBJECTIVES[CARD_CODES[card]].tasks, strict=True)
    return ", ".join(f"{n}× {words.name(f'task_{task}')}" for task, n in counts if n)


def objective_words(words: Words, card: str) -> str:
    objective = OBJECTIVES[CARD_CODES[card]]
    told = words.say(
        "label",
        "objective_card",
        tasks=tasks_words(words, card),
        vp=objective.vp,
        penalty=objective.penalty,
    )
    if not objective.action:
        return told
    action = action_words(words, objective.action)
    return f"{told}; {words.say('label', 'when_played', action=action)}"


# --- actions


@cache
def action_words(words: Words, name: str) -> str:
    """What an action asks for, and what it brings."""
    action = ACTIONS[ACTION_CODES[name]]
    costs = list(_costs(words, action))
    rewards = ", ".join(_rewards(words, action))
    return f"{', '.join(costs)}: {rewards}" if costs else rewards


def _costs(words: Words, action: Action) -> list[str]:
    found = []
    if action.pay:
        found.append(words.say("costs", "pay", n=action.pay))
    if action.discard in _DISCARD:
        found.append(words.say("costs", _DISCARD[action.discard]))
    elif action.discard != NO_CARD:
        breed = words.name(BREEDS[action.discard])
        found.append(words.say("costs", "discard", breed=breed))
    if action.back == ANY_DISTANCE:
        found.append(words.say("costs", "back_any"))
    elif action.back:
        found.append(words.say("costs", "back", n=action.back))
    return found


def _amount(words: Words, key: str, amount: Amount) -> str:
    if amount.unit != "one":
        unit = words.name(f"unit_{amount.unit}")
        return words.say("rewards", f"{key}_per", n=amount.each, unit=unit)
    if amount.each == ALL:
        return words.say("rewards", f"{key}_max")
    return _counted(words, key, amount.each)


def _counted(words: Words, key: str, number: int) -> str:
    """The sentence for this number; some have one of their own for 1."""
    single = f"{key}_1"
    if number == 1 and single in words.tables["rewards"]:
        return words.say("rewards", single)
    return words.say("rewards", key, n=number)


def _rewards(words: Words, action: Action) -> list[str]:
    found = []
    for amount in action.certificates:
        one = amount == Amount(1)
        found.append(
            words.say("rewards", "certificate") if one else _amount(words, "certificates", amount)
        )
    found += [_amount(words, "dollars", amount) for amount in action.dollars]
    if action.asks:
        found.append(_question(words, action))
    return found


def _question(words: Words, action: Action) -> str:
    each = action.amount.each
    match action.asks:
        case "move_engine" | "draw_discard":
            return _amount(words, action.asks, action.amount)
        case "hire" if each:
            return words.say("rewards", "hire_more" if each > 0 else "hire_less", n=abs(each))
        case "remove_hazard" if each:
            return words.say("rewards", "remove_hazard_cost", n=each)
        case "take_objective" if each:
            return words.say("rewards", "take_objective_hand")
        case "place_building" | "move_herd" | "move_free" | "trash_hand_cards":
            return _counted(words, action.asks, each)
    return words.say("rewards", action.asks)


@cache
def local_words(words: Words, name: str) -> str:
    """All local actions of a building."""
    found = building(name)
    assert found is not None, name
    either = f" {words.say('label', 'or')} "
    return "; ".join(
        either.join(action_words(words, action) for action in slot) for slot in found.local
    )
