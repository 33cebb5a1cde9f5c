"""The table in words: three languages, every number as observed, nothing left in English."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache

import pytest

import westbound
from tests.games.carson_city.positions import a_state, own, put, stand
from westbound.engine.json_types import Json
from westbound.engine.option import Value
from westbound.engine.rng import Rng
from westbound.engine.texts import LANGUAGES, catalogue
from westbound.games.carson_city.base.drawing.model import read
from westbound.games.carson_city.board import description as spoken
from westbound.games.carson_city.characters.cards import FACES
from westbound.games.carson_city.components import BUY_VP_PRICES, ROUNDS, ROW_PRICES
from westbound.games.carson_city.game import GAME
from westbound.games.carson_city.geometry import PARCEL_NAMES
from westbound.games.carson_city.observation import PlayerView, View
from westbound.kit.texts import read_tables

PACKAGE = "westbound.games.carson_city"
NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
SAMPLES = 60
# The same word in two languages, or a word that no translation replaces.
SHARED = {
    "hotel",
    "saloon",
    "cowboy",
    "cowboys",
    "ranch",
    "round",
    "sheriff",
    "revolver",
    "general",
    "in",
    "no",
}


def told(view: Mapping[str, object], language: str = "en") -> dict[str, list[str]]:
    parts = spoken(view, catalogue(PACKAGE, language), NAMES)
    headings = [heading for heading, _ in parts]
    assert len(headings) == len(set(headings))
    return dict(parts)


@cache
def samples() -> tuple[dict[str, Json], ...]:
    """Observations of players and spectators from whole random matches."""
    found: list[dict[str, Json]] = []
    for seed in range(20):
        players = 2 + seed % 5
        match, rng = westbound.new_match("carson", players, seed=seed), Rng(seed, 4)
        decisions = 0
        while not match.over:
            if decisions % 23 == seed % 23:
                found.append(match.observe(None if decisions % 2 else match.turn))
            match.play(rng.choice(match.moves()))
            decisions += 1
        found.append(match.observe(seed % players))
    step = len(found) // SAMPLES
    return tuple(found[::step])


def numbers(sentences: list[str]) -> Counter[int]:
    """All numbers of the sentences; names of parcels are no numbers."""
    text = re.sub(r"\b[A-H][1-8]\b", " ", " ".join(sentences))
    return Counter(int(found) for found in re.findall(r"\d+", text))


def parcels(sentences: list[str]) -> Counter[str]:
    return Counter(re.findall(r"\b[A-H][1-8]\b", " ".join(sentences)))


def figures_of(view: View, seat: PlayerView) -> Counter[int]:
    own_parcels = [p for p in view["parcels"] if p["owner"] == seat["seat"]]
    found = Counter(
        (
            *(seat["money"], seat["vp"], seat["vp_if_it_ended_now"], seat["cowboys"]),
            *(seat["general_reserve"], seat["firepower"], seat["revolvers"], seat["roads"]),
            seat["property_tiles"],
        )
    )
    if seat["money_limit"] is not None:
        found[seat["money_limit"]] += 1
    if view["three_revolver_token"] == seat["seat"]:
        found[3] += 1  # the token's name
    if own_parcels:
        found[len(own_parcels)] += 1
    return found


def figures_of_tiles(view: View, *tiles: str) -> Counter[int]:
    found: Counter[int] = Counter()
    for parcel in view["parcels"]:
        if parcel["tile"] not in tiles:
            continue
        if parcel["owner"] is None and parcel["tile"] != "town_hall":
            assert parcel["price"] is not None
            found[parcel["price"]] += 1
        if parcel["income"] is not None:
            found[parcel["income"]] += 1
    return found


def figures_of_row(view: View) -> Counter[int]:
    found = Counter(ROW_PRICES) + Counter(view["bag"].values()) + Counter([view["houses_left"]])
    if view["bag"]:
        found[sum(view["bag"].values())] += 1
    for sale in view["row"]:
        if sale["building"] is not None:
            viewer = view["viewer"]
            found[sale["price"] if viewer is None else sale["price_by_seat"][viewer]] += 1
    return found


def figures_of_spaces(view: View) -> Counter[int]:
    """Prices and numbers in the names of the spaces, and how many cowboys one player has there."""
    found = Counter((1, 2, *ROW_PRICES, *BUY_VP_PRICES))  # Roads (1), Roads (2)
    sheriff = next((s["seat"] for s in view["seats"] if s["character"] == "sheriff"), None)
    for space in view["spaces"].values():
        counts = Counter(space["cowboys"])
        if space["white"] and sheriff is not None:
            counts[sheriff] -= 1
        found += Counter(count for count in counts.values() if count > 1)
    return found


def sections(language: str) -> dict[str, str]:
    table = read_tables(GAME.package, language, "board")["spoken"]
    names = ("turn", "buildings", "houses", "mountains", "parcels", "roads", "spaces", "row")
    return {name: table[name] for name in (*names, "characters")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_is_that_of_the_observation(language: str) -> None:
    heads = sections(language)
    for raw in samples():
        view, parts = read(raw), told(raw, language)
        if not view["over"]:
            assert numbers(parts[heads["turn"]]) == Counter((view["round"], ROUNDS))
        for seat, (_, sentences) in zip(view["seats"], list(parts.items())[1:], strict=False):
            assert numbers(sentences) == figures_of(view, seat)
        built = {p["tile"] for p in view["parcels"]} - {"vacant", "mountain", "house", "terrace"}
        assert numbers(parts[heads["buildings"]]) == figures_of_tiles(view, *built)
        assert numbers(parts[heads["houses"]]) == figures_of_tiles(view, "house", "terrace")
        assert numbers(parts[heads["mountains"]]) == figures_of_tiles(view, "mountain")
        assert numbers(parts[heads["roads"]]) == Counter([len(view["roads"])])
        assert numbers(parts[heads["row"]]) == figures_of_row(view)
        assert numbers(parts[heads["spaces"]]) == figures_of_spaces(view)
        cards = [card for card in FACES[2:16:2] if card.name in {c["name"] for c in view["cards"]}]
        expected = Counter(n for card in cards for n in (card.number, card.limit))
        assert numbers(parts[heads["characters"]]) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_parcel_is_where_it_belongs(language: str) -> None:
    heads = sections(language)
    for raw in samples():
        view, parts = read(raw), told(raw, language)
        mentioned = parcels([s for name in ("buildings", "houses") for s in parts[heads[name]]])
        mentioned += parcels(parts[heads["mountains"]])
        standing = {p["id"] for p in view["parcels"] if p["tile"] != "vacant"}
        assert mentioned == Counter(standing)
        plots = parts[heads["parcels"]]
        vacant = set(PARCEL_NAMES) - standing
        assert set(parcels(plots)) == vacant
        for seat, sentences in zip(view["seats"], list(parts.values())[1:], strict=False):
            own_parcels = [p["id"] for p in view["parcels"] if p["owner"] == seat["seat"]]
            assert parcels(sentences) == Counter(own_parcels)
        sides = parcels(parts[heads["roads"]])
        assert sum(sides.values()) == len(view["roads"])


def test_an_unowned_vacant_parcel_is_listed_under_its_price() -> None:
    for raw in samples():
        lines = told(raw)["Vacant parcels"]
        for parcel in read(raw)["parcels"]:
            listed = [line for line in lines if line.startswith("Unowned, price")]
            found = [line for line in listed if re.search(rf"\b{parcel['id']}\b", line)]
            vacant = parcel["tile"] == "vacant" and parcel["owner"] is None
            assert len(found) == vacant
            if vacant:
                assert found[0].startswith(f"Unowned, price ${parcel['price']}:")


@pytest.mark.parametrize("language", ["es", "it"])
def test_no_english_word_is_left(language: str) -> None:
    def vocabulary(language: str) -> set[str]:
        text = " ".join(
            f"{heading} {' '.join(sentences)}"
            for view in samples()
            for heading, sentences in told(view, language).items()
        )
        found = {word.lower() for word in re.findall(r"[^\W\d_]{2,}", text)}
        return found - {name.lower() for name in NAMES}

    english, other = vocabulary("en"), vocabulary(language)
    assert len(other) > 100
    assert (english & other) <= SHARED


def catalogue_gaps(text: str) -> list[str]:
    return sorted(re.findall(r"{(\w+)}", text))


def test_the_languages_say_the_same() -> None:
    spoken_in = {
        language: read_tables(GAME.package, language, "board")["spoken"] for language in LANGUAGES
    }
    for language, table in spoken_in.items():
        assert list(table) == list(spoken_in["en"]), language
        for key, text in table.items():
            assert catalogue_gaps(text) == catalogue_gaps(spoken_in["en"][key]), (language, key)


def test_only_public_parts_of_the_observation_are_read() -> None:
    """`position` holds the whole state, and `moves` what the viewer may do."""
    for view in samples()[:20]:
        short = {key: part for key, part in view.items() if key not in ("position", "moves")}
        assert told(short) == told(view)


def test_a_spectator_hears_what_everybody_knows() -> None:
    match, rng = westbound.new_match("carson", 3, seed=4), Rng(4, 4)
    for _ in range(60):
        match.play(rng.choice(match.moves()))
    public = told(match.observe(None))
    for seat in range(3):
        mine = told(match.observe(seat))
        assert f"Player {NAMES[seat]} (you)" in mine
        rest = {h.removesuffix(" (you)"): s for h, s in mine.items()}
        for heading in public.keys() - {"Round and turn", "Buildings for sale"}:
            assert rest[heading] == public[heading]  # a price may be that of the viewer
    assert not any("(you)" in heading for heading in public)


# --- cards and variants


@cache
def variant_samples() -> tuple[dict[str, Json], ...]:
    """Observations of matches with everything, also while several answer at the same time."""
    found: list[dict[str, Json]] = []
    options: dict[str, Value] = {
        "carson_river": True,
        "duel_tiles": True,
        "outlaws": True,
        "horses": True,
        "new_beginning": True,
        "road_windows": "compact",
    }
    for seed, cards in enumerate(("showdown", "prosperous_town", "quiet_town")):
        chosen = options | {"characters": cards, "kit_carson": seed == 1}
        match, rng = westbound.new_match("carson", 3 + seed, seed, chosen), Rng(seed, 4)
        decisions = 0
        while not match.over:
            seat = rng.choice(match.turns)
            if decisions % 29 == 0 or (len(match.turns) in (1, 2) and decisions < 20):
                found.append(match.observe(seat))
            match.play(rng.choice(match.moves(seat)), seat)
            decisions += 1
    return tuple(found)


def test_the_languages_tell_the_same_numbers_and_parcels() -> None:
    for view in variant_samples():
        lines = {
            language: [line for part in told(view, language).values() for line in part]
            for language in LANGUAGES
        }
        for language in ("es", "it"):
            assert numbers(lines[language]) == numbers(lines["en"])
            assert parcels(lines[language]) == parcels(lines["en"])


def test_only_public_parts_are_read_with_variants_too() -> None:
    for view in variant_samples()[::3]:
        short = {key: part for key, part in view.items() if key not in ("position", "moves")}
        assert told(short) == told(view)


def test_who_still_thinks_and_who_has_handed_in_is_told() -> None:
    seen = Counter[str]()
    for raw in variant_samples():
        view, lines = read(raw), told(raw)["Round and turn"]
        done = [NAMES[seat] for seat, sealed in enumerate(view["handed_in"]) if sealed]
        if view["step"] is not None and "waiting" in view["step"]:
            names = [NAMES[seat] for seat in view["waiting"]]
            assert f"Deciding at the same time: {', '.join(names)}." in lines
            seen["thinking"] += 1
        if done:
            assert f"Have handed in: {', '.join(done)}." in lines
            seen["done"] += 1
    assert seen["thinking"]
    assert seen["done"]


def scene() -> Iterator[str]:
    """A built position, told to Bob."""
    state = a_state(players=3, round=2, passed=())
    own(state, 0, "C4")
    put(state, "saloon", "D4", seat=1)
    put(state, "house", "E4")
    stand(state, 0, "D4 wages wages gambling")
    for heading, sentences in told(GAME.observe(state, 1)).items():
        yield from (f"{heading} | {sentence}" for sentence in sentences)


def test_a_place_is_told_with_owner_income_and_cowboys() -> None:
    lines = list(scene())
    assert any(
        line.startswith("Buildings on the map | Saloon on D4: owner Bob, income $5")
        and line.endswith("cowboys: Ann.")
        for line in lines
    )
    assert any(line.startswith("Houses and terraces | House on E4: unowned") for line in lines)
    assert "Action spaces | Wages: cowboys: Ann (2)." in lines
    assert "Action spaces | Gambling: cowboys: Ann." in lines
    assert "Player Ann | Parcels owned, 1: C4." in lines
    assert "Player Cleo | Owns no parcel." in lines
    assert "Mountains | None." in lines


def test_the_end_is_told() -> None:
    match, rng = westbound.new_match("carson", 2, seed=1), Rng(1, 4)
    while not match.over:
        match.play(rng.choice(match.moves()))
    assert told(match.observe(0))["Round and turn"] == ["The match is over."]
    assert told(match.observe(0), "it")["Round e turno"] == ["La partita è finita."]
