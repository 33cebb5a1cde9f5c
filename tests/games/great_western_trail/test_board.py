"""The drawings say what the view says, carry every target, and keep to a strict page."""

from __future__ import annotations

import re
import string
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import NamedTuple

import pytest

from tests.games.great_western_trail.positions import (
    a_state,
    discs_on,
    display,
    hand,
    market,
    put_building,
    stand,
)
from tests.games.great_western_trail.walks import ORDINARY, RICH, WITHOUT_DISCS, walk
from tests.games.svg import SVG, by_id, classes, said, targets
from westbound.engine.rulebook import rulebook
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES, Catalogue, catalogue
from westbound.games.great_western_trail.actions import ACTION_NAMES
from westbound.games.great_western_trail.board import board, components, description, panel, tips
from westbound.games.great_western_trail.components import (
    AUXILIARY,
    BREEDS,
    BUILDINGS_DATA,
    CARD_CODES,
    CARD_NAMES,
    DISC_NAMES,
    JOB_COSTS,
    MASTER_NAMES,
    WORKERS,
)
from westbound.games.great_western_trail.drawing.definitions import DRAWINGS, inlined
from westbound.games.great_western_trail.drawing.effects import line_width, tokens
from westbound.games.great_western_trail.drawing.icons import LETTER
from westbound.games.great_western_trail.drawing.layout import (
    HEIGHT,
    LAND,
    NEUTRAL_SIZE,
    PRIVATE_SIZE,
    TILE_RADIUS,
    TRACK,
    TRAIL,
    WIDTH,
)
from westbound.games.great_western_trail.drawing.model import breed_of, in_use, read, steps_to
from westbound.games.great_western_trail.drawing.phrases import action_words
from westbound.games.great_western_trail.drawing.svg import text
from westbound.games.great_western_trail.drawing.words import tables, words_of
from westbound.games.great_western_trail.game import GAME
from westbound.games.great_western_trail.observation import View
from westbound.games.great_western_trail.railroad import CITY_NAMES, POSITION_NAMES, STATION_NAMES
from westbound.games.great_western_trail.trail import KIND, SPACE_NAMES, SPACES

PACKAGE = "westbound.games.great_western_trail"
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
HOSTILE = ['<b onclick="x()">', "Bob & 'Co' </svg>", '"><script>', "]]>", "<!--", "{seat}"]
MAX_BYTES = 120_000
WALKS = ((0, ORDINARY), (1, RICH), (2, RICH), (3, RICH), (4, WITHOUT_DISCS), (5, RICH))
EVERY = 47  # moments apart; in between only what was not met before
IN_THE_LIST = ("do", "amount", "via", "cowboys")  # what the page offers as buttons


class Sample(NamedTuple):
    """What a decider sees, and every pick of every legal move."""

    view: View
    picks: frozenset[str]


@cache
def samples() -> tuple[Sample, ...]:
    found: list[Sample] = []
    met: set[tuple[str, ...]] = set()
    for seed, begin in WALKS:
        for count, moment in enumerate(walk(seed, begin)):
            state, seat = moment.state, moment.seat
            if seat == CHANCE:
                continue
            moves = GAME.legal(state, seat)
            picks = frozenset(pick for move in moves for pick in move.picks())
            what = (state.agenda[-1].kind, *sorted({pick.split(":")[0] for pick in picks}))
            if what not in met or count % EVERY == 0:
                met.add(what)
                found.append(Sample(GAME.observe(state, seat), picks))
    return tuple(found)


def all_views() -> Iterator[Mapping[str, object]]:
    for sample in samples():
        yield sample.view


def some_views() -> list[Mapping[str, object]]:
    return list(all_views())[::9]


@cache
def finished() -> View:
    *_, last = walk(2, RICH)  # the state of a walk goes on to the end
    assert not last.state.agenda
    return GAME.observe(last.state, None)


def speak(language: str = "en") -> Catalogue:
    return catalogue(PACKAGE, language)


def drawn(view: Mapping[str, object], language: str = "en") -> ET.Element:
    return ET.fromstring(board(view, speak(language), NAMES))


def table(view: Mapping[str, object], language: str = "en") -> ET.Element:
    """Board and all panels in one document, as on a page."""
    words = speak(language)
    panels = [panel(view, seat, words, NAMES) for seat in range(read(view)["players"])]
    return ET.fromstring(f"<main>{board(view, words, NAMES)}{''.join(panels)}</main>")


