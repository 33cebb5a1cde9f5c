"""What is printed on board, tiles and cards, typed once more: nothing here comes from the game.

A place on the railroad is a pair: (n, False) is space n, (n, True) the turnout between n and n + 1.
"""

from __future__ import annotations

from typing import Final, TypeAlias

Place: TypeAlias = tuple[int, bool]

WORKERS: Final = ("cowboy", "craftsman", "engineer")

# players: steps, steps for the $3 disc, steps for the 3 VP disc, fee green, fee black, columns
STEPS: Final = {2: (3, 1, 1), 3: (3, 2, 1), 4: (4, 2, 1)}
FEES: Final = {
    2: {"green": 2, "black": 2},
    3: {"green": 2, "black": 1},
    4: {"green": 1, "black": 2},
}

# --- the trail

NEXT: Final = {
    "start": "A",
    "A": "A1 flood1",
    "A1": "A2",
    "A2": "A3",
    "A3": "B",
    "flood1": "flood2",
    "flood2": "flood3",
    "flood3": "flood4",
    "flood4": "flood_risk1",
    "flood_risk1": "flood_risk2",
    "flood_risk2": "B",
    "B": "drought1 B1",
    "B1": "B2",
    "B2": "B3",
    "B3": "C",
    "drought1": "drought2",
    "drought2": "drought3",
    "drought3": "drought4",
    "drought4": "drought_risk1",
    "drought_risk1": "C",
    "C": "C1 C3",
    "C1": "C2",
    "C2": "E",
    "C3": "D teepee_1",
    "D": "E",
    "teepee_1": "teepee_2",
    "teepee_2": "teepee_4",
    "teepee_4": "teepee_6",
    "teepee_6": "teepee_8",
    "teepee_8": "teepee_10",
    "teepee_10": "trade_risk1",
    "trade_risk1": "trade_risk2",
    "trade_risk2": "E",
    "E": "E1 rockfall1",
    "E1": "E2",
    "E2": "F",
    "rockfall1": "rockfall2",
    "rockfall2": "rockfall3",
    "rockfall3": "rockfall4",
    "rockfall4": "rockfall_risk1",
    "rockfall_risk1": "rockfall_risk2",
    "rockfall_risk2": "F",
    "F": "F1 F2",
    "F1": "G",
    "F2": "G",
    "G": "G1 G2",
    "G1": "kansas_city",
    "G2": "kansas_city",
}
NEUTRAL_SPACES: Final = tuple("ABCDEFG")
BUILDING_SPACES: Final = (
    "A1", "A2", "A3", "flood_risk1", "flood_risk2", "B1", "B2", "B3", "drought_risk1", "C1", "C2",
    "C3", "trade_risk1", "trade_risk2", "E1", "E2", "rockfall_risk1", "rockfall_risk2", "F1", "F2",
    "G1", "G2",
)  # fmt: skip
WOODS: Final = ("flood_risk2", "B1", "C1", "C2", "E1", "E2", "rockfall_risk2", "F2")
TEEPEES: Final = {f"teepee_{value}": value for value in (-3, -2, -1, 1, 2, 4, 6, 8, 10)}

# --- private buildings: craftsmen, victory points, hands

PRIVATE: Final = {
    "1a": (1, 1, ("green",)), "2a": (1, 1, ()), "3a": (1, 1, ()), "4a": (2, 3, ("black",)),
    "5a": (3, 4, ()), "6a": (4, 5, ()), "7a": (5, 6, ("green", "black")), "8a": (5, 6, ("green",)),
    "9a": (7, 9, ()), "10a": (9, 13, ("black",)),
    "1b": (1, 1, ("green",)), "2b": (1, 1, ()), "3b": (2, 3, ()), "4b": (2, 3, ("black",)),
    "5b": (3, 4, ()), "6b": (4, 5, ()), "7b": (5, 6, ("green", "black")), "8b": (6, 8, ()),
    "9b": (6, 8, ()), "10b": (8, 11, ("black",)),
}  # fmt: skip

# --- the job market: cost by row, the first row is 1

JOB_COSTS: Final = dict(enumerate((6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4), start=1))

# --- cattle: breeding value by breed, breed and victory points by card

