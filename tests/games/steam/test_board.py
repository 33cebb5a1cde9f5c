"""The drawings say what the view says, carry every target, and keep to a strict page."""

from __future__ import annotations

import re
import string
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

import pytest

from tests.games.steam.busy import walk
from tests.games.steam.positions import a_state, action, building, cubes, named, new_city, track
from tests.games.svg import SVG, by_id, classes, said, targets
from westbound.engine.rulebook import rulebook
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.games.steam import GAME
from westbound.games.steam.board import board, components, description, panel, tips
from westbound.games.steam.components import ACTION_NAMES, COLOURS, LOAN
from westbound.games.steam.drawing.art import ART
from westbound.games.steam.drawing.definitions import drawings, inlined
from westbound.games.steam.drawing.geometry import (
    Point,
    along,
    corner,
    distance,
    grid,
    middles,
    side_middle,
)
from westbound.games.steam.drawing.layout import HEIGHT, MAP, WIDTH
from westbound.games.steam.drawing.model import (
    deliveries,
    map_named,
    map_of,
    placements,
    read,
    site,
    tile_on,
)
from westbound.games.steam.drawing.places import PITCH, cube_places
from westbound.games.steam.drawing.planner import loans_for
from westbound.games.steam.drawing.rivers import courses, crossings
from westbound.games.steam.drawing.routes import find_way
from westbound.games.steam.drawing.tray import price_of
from westbound.games.steam.drawing.type_scale import text
from westbound.games.steam.faces import FACE_NAMES, PLACEMENTS
from westbound.games.steam.maps import PRINTED
from westbound.games.steam.observation import View
from westbound.games.steam.rules.building import track_cost
from westbound.games.steam.rules.deliveries import routes
from westbound.games.steam.rules.money import loans_needed
from westbound.games.steam.state import SteamState
from westbound.games.steam.steps import MoveGoods, PlaceTrack
from westbound.kit.texts import read_tables

PACKAGE = "westbound.games.steam"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
HOSTILE = ['<b onclick="x()">', "Bob & 'Co' </svg>", '"><script>', "]]>", "<!--", "{seat}"]
MAX_BYTES = 140_000
SEEDS = (0, 1, 2, 3, 5, 8)  # both maps, both rulesets, chosen paths
EVERY = 83  # moments apart; in between only what was not met before
IN_THE_LIST = ("do", "amount", "points", "via")  # what the page offers as buttons


class Sample(NamedTuple):
    """A position, what its decider sees, and every pick of every legal move."""

    state: SteamState
    view: View
    picks: frozenset[str]


@cache
def samples() -> tuple[Sample, ...]:
    found: list[Sample] = []
    met: set[tuple[str, ...]] = set()
    for seed in SEEDS:
        for count, moment in enumerate(walk(seed)):
            state, seat = moment.state, moment.seat
            if seat == CHANCE:
                continue
            moves = GAME.legal(state, seat)
            picks = frozenset(pick for move in moves for pick in move.picks())
            groups = sorted({pick.split(":")[0] for pick in picks})
            what = (state.setup.map.id, state.agenda[-1].kind, *groups)
            if what not in met or count % EVERY == 0:
                met.add(what)
                found.append(Sample(state.copy(), GAME.observe(state, seat), picks))
    return tuple(found)


def all_views() -> Iterator[View]:
    for sample in samples():
        yield sample.view


def some_views() -> list[View]:
    return list(all_views())[::7]


@cache
def finished() -> View:
    *_, last = walk(1)  # the state of a walk goes on to the end
    assert not last.state.agenda
    return GAME.observe(last.state, None)