def area(view: Mapping[str, object], seat: int, language: str = "en") -> ET.Element:
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
    assert {"board", "board-gwt"} <= set(classes(root))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_small(language: str) -> None:
    for view in [*some_views(), finished()]:
        assert len(board(view, speak(language), NAMES).encode()) < MAX_BYTES


@pytest.mark.parametrize("name", HOSTILE)
def test_names_are_escaped(name: str) -> None:
    names = [name] * 4
    for page in (
        board(finished(), speak(), names),
        panel(finished(), 0, speak(), names),
    ):
        root = ET.fromstring(page)
        assert not any(
            e.tag.endswith(("script", "b")) and e.attrib.get("onclick") for e in root.iter()
        )
        assert not any(e.tag.endswith("script") for e in root.iter())
        assert any(
            name in value for e in root.iter() for value in (*e.attrib.values(), e.text or "")
        )


# --- targets


def test_every_place_of_the_table_is_there_once() -> None:
    found = targets(drawn(samples()[0].view))
    for group, names in (
        ("space", SPACE_NAMES),
        ("track", POSITION_NAMES),
        ("station", STATION_NAMES),
        ("city", CITY_NAMES),
    ):
        assert {t for t in found if t.startswith(f"{group}:")} == {f"{group}:{n}" for n in names}
        assert all(found[f"{group}:{name}"] == 1 for name in names)


def test_every_pick_has_a_place_on_the_page_or_is_offered_in_the_list() -> None:
    groups: Counter[str] = Counter()
    for view, picks in samples():
        found = targets(table(view))
        groups.update(pick.split(":")[0] for pick in picks)
        missing = [
            pick
            for pick in picks
            if pick not in found and not pick.startswith(IN_THE_LIST) and "+" not in pick
        ]
        assert missing == [], read(view)["step"]
    assert set(groups) == {
        *IN_THE_LIST, "space", "action", "card", "job", "track", "station", "disc", "worker",
        "city", "tile", "display", "hand", "market", "market2", "building",
    }  # fmt: skip


def test_only_the_viewers_own_area_can_be_picked() -> None:
    for view in some_views():
        state = read(view)
        for seat in range(state["players"]):
            picked = {t for t in targets(area(view, seat)) if not t.startswith("master:")}
            assert bool(picked) == (seat == state["viewer"])


def test_an_action_can_be_picked_only_at_the_building_in_use() -> None:
    met = 0
    for view in all_views():
        groups, name = by_id(drawn(view)), in_use(read(view))
        for space in SPACE_NAMES:
            inside = targets(groups[f"space-{space}"])
            actions = [t for t in inside if t.startswith("action:")]
            assert bool(actions) == (space == name and is_building(read(view), space))
            met += bool(actions)
    assert met


def is_building(view: View, space: str) -> bool:
    tile = view["trail"][space]["tile"]
    return tile in BUILDINGS_DATA["neutral"] or tile in BUILDINGS_DATA["private"]


# --- nothing hidden is drawn


def test_a_spectator_sees_no_hand() -> None:
    for seed, begin in WALKS[:3]:
        for count, moment in enumerate(walk(seed, begin)):
            if count % 61:
                continue
            state = moment.state
            view = GAME.observe(state, None)
            root = table(view)
            assert not [t for t in targets(root) if t.startswith(("hand:", "card:"))]
            for seat in range(state.setup.players):
                backs = [e for e in area(view, seat).iter() if "art-back" in classes(e)]
                assert len(backs) == len(state.hand[seat])


def test_swapping_hidden_cards_changes_no_picture_for_others() -> None:
    first, second = a_state(3), a_state(3)
    hand(first, 0, "jersey jersey jersey guernsey")
    hand(second, 0, "dutch_belt dutch_belt black_angus guernsey")
    for viewer in (None, 1, 2):
        seen = [pictures(GAME.observe(state, viewer)) for state in (first, second)]
        assert seen[0] == seen[1]
    own = [pictures(GAME.observe(state, 0)) for state in (first, second)]
    assert own[0] != own[1]


def pictures(view: Mapping[str, object]) -> tuple[str, ...]:
    words = speak()
    areas = (panel(view, seat, words, NAMES) for seat in range(read(view)["players"]))
    told = "\n".join(s for _, sentences in description(view, words, NAMES) for s in sentences)
    return board(view, words, NAMES), *areas, told


# --- the picture says what the view says


