"""The drawings with all cards and variants: every pick is on the page, and all that is seen."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from functools import cache
from typing import NamedTuple

import pytest

import westbound
from tests.games.carson_city.test_board import (
    NAMES,
    PACKAGE,
    SVG,
    by_id,
    classes,
    drawn,
    place_of,
    said,
    speak,
    table,
    targets,
)
from westbound.engine.jsons import Json
from westbound.engine.match import Match
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.board import board, spoken, tips
from westbound.games.carson_city.drawing.cards import FACE, is_borrowed, shown_faces
from westbound.games.carson_city.drawing.layout import CARD_HEIGHT, CARDS_END, card_width
from westbound.games.carson_city.drawing.model import SeatView, View, auction, read
from westbound.games.carson_city.drawing.supply import supplies
from westbound.games.carson_city.variants import HATS, OUTLAW_VP, SHEET, SHEET_POINTS, sheet_cost

SETS = ("quiet_town", "prosperous_town", "gold_rush", "house_and_land", "showdown", "random")
MOST_BYTES = 105_000  # of a table with everything
EACH_KIND = 2  # samples of each kind of decision
Sample = tuple[dict[str, Json], tuple[str, ...]]


def options_of(number: int) -> dict[str, Value]:
    """Another mixture for each number; together they have everything."""
    return {
        "characters": SETS[number % len(SETS)],
        "teacher_card": True,
        "horses": number % 4 != 3,
        "outlaws": number % 3 != 2,
        "carson_river": number % 2 == 0,
        "duel_tiles": number % 3 == 0,
        "new_beginning": number % 4 == 1,
        "kit_carson": number % 5 == 4,
        "kit_carson_mode": "live" if number % 2 else "waves",
        "road_windows": "compact",
    }


def picks_of(match: Match, seat: int) -> tuple[str, ...]:
    """All picks of the moves that must be found on the page."""
    picks = {pick for move in match.moves(seat) for pick in move.picks()}
    return tuple(sorted(p for p in picks if not p.startswith(("do:", "amount:"))))


@cache
def samples() -> tuple[Sample, ...]:
    """Observations of deciders with their picks, some of each kind of decision."""
    found: list[Sample] = []
    kinds: Counter[tuple[str, int, bool]] = Counter()
    for number in range(20):
        match = westbound.new_match("carson", 2 + number % 5, number, options_of(number))
        rng = Rng(number, 5)
        while not match.over:
            seat = rng.choice(match.turns)
            step = match.state.agenda[-1]
            kind = (step.kind, len(match.turns), getattr(step, "high", 0) > 0)
            if kinds[kind] < EACH_KIND or rng.below(400) == 0:
                kinds[kind] += 1
                found.append((match.observe(seat), picks_of(match, seat)))
            match.play(rng.choice(match.moves(seat)), seat)
    seen = {kind for kind, _, _ in kinds}
    assert {"fill_sheets", "put_down_tiles", "plan_wave", "place_live", "place_bid"} <= seen
    assert {"equip", "corral_two", "relocate", "move_outlaws", "heal_cowboy"} <= seen
    return tuple(found)


class Page(NamedTuple):
    """What is drawn for a view, read once: everything, and by its id."""

    view: View
    root: ET.Element
    groups: dict[str, ET.Element]

    def panel(self, seat: int) -> ET.Element:
        return self.groups[f"panel-{seat}"]


@cache
def pages() -> tuple[Page, ...]:
    roots = [(read(view), table(view)) for view, _ in samples()]
    return tuple(Page(view, root, by_id(root)) for view, root in roots)


def figures(root: ET.Element) -> dict[str, str | None]:
    return {e.attrib["data-figure"]: e.text for e in root.iter() if "data-figure" in e.attrib}


def items(root: ET.Element, name: str) -> list[ET.Element]:
    return [e for e in root.iter() if name in classes(e)]


# --- the page's rules


def test_every_pick_is_on_the_page() -> None:
    groups: Counter[str] = Counter()
    for (view, root, _), (_, picks) in zip(pages(), samples(), strict=True):
        found = targets(root)
        assert [pick for pick in picks if found[pick] != 1] == [], view["step"]
        groups.update("corral" if "corral" in pick else pick.partition(":")[0] for pick in picks)
    wanted = {"parcel", "space", "edge", "character", "building", "corral", "tile", "item"}
    assert wanted <= set(groups)


def test_ids_are_unique_and_uses_are_defined() -> None:
    for view, root, _ in pages():
        ids = Counter(e.attrib["id"] for e in root.iter() if "id" in e.attrib)
        assert [name for name, count in ids.items() if count > 1] == []
        used = {e.attrib["href"].removeprefix("#") for e in root.iter(f"{SVG}use")}
        assert used <= set(ids), view["step"]


def test_labels_roles_and_no_inline_styles() -> None:
    for _, root, _ in pages():
        for element in root.iter():
            assert not {"style", "fill", "stroke", "onclick"} & set(element.attrib)
            if "data-target" in element.attrib:
                assert element.attrib["aria-label"]
                assert element.attrib["role"] == "img"
                assert element.attrib["id"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_stays_small(language: str) -> None:
    biggest = max(len(board(v, speak(language), NAMES).encode()) for v, _ in samples()[::3])
    assert biggest < MOST_BYTES


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_hovered_has_a_tip_with_a_rule(language: str) -> None:
    rules = rulebook(PACKAGE, language).rules()
    for view, _ in samples()[::8]:
        told = tips(view, speak(language))
        assert set(targets(table(view, language))) <= set(told)
        for tip in told.values():
            found = re.findall(r"CC-\d+", tip)
            assert found
            assert set(found) <= set(rules)
            assert "{" not in tip


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_english_is_left_on_the_page(language: str) -> None:
    english = r"\b(river|outlaw|horses?|corral|hats|tile|side|bid|sheet|cost|played|thinking)\b"
    for view, _ in samples()[::12]:
        root = table(view, language)
        shown = [*root.itertext()]
        shown += [
            v for e in root.iter() for k, v in e.attrib.items() if k in ("aria-label", "title")
        ]
        shown += tips(view, speak(language)).values()
        parts = spoken(view, speak(language), NAMES)
        shown += [line for heading, lines in parts for line in (heading, *lines)]
        found = [words for words in shown if re.search(english, words, re.IGNORECASE)]
        assert [words for words in found if "Carson River" not in words] == []


# --- cards


def test_cards_show_side_taker_and_both_names_of_fourteen() -> None:
    both = borrowed = 0
    for view, _, groups in pages():
        for card in view["cards"]:
            faces = shown_faces(view, card)
            both += len(faces) == 2
            borrowed += is_borrowed(view, card)
            for face in faces:
                group = groups[f"character-{FACE[face].name}"]
                assert ("side-red" in classes(group)) == (FACE[face].side == 1)
                assert ("taken" in classes(group)) == (card["seat"] is not None)
                assert str(card["number"]) in said(group)
                label = group.attrib["aria-label"]
                assert ("red side" if FACE[face].side else "yellow side") in label
                if card["seat"] is not None:
                    word = "borrowed" if is_borrowed(view, card) else "taken"
                    assert f"{word} by {NAMES[card['seat']]}" in label
    assert both
    assert borrowed


def test_seven_and_eight_cards_fill_the_same_band() -> None:
    counts = set()
    for view, _, groups in pages():
        width = card_width(len(view["cards"]))
        counts.add(len(view["cards"]))
        for card in view["cards"]:
            name = FACE[shown_faces(view, card)[0]].name
            plank = next(e for e in groups[f"character-{name}"] if classes(e) == ["plank"])
            assert float(plank.attrib["width"]) == width
            assert float(plank.attrib["height"]) <= CARD_HEIGHT
    assert counts == {7, 8}
    for count in counts:
        end = 11 + count * card_width(count) + 4 * (count - 1)
        assert CARDS_END - 1 < end < CARDS_END + 1


# --- the plat


def test_river_bridges_and_outlaws_lie_where_they_are() -> None:
    seen: Counter[str] = Counter()
    for view, _, groups in pages():
        for parcel in view["parcels"]:
            group = groups[f"parcel-{parcel['id']}"]
            wet = any("river" in classes(e) for e in group)
            assert wet == (parcel["id"] in view["river"])
            assert ("river" in group.attrib["aria-label"]) == wet
            there = any(u.attrib["href"] == "#outlaw" for u in group.iter(f"{SVG}use"))
            assert there == (parcel["id"] in view["outlaws"])
            assert ("outlaw of strength" in group.attrib["aria-label"]) == there
        assert len(groups["board-bridges"]) == len(view["bridges"])
        seen.update({"river": len(view["river"]), "outlaw": len(view["outlaws"])})
    assert seen["river"]
    assert seen["outlaw"]


def test_a_bridge_lies_on_its_edge_instead_of_a_road() -> None:
    view = next(view for view, _ in samples() if read(view)["river"])
    roads: list[Json] = ["C2n", "D2n", "D2w"]
    root = drawn(view | {"roads": roads, "bridges": ["D2n"]})
    deck = by_id(root)["board-bridges"][0]
    assert place_of(deck) == (16 + 3.5 * 58, 46 + 58)
    road = next(e for e in root.iter() if classes(e) == ["road"])
    assert road.attrib["d"] == "M132 104h58M190 104v58"
    assert "A bridge" in tips(view | {"bridges": ["D2n"]}, speak())["edge:D2n"]
    assert "costs 2 roads" in tips(view, speak())["edge:D3n"]


def test_tokens_lie_with_their_cowboys() -> None:
    seen: Counter[str] = Counter()
    for view, _, groups in pages():
        wanted = {f"token-dynamite-{s}-{p['id']}" for p in view["parcels"] for s in p["dynamite"]}
        for name, space in view["spaces"].items():
            wanted |= {f"token-dynamite-{seat}-{name}" for seat in space["dynamite"]}
            wanted |= {f"token-quiet-{seat}-{name}" for seat in space["quiet"]}
        assert {name for name in groups if name.startswith("token-")} == wanted
        seen.update(name.split("-")[1] for name in wanted)
    assert seen["dynamite"]
    assert seen["quiet"]


def test_an_auction_shows_what_is_offered_and_the_highest_bid() -> None:
    bids = 0
    for look in pages():
        groups, going = look.groups, auction(look.view)
        if going is None:
            continue
        places = [f"parcel-{name}" for name in going.parcels] or ["space-ammunition"]
        for place in places:
            flag = next(e for e in groups[place] if "bid" in classes(e))
            if going.leader is not None:
                assert f"p{going.leader}" in classes(flag)
                assert f"${going.high}" in said(flag)
                line = items(look.panel(going.leader), "state-leader")
                assert f"${going.high}" in "".join(line[0].itertext())
                bids += 1
    assert bids


def test_the_head_shows_supplies_and_the_strength_of_outlaws() -> None:
    for view, _, groups in pages():
        for name, (_, count) in supplies(view).items():
            assert said(groups[f"supply-{name}"]) == [str(count)]
        strength = view["outlaw_strength"]
        assert ("supply-outlaws" in groups) == (strength is not None)
        if strength is not None:
            expected = [str(strength), str(OUTLAW_VP[strength])]
            assert said(groups["supply-outlaws"]) == expected


# --- several answer at the same time


def test_who_thinks_and_who_has_handed_in_is_seen_in_panels_and_on_the_track() -> None:
    seen: Counter[str] = Counter()
    for look in pages():
        view, groups = look.view, look.groups
        for seat in range(view["players"]):
            root = look.panel(seat)
            states = {c for e in items(root, "state") for c in classes(e)}
            several = "waiting" in (view["step"] or {}) or any(view["handed_in"])
            thinking = several and seat in view["waiting"]
            assert ("state-sealed" in states) == view["handed_in"][seat]
            assert ("state-thinking" in states) == thinking
            assert ("active" in classes(root)) == (seat in view["waiting"])
            signs = [u.attrib["href"] for u in groups[f"marker-turn-{seat}"].iter(f"{SVG}use")]
            assert ("#g-thinking" in signs) == thinking
            assert ("#g-sealed" in signs) == view["handed_in"][seat]
            seen.update(states)
    assert {"state-thinking", "state-sealed", "state-lock"} <= set(seen)


def test_the_own_sheet_can_be_filled_and_others_stay_closed() -> None:
    filling = 0
    for look in pages():
        view = look.view
        if view["step"] is None or view["step"]["kind"] != "fill_sheets":
            continue
        filling += 1
        for seat in range(view["players"]):
            lines = items(look.panel(seat), "sheet-item")
            assert len(lines) == (len(SHEET) if seat == view["viewer"] else 0)
        assert view["viewer"] is not None
        units = view["seats"][view["viewer"]]["sheet"]
        assert units is not None
        left = SHEET_POINTS - sheet_cost(tuple(units[item.name] for item in SHEET))
        words = "".join(look.panel(view["viewer"]).itertext())
        assert f"{left} of {SHEET_POINTS} points left" in words
    assert filling


# --- horses and tiles


def test_corrals_show_hats_horses_and_cowboy_and_only_own_ones_can_be_picked() -> None:
    seen: Counter[str] = Counter()
    for look in pages():
        view = look.view
        for own in view["seats"]:
            root = look.panel(own["seat"])
            pens = items(root, "corral")
            if own["corrals"] is None:
                assert pens == []
                continue
            mine = own["seat"] == view["viewer"]
            for pen, corral, hats in zip(pens, own["corrals"], HATS, strict=True):
                drawing = "".join(c for e in pen.iter() for c in (*classes(e), " "))
                assert drawing.count("k-felt") == hats == corral["hats"]
                assert ("data-target" in pen.attrib) == mine
                label = pen.attrib["aria-label"]
                assert f"horses: {corral['horses']}" in label
                guests = drawing.count("c-body") - (corral is own["corrals"][1])  # its power
                assert ("cowboy" in label) == corral["cowboy"] == bool(guests)
                seen.update({"horse": corral["horses"], "cowboy": corral["cowboy"]})
            assert figures(root)["horses"] == str(own["horses"])
            assert figures(root)["rodeo"] == str(own["rodeo_tokens"])
    assert seen["horse"]
    assert seen["cowboy"]


def tiles_drawn(root: ET.Element, own: SeatView) -> tuple[Counter[int], int]:
    """Values that lie open, and how many tiles of the hand are face down."""
    shown: Counter[int] = Counter()
    hidden = 0
    for tile in items(root, "tile"):
        name = tile.attrib["id"].removeprefix(f"tile-{own['seat']}-")
        times = "".join(e.text or "" for e in tile if "tile-count" in classes(e))
        count = int(times.removeprefix("×")) if times else 1
        if name.isdigit():
            shown[int(name)] += count
        elif name == "hidden":
            hidden = count
    return shown, hidden


def test_the_own_hand_lies_open_and_others_are_counted() -> None:
    hands = 0
    for look in pages():
        view = look.view
        for own in view["seats"]:
            root = look.panel(own["seat"])
            if not view["options"]["duel_tiles"]:
                assert items(root, "tile") == []
                continue
            shown, hidden = tiles_drawn(root, own)
            mine = own["seat"] == view["viewer"]
            known = Counter(tile for tile in own["duel_tiles"] if tile is not None)
            assert shown == (known if mine else Counter())
            assert hidden == (0 if mine else len(own["duel_tiles"]))
            assert len(items(root, "played")) == bool(own["tiles_down"])
            picks = {e.attrib["data-target"] for e in root.iter() if "data-target" in e.attrib}
            assert {p for p in picks if p.startswith("tile:")} == {f"tile:{v}" for v in shown}
            hands += mine
    assert hands


def test_cowboys_keep_beside_an_outlaw() -> None:
    met = 0
    for view, _, groups in pages():
        for parcel in view["parcels"]:
            if not parcel["outlaw"] or not parcel["cowboys"]:
                continue
            met += 1
            x, y = place_of(groups[f"parcel-{parcel['id']}"])
            at = [place_of(g) for name, g in groups.items() if name.startswith("cowboy-")]
            assert any(x + 4 <= a <= x + 32 and y <= b <= y + 58 for a, b in at)
    assert met
