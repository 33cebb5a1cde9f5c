"""Hover texts: what a piece is, what it does now, and its rule, for everything with a target."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from westbound.engine.texts import Catalogue
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    BUILDINGS_DATA,
    CARD_NAMES,
    CATTLE_NAMES,
    DISC_NAMES,
    JOB_COSTS,
    MASTER_NAMES,
    NEUTRALS,
    NUMBERS,
    TILE_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.drawing.jobs import rows_open
from westbound.games.great_western_trail.drawing.model import building, is_cattle, private, read
from westbound.games.great_western_trail.drawing.phrases import (
    action_text,
    card_text,
    local_text,
    space_name,
    tile_name,
)
from westbound.games.great_western_trail.drawing.railway import master_text
from westbound.games.great_western_trail.observation import TrailView
from westbound.games.great_western_trail.railroad import (
    CITY_CODES,
    CITY_NAMES,
    CITY_VALUE,
    FIRST_TURNOUT,
    LAST,
    POSITION_NAMES,
    STATION_COST,
    STATION_NAMES,
    STATION_VP,
    TURNOUT_AFTER,
)
from westbound.games.great_western_trail.trail import (
    KIND,
    RISK,
    SPACE_CODES,
    SPACE_NAMES,
    TEEPEE_VALUE,
)
from westbound.kit.description import tip
from westbound.kit.texts import Texts, capitalize, texts_of

_FIRST_RULES: Final = {
    "1a": 205, "2a": 207, "3a": 208, "4a": 209, "5a": 210, "6a": 211, "7a": 212, "8a": 213,
    "9a": 214, "10a": 215, "1b": 216, "2b": 217, "3b": 218, "4b": 219, "5b": 220, "6b": 221,
    "7b": 222, "8b": 223, "9b": 225, "10b": 226,
}  # fmt: skip
BUILDING_RULES: Final = {
    **dict.fromkeys(NEUTRALS, "GWT-058"),
    **{name: f"GWT-{rule}" for name, rule in _FIRST_RULES.items()},
}
KIND_RULES: Final = {
    "start": "GWT-041", "kansas_city": "GWT-069", "building": "GWT-141", "neutral": "GWT-014",
    "hazard": "GWT-072", "teepee": "GWT-071",
}  # fmt: skip
DISC_RULES: Final = {
    **dict.fromkeys(AUXILIARY, "GWT-097"),
    "certificates_4": "GWT-101", "certificates_6": "GWT-101", "step_dollars": "GWT-098",
    "step_vp": "GWT-099", "hand": "GWT-100",
}  # fmt: skip
AUXILIARY_RULES: Final = {
    "aux_dollar": "GWT-189", "aux_draw": "GWT-190", "aux_cert": "GWT-191", "aux_engine": "GWT-192",
    "aux_trash": "GWT-193",
}  # fmt: skip
CITY_RULES: Final = {
    "kansas_city": "GWT-103", "sacramento": "GWT-104", "san_francisco": "GWT-104",
}  # fmt: skip


def _action_rules() -> dict[str, str]:
    """The rule of every printed action: that of the place where it is printed."""
    found = dict.fromkeys(ACTION_NAMES, "GWT-136")
    for group in BUILDINGS_DATA.values():
        for tile, data in group.items():
            found |= {name: BUILDING_RULES[tile] for slot in data["local"] for name in slot}
    found |= {name: "GWT-062" for name in RISK if name}
    found |= {name: "GWT-174" for name in ACTION_NAMES if name.startswith("master_")}
    found |= {name: "GWT-236" for name in ACTION_NAMES if name.startswith("objective_")}
    for name, rule in AUXILIARY_RULES.items():
        found |= {name: rule, f"{name}_double": rule}
    return found


ACTION_RULES: Final = _action_rules()


def tips(view: Mapping[str, object], catalogue: Catalogue) -> dict[str, str]:
    """A short text for each data-target."""
    seen, texts = read(view), texts_of(catalogue)
    found = {f"space:{name}": _space(seen, texts, name) for name in SPACE_NAMES}
    found |= {f"tile:{name}": _tile(texts, name) for name in TILE_NAMES}
    found |= {f"track:{name}": _track(texts, code) for code, name in enumerate(POSITION_NAMES)}
    found |= {f"station:{name}": _station(texts, code) for code, name in enumerate(STATION_NAMES)}
    found |= {f"city:{name}": _city(texts, name) for name in CITY_NAMES}
    found |= {f"master:{name}": _master(texts, name) for name in MASTER_NAMES}
    found |= _jobs(seen, texts)
    for name in CARD_NAMES:
        found[f"hand:{name}"] = found[f"card:{name}"] = _card(texts, name)
        found[f"display:{name}"] = tip(texts, card_text(texts, name), [], "GWT-176")
    for name in CATTLE_NAMES:
        sale = tip(texts, card_text(texts, name), [texts.say("tips", "buy")], "GWT-197")
        found[f"market:{name}"] = found[f"market2:{name}"] = sale
    for name, rule in ACTION_RULES.items():
        found[f"action:{name}"] = tip(texts, action_text(texts, name), [], rule)
    left = texts.say("label", "objective_stack", n=seen["objective_stack"])
    found["display:stack"] = tip(texts, left, [texts.say("tips", "stack")], "GWT-176")
    return found | _own_board(seen, texts)


def _space(view: TrailView, texts: Texts, name: str) -> str:
    here = view["trail"][name]
    space, tile = SPACE_CODES[name], here["tile"]
    sentences, title = [], space_name(texts, name)
    rule = KIND_RULES[KIND[space]]
    if KIND[space] in ("start", "kansas_city"):
        sentences.append(texts.say("tips", KIND[space]))
    elif tile is None:
        sentences.append(texts.say("tips", f"empty_{KIND[space]}"))
    else:
        title = f"{title}, {tile_name(texts, tile)}"
        rule = BUILDING_RULES.get(tile) or ("GWT-178" if space in TEEPEE_VALUE else "GWT-182")
    if here["owner"] is not None:
        mine = here["owner"] == view["viewer"]
        sentences.append(texts.say("tips", "yours" if mine else "rival"))
    if tile and building(tile):
        sentences.append(f"{capitalize(local_text(texts, tile))}.")
    if RISK[space]:
        sentences.append(texts.say("tips", "risk", action=action_text(texts, RISK[space])))
    if here["fee"]:
        sentences.append(texts.say("tips", "fee", fee=texts.money(here["fee"])))
    if space in TEEPEE_VALUE:
        value = TEEPEE_VALUE[space]
        key = "teepee" if value > 0 else "teepee_pay"
        sentences.append(texts.say("tips", key, value=texts.money(abs(value))))
    return tip(texts, title, sentences, rule)


def _tile(texts: Texts, tile: str) -> str:
    if tile in WORKERS:
        return tip(texts, tile_name(texts, tile), [texts.say("tips", "to_jobs")], "GWT-073")
    key, rule = ("to_trade", "GWT-071") if tile.endswith("teepee") else ("to_trail", "GWT-072")
    return tip(texts, tile_name(texts, tile), [texts.say("tips", key)], rule)


def _track(texts: Texts, position: int) -> str:
    if position >= FIRST_TURNOUT:
        after = TURNOUT_AFTER[position - FIRST_TURNOUT]
        title = texts.say("label", "turnout", n=after)
        return tip(texts, title, [texts.say("tips", "turnout")], "GWT-154")
    title = texts.say("label", "track", n=position)
    if position == LAST:
        return tip(texts, title, [texts.say("tips", "end")], "GWT-162")
    if position == 0:
        return tip(texts, title, [texts.say("tips", "depot")], "GWT-030")
    return tip(texts, title, [texts.say("tips", "track")], "GWT-153")


def _station(texts: Texts, station: int) -> str:
    title = texts.say("label", "station", n=station + 1)
    cost = texts.money(STATION_COST[station])
    told = texts.say("tips", "station", cost=cost, vp=STATION_VP[station])
    return tip(texts, title, [told], "GWT-167")


def _city(texts: Texts, name: str) -> str:
    value = CITY_VALUE[CITY_CODES[name]]
    sentences = [texts.say("tips", "city", value=value)]
    if name in CITY_RULES:
        sentences.append(texts.say("tips", f"city_{name}"))
    return tip(texts, texts.name(name), sentences, CITY_RULES.get(name, "GWT-090"))


def _master(texts: Texts, name: str) -> str:
    told = f"{capitalize(master_text(texts, name))}."
    return tip(texts, texts.name(f"master_{name}"), [told], "GWT-173")


def _jobs(view: TrailView, texts: Texts) -> dict[str, str]:
    found = {}
    may = set(rows_open(view))
    for row, cost in enumerate(JOB_COSTS, 1):
        state = texts.say("tips", "hire" if row in may else "closed", cost=texts.money(cost))
        for worker in WORKERS:
            shown = tip(texts, texts.name(worker), [state], "GWT-133" if row in may else "GWT-132")
            found[f"job:{row}-{worker}"] = shown
    return found


def _card(texts: Texts, name: str) -> str:
    key, rule = ("cattle", "GWT-081") if is_cattle(name) else ("objective", "GWT-235")
    return tip(texts, card_text(texts, name), [texts.say("tips", key)], rule)


def _own_board(view: TrailView, texts: Texts) -> dict[str, str]:
    """What lies on the viewer's own player board."""
    numbers = NUMBERS[view["players"]]
    found = {}
    for name in DISC_NAMES:
        key = "auxiliary" if name in AUXILIARY else name
        told = texts.say("discs", key, n=numbers.steps_dollars)
        found[f"disc:{name}"] = tip(texts, texts.name(name), [told], DISC_RULES[name])
    for worker in WORKERS:
        told = texts.say("things", worker)
        found[f"worker:{worker}"] = tip(texts, texts.name(worker), [told], "GWT-134")
    for count in range(1, 11):
        tile = private(view, count)
        title = texts.say("label", "private", name=tile.name)
        needs = texts.say("tips", "needs", n=tile.craftsmen, vp=tile.vp)
        sentences = [needs, f"{capitalize(local_text(texts, tile.name))}."]
        found[f"building:{count}"] = tip(texts, title, sentences, BUILDING_RULES[tile.name])
    return found