def test_spaces_show_their_tile_and_owner() -> None:
    for view in some_views():
        groups = by_id(drawn(view))
        for name, here in read(view)["trail"].items():
            group, owner, tile = groups[f"space-{name}"], here["owner"], here["tile"]
            assert [c for c in classes(group) if re.fullmatch(r"p\d", c)] == (
                [] if owner is None else [f"p{owner}"]
            )
            if tile is None:
                continue
            if owner is not None:
                assert tile in said(group)
                assert f"#deed-{owner}" in used(group)
            elif is_building(read(view), name):
                assert tile in said(group)
            elif tile.endswith("teepee"):
                assert "#i-teepee" in used(group)
            else:
                kind, vp, colour = tile.split("_")
                assert {f"#i-{kind}", f"#palm-{colour}"} <= set(used(group))
                assert vp in said(group)


def test_hands_of_buildings_are_drawn() -> None:
    state = a_state(2)
    put_building(state, 1, 7, "A1")
    group = by_id(drawn(GAME.observe(state, 0)))["space-A1"]
    assert "Building space A1, private building 7a, owner Bob" in group.attrib["aria-label"]
    assert [u for u in used(group) if "palm" in u] == ["#palm-green", "#palm-black"]


def test_cattlemen_stand_at_their_places() -> None:
    for view in some_views():
        groups = by_id(drawn(view))
        places = []
        for seat in read(view)["seats"]:
            x, y = place_of(groups[f"cattleman-{seat['seat']}"])
            places.append((x, y))
            if seat["at"] is not None:
                middle = TRAIL[seat["at"]]
                reach = 110 if seat["at"] == "kansas_city" else 70
                assert abs(x - middle.x) <= reach
                assert abs(y - middle.y) <= reach
        assert len(set(places)) == len(places)


def test_four_cattlemen_on_one_building_stand_side_by_side() -> None:
    state = a_state(4)
    for seat in range(4):
        stand(state, seat, "C")
    groups = by_id(drawn(GAME.observe(state, 0)))
    places = [place_of(groups[f"cattleman-{seat}"]) for seat in range(4)]
    for i, (x, y) in enumerate(places):
        for other_x, other_y in places[i + 1 :]:
            assert abs(x - other_x) + abs(y - other_y) > 14


def test_engines_stand_on_the_rails() -> None:
    for view in some_views():
        groups = by_id(drawn(view))
        places = [place_of(groups[f"engine-{s['seat']}"]) for s in read(view)["seats"]]
        assert len(set(places)) == len(places)
        for seat, (x, y) in zip(read(view)["seats"], places, strict=True):
            stop = TRACK[POSITION_NAMES.index(seat["engine"])]
            if seat["engine"] != "0":
                assert (x, y) == pytest.approx((stop.x, stop.y + 8), abs=0.06)


def test_cities_and_stations_carry_their_discs() -> None:
    state = a_state(3)
    discs_on(state, 1, "topeka kansas_city kansas_city s3 s10")
    discs_on(state, 2, "topeka s3")
    groups = by_id(drawn(GAME.observe(state, 0)))
    found = {name for name in groups if name.startswith("disc-")}
    assert found == {
        "disc-topeka-1", "disc-kansas_city-1", "disc-s3-1", "disc-s10-1", "disc-topeka-2",
        "disc-s3-2",
    }  # fmt: skip
    assert said(groups["disc-kansas_city-1"]) == ["2"]
    assert "discs: Bob, Cleo" in groups["city-topeka"].attrib["aria-label"]
    assert "discs: Bob (2)" in groups["city-kansas_city"].attrib["aria-label"]


def test_the_job_market_shows_its_workers() -> None:
    for view in some_views():
        market_ = read(view)["job_market"]
        groups = by_id(drawn(view))
        for index, row in enumerate(market_["rows"], 1):
            for worker in WORKERS:
                group = groups.get(f"job-{index}-{worker}")
                count = row["workers"].count(worker)
                assert (group is None) == (count == 0)
                if group is not None:
                    assert used(group).count(f"#w-{worker}") == count
        assert ("job-token" in groups) == (market_["token_row"] is not None)


def test_the_cattle_market_counts_its_cards() -> None:
    state = a_state(4)
    market(state, "holstein holstein holstein ayrshire west_highland_4 texas_longhorn_7")
    groups = by_id(drawn(GAME.observe(state, 0)))
    found = {name for name in groups if name.startswith("market-")}
    assert found == {
        "market-holstein", "market-ayrshire", "market-west_highland_4", "market-texas_longhorn_7",
    }  # fmt: skip
    sheets = [e for e in groups["market-holstein"] if classes(e) == ["b-holstein"]]
    assert len(sheets) == 3


