"""The drawings say what the view says, carry every target, and keep to a strict page."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Mapping

import pytest

import westbound
from tests.games.carson_city.pages import (
    NAMES,
    SAMPLES,
    all_views,
    drawn,
    finished,
    place_of,
    samples,
    seen,
    speak,
    table,
)
from tests.games.svg import SVG, by_id, classes, said, targets
from westbound.engine.codec import dump_step
from westbound.engine.rng import Rng
from westbound.engine.step import Step
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.base.steps import AnswerRequest, BuyFromRow, BuyPoints
from westbound.games.carson_city.board import board
from westbound.games.carson_city.components import COWBOYS_EACH
from westbound.games.carson_city.drawing.cowboys import crowd
from westbound.games.carson_city.drawing.here import current_place
from westbound.games.carson_city.drawing.layout import HEIGHT, STREETS, WIDTH
from westbound.games.carson_city.drawing.model import read
from westbound.games.carson_city.drawing.panel import panel
from westbound.games.carson_city.drawing.street import EFFECTS, STEPS
from westbound.games.carson_city.geometry import EDGE_NAMES, PARCEL_NAMES
from westbound.games.carson_city.locations import LOCATION_CODES, SPACE_NAMES
from westbound.games.carson_city.observation import View
from westbound.games.carson_city.variants.horses.steps import Relocate
from westbound.games.carson_city.variants.outlaws.steps import OutlawReward

HOSTILE = ['<b onclick="x()">', "Bob & 'Co' </svg>", '"><script>', "]]>", "<!--", "{seat}"]
MAX_BYTES = 90_000


# --- the page's rules


def test_ids_are_unique_and_uses_are_defined() -> None:
    for view in all_views():
        root = table(view)
        ids = Counter(e.attrib["id"] for e in root.iter() if "id" in e.attrib)
        assert [name for name, count in ids.items() if count > 1] == []
        used = {e.attrib["href"].removeprefix("#") for e in root.iter(f"{SVG}use")}
        assert used <= set(ids)


def test_no_inline_styles_and_no_named_colours() -> None:
    forbidden = {"style", "fill", "stroke", "color", "onclick", "font-family"}
    for view in list(all_views())[::10]:
        for element in table(view).iter():
            assert not forbidden & set(element.attrib), element.attrib
            assert not element.tag.endswith(("style", "script"))


def test_labelled_elements_have_a_role() -> None:
    view = samples()[50][0]
    for element in table(view).iter():
        if "aria-label" in element.attrib and element.tag != "section":
            assert element.attrib["role"] in ("img", "group")
        if "data-target" in element.attrib:
            assert element.attrib["aria-label"]
            assert element.attrib["id"]


def test_the_board_scales() -> None:
    root = drawn(samples()[0][0])
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert not {"width", "height"} & set(root.attrib)
    assert root.attrib["role"] == "group"
    assert {"board", "board-carson"} <= set(classes(root))
    assert 1.4 < WIDTH / HEIGHT < 1.6


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_small(language: str) -> None:
    biggest = max(len(board(v, speak(language), NAMES).encode()) for v in all_views())
    assert biggest < MAX_BYTES
    last = seen(finished(), None)
    assert len(board(last, speak(language), NAMES).encode()) < MAX_BYTES


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_escaped(name: str) -> None:
    names = [name] * 6
    view = seen(finished(), None)
    svg = board(view, speak(), names)
    html = panel(view, 0, speak(), names)
    for page in (svg, html):
        root = ET.fromstring(page)
        assert not any(e.tag.endswith(("script", "b")) for e in root.iter())
        assert any(
            name in value for e in root.iter() for value in (*e.attrib.values(), e.text or "")
        )


# --- targets


def test_every_target_is_there() -> None:
    view = samples()[0][0]
    found = targets(drawn(view))
    assert sum(t.startswith("parcel:") for t in found) == 64
    assert sum(t.startswith("edge:") for t in found) == 144
    assert sum(t.startswith("space:") for t in found) == 21
    assert sum(t.startswith("character:") for t in found) == 7
    assert set(found) == {
        *(f"parcel:{name}" for name in PARCEL_NAMES),
        *(f"edge:{name}" for name in EDGE_NAMES),
        *(f"space:{name}" for name in SPACE_NAMES),
        *(f"character:{card['name']}" for card in read(view)["cards"]),
    }
    assert set(found.values()) == {1}


def test_every_legal_move_starts_at_something_on_the_page() -> None:
    assert len(samples()) == SAMPLES
    groups: Counter[str] = Counter()
    for view, picks in samples():
        found = targets(table(view))
        groups.update(pick.split(":")[0] for pick in picks)
        missing = [p for p in picks if p not in found and not p.startswith(("do:", "amount:"))]
        assert missing == []
    assert {"parcel", "space", "edge", "character", "building"} <= set(groups)


def test_only_the_viewers_own_buildings_can_be_picked() -> None:
    match = finished()
    view = seen(match, 1)
    for seat in range(6):
        found = targets(ET.fromstring(panel(view, seat, speak(), NAMES)))
        own = {
            p["tile"]
            for p in read(view)["parcels"]
            if p["owner"] == seat and p["income"] is not None
        }
        own |= set(read(view)["seats"][seat]["kept"])
        assert set(found) == ({f"building:{name}" for name in own} if seat == 1 else set())


# --- the picture says what the view says


def test_parcels_show_owner_price_and_income() -> None:
    for view in list(all_views())[::5]:
        groups = by_id(drawn(view))
        for parcel in read(view)["parcels"]:
            group = groups[f"parcel-{parcel['id']}"]
            owner = parcel["owner"]
            assert parcel["id"] in said(group)
            assert ("joined" in classes(group)) == parcel["connected"]
            assert [c for c in classes(group) if re.fullmatch(r"p\d", c)] == (
                [] if owner is None else [f"p{owner}"]
            )
            used = [u.attrib["href"] for u in group.iter(f"{SVG}use")]
            assert (f"#d-{parcel['tile']}" in used) == (parcel["tile"] != "vacant")
            for_sale = owner is None and parcel["tile"] != "town_hall"
            assert (f"${parcel['price']}" in said(group)) == for_sale
            if parcel["income"]:
                assert str(parcel["income"]) in said(group)


def test_roads_are_drawn_on_their_edges() -> None:
    for view in list(all_views())[::20]:
        root = drawn(view)
        edges = by_id(root)
        wanted = "".join(edges[f"edge-{name}"].attrib["d"] for name in read(view)["roads"])
        roads = [e for e in root.iter() if classes(e) == ["road"]]
        assert [road.attrib["d"] for road in roads] == ([wanted] if wanted else [])


def test_each_player_has_ten_cowboys_and_they_stand_where_they_are() -> None:
    for view in list(all_views())[::4]:
        state, root = read(view), drawn(view)
        groups = by_id(root)
        on_board: Counter[int] = Counter(
            s for here in crowd(state).values() for s in here if s >= 0
        )
        for seat in range(state["players"]):
            own = [groups[f"cowboy-{seat}-{n}"] for n in range(COWBOYS_EACH)]
            standing = [c for c in own if "resting" not in classes(c)]
            own_view = state["seats"][seat]
            at_rest = own_view["cowboys"] + own_view["general_reserve"]
            assert len(standing) == on_board[seat] == COWBOYS_EACH - at_rest
        for name, here in crowd(state).items():
            assert cowboys_within(state, groups, name) >= len(here)


def cowboys_within(state: View, groups: Mapping[str, ET.Element], name: str) -> int:
    """How many cowboys are drawn at a parcel or below a sign."""
    if name in PARCEL_NAMES:
        x, y = place_of(groups[f"parcel-{name}"])
        box = (x, y, x + 58, y + 58)
    else:
        sign = STREETS[str(state["options"]["vp_space_order"])][name]
        box = (sign.x, sign.y, sign.x + sign.width, sign.road + 10)
    places = [place_of(g) for i, g in groups.items() if i.startswith("cowboy-")]
    return sum(box[0] <= x <= box[2] and box[1] <= y <= box[3] for x, y in places)


def test_the_white_cowboy_is_drawn_when_it_is_placed() -> None:
    placed = 0
    for view in all_views():
        state = read(view)
        there = any(p["white"] for p in state["parcels"])
        there = there or any(s["white"] for s in state["spaces"].values())
        assert ("cowboy-white" in by_id(drawn(view))) == there
        placed += there
    assert placed


def test_a_placement_moves_no_cowboy_of_another_player() -> None:
    match, rng = westbound.new_match("carson", 3, seed=6), Rng(6, 1)
    checked = 0
    while not match.over and checked < 40:
        before, seat = by_id(drawn(seen(match))), match.turn
        move = rng.choice(match.moves())
        match.play(move)
        if not str(move).startswith("place ") or read(seen(match))["phase"] != 2:
            continue
        after = by_id(drawn(seen(match)))
        for name in before:
            if name.startswith("cowboy-") and not name.startswith((f"cowboy-{seat}", "cowboy-w")):
                assert classes(before[name]) == classes(after[name])
        checked += 1
    assert checked == 40


def test_closed_spaces_are_struck_out() -> None:
    rounds = set()
    for view in all_views():
        state, groups = read(view), by_id(drawn(view))
        rounds.add(state["round"])
        for index, price in enumerate((5, 4, 3, 2)):
            sign = groups[f"space-buy_vp_{price}"]
            closed = not state["buy_vp_open"][index]
            assert ("closed" in classes(sign)) == closed
            assert any(classes(e) == ["strike"] for e in sign) == closed
    assert rounds == {1, 2, 3, 4}


def test_the_building_row_shows_tile_and_own_price() -> None:
    for view in list(all_views())[::3]:
        state, groups = read(view), by_id(drawn(view))
        viewer = state["viewer"]
        assert viewer is not None
        for sale in state["row"]:
            sign = groups[f"space-build_{sale['price']}"]
            assert f"${sale['price_by_seat'][viewer]}" in said(sign)
            assert ("gone" in classes(sign)) == (sale["building"] is None)
            if sale["building"]:
                assert speak().term(sale["building"]) in said(sign)


def test_taken_characters_carry_their_taker() -> None:
    for view in list(all_views())[::3]:
        state, groups = read(view), by_id(drawn(view))
        takers = {s["character"]: s["seat"] for s in state["seats"]}
        for name in (card["name"] for card in state["cards"]):
            taken = ["taken", f"p{takers[name]}"] if name in takers else []
            assert classes(groups[f"character-{name}"]) == ["card", "side-yellow", *taken]


def test_tracks_show_both_orders() -> None:
    for view in list(all_views())[::3]:
        state, groups = read(view), by_id(drawn(view))
        placing = state["phase"] >= 2 and state["turn_track"]
        upper = state["turn_track"] if placing else state["turn_order"]
        for track, order in (("turn", upper), ("pass", state["pass_order"])):
            markers = {n: place_of(g)[0] for n, g in groups.items() if f"marker-{track}" in n}
            by_place = sorted(markers, key=lambda name: markers[name])
            assert by_place == [f"marker-{track}-{seat}" for seat in order]


def test_the_street_follows_the_order_of_resolution() -> None:
    for order, boxes in STREETS.items():
        vp = [f"vp_{name}" for name in order.split("_")]
        expected = list(SPACE_NAMES)
        start = expected.index("vp_parcels")
        expected[start : start + 3] = vp
        assert [name for name in boxes if name not in STEPS] == expected
        assert all(box.x >= 0 and box.x + box.width <= WIDTH for box in boxes.values())
    assert set(EFFECTS) == {n for n in SPACE_NAMES if not n.startswith(("build_", "buy_vp_"))}


def test_signs_do_not_overlap() -> None:
    for boxes in STREETS.values():
        signs = list(boxes.values())
        for i, a in enumerate(signs):
            for b in signs[i + 1 :]:
                beside = a.x + a.width <= b.x or b.x + b.width <= a.x
                assert beside or a.y + a.height <= b.y or b.y + b.height <= a.y


def test_the_sign_being_resolved_is_marked() -> None:
    view = dict(samples()[-1][0]) | {"phase": 3}
    for step, sign in ((BuyFromRow(0, 2), "build_8"), (BuyPoints(0, 4), "buy_vp_4")):
        view["step"] = dump_step(step)
        assert current_place(read(view)) == sign
        assert "current" in classes(by_id(drawn(view))[f"space-{sign}"])
    view["phase"] = 2
    assert current_place(read(view)) is None


@pytest.mark.parametrize(
    ("step", "place"),
    [
        (AnswerRequest(0, 1, PARCEL_NAMES.index("H3")), "parcel-H3"),
        (OutlawReward(0, PARCEL_NAMES.index("C4")), "parcel-C4"),
        (Relocate(0, 0, LOCATION_CODES["gambling"], 0), "space-gambling"),
    ],
)
def test_a_decision_about_one_place_marks_it_in_any_phase(step: Step, place: str) -> None:
    view = dict(samples()[-1][0]) | {"phase": 2, "step": dump_step(step)}
    assert "current" in classes(by_id(drawn(view))[place])


def test_the_description_tells_the_position() -> None:
    for view in list(all_views())[::20]:
        state = read(view)
        description = drawn(view).findtext(f"{SVG}desc") or ""
        assert f"Round {state['round']} of 4" in description
        assert f"{len(state['roads'])} roads" in description
        assert f"{sum(state['bag'].values())} building tiles in the bag" in description


def test_labels_tell_a_screen_reader_what_is_there() -> None:
    view = seen(finished(), None)
    groups = by_id(drawn(view))
    for parcel in read(view)["parcels"]:
        label = groups[f"parcel-{parcel['id']}"].attrib["aria-label"]
        assert label.startswith(f"Parcel {parcel['id']}, {speak().term(parcel['tile'])}")
        if parcel["owner"] is not None:
            assert f"owner {NAMES[parcel['owner']]}" in label


def test_the_end_of_the_match_is_told() -> None:
    assert "The match is over" in said(drawn(seen(finished(), None)))
