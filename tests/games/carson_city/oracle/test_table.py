"""The oracle's names of places and edges."""

from tests.games.carson_city.oracle.table import EDGES, PARCELS, PLACES, edge_name, in_mask


def test_every_edge_has_one_name() -> None:
    assert len(EDGES) == 144
    assert all(edge_name(edge) == name for name, edge in EDGES.items())
    assert (EDGES["A1n"], EDGES["A1w"]) == (("H", 0, 0), ("V", 0, 0))
    assert (EDGES["C8s"], EDGES["H3e"]) == (("H", 8, 2), ("V", 2, 8))


def test_places_are_numbered_by_parcels_spaces_and_corrals() -> None:
    assert (len(PARCELS), len(PLACES), len(set(PLACES))) == (64, 90, 90)
    assert (PARCELS["A1"], PARCELS["C4"]) == ((0, 0), (3, 2))
    assert (PLACES[0], PLACES[63], PLACES[64], PLACES[-1]) == ("A1", "H8", "wages", "corral_5")


def test_a_mask_is_a_number_or_a_text() -> None:
    assert in_mask(0) == set()
    assert in_mask(0b101) == {"A1", "C1"}
    assert in_mask("0x8000000000000000") == {"H8"}