def speak(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def drawn(view: View, language: str = "en") -> ET.Element:
    return ET.fromstring(board(view, speak(language), NAMES))


def table(view: View, language: str = "en") -> ET.Element:
    """Board and all panels in one document, as on a page."""
    words = speak(language)
    panels = [panel(view, seat, words, NAMES) for seat in range(read(view)["players"])]
    return ET.fromstring(f"<main>{board(view, words, NAMES)}{''.join(panels)}</main>")


def area(view: View, seat: int, language: str = "en") -> ET.Element:
    return ET.fromstring(panel(view, seat, speak(language), NAMES))


def used(element: ET.Element) -> list[str]:
    return [u.attrib["href"] for u in element.iter(f"{SVG}use")]


def place_of(element: ET.Element) -> tuple[float, float]:
    x, y = re.findall(r"-?[\d.]+", element.attrib["transform"])[:2]
    return float(x), float(y)


# --- the page's rules


def test_ids_are_unique_and_uses_are_defined() -> None:
    for view in all_views():
        root = table(view)
        ids = Counter(e.attrib["id"] for e in root.iter() if "id" in e.attrib)
        assert [name for name, count in ids.items() if count > 1] == []
        hrefs = {e.attrib["href"].removeprefix("#") for e in root.iter() if "href" in e.attrib}
        assert hrefs <= set(ids)


def test_no_inline_styles_and_no_named_colours() -> None:
    forbidden = {"style", "fill", "stroke", "color", "onclick", "font-family"}
    for view in some_views():
        for element in table(view).iter():
            assert not forbidden & set(element.attrib), element.attrib
            assert not element.tag.endswith(("style", "script"))


def test_labelled_elements_have_a_role() -> None:
    for view in some_views():
        for element in table(view).iter():
            if "aria-label" in element.attrib and element.tag != "section":
                assert element.attrib["role"] in ("img", "group")
            if "data-target" in element.attrib:
                assert element.attrib["aria-label"]
                assert element.attrib["id"]


def test_what_can_be_picked_is_not_inside_anything_that_is_moved() -> None:
    """The page lays ghosts of such things on top of the board: only their own place counts."""
    for view in some_views():
        for parent in drawn(view).iter():
            if "transform" in parent.attrib and "data-target" not in parent.attrib:
                assert not any("data-target" in e.attrib for e in parent.iter())


def test_the_board_scales() -> None:
    root = drawn(samples()[0].view)
    assert root.attrib["viewBox"] == f"0 0 {WIDTH} {HEIGHT}"
    assert not {"width", "height"} & set(root.attrib)
    assert root.attrib["role"] == "group"
    assert {"board", "board-steam"} <= set(classes(root))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_small(language: str) -> None:
    for view in [*some_views(), finished()]:
        assert len(board(view, speak(language), NAMES).encode()) < MAX_BYTES


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_escaped(name: str) -> None:
    view = samples()[-1].view
    for page in (board(view, speak(), [name] * 6), panel(view, 0, speak(), [name] * 6)):
        root = ET.fromstring(page)
        assert not any(e.tag.endswith("script") or "onclick" in e.attrib for e in root.iter())
        shown = [v for e in root.iter() for v in (*e.attrib.values(), e.text or "")]
        assert any(name in value for value in shown)


def test_a_move_changes_few_parts_of_the_board() -> None:
    """A page is sent only the elements with an id that have changed."""
    state = a_state(money=30)
    building(state, 0, left=3)
    before = by_id(drawn(GAME.observe(state, 1)))
    track(state, 0, "8,1 21@0")
    after = by_id(drawn(GAME.observe(state, 1)))
    changed = {
        name
        for name, element in after.items()
        if name not in before or ET.tostring(element) != ET.tostring(before[name])
    }
    assert changed == {
        "hex-8,1",
        "hexes",
        "tokens",
        "link-8,1-0",
        "stock-21",
        "stock-22",
        "summary",
    }


# --- targets


def test_every_place_of_the_table_is_there_once() -> None:
    for sample in samples()[:: len(samples()) // 3]:
        found = targets(drawn(sample.view))
        for group, names in (
            ("hex", sample.state.setup.map.names),
            ("action", ACTION_NAMES),
            ("supply", [str(n) for n in range(1, len(sample.state.supply) + 1)]),
            ("city", COLOURS),
        ):
            places = {t: n for t, n in found.items() if t.startswith(f"{group}:")}
            assert places == {f"{group}:{name}": 1 for name in names}


def test_every_pick_has_a_place_on_the_page_or_is_offered_in_the_list() -> None:
    groups: Counter[str] = Counter()
    for _, view, picks in samples():
        found = targets(table(view))
        groups.update(pick.split(":")[0] for pick in picks)
        found.update(decided(view))
        missing = [p for p in picks if p not in found and not p.startswith(IN_THE_LIST)]
        assert missing == [], read(view)["step"]
    assert set(groups) == {
        *IN_THE_LIST, "hex", "face", "turn", "city", "supply", "cube", "action",
    }  # fmt: skip


def decided(view: View) -> list[str]:
    """Rotations that nobody picks: of faces that fit in one way only."""
    alone = [found[0] for found in placements(read(view)).values() if len(found) == 1]
    return [f"turn:{placement.rotation}" for placement in alone]


def test_tiles_are_offered_only_to_the_builder() -> None:
    state = a_state(money=30)
    state.agenda.append(PlaceTrack(0, state.setup.map.code_of["8,1"], 3))
    offered = targets(drawn(GAME.observe(state, 0)))
    assert offered["face:21"] == 1
    assert offered["face:22"] == 1
    for viewer in (1, None):
        root = drawn(GAME.observe(state, viewer))
        assert len(by_id(root)["tray"]) == 0
        assert "site" in classes(by_id(root)["hex-8,1"])


def test_the_tray_shows_every_placement_with_its_price() -> None:
    met = 0
    for state, view, _ in samples():
        offered, name = placements(read(view)), site(read(view))
        if not offered:
            continue
        assert name is not None
        groups = by_id(drawn(view))
        for face, found in offered.items():
            tile = groups[f"face-{FACE_NAMES[face]}"]
            cost = track_cost(state, state.setup.map.code_of[name], found[0].code)
            assert said(tile) == [f"${cost}"]
            assert price_of(read(view), name, found[0]) == cost
            rows = [g for g in groups if g.startswith(f"turn-{FACE_NAMES[face]}-")]
            assert len(rows) == (len(found) if len(found) > 1 else 0)
            met += len(rows)
        boxes = [e for e in groups["tray"].iter(f"{SVG}rect") if classes(e) == ["tray-card"]]
        for box in boxes:
            left, top, wide, high = (float(box.attrib[k]) for k in ("x", "y", "width", "height"))
            assert MAP.x <= left < left + wide <= MAP.x + MAP.width
            assert MAP.y <= top < top + high <= MAP.y + MAP.height
    assert met


# --- geometry


def test_segments_begin_and_end_at_the_middle_of_their_sides() -> None:
    for placement in PLACEMENTS[1:]:
        for a, b in placement.segments:
            assert distance(along(a, b, 40, 0), side_middle(40, a)) < 0.01
            assert distance(along(a, b, 40, 1), side_middle(40, b)) < 0.01


def test_curves_leave_their_sides_at_right_angles() -> None:
    """The first bit of track points to the middle of the hex, whatever its shape."""
    for a in range(6):
        for b in range(6):
            if a != b:
                start, bit = along(a, b, 40, 0), along(a, b, 40, 0.002)
                along_side = Point(corner(40, a).x - start.x, corner(40, a).y - start.y)
                step = Point(bit.x - start.x, bit.y - start.y)
                dot = step.x * along_side.x + step.y * along_side.y
                assert abs(dot) < 0.02 * distance(start, bit) * 20


@pytest.mark.parametrize("name", PRINTED)
def test_the_map_fits_its_frame(name: str) -> None:
    at = grid(map_named(name))
    for place in middles(map_named(name)).values():
        assert MAP.x < place.x - at.size < place.x + at.size < MAP.x + MAP.width
        assert MAP.y < place.y - at.apothem < place.y + at.apothem < MAP.y + MAP.height


@pytest.mark.parametrize("name", PRINTED)
def test_rivers_flow_through_the_hexes_of_their_paths(name: str) -> None:
    map_ = map_named(name)
    at, found = grid(map_), courses(map_)
    assert len(found) == len(map_.rivers)
    for (_, path), course in zip(map_.rivers, found, strict=True):
        for q, r in path:
            assert min(distance(at.middle(q, r), p) for p in course) < 0.3 * at.size


def test_there_is_a_bridge_only_where_a_river_is_crossed() -> None:
    northeast = map_named("northeast")
    assert crossings(northeast, "9,1", 0, 3) == ()  # no river there
    found = [
        crossing
        for hex_, name in enumerate(northeast.names)
        if northeast.river[hex_]
        for crossing in crossings(northeast, name, 1, 4)
    ]
    assert found
    assert all(distance(c.place, Point(0, 0)) < grid(northeast).size for c in found)


def test_cubes_of_a_city_do_not_overlap() -> None:
    for count in range(1, 17):
        places = list(cube_places(count))
        assert len(places) == count
        least = PITCH if count <= 7 else 0.7 * PITCH
        for i, (x, y) in enumerate(places):
            for other_x, other_y in places[i + 1 :]:
                assert max(abs(x - other_x), abs(y - other_y)) >= min(least, 8)


def test_a_map_of_ones_own_is_drawn() -> None:
    text_ = (files(PACKAGE) / "data/maps/ruhr.toml").read_text("utf-8").replace("Bonn", "<Bonn>")
    state = a_state(map=text_)
    root = drawn(GAME.observe(state, 0))
    assert "<Bonn>" in said(root)


# --- the picture says what the view says


def test_hexes_show_their_track_in_the_owners_colour() -> None:
    met: set[str] = set()
    for view in some_views():
        seen, groups = read(view), by_id(drawn(view))
        for name, here in seen["hexes"].items():
            tile, group = tile_on(here), groups[f"hex-{name}"]
            pieces = [u for u in group if u.attrib.get("href", "").startswith("#t-")]
            exits = tile.exits.bit_count()
            assert len(pieces) == (exits if tile.town else exits // 2)
            owners = sorted(classes(piece)[0] for piece in pieces)
            sides = [a for a, _ in tile.segments] or [s for s in range(6) if tile.exits >> s & 1]
            wanted = [here["owners"][s] for s in sides] if pieces else []
            assert owners == sorted(f"p{o}" if o >= 0 else "nobody" for o in wanted)
            met.update(owners)
    assert {"p0", "p1", "p2", "nobody"} <= met


def test_incomplete_lines_are_dashed_and_end_in_a_buffer() -> None:
    state = a_state()
    track(state, 1, "8,1 21@0")
    group = by_id(drawn(GAME.observe(state, 0)))["hex-8,1"]
    (piece,) = [u for u in group if u.attrib.get("href") == "#t-straight"]
    assert classes(piece) == ["p1", "unfinished"]
    assert used(group).count("#stop") == 1
    track(state, 1, "8,2 T21@0", "8,3 21@0")
    group = by_id(drawn(GAME.observe(state, 0)))["hex-8,1"]
    assert "#stop" not in used(group)
    assert "unfinished" not in group.attrib["class"]


def test_a_crossing_leads_over_the_other_line() -> None:
    state = a_state()
    track(state, 0, "8,1 41@0")
    group = by_id(drawn(GAME.observe(state, 0)))["hex-8,1"]
    assert "#over-straight" in used(group)
    straight = a_state()
    track(straight, 0, "8,1 21@0")
    assert "#over-straight" not in used(by_id(drawn(GAME.observe(straight, 0)))["hex-8,1"])


def test_every_owned_line_has_a_token_on_it() -> None:
    for view in some_views():
        seen, root = read(view), drawn(view)
        map_ = map_of(seen)
        size, at = grid(map_).size, middles(map_)
        tokens = [e for e in root.iter() if "token" in classes(e)]
        owned = [line for line in seen["lines"] if line["owner"] >= 0]
        assert len(tokens) == len(owned)
        for token, line in zip(tokens, owned, strict=True):
            assert f"p{line['owner']}" in classes(token)
            assert ("unfinished" in classes(token)) == (not line["complete"])
            place = Point(*place_of(token))
            assert min(distance(place, at[name]) for name, _ in line["sides"]) < size


def test_cities_show_colour_name_cubes_and_growth() -> None:
    for view in some_views():
        groups = by_id(drawn(view))
        for name, here in read(view)["hexes"].items():
            group = groups[f"hex-{name}"]
            assert ("place" in classes(group)) == ("city" in here)
            if "city" not in here:
                continue
            assert f"#city-{here['city']}" in used(group)
            assert f"#g-{here['city']}" in used(group)  # colour is never alone
            assert said(group) == [here["name"]]
            assert ("#growth" in used(group)) == here["grown"]
            for colour in COLOURS:
                count = here.get("cubes", []).count(colour)
                pile = groups.get(f"cube-{name}-{colour}")
                assert (pile is None) == (count == 0)
                if pile is not None:
                    assert used(pile).count(f"#q-{colour}") == count


def test_towns_keep_their_names_until_they_are_cities() -> None:
    state = a_state()
    names = by_id(drawn(GAME.observe(state, 0)))["town-names"]
    assert sorted(said(names)) == sorted(town for town in state.setup.map.town if town)
    new_city(state, 0, named(state, "Utica"), "gray")
    root = drawn(GAME.observe(state, 0))
    assert "Utica" not in said(by_id(root)["town-names"])
    assert "new" in classes(by_id(root)[f"hex-{named(state, 'Utica')}"])


def test_walls_and_waters_are_drawn() -> None:
    root = drawn(GAME.observe(a_state(), 0))
    (wall,) = [e for e in root.iter() if classes(e) == ["wall"]]
    assert wall.attrib["d"].count("M") == 2
    assert {"Ontario", "Atlantic"} <= set(said(root))


def test_markers_stand_on_their_scales() -> None:
    for view in some_views():
        groups = by_id(drawn(view))
        seats = read(view)["seats"]
        for one in seats:
            for other in seats:
                for kind, key in (("income", "income"), ("level", "level")):
                    x, _ = place_of(groups[f"{kind}-{one['seat']}"])
                    other_x, _ = place_of(groups[f"{kind}-{other['seat']}"])
                    apart = one[key] - other[key]  # type: ignore[literal-required]
                    assert abs(x - other_x - 38 * apart) < 26


def test_action_tiles_show_price_and_taker() -> None:
    state = a_state()
    action(state, 2, "engineer")
    action(state, 1, "urbanization")
    state.passed = 0b10
    groups = by_id(drawn(GAME.observe(state, 0)))
    assert "#o-2" in used(groups["action-engineer"])
    assert "taken by Cleo" in groups["action-engineer"].attrib["aria-label"]
    assert "taken by Bob, passed" in groups["action-urbanization"].attrib["aria-label"]
    assert "$6" in said(groups["action-locomotive"])
    assert "$2" in said(groups["action-city_growth"])


def test_supply_stock_and_bag_are_counted() -> None:
    for view in some_views():
        seen, groups = read(view), by_id(drawn(view))
        for number, there in enumerate(seen["supply"], 1):
            inside = [u for u in used(groups[f"supply-{number}"]) if u.startswith("#q-")]
            assert sorted(inside) == sorted(f"#q-{colour}" for colour in there)
        for face, left in seen["stock"].items():
            assert said(groups[f"stock-{face}"]) == [str(left)]
        for colour, left in seen["new_cities"].items():
            assert said(groups[f"city-{colour}-tile"]) == [f"×{left}"]
        assert said(groups["growth-left"]) == [str(seen["growth_left"])]
        assert said(groups["bag-left"])[2:] == [str(n) for n in seen["bag"].values()]


def test_the_turn_order_is_shown() -> None:
    for view in some_views():
        order = read(view)["order"]
        groups = by_id(drawn(view))
        places = [place_of(groups[f"order-{seat}"])[0] for seat in order]
        assert all(a < b for a, b in pairwise(places))


# --- deliveries


def test_every_delivery_has_a_way_on_the_map_that_scores_like_it() -> None:
    met = 0
    for state, view, _ in samples():
        seen = read(view)
        for move in deliveries(seen):
            way = find_way(seen, move)
            assert way is not None
            owners = Counter(seen["lines"][index]["owner"] for index in way.lines)
            assert tuple(owners[seat] for seat in range(seen["players"])) == move.points
            assert len(way.lines) <= seen["seats"][state.agenda[-1].seat]["level"]
            assert way.places[-1] == move.hex
            met += 1
    assert met


def test_destinations_carry_their_points_and_their_way() -> None:
    state = a_state(players=3)
    track(state, 0, "8,1 21@0", "8,2 T21@0", "8,3 21@0")
    track(state, 1, "7,0 T21@2")
    cubes(state, "8,0", "blue red")
    state.phase, state.goods_round, state.level[0] = "goods", 1, 3
    state.agenda.append(MoveGoods(0))
    assert targets(drawn(GAME.observe(state, 0)))["cube:8,0-blue"] == 1
    GAME.apply(state, GAME.parse("cube 8,0 blue"), 0)
    code = state.setup.map.code_of["8,0"]
    wanted = {r.points for r in routes(state, 0, code, 1 << 1)}
    assert wanted == {(2, 0, 0)}
    root = drawn(GAME.observe(state, 0))
    around = list(by_id(root)["cities"])
    route = around[around.index(by_id(root)["hex-8,4"]) + 1]  # beside it: not a part of the place
    assert classes(route) == ["route"]
    assert len(used(route)) == 4  # two straights and both exits of the town
    assert said(by_id(root)["tickets"]) == ["+2"]
    others = by_id(drawn(GAME.observe(state, 1)))
    assert said(others["tickets"]) == []


# --- panel


def test_a_panel_shows_the_figures_of_its_seat() -> None:
    for view in some_views():
        for own in read(view)["seats"]:
            root = area(view, own["seat"])
            shown = {
                e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib
            }
            assert shown["money"] == f"${own['money']}"
            assert int((shown["income"] or "").replace("−", "-")) == own["income"]
            assert shown["vp"] == str(own["vp"])
            assert shown["level"] == str(own["level"])
            assert shown["links"] == str(own["links"])
            assert shown["budget"] == f"${own['budget']}"
            assert shown["loans"] == str(own["loans_possible"])
            assert shown["now"] == str(own["points"])
            assert len([e for e in root.iter() if classes(e) == ["pip", "full"]]) == own["level"]


def test_only_oneself_has_a_planner() -> None:
    for view in some_views():
        seen = read(view)
        for seat in range(seen["players"]):
            plan = [e for e in area(view, seat).iter() if classes(e) == ["plan"]]
            assert bool(plan) == (seat == seen["viewer"])


def test_the_planner_counts_loans_as_the_rules_do() -> None:
    for state, view, _ in samples()[::5]:
        for own in read(view)["seats"]:
            for cost in range(0, 40, 3):
                loans = loans_for(own, cost)
                if cost > own["budget"]:
                    assert loans is None
                else:
                    assert loans == loans_needed(state, own["seat"], cost)
                    assert own["money"] + (loans or 0) * LOAN >= cost


def test_a_panel_sums_up_the_points() -> None:
    for own in read(finished())["seats"]:
        root = area(finished(), own["seat"])
        rows = [int(td.text) for td in root.iter("td") if td.text]
        assert rows == list(own["points_by_category"].values())
        assert sum(rows) == own["points"]


# --- texts


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


ALIKE = {"Steam", "{n}, {name}", "{phase}, round {n}"}


@pytest.mark.parametrize("language", ["es", "it"])
def test_the_languages_are_complete_and_none_is_english(language: str) -> None:
    english, other = (read_tables(PACKAGE, found, "board") for found in ("en", language))
    assert {t: set(s) for t, s in other.items()} == {t: set(s) for t, s in english.items()}
    for name, sentences in english.items():
        for key, sentence in sentences.items():
            translated = other[name][key]
            assert gaps(translated) == gaps(sentence), (name, key)
            assert translated.strip()
            if sentence not in ALIKE:
                assert translated != sentence, (name, key)


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_english_is_left_on_the_page(language: str) -> None:
    english = r"\b(hex|town|city|cubes|owner|track|tile|bag|income|cash|supply|plains|hills)\b"
    for view in some_views()[::2]:
        root = table(view, language)
        shown = [*root.itertext()]
        shown += [
            v for e in root.iter() for k, v in e.attrib.items() if k in ("aria-label", "title")
        ]
        shown += tips(view, speak(language)).values()
        shown += [
            s for _, sentences in description(view, speak(language), NAMES) for s in sentences
        ]
        assert [words for words in shown if re.search(english, words, re.IGNORECASE)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_hovered_has_a_tip_with_a_rule(language: str) -> None:
    rules = rulebook(PACKAGE, language).rules()
    for view in some_views():
        told = tips(view, speak(language))
        assert set(targets(table(view, language))) <= set(told)
        for tip in told.values():
            found = re.findall(r"STM-\d+", tip)
            assert found
            assert set(found) <= set(rules)
            assert "{" not in tip


def test_tips_tell_what_a_place_costs_and_holds() -> None:
    state = a_state()
    cubes(state, "8,0", "red red gray")
    told = tips(GAME.observe(state, 0), speak())
    assert "A track tile costs $3 or more here." in told["hex:8,1"]  # a river
    assert told["hex:8,1"].startswith("Plains near Albany (8,1), river.")
    assert "red 2, gray 1" in told["hex:8,0"]
    assert "It can still grow once." in told["hex:8,0"]
    assert "Costs $6." in told["action:locomotive"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_shows_every_piece_once(language: str) -> None:
    shown = components(speak(language))
    found = {component.id for component in shown}
    assert len(found) == len(shown)
    wanted = {f"face_{face}" for face in FACE_NAMES} | {f"action_{name}" for name in ACTION_NAMES}
    assert wanted | {f"cube_{colour}" for colour in COLOURS} <= found
    rules = rulebook(PACKAGE, language).rules()
    for component in shown:
        root = ET.fromstring(component.svg)
        assert not [e for e in root.iter() if e.tag == "use"]  # the page has no definitions
        assert component.name[0].isupper()
        assert component.text.endswith(".")
        assert set(component.rules) <= set(rules)


def test_inlining_leaves_no_reference_and_keeps_the_place() -> None:
    assert inlined('<use href="#town" x="3" y="4"/>', 38) == (
        f'<g transform="translate(3 4)">{drawings(38)["town"]}</g>'
    )
    assert all("<use" not in inlined(drawing, 38) for drawing in drawings(38).values())


# --- the table in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_spoken_table_has_every_part_and_no_gap(language: str) -> None:
    for view in some_views():
        parts = description(view, speak(language), NAMES)
        assert len(parts) == 8 + read(view)["players"]
        for heading, sentences in parts:
            assert heading
            assert sentences
            assert all(s.endswith(".") and "{" not in s for s in sentences)


def test_the_spoken_table_tells_every_figure() -> None:
    for view in some_views():
        seen = read(view)
        parts = dict(description(view, speak(), NAMES))
        for own in seen["seats"]:
            you = " (you)" if own["seat"] == seen["viewer"] else ""
            told = " ".join(parts[f"Player {NAMES[own['seat']]}{you}"])
            numbers = [int(n) for n in re.findall(r"-?\d+", told)]
            keys = ("money", "income", "vp", "level", "upkeep", "links", "loans_possible", "budget")
            wanted = [own[key] for key in (*keys, "points")]  # type: ignore[literal-required]
            assert numbers[: len(wanted)] == wanted
        links = [line for line in seen["lines"] if line["complete"]]
        told = " ".join(parts["Complete links"])
        assert told.count(" – ") == len(links)


def test_the_spoken_table_tells_the_position() -> None:
    state = a_state(3)
    track(state, 1, "8,1 21@0", "8,2 T21@0")
    cubes(state, "8,0", "red")
    parts = dict(description(GAME.observe(state, 0), speak(), NAMES))
    assert parts["Complete links"] == ["Bob has 1: Poughkeepsie – Albany."]
    assert parts["Incomplete links"] == [
        "Bob has 1: from Poughkeepsie towards plains near New York (8,3)."
    ]
    assert any(s.startswith("Albany, city: purple; cubes: red 1") for s in parts[
        "Cities and their cubes"
    ])  # fmt: skip


# --- type and colour


def test_colour_is_never_alone() -> None:
    marks = [drawing for name, drawing in ART.items() if name.startswith("m-")]
    assert len(set(marks)) == len(marks) == 6
    glyphs = {name[2:]: drawing for name, drawing in ART.items() if name.startswith("g-")}
    assert set(glyphs) == set(COLOURS)
    assert len(set(glyphs.values())) == len(COLOURS)


def test_a_long_text_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in text(0, 0, "a very long name for a city", "t-name", max_width=50)
    assert "textLength" not in text(0, 0, "Albany", "t-name", max_width=50)


def style_sheet() -> str:
    return files(PACKAGE).joinpath("static/board.css").read_text(encoding="utf-8")


def test_no_text_is_smaller_than_fourteen() -> None:
    """A unit is nine tenths of a pixel on a desktop; so the smallest letters have 12 pixels."""
    sizes = dict(re.findall(r"\.(t-[a-z]+) \{[^}]*font-size: ([\d.]+)px", style_sheet()))
    shown = {c for v in some_views() for e in drawn(v).iter(f"{SVG}text") for c in classes(e)}
    assert {c for c in shown if c.startswith("t-")} <= set(sizes)
    assert min(map(float, sizes.values())) >= 14


def test_every_colour_is_a_role_of_the_page_or_its_fallback() -> None:
    sheet = re.sub(r"/\*.*?\*/", "", style_sheet(), flags=re.DOTALL)
    plain = re.sub(r"var\((--[a-z-]+), (?:#[0-9a-f]+|light-dark\([^)]*\))\)", r"var(\1)", sheet)
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(", plain) == []


def test_every_drawing_class_is_in_the_style_sheet() -> None:
    styled = set(re.findall(r"\.([a-z][a-z0-9_-]*)", style_sheet()))
    shown = {c for v in some_views() for e in table(v).iter() for c in classes(e)}
    shown |= {
        c for p in components(speak()) for e in ET.fromstring(p.svg).iter() for c in classes(e)
    }
    groups = {  # names for reading, without a look of their own
        "board", "head", "actions", "supply", "pieces", "stock", "rulers", "scales", "hexes", "hex",
        "cities", "stock-tile", "new-city", "space", "tray", "panel", "past", "next", "when",
        "printed", "faint", "art-disc", "active", "pips", "plan-name",
    }  # fmt: skip
    loose = {c for c in shown if c.startswith(("asks-", "entry-", "on-"))}
    assert shown - groups - loose <= styled


@pytest.mark.parametrize("state", ["[data-legal]", "[data-chosen]", ":focus-visible"])
def test_what_can_be_picked_is_styled(state: str) -> None:
    sheet = style_sheet()
    for part in (".spot", ".plate", ".chip"):
        assert re.search(rf"{re.escape(state)} > {re.escape(part)}", sheet), part
    assert f".cube{state}" in sheet


def test_the_cover_is_a_drawing() -> None:
    cover = ET.fromstring(files(PACKAGE).joinpath("static/cover.svg").read_text(encoding="utf-8"))
    assert cover.attrib["viewBox"] == "0 0 960 600"


def test_views_are_not_changed_by_drawing() -> None:
    for view in some_views():
        before = repr(view)
        table(view)
        tips(view, speak())
        description(view, speak(), NAMES)
        assert repr(view) == before
