"""The drawings with all cards and variants: every pick is on the page, and all that is seen.

The players' areas are in `test_variant_panels.py`.
"""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.carson_city.pages import NAMES, PACKAGE, drawn, place_of, speak, table
from tests.games.carson_city.positions import a_state, at_step, parcels, play, put
from tests.games.carson_city.variant_pages import items, pages, samples
from tests.games.carson_city.variant_positions import outlaws_at
from tests.games.svg import SVG, by_id, classes, said, targets
from westbound.engine.json_types import Json
from westbound.engine.rulebook import rulebook
from westbound.engine.texts import LANGUAGES
from westbound.games.carson_city.board import board
from westbound.games.carson_city.drawing.cards import FACE, is_borrowed, shown_faces
from westbound.games.carson_city.drawing.layout import CARD_HEIGHT, CARDS_END, card_width
from westbound.games.carson_city.drawing.model import auction, read
from westbound.games.carson_city.drawing.spoken import spoken
from westbound.games.carson_city.drawing.supply import supplies
from westbound.games.carson_city.drawing.tips import tips
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.state import CarsonState
from westbound.games.carson_city.variants.outlaws.components import OUTLAW_VP
from westbound.games.carson_city.variants.outlaws.steps import MoveOutlaws

MAX_BYTES = 105_000  # of a table with everything

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
    assert biggest < MAX_BYTES


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
            there = parcel["id"] in view["outlaws"]
            assert ("outlaw of strength" in group.attrib["aria-label"]) == there
        corners = [place_of(groups[f"parcel-{name}"]) for name in view["outlaws"]]
        riders = {place_of(rider) for rider in groups["board-outlaws"]}
        assert riders == {(x + 43.5, y + 54) for x, y in corners}
        assert len(groups["board-bridges"]) == len(view["bridges"])
        seen.update({"river": len(view["river"]), "outlaw": len(view["outlaws"])})
    assert seen["river"]
    assert seen["outlaw"]


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


# --- outlaws ride


def riders(state: CarsonState) -> dict[str, tuple[float, float]]:
    """The outlaws of a board by their ids, and where each stands."""
    layer = by_id(drawn(GAME.observe(state, 0)))["board-outlaws"]
    return {rider.attrib["id"]: place_of(rider) for rider in layer}


def outlaws_that_move(outlaws: str, hotels: str) -> CarsonState:
    state = a_state(options={"outlaws": True}, round=2, phase=1)
    put(state, "hotel", hotels, seat=1)
    outlaws_at(state, outlaws)
    return at_step(state, MoveOutlaws(0, parcels(outlaws)))


def ridden(state: CarsonState, *moves: str) -> list[tuple[float, float]]:
    """Where those have gone whom a page knows again, and who stood elsewhere before."""
    before, after = riders(state), riders(play(state, *moves))
    return [after[key] for key in before if key in after and before[key] != after[key]]


def place_on(parcel: str) -> tuple[float, float]:
    """Where an outlaw stands on a parcel."""
    column, row = "ABCDEFGH".index(parcel[0]), int(parcel[1]) - 1
    return 16 + column * 58 + 43.5, 46 + row * 58 + 54


def test_an_outlaw_who_moves_is_the_same_one_so_that_a_page_lets_him_ride() -> None:
    state = outlaws_that_move("A1 C5 H8", "D6 A2 G8")
    assert ridden(state, "outlaw from C5") == [place_on("D6")]
    assert ridden(state, "outlaw from H8") == [place_on("G8")]


def test_the_last_one_rides_too() -> None:
    assert ridden(outlaws_that_move("C5", "D6"), "outlaw from C5") == [place_on("D6")]


@pytest.mark.parametrize("first", ["C5", "E7"])
def test_where_two_want_to_go_nobody_rides_in_the_place_of_the_other(first: str) -> None:
    assert ridden(outlaws_that_move("C5 E7", "D6"), f"outlaw from {first}") == []


def test_nor_where_chance_could_send_another_one() -> None:
    """The outlaw of C5 wants D6 or B5, that of E7 wants D6."""
    state = outlaws_that_move("C5 E7", "D6 B5")
    assert ridden(state, "outlaw from C5", "outlaw to D6") == []


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
