"""What can go wrong with pieces and track: each function spoils one thing."""

from __future__ import annotations

from westbound.games.steam import steps as s
from westbound.games.steam.faces import EXITS, FACE_OF, IS_TOWN, NOTHING, PARTNER, PLACEMENT_CODES
from westbound.games.steam.rules.track import line_at
from westbound.games.steam.state import NO_CITY, NO_CUBES, NO_TRACK, UNOWNED, SteamState

from . import positions as p


def tile_on_map(state: SteamState, town: bool) -> int:
    return next(h for h, t in enumerate(state.track) if t != NOTHING and IS_TOWN[t] == town)


def empty_hex(state: SteamState, town: bool = False) -> int:
    """A hex with no track on it or around it, away from cities."""
    map_ = state.setup.map
    return next(
        h
        for h in map_.hexes
        if not state.track[h]
        and not state.pointed[h]
        and state.city[h] == NO_CITY
        and bool(map_.town[h]) == town
        and map_.open_sides[h] == 63
    )


def new_city(state: SteamState) -> int:
    map_ = state.setup.map
    return next(h for h in map_.hexes if state.city[h] != NO_CITY and map_.town[h])


def grown_city(state: SteamState) -> int:
    map_ = state.setup.map
    return next(h for h in map_.hexes if state.grown >> h & 1 and map_.city[h])


def city_with_cubes(state: SteamState) -> int:
    return next(h for h, cubes in enumerate(state.cubes) if cubes != NO_CUBES)