def test_a_full_cattle_market_stays_on_its_sheet() -> None:
    state = a_state(4)
    market(state, " ".join([
        *["holstein"] * 7, *["brown_swiss"] * 7, *["ayrshire"] * 7,
        *["west_highland_3", "west_highland_4", "west_highland_5"] * 3,
        *["texas_longhorn_5", "texas_longhorn_6", "texas_longhorn_7"] * 2,
    ]))  # fmt: skip
    root = drawn(GAME.observe(state, 0))
    for element in root.iter(f"{SVG}rect"):
        if any(c in ("second", "halo") for c in classes(element)):
            right = float(element.attrib["x"]) + float(element.attrib["width"])
            assert right <= WIDTH


def test_equal_cards_of_the_display_are_both_there() -> None:
    state = a_state(2)
    display(state, "aux_sf aux_sf move_bbhh draw_5h")
    found = targets(drawn(GAME.observe(state, 0)))
    assert found["display:aux_sf"] == 2
    assert found["display:draw_5h"] == 1


def test_reachable_locations_show_their_steps() -> None:
    shown = 0
    for view in all_views():
        steps = steps_to(read(view))
        root = drawn(view)
        miles = [e for e in root.iter() if classes(e) == ["mile"]]
        assert len(miles) == len(steps)
        shown += len(steps)
        if read(view)["moves"] is None:
            assert not steps
    assert shown


def test_the_end_of_the_match_is_told() -> None:
    assert "The match is over" in said(drawn(finished()))


# --- nothing lies on top of anything else


def test_tiles_of_the_trail_do_not_overlap() -> None:
    boxes = {}
    for space in SPACES:
        name, kind = SPACE_NAMES[space], KIND[space]
        if kind in ("start", "kansas_city"):
            continue
        wide, high = {"neutral": NEUTRAL_SIZE, "building": PRIVATE_SIZE}.get(
            kind, (2 * TILE_RADIUS, 2 * TILE_RADIUS)
        )
        x, y = TRAIL[name]
        boxes[name] = (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
        assert LAND[0] <= boxes[name][0]
        assert boxes[name][2] <= LAND[0] + LAND[2]
        assert boxes[name][3] <= LAND[1] + LAND[3]
    names = list(boxes)
    for i, name in enumerate(names):
        for other in names[i + 1 :]:
            a, b = boxes[name], boxes[other]
            apart = a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1]
            assert apart, (name, other)


def test_stops_of_the_railroad_do_not_touch() -> None:
    for (x, y), (next_x, next_y) in pairwise(TRACK[:40]):
        assert abs(x - next_x) + abs(y - next_y) > 24


# --- panel


def test_a_panel_shows_the_figures_of_its_seat() -> None:
    for view in some_views():
        for own in read(view)["seats"]:
            root = area(view, own["seat"])
            figures = {
                e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib
            }
            assert figures["money"] == f"${own['money']}"
            assert figures["vp"] == str(own["points"])
            assert figures["steps"] == str(own["steps"])
            assert figures["hand"] == f"{own['hand_size']}/{own['hand_limit']}"
            assert figures["deck"] == f"{own['draw_size']} · {own['discard_size']}"
            assert (figures["certificates"] or "").endswith(f"/{own['certificate_limit']}")


def test_a_panel_shows_discs_and_workers() -> None:
    for view in some_views():
        for own in read(view)["seats"]:
            root = area(view, own["seat"])
            groups = by_id(root)
            for disc in DISC_NAMES:
                spots = groups[f"disc-{own['seat']}-{disc}"]
                covered = [e for e in spots.iter() if classes(e) == ["m-disc"]]
                assert len(covered) == own["discs_left"][disc]
            for worker, count in own["workers"].items():
                row = groups[f"worker-{own['seat']}-{worker}"]
                held = [e for e in row if f"held-{worker}" in classes(e)]
                offered = [t for t in targets(row) if t.startswith("action:")]
                assert len(held) + len(offered) in (count, count + len(offered))
                assert len(list(row)) == 6