BREEDING: Final = {
    "jersey": 1, "dutch_belt": 2, "black_angus": 2, "guernsey": 2, "holstein": 3, "brown_swiss": 3,
    "ayrshire": 3, "west_highland": 4, "texas_longhorn": 5,
}  # fmt: skip
CATTLE: Final = {
    "jersey": ("jersey", 0),
    "dutch_belt": ("dutch_belt", 0),
    "black_angus": ("black_angus", 0),
    "guernsey": ("guernsey", 0),
    "holstein": ("holstein", 1),
    "brown_swiss": ("brown_swiss", 2),
    "ayrshire": ("ayrshire", 3),
    "west_highland_3": ("west_highland", 3),
    "west_highland_4": ("west_highland", 4),
    "west_highland_5": ("west_highland", 5),
    "texas_longhorn_5": ("texas_longhorn", 5),
    "texas_longhorn_6": ("texas_longhorn", 6),
    "texas_longhorn_7": ("texas_longhorn", 7),
}
# breeding value, cowboys, dollars, cards
BUY: Final = (
    (3, 1, 6, 1), (3, 2, 3, 1), (3, 3, 5, 2), (4, 1, 12, 1), (4, 3, 6, 1), (4, 5, 8, 2),
    (5, 2, 12, 1), (5, 4, 6, 1),
)  # fmt: skip

# --- objective cards: victory points, penalty, tasks.
# b building, g green teepee, l blue teepee, h hazard, s station, 3 value 3, 4 West Highland,
# 5 Texas Longhorn, f San Francisco

OBJECTIVES: Final = {
    "start_34b": (3, 0, "34b"),
    "start_bbh": (3, 0, "bbh"),
    "start_blhh": (3, 0, "lhh"),
    "start_ssg": (3, 0, "ssg"),
    "dollars_333b": (4, 2, "333b"),
    "dollars_4hh": (3, 2, "4hh"),
    "dollars_bblbl": (3, 2, "bll"),
    "dollars_bgbl": (3, 2, "bgl"),
    "dollars_ssh": (3, 2, "ssh"),
    "aux_sf": (5, 3, "f"),
    "draw_333s": (4, 2, "333s"),
    "draw_5h": (3, 2, "5h"),
    "draw_bbh": (3, 2, "bbh"),
    "draw_sgbl": (3, 2, "sgl"),
    "draw_sgg": (3, 2, "sgg"),
    "engine_345": (5, 3, "345"),
    "engine_44sg": (5, 3, "44sg"),
    "engine_bbgg": (5, 3, "bbgg"),
    "engine_bblhh": (5, 3, "blhh"),
    "engine_sshh": (5, 3, "sshh"),
    "move_345": (5, 2, "345"),
    "move_34hh": (5, 2, "34hh"),
    "move_bbhh": (5, 2, "bbhh"),
    "move_ssbb": (5, 2, "ssbb"),
    "move_ssblbl": (5, 2, "ssll"),
}

# --- the player board: discs with their number, whether white, cost, gain

DISCS: Final = {
    "aux_dollar": (1, True, 0, 0),
    "aux_draw": (1, True, 0, 0),
    "aux_cert": (2, True, 0, 0),
    "aux_engine": (2, True, 0, 0),
    "aux_trash": (2, True, 0, 0),
    "certificates_4": (1, True, 0, 0),
    "certificates_6": (1, False, 0, 0),
    "step_dollars": (1, False, 0, 3),
    "step_vp": (1, False, 0, 0),
    "hand": (2, False, 5, 0),
}

# --- the railroad: stations with cost, victory points, whether white

TURNOUTS: Final = (4, 7, 10, 13, 16, 21, 25, 29, 33)
STATIONS: Final = (
    (2, 1, True), (2, 1, True), (4, 2, True), (4, 2, True), (6, 3, False), (8, 5, False),
    (7, 6, False), (6, 7, False), (5, 8, False), (3, 9, False),
)  # fmt: skip
END: Final = 39
CROSSES: Final = (3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17)  # between n and n + 1

# cities: value, whether white, victory points by disc
CITIES: Final = {
    "kansas_city": (0, True, -6),
    "topeka": (1, True, 0),
    "wichita": (4, True, 0),
    "colorado_springs": (6, True, 0),
    "santa_fe": (8, True, 0),
    "albuquerque": (10, False, 0),
    "el_paso": (12, False, 0),
    "san_diego": (14, True, 0),
    "sacramento": (16, False, 6),
    "san_francisco": (18, False, 9),
}
ARROWS: Final = {
    ("topeka", "wichita"): -3,
    ("wichita", "colorado_springs"): -1,
    ("albuquerque", "el_paso"): 6,
    ("el_paso", "san_diego"): 8,
    ("san_diego", "sacramento"): 4,
}
CREST_MONEY: Final = {"kansas_city": 6}
# arrows that bring an objective card
CARD_ARROWS: Final = (
    ("topeka", "wichita"), ("colorado_springs", "santa_fe"), ("santa_fe", "albuquerque"),
)  # fmt: skip
