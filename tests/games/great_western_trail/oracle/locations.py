"""What can be done at a building: every printed action as a line of text, read word by word.

    name: cost, cost -> reward, reward

A reward with a unit ("dollars 2 per woods") is counted when it is asked for.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import Final

from . import discs, offers, railroad
from .position import Player, Position
from .tables import CATTLE, OBJECTIVES, TEEPEES, WOODS

_PRINTED = """
A_guernsey: discard guernsey -> dollars 2
A_hire: -> hire 0
A_hire2: -> hire 2
B_dutch_belt: discard dutch_belt -> dollars 2
B_build: -> build 2
C_certificate: -> certificates 1
C_objective: -> objective
C_engine: -> engine 1 per engineer
D_trade: -> trade
D_engine: pay 2 -> engine 2
D_aux: -> aux
E_black_angus: discard black_angus -> dollars 2
E_buy: -> buy
F_pair: discard pair -> dollars 4
F_hazard: -> hazard 7
G_engine: -> engine 1 per engineer
G_aux: -> aux
1a_woods: -> dollars 2 per woods
2a_guernsey: discard guernsey -> dollars 4
2a_buy: -> buy
3a_pair: discard pair -> dollars 3
3a_move: -> move 1
4a_hazard: -> hazard 5
4a_move: -> move 2
5a_hire: -> hire -1
5a_engine: -> engine 1 per engineer
6a_holstein: discard holstein -> dollars 10
6a_aux: -> aux
7a_teepee_pairs: -> certificates 2 per pair, dollars 2 per pair
8a_trade: -> trade
8a_aux: -> aux
8a_engine: -> engine 2
9a_engine: -> engine 3
9a_delivery: back any -> delivery
10a_cert: -> certificates 6
10a_move: -> move 5
1b_objective: discard objective -> certificates 2
1b_engine_back: back 1 -> dollars 3
2b_jersey: discard jersey -> engine 1
2b_dutch_belt: discard dutch_belt -> dollars 3
3b_aux: -> aux
3b_move: -> move 1
4b_draw: -> draw 1 per cowboy
4b_move: -> move 3
5b_black_angus: discard black_angus -> certificates 2
5b_engineers: -> dollars 1 per engineer
6b_card_objective: discard any -> dollars 3, objective
7b_woods_engine: -> engine 1 per woods
8b_copy: -> copy
9b_upgrade: -> upgrade
10b_dollars: -> dollars 4
10b_engine: -> engine 4
10b_move: -> move 4
any_cert: discard any -> certificates 1
jersey_cert_2: discard jersey -> certificates 1, dollars 2
aux_dollar: -> dollars 1
aux_draw: -> draw 1
aux_cert: pay 1, back 1 -> certificates 1
aux_engine: pay 1 -> engine 1
aux_trash: back 1 -> trash 1
aux_dollar_double: -> dollars 2
aux_draw_double: -> draw 2
aux_cert_double: pay 2, back 2 -> certificates 2
aux_engine_double: pay 2 -> engine 2
aux_trash_double: back 2 -> trash 2
"""

# immediate actions of worker spaces and station masters (GWT-136, GWT-174)
_IMMEDIATE = """
cowboy_4: -> hazard 0
cowboy_6: -> trade
craftsman_4: -> build 1
craftsman_6: -> build 1
engineer_2: discard jersey -> certificates 1
engineer_3: discard jersey -> dollars 2
engineer_4: -> hire -2
engineer_5: discard jersey -> certificates 2
engineer_6: discard jersey -> dollars 4
master_dollars: -> dollars 2
master_hazard: -> hazard 0
master_trade: -> trade
"""

# by building: local actions; a slash is a choice between two (GWT-061)
_LOCAL = """
A: A_guernsey A_hire A_hire2
B: B_dutch_belt B_build
C: C_certificate/C_objective C_engine
D: D_trade/D_engine D_aux
E: E_black_angus E_buy
F: F_pair F_hazard
G: G_engine G_aux
1a: 1a_woods
2a: 2a_guernsey 2a_buy
3a: 3a_pair 3a_move
4a: 4a_hazard 4a_move
5a: 5a_hire 5a_engine
6a: 6a_holstein 6a_aux
7a: 7a_teepee_pairs
8a: 8a_trade/8a_aux 8a_engine
9a: 9a_engine 9a_delivery
10a: 10a_cert 10a_move
1b: 1b_objective 1b_engine_back
2b: 2b_jersey 2b_dutch_belt
3b: 3b_aux 3b_move
4b: 4b_draw 4b_move
5b: 5b_black_angus 5b_engineers
6b: 6b_card_objective
7b: 7b_woods_engine
8b: 8b_copy
9b: 9b_upgrade
10b: 10b_dollars 10b_engine 10b_move
"""

RISK: Final = {
    "flood_risk1": "jersey_cert_2",
    "flood_risk2": "jersey_cert_2",
    "drought_risk1": "any_cert",
    "trade_risk1": "any_cert",
    "trade_risk2": "jersey_cert_2",
    "rockfall_risk1": "any_cert",
    "rockfall_risk2": "jersey_cert_2",
}
_NEIGHBOURS = """
A A1, A1 A2, A2 A3, A3 B, flood_risk1 flood_risk2, flood_risk2 B, B B1, B1 B2, B2 B3, B3 C,
drought_risk1 C, C C1, C1 C2, C2 E, C C3, C3 D, D E, trade_risk1 trade_risk2, trade_risk2 E, E E1,
E1 E2, E2 F, rockfall_risk1 rockfall_risk2, rockfall_risk2 F, F F1, F F2, F1 G, F2 G, G G1, G G2
"""


def _lines(text: str) -> dict[str, str]:
    return dict(line.split(":") for line in text.strip().splitlines())


_ACTIONS: Final = _lines(_PRINTED) | _lines(_IMMEDIATE)
IMMEDIATE: Final = frozenset(_lines(_IMMEDIATE))
COSTS: Final = {
    name: [part.split() for part in rest.split("->")[0].split(",") if part.strip()]
    for name, rest in _ACTIONS.items()
}
REWARDS: Final = {
    name: [part.split() for part in rest.split("->")[1].split(",")]
    for name, rest in _ACTIONS.items()
}
LOCAL: Final = {
    name: [slot.split("/") for slot in rest.split()] for name, rest in _lines(_LOCAL).items()
}
CHOICES: Final = [
    set(slot.split("/")) for rest in _lines(_LOCAL).values() for slot in rest.split() if "/" in slot
]
NEIGHBOURS: Final = [set(pair.split()) for pair in _NEIGHBOURS.replace("\n", " ").split(",")]
AUXILIARY: Final = ("aux_dollar", "aux_draw", "aux_cert", "aux_engine", "aux_trash")


def neighbours(space: str) -> list[str]:
    """GWT-224."""
    return [other for pair in NEIGHBOURS if space in pair for other in pair if other != space]


def units(position: Position, seat: int, unit: str) -> int:
    player = position.seats[seat]
    if unit == "woods":  # GWT-204
        return len([space for space in position.own_buildings(seat) if space in WOODS])
    if unit == "pair":  # GWT-212
        return min(player.green, player.blue)
    return player.workers[unit]


def amount(position: Position, seat: int, words: list[str]) -> int:
    """The number in a reward such as "dollars 2 per woods"."""
    each = int(words[1])
    return each * units(position, seat, words[3]) if len(words) > 2 else each


# --- costs


def discards(player: Player, what: str) -> list[tuple[str, ...]]:
    """GWT-126, GWT-127: the cards that can be discarded for this."""
    cattle = sorted(card for card in player.hand if card in CATTLE)
    if what == "any":
        return [(card,) for card in set(cattle)]
    if what == "objective":
        return [(card,) for card in set(player.hand) if card in OBJECTIVES]
    if what == "pair":
        both = set(combinations(cattle, 2))
        return [(a, b) for a, b in both if CATTLE[a][0] == CATTLE[b][0]]
    return [()] if what in cattle else []  # there is only one kind of card of such a breed


def ways_to_pay(position: Position, seat: int, name: str) -> list[tuple[str, ...]]:
    """GWT-060: what is discarded for it, one entry for each way; none if it cannot be paid."""
    player = position.seats[seat]
    found: list[tuple[str, ...]] = [()]
    for words in COSTS[name]:
        if words[0] == "pay" and player.money < int(words[1]):
            return []
        if words[0] == "discard":
            found = discards(player, words[1])
        if words[0] == "back":
            spaces = 1 if words[1] == "any" else int(words[1])
            if not railroad.back_exactly(position, seat, spaces):  # GWT-159
                return []
    return found


# --- rewards


def does_something(position: Position, seat: int, words: list[str]) -> bool:
    """GWT-273: whether this reward changes anything."""
    player, verb = position.seats[seat], words[0]
    if verb in ("dollars", "engine"):
        return amount(position, seat, words) > 0
    if verb == "certificates":
        room = player.certificates < offers.certificate_limit(position, seat)
        return room and amount(position, seat, words) > 0
    if verb == "hire":
        return bool(offers.hires(position, seat, int(words[1])))
    if verb == "build":
        return bool(offers.buildings(position, seat, int(words[1])))
    if verb == "objective":
        return bool(position.display)
    if verb == "trade":
        return bool(trades(position, seat))
    if verb == "hazard":
        lying = any(tile.kind == "hazard" for tile in position.on.values())
        return lying and player.money >= int(words[1])
    if verb == "buy":
        cowboys = player.workers["cowboy"]
        return bool(position.market_stack or offers.purchases(position, seat, cowboys))
    if verb == "draw":
        return len(player.deck) > len(player.hand)
    if verb == "upgrade":
        return bool(discs.upgrades_behind(position, seat))
    assert verb in ("aux", "move", "trash", "delivery"), verb
    return True


def trades(position: Position, seat: int) -> dict[str, int]:
    """GWT-178, GWT-179: which teepees can be taken, and the money that is left."""
    money = position.seats[seat].money
    return {
        space: money + value
        for space, value in TEEPEES.items()
        if space in position.on and money + value >= 0
    }


def ways(position: Position, seat: int, name: str) -> list[tuple[str, ...]]:
    """How this action can be done now: by the cards discarded for it."""
    found = ways_to_pay(position, seat, name)
    paid_in_kind = any(words[0] != "pay" for words in COSTS[name])
    useful = any(does_something(position, seat, words) for words in REWARDS[name])
    return found if paid_in_kind or useful else []


# --- buildings


def local_actions(position: Position, space: str) -> list[list[str]]:
    """GWT-059, GWT-062: those of the tile, and the risk action of a private one's space.

    Each is a list of alternatives, of which only one may be done (GWT-061).
    """
    tile = position.on[space]
    risk = [[RISK[space]]] if tile.kind == "private" and space in RISK else []
    return LOCAL[tile.name] + risk


def copyable(position: Position, seat: int, chain: list[str]) -> list[str]:
    """GWT-224, GWT-285: neighbours with something to do, without those of the chain."""
    return [
        space
        for space in neighbours(chain[0])
        if space in position.on and space not in chain and usable(position, seat, space, chain)
    ]


def moves(position: Position, seat: int, name: str) -> set[str]:
    """The moves that do this action, as the notation writes them."""
    return {" ".join(["use", name, *cards]) for cards in ways(position, seat, name)}


def usable(
    position: Position, seat: int, space: str, chain: list[str], used: Collection[int] = ()
) -> set[str]:
    """What can be done with the tile on this space, without the local actions used already."""
    found = set()
    for number, alternatives in enumerate(local_actions(position, space)):
        for name in alternatives if number not in used else ():
            if name != "8b_copy":
                found |= moves(position, seat, name)
            elif copyable(position, seat, [space, *chain]):
                found.add(f"use {name}")
    return found


def auxiliary(position: Position, seat: int, double: bool) -> set[str]:
    """GWT-186 to GWT-188: with one space clear, or doubled with two."""
    cleared = position.seats[seat].cleared
    found = set()
    for name in AUXILIARY:
        clear = cleared.get(name, 0) + (name in ("aux_dollar", "aux_draw"))
        if clear >= 1 and ways(position, seat, name):
            found.add(f"use {name}")
        if double and clear == 2 and ways(position, seat, f"{name}_double"):
            found.add(f"use {name}_double")
    return found


def money_and_certificates(position: Position, seat: int, name: str) -> tuple[int, int]:
    """What an action leaves in dollars and on the certificate track, before anything is asked."""
    player = position.seats[seat]
    money, marker = player.money, player.certificates
    for words in COSTS[name]:
        money -= int(words[1]) if words[0] == "pay" else 0
    track = [n for n in (0, 1, 2, 3, 4, 6) if n <= offers.certificate_limit(position, seat)]
    for words in REWARDS[name]:
        if words[0] == "dollars":
            money += amount(position, seat, words)
        for _ in range(amount(position, seat, words) if words[0] == "certificates" else 0):
            marker = min([n for n in track if n > marker], default=marker)  # GWT-129
    return money, marker