def test_the_own_hand_is_shown_card_by_card() -> None:
    for view in some_views():
        state = read(view)
        assert state["viewer"] is not None
        own = state["seats"][state["viewer"]]
        assert own["hand"] is not None
        found = targets(area(view, own["seat"]))
        assert Counter(own["hand"]) == {
            t.removeprefix("hand:"): n for t, n in found.items() if t.startswith("hand:")
        }


def test_a_panel_sums_up_the_points() -> None:
    for own in read(finished())["seats"]:
        root = area(finished(), own["seat"])
        rows = [int(td.text) for td in root.iter("td") if td.text]
        assert rows == list(own["points_by_category"].values())
        assert sum(rows) == own["points"]


# --- the actions in signs and in words


def test_every_action_has_signs_and_words() -> None:
    for language in LANGUAGES:
        told = {name: action_words_in(language, name) for name in ACTION_NAMES}
        assert all(told.values())
    for name in ACTION_NAMES:
        assert tokens(name)
        assert line_width(tokens(name)) < 130


def action_words_in(language: str, name: str) -> str:
    return action_words(words_of(language), name)


def test_signs_follow_the_data() -> None:
    assert tokens("A_guernsey") == ("#guernsey", "@arrow", "$2")
    assert tokens("A_hire2") == ("@worker", "+$2")
    assert tokens("D_engine") == ("−$2", "@arrow", "@engine", "+2")
    assert tokens("C_engine") == ("@engine", "@wrench")
    assert tokens("aux_cert_double") == ("−$2", "@engine", "−2", "@arrow", "@cert", "@cert")
    assert tokens("7a_teepee_pairs") == ("@cert", "@cert", "$2", "×", "@teepees")
    assert tokens("10a_cert") == ("@cert", "@top")
    assert action_words_in("en", "aux_draw") == "draw 1 card, then discard 1"
    assert action_words_in("en", "objective_draw_3") == "draw up to 3 cards, then discard as many"
    assert action_words_in("en", "1b_engine_back") == "engine 1 back: gain $3"
    assert action_words_in("it", "A_guernsey") == "scarta 1 Guernsey: guadagna $2"


def test_breeds_have_letters_of_their_own() -> None:
    assert set(LETTER) == set(BREEDS)
    assert len(set(LETTER.values())) == len(BREEDS)
    assert {breed_of(name) for name in CARD_NAMES if CARD_CODES[name] < 13} == set(BREEDS)


# --- texts