def long_line(state: SteamState) -> tuple[int, ...]:
    """The slots of an owned line that runs over more than one hex."""
    for slot, owner in enumerate(state.owner):
        if owner >= 0:
            slots = line_at(state, slot // 6, slot % 6).slots
            if len({other // 6 for other in slots}) > 1:
                return slots
    raise AssertionError("no long line")


def own(state: SteamState, slots: tuple[int, ...], owner: int) -> None:
    for slot in slots:
        state.owner[slot] = owner


# --- pieces


def forget_a_taken_tile(state: SteamState) -> None:
    state.used[FACE_OF[state.track[tile_on_map(state, False)]]] -= 1


def use_more_pieces_than_there_are(state: SteamState) -> None:
    """Five T11 of four pieces; all that follows from them is right."""
    towns = [h for h in state.setup.map.hexes if state.setup.map.town[h]]
    free = [h for h in towns if state.track[h] == NOTHING and state.city[h] == NO_CITY]
    while state.used[FACE_OF[PLACEMENT_CODES["T11@0"]]] <= 4:
        hex_ = free.pop()
        side = next(s for s in range(6) if state.setup.map.open_sides[hex_] >> s & 1)
        p.track(state, 0, f"{state.setup.map.names[hex_]} T11@{side}")


def lose_a_cube(state: SteamState) -> None:
    state.bag[0] += 1


def paint_a_cube(state: SteamState) -> None:
    state.bag[0] -= 1
    state.bag[1] += 1


def put_cubes_on_a_plain_hex(state: SteamState) -> None:
    city, hex_ = city_with_cubes(state), empty_hex(state)
    state.cubes[hex_], state.cubes[city] = state.cubes[city], NO_CUBES


def owe_a_cube(state: SteamState) -> None:
    state.supply[0] = (-1, 0, 0, 0, 1)
    state.bag = [
        whole - sum(cubes[c] for cubes in (*state.cubes, *state.supply))
        for c, whole in enumerate((20, 20, 20, 20, 16))
    ]


def take_a_new_city_tile(state: SteamState) -> None:
    state.new_cities[4] -= 1


def found_a_new_city_beside_a_town(state: SteamState) -> None:
    here, there = new_city(state), empty_hex(state)
    state.city[there] = state.city[here]
    state.city[here] = NO_CITY


def paint_a_printed_city(state: SteamState) -> None:
    hex_ = grown_city(state)
    state.city[hex_] = (state.city[hex_] + 1) % 4


def tear_a_printed_city_down(state: SteamState) -> None:
    state.city[grown_city(state)] = NO_CITY


def let_a_new_city_grow(state: SteamState) -> None:
    state.grown &= ~(1 << new_city(state))


def grow_a_plain_hex(state: SteamState) -> None:
    state.grown |= 1 << empty_hex(state)


def lose_a_growth_marker(state: SteamState) -> None:
    state.growth_left -= 1


def grow_without_a_marker(state: SteamState) -> None:
    state.grown &= ~(1 << grown_city(state))


PIECES = (
    forget_a_taken_tile, use_more_pieces_than_there_are, lose_a_cube, paint_a_cube,
    put_cubes_on_a_plain_hex, owe_a_cube, take_a_new_city_tile, found_a_new_city_beside_a_town,
    paint_a_printed_city, tear_a_printed_city_down, let_a_new_city_grow, grow_a_plain_hex,
    lose_a_growth_marker, grow_without_a_marker,
)  # fmt: skip


# --- track and owners


def move_tile(state: SteamState, hex_: int, placement: int) -> None:
    """Put it there with the books of the stock in order, and nothing else."""
    state.used[FACE_OF[placement]] += 1
    if state.track[hex_]:
        state.used[FACE_OF[state.track[hex_]]] -= 1
    state.track[hex_] = placement
    for side in range(6):
        there = PARTNER[placement][side] != NO_TRACK
        state.owner[hex_ * 6 + side] = UNOWNED if there else NO_TRACK


def build_on_a_city(state: SteamState) -> None:
    move_tile(state, new_city(state), PLACEMENT_CODES["T21@0"])


def build_a_town_in_the_fields(state: SteamState) -> None:
    move_tile(state, empty_hex(state), PLACEMENT_CODES["T21@0"])


def build_plain_track_on_a_town(state: SteamState) -> None:
    move_tile(state, tile_on_map(state, True), PLACEMENT_CODES["21@0"])


def build_into_the_sea(state: SteamState) -> None:
    map_ = state.setup.map
    hex_ = next(
        h
        for h in map_.hexes
        if not map_.town[h] and state.city[h] == NO_CITY and not map_.open_sides[h] & 1
    )
    move_tile(state, hex_, PLACEMENT_CODES["21@0"])


def build_from_nowhere(state: SteamState) -> None:
    """A line without a place at either end."""
    p.track(state, 0, f"{state.setup.map.names[empty_hex(state)]} 21@0")


def own_what_is_not_there(state: SteamState) -> None:
    state.owner[empty_hex(state) * 6] = 0


def forget_an_owner(state: SteamState) -> None:
    state.owner[long_line(state)[0]] = NO_TRACK


def own_half_a_segment(state: SteamState) -> None:
    hex_ = tile_on_map(state, False)
    side = next(side for side in range(6) if EXITS[state.track[hex_]] >> side & 1)
    slot = hex_ * 6 + side
    state.owner[slot] = (state.owner[slot] + 1) % 4


def own_a_part_of_a_line(state: SteamState) -> None:
    slots = long_line(state)
    hex_ = slots[0] // 6
    owner = (state.owner[slots[0]] + 1) % 4
    own(state, tuple(slot for slot in slots if slot // 6 == hex_), owner)


def own_as_a_seat_that_is_not_there(state: SteamState) -> None:
    own(state, long_line(state), 4)


def own_as_a_bankrupt(state: SteamState) -> None:
    seat = state.owner[long_line(state)[0]]
    state.gone |= 1 << seat
    state.money[seat] = 0
    state.order.remove(seat)
    state.agenda = [state.agenda[0]]  # whatever is asked now
    state.agenda += [s.EndBuildTurn(-2, state.order[0]), s.BuildTurn(state.order[0], 3)]


def own_without_having_built(state: SteamState) -> None:
    state.built &= ~(1 << state.owner[long_line(state)[0]])


def own_what_leads_to_no_city(state: SteamState) -> None:
    """A town with two exits in the middle of nowhere."""
    p.track(state, 0, f"{state.setup.map.names[empty_hex(state, town=True)]} T21@0")


def forget_an_open_end(state: SteamState) -> None:
    state.open_ends &= state.open_ends - 1


def imagine_an_open_end(state: SteamState) -> None:
    state.open_ends |= 1 << empty_hex(state) * 6


def point_at_nothing(state: SteamState) -> None:
    state.pointed[empty_hex(state)] |= 1


def forget_a_city_nearby(state: SteamState) -> None:
    hex_ = next(h for h, sides in enumerate(state.near_city) if sides)
    state.near_city[hex_] = 0


def place_with_links(state: SteamState) -> int:
    return next(place for place, links in enumerate(state.links) if links)


def forget_a_link(state: SteamState) -> None:
    place = place_with_links(state)
    state.links[place] = state.links[place][1:]


def give_a_link_away(state: SteamState) -> None:
    place = place_with_links(state)
    other, owner, number = state.links[place][0]
    state.links[place] = ((other, (owner + 1) % 4, number), *state.links[place][1:])


def shuffle_links(state: SteamState) -> None:
    place = next(place for place, links in enumerate(state.links) if len(links) > 1)
    state.links[place] = state.links[place][::-1]


def link_a_loop(state: SteamState) -> None:
    place = new_city(state)
    state.links[place] = tuple(sorted((*state.links[place], (place, 0, 0))))


def add_track_nowhere(state: SteamState) -> None:
    state.added = (len(state.owner),)


def build_as_nobody(state: SteamState) -> None:
    state.built |= 1 << 4


TRACK = (
    build_on_a_city, build_a_town_in_the_fields, build_plain_track_on_a_town, build_into_the_sea,
    build_from_nowhere, own_what_is_not_there, forget_an_owner, own_half_a_segment,
    own_a_part_of_a_line, own_as_a_seat_that_is_not_there, own_as_a_bankrupt,
    own_what_leads_to_no_city, forget_an_open_end, imagine_an_open_end,
    point_at_nothing, forget_a_city_nearby, forget_a_link, give_a_link_away, shuffle_links,
    link_a_loop, add_track_nowhere, build_as_nobody,
)  # fmt: skip
