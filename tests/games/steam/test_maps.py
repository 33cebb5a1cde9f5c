"""Maps of our own are read, kept in the match and played on."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, cast

import pytest

from tests.games.steam.busy_walks import busy_choice
from tests.games.steam.own_map import TITLE, changed, own_map
from tests.games.steam.pages import PAGES
from westbound.bots import make_bot
from westbound.bots.bot import LiveView
from westbound.engine.errors import BadInput, SaveError, explain_error
from westbound.engine.game import Game
from westbound.engine.match import Match
from westbound.engine.option import Value, complete
from westbound.engine.refusal import Refusal
from westbound.engine.rng import Rng
from westbound.engine.save import load
from westbound.engine.state import State
from westbound.engine.step import CHANCE
from westbound.engine.texts import LANGUAGES
from westbound.games.steam.drawing.geometry import middles
from westbound.games.steam.drawing.model import map_of, read
from westbound.games.steam.drawing.town_names import placed_names
from westbound.games.steam.game import GAME
from westbound.games.steam.map_summary import summary
from westbound.games.steam.maps import (
    PRINTED,
    chosen_map,
    map_title,
    printed_map,
    printed_text,
    read_map,
    text_of_name,
)
from westbound.games.steam.state import SteamState
from westbound.kit.suites.markup import by_id, said

ANY_GAME = cast("Game[State]", GAME)
TOWN = '{ q = 1, r = 1, terrain = "coast", town = "Inchby" }'


# --- the map of our own


def test_stm_002_a_map_of_our_own_is_read() -> None:
    map_ = read_map(own_map())
    assert map_title(own_map()) == TITLE
    counts = (len(map_.names), sum(map(bool, map_.city)), sum(map(bool, map_.town)))
    assert counts == (51, 8, 9)
    assert (sum(map_.cubes), map_.recommended) == (19, (3, 4))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_summary_has_the_figures_of_the_map(language: str) -> None:
    told = summary(own_map(), language).split("\n\n")[0].splitlines()
    assert len(told) == 6
    assert [[int(n) for n in re.findall(r"\d+", line)] for line in told] == [
        [3, 4],
        [51, 26, 11, 6, 8, 9, 2],
        [8, 2, 2, 2, 2],
        [9],
        [55, 19, 36, 12, 3, 41],
        [3, 43, 19, 24, 53],
    ]
    assert "Aldermouth" in told[2]
    assert "Kettleford" in told[3]


@pytest.mark.parametrize("name", PRINTED)
def test_printed_maps_have_a_summary_too(name: str) -> None:
    told = summary(printed_text(name), "en")
    assert told.startswith(f"{printed_map(name).name} ({name}), best for ")


def options(**chosen: Value) -> dict[str, Value]:
    return complete(GAME.options, {"map": own_map(), **chosen})


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("ruleset", ["base", "standard"])
def test_stm_002_random_matches_on_it_end_and_the_referee_is_content(
    players: int, ruleset: str
) -> None:
    for seed in range(2):
        state = GAME.new(players, options(ruleset=ruleset, initial_order="random"))
        play_out(state, Rng(seed, 7), rich=seed == 1)
        assert sorted(s.seat for s in GAME.standings(state)) == list(range(players))


def play_out(state: SteamState, rng: Rng, *, rich: bool) -> None:
    """To the end, by players who build much; rich ones never go bankrupt."""
    while state.agenda:
        step = state.agenda[-1]
        if step.seat == CHANCE:
            GAME.apply(state, GAME.sample(state, rng), CHANCE)
        else:
            if rich:
                state.money[step.seat] = max(state.money[step.seat], 30)
            GAME.apply(state, busy_choice(state, step, rng), step.seat)
        assert GAME.check_invariants(state) == []


def test_stm_002_greedy_bots_play_it_to_the_end() -> None:
    match = Match(ANY_GAME, 3, seed=5, options={"map": own_map(), "initial_order": "random"})
    match.advance()
    bot, rng = make_bot("greedy", ANY_GAME), Rng(5)
    while match.turn is not None:
        sight = LiveView(ANY_GAME, match.state, match.turn)
        match.play(bot.choose(sight, match.moves(), rng))
        assert ANY_GAME.check_invariants(match.state) == []
    assert match.over


def test_a_save_has_the_map_in_it() -> None:
    match = Match(ANY_GAME, 3, seed=1, options={"map": own_map()})
    match.advance()
    match.play(match.moves()[0])
    again = load(match.to_json(), lambda _: ANY_GAME)
    assert again.options["map"] == own_map()
    assert again.observe(0) == match.observe(0)


def test_a_save_with_a_damaged_map_says_what_is_wrong_with_the_map() -> None:
    saved = Match(ANY_GAME, 3, seed=1, options={"map": own_map()}).to_json()
    with pytest.raises(SaveError) as error:
        load(saved.replace("Inchby", ""), lambda _: ANY_GAME)
    assert "In line 25, hex (1,1): a town has a name" in str(error.value)
    assert explain_error(error.value, "it").startswith("Nella riga 25, esagono (1,1): ")


def test_wrong_files_are_refused_as_an_option_with_their_reason() -> None:
    with pytest.raises(BadInput, match="In line 25, hex"):
        complete(GAME.options, {"map": changed('town = "Inchby"', 'town = ""')})
    with pytest.raises(BadInput, match="Option 'map' cannot be 'nowhere'"):
        complete(GAME.options, {"map": "nowhere"})


# --- maps that have been corrected (docs/adr/0012-steam-maps.md)


def begun(rules_version: int, map_: str) -> Match:
    match = Match(ANY_GAME, 3, seed=1, options={"map": map_}, rules_version=rules_version)
    match.advance()
    return match


def is_city(view: Mapping[str, Any], name: str) -> bool:
    return any(here.get("name") == name for here in view["hexes"].values())


@pytest.mark.parametrize(
    ("version", "map_", "cities", "hexes"),
    [
        (1, "ruhr", {"Arnsberg"}, 129),
        (2, "ruhr", {"Lüdenscheid"}, 132),
        (1, "northeast", set(), 123),
        (2, "northeast", set(), 126),
    ],
)
def test_stm_002_a_match_keeps_the_map_it_began_on(
    version: int, map_: str, cities: set[str], hexes: int
) -> None:
    match = begun(version, map_)
    view = cast("Mapping[str, Any]", match.observe(0))
    assert {name for name in ("Arnsberg", "Lüdenscheid") if is_city(view, name)} == cities
    assert len(view["hexes"]) == hexes
    assert GAME.determinize(view, Rng(1)) == match.state
    assert load(match.to_json(), lambda _: ANY_GAME).observe(0) == match.observe(0)


@pytest.mark.parametrize(("version", "place"), [(1, "8,-3"), (2, "9,-2")])
def test_stm_002_it_is_drawn_and_told_on_that_map(version: int, place: str) -> None:
    """Gelsenkirchen lies north-east of Essen; before, it lay on the far bank of the Lippe."""
    match = begun(version, "ruhr")
    view = match.observe(0)
    ((drawn, (x, y)),) = [
        found
        for found in placed_names(read(view), map_of(read(view)))
        if found[0] == "Gelsenkirchen"
    ]
    middle = middles(printed_map("ruhr", version))[place]
    assert drawn in said(PAGES.board(view))
    assert (x, abs(y - middle.y) < 25) == (middle.x, True)
    label = by_id(PAGES.board(view))[f"hex-{place}"].attrib["aria-label"]
    assert "Gelsenkirchen" in label
    refused = match.why_not(f"build {place}")
    assert refused is not None
    state = cast("SteamState", match.state)
    elaborated = GAME.elaborate(state, Refusal("STM-120", hex=place))
    assert elaborated.params["place"] == "Gelsenkirchen"
    assert "Gelsenkirchen" in GAME.draw(state, 0, ("A", "B", "C"))


def test_stm_002_hexes_of_old_maps_can_still_be_named() -> None:
    known = {move.text for move in GAME.all_moves()}
    for name in ("northeast", "ruhr"):
        assert {f"build {hex_}" for hex_ in printed_map(name, 1).names} <= known


def test_stm_002_new_maps_and_own_maps_have_one_version() -> None:
    assert chosen_map("iberia", 1) is chosen_map("iberia", 2)
    assert chosen_map(own_map(), 1) is chosen_map(own_map(), 2)
    assert printed_map("ruhr", 1) is not printed_map("ruhr", 2)


def test_stm_002_gelsenkirchen_and_bochum_are_in_their_places() -> None:
    """Gelsenkirchen beside Essen, Bochum south-east of it and beside Dortmund."""
    ruhr = printed_map("ruhr")
    at = {ruhr.name_of(hex_): ruhr.places[hex_] for hex_ in ruhr.hexes if ruhr.name_of(hex_)}
    east, south = at["Gelsenkirchen"]
    assert at["Essen"] == (east - 1, south + 1)
    assert at["Bochum"] == (east + 1, south)
    assert at["Dortmund"] == (east + 2, south - 1)


def test_maps_of_the_game_are_found_by_name() -> None:
    assert text_of_name("Ruhr") == printed_text("ruhr")
    assert text_of_name("atlantis") is None