def gaps(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


SAME = {"Kansas City", "Great Western Trail", "{single}. Double: {double}."}


@pytest.mark.parametrize("language", ["es", "it"])
def test_the_languages_are_complete_and_none_is_english(language: str) -> None:
    english, other = tables("en"), tables(language)
    assert {t: set(s) for t, s in other.items()} == {t: set(s) for t, s in english.items()}
    for name, sentences in english.items():
        for key, sentence in sentences.items():
            translated = other[name][key]
            assert gaps(translated) == gaps(sentence), (name, key)
            assert translated.strip()
            proper = sentence[0].isupper() and name in ("names", "spaces")
            signs_only = not re.search(r"[a-z]{2}", re.sub(r"\{\w+\}", "", sentence))
            alike = language == "it" and "cowboy" in key  # the Italian word is the same
            if not (proper or signs_only or alike or sentence in SAME):
                assert translated != sentence, (name, key)


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_english_is_left_on_the_page(language: str) -> None:
    english = r"\b(space|building|owner|fee|engine|steps|hand|workers|row|discs|stack|hazard)\b"
    for view in some_views()[::3]:
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
    for view in some_views()[::3]:
        told = tips(view, speak(language))
        assert set(targets(table(view, language))) <= set(told)
        for tip in told.values():
            found = re.findall(r"GWT-\d+", tip)
            assert found
            assert set(found) <= set(rules)
            assert "{" not in tip


def test_tips_tell_what_a_place_does_now() -> None:
    state = a_state(4)
    put_building(state, 1, 4, "B1")
    told = tips(GAME.observe(state, 0), speak())
    assert "An opponent's." in told["space:B1"]
    assert "Passing costs you $2." in told["space:B1"]
    assert "(Rule GWT-209)" in told["space:B1"]
    assert "Yours." in tips(GAME.observe(state, 1), speak())["space:B1"]
    assert "Risk action: discard any cattle card: 1 certificate." in told["space:trade_risk1"]
    assert f"Costs ${JOB_COSTS[0]} to hire." in told["job:1-cowboy"]
    assert "Not for hire yet" in told["job:12-cowboy"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_shows_every_piece_once(language: str) -> None:
    shown = components(speak(language))
    found = {component.id: component for component in shown}
    assert len(found) == len(shown)
    wanted = {f"building_{name}" for group in BUILDINGS_DATA.values() for name in group}
    wanted |= {*BREEDS, *WORKERS, *AUXILIARY, "green_teepee", "blue_teepee", "flood", "drought"}
    wanted |= {f"master_{name}" for name in MASTER_NAMES} | {"rockfall", "objective"}
    assert wanted <= set(found)
    rules = rulebook(PACKAGE, language).rules()
    for component in shown:
        root = ET.fromstring(component.svg)
        assert root.tag == "svg"
        assert not [e for e in root.iter() if e.tag == "use"]  # the page has no definitions
        assert component.name[0].isupper()
        assert component.text.endswith(".")
        assert set(component.rules) <= set(rules)


def test_inlining_leaves_no_reference_and_keeps_the_place() -> None:
    assert inlined('<use href="#m-0" x="3" y="4"/>') == (
        f'<g transform="translate(3 4)">{DRAWINGS["m-0"]}</g>'
    )
    assert all("<use" not in inlined(drawing) for drawing in DRAWINGS.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_description_has_every_part_and_no_gap(language: str) -> None:
    for view in some_views()[::2]:
        parts = description(view, speak(language), NAMES)
        assert len(parts) == 9 + read(view)["players"]
        for heading, sentences in parts:
            assert heading
            assert sentences
            assert all(s.endswith(".") and "{" not in s for s in sentences)


def test_the_description_tells_the_position() -> None:
    state = a_state(3)
    put_building(state, 1, 4, "B1")
    hand(state, 0, "jersey jersey guernsey black_angus")
    parts = dict(description(GAME.observe(state, 0), speak(), NAMES))
    assert any("private building 4a, owner Bob" in s for s in parts["Buildings on the trail"])
    assert any("In hand: 2× Jersey" in s for s in parts["Player Ann (you)"])
    assert not any("In hand:" in s for s in parts["Player Bob"])


# --- type and colour


def test_a_long_text_is_squeezed_and_a_short_one_is_not() -> None:
    assert "textLength" in text(0, 0, "a very long name for a city", "t-name", room=50)
    assert "textLength" not in text(0, 0, "Topeka", "t-name", room=50)


def style_sheet() -> str:
    return files(PACKAGE).joinpath("static/board.css").read_text(encoding="utf-8")


def shared_sheet() -> str:
    """What all boards share is the page's."""
    return files("westbound").joinpath("web/static/css/board.css").read_text(encoding="utf-8")


def test_no_text_is_smaller_than_fourteen() -> None:
    """A unit is nine tenths of a pixel on a desktop; so the smallest letters have 12 pixels."""
    sizes = dict(re.findall(r"\.(t-[a-z]+) \{[^}]*font-size: ([\d.]+)px", style_sheet()))
    shown = {c for v in some_views() for e in drawn(v).iter(f"{SVG}text") for c in classes(e)}
    assert {c for c in shown if c.startswith("t-")} <= set(sizes)
    assert min(map(float, sizes.values())) >= 14


def test_every_colour_is_a_role_of_the_page_or_has_a_name() -> None:
    sheet = re.sub(r"/\*.*?\*/", "", style_sheet(), flags=re.DOTALL)
    used = re.sub(r"--[\w-]+: [^;]+;", "", sheet)
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(|hsla?\(", used) == []


def test_every_drawing_class_is_in_the_style_sheet() -> None:
    styled = set(re.findall(r"\.([a-z][a-z0-9_-]*)", shared_sheet() + style_sheet()))
    shown = {c for v in some_views() for e in table(v).iter() for c in classes(e)}
    shown |= {
        c for p in components(speak()) for e in ET.fromstring(p.svg).iter() for c in classes(e)
    }
    prefixes = ("k-", "m-", "c-", "b-", "h-", "w-", "t-", "hide-")
    assert {c for c in shown if c.startswith(prefixes)} <= styled


@pytest.mark.parametrize("state", ["[data-legal]", "[data-chosen]", ":focus-visible"])
def test_what_can_be_picked_is_styled(state: str) -> None:
    sheet = style_sheet()
    for part in (".plate", ".plot", ".pit", ".chip", ".halo"):
        assert re.search(rf"{re.escape(state)} > {re.escape(part)}", sheet), part
    assert f".second{state}" in sheet
    assert f".action{state} > .key" in sheet
