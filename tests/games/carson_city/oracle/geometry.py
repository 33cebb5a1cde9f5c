"""Map, roads and connection: CC-028 to CC-031, CC-145, CC-147."""

from functools import cache

from .position import SIZE, Edge, Parcel, Position, Vertex, all_parcels


def all_edges() -> list[Edge]:
    """CC-028, CC-030: the 144 edges, the outer border included."""
    horizontal = [("H", row, column) for row in range(SIZE + 1) for column in range(SIZE)]
    vertical = [("V", row, column) for row in range(SIZE) for column in range(SIZE + 1)]
    return horizontal + vertical


@cache
def ends(edge: Edge) -> frozenset[Vertex]:
    """The two vertices an edge joins."""
    kind, row, column = edge
    if kind == "H":
        return frozenset({(row, column), (row, column + 1)})
    return frozenset({(row, column), (row + 1, column)})


@cache
def corners(parcel: Parcel) -> frozenset[Vertex]:
    """The four corners of a parcel."""
    row, column = parcel
    return frozenset({(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)})


@cache
def sides(parcel: Parcel) -> frozenset[Edge]:
    """The four sides of a parcel."""
    row, column = parcel
    return frozenset(
        {("H", row, column), ("H", row + 1, column), ("V", row, column), ("V", row, column + 1)}
    )


@cache
def neighbours(parcel: Parcel) -> frozenset[Parcel]:
    """The up to 8 parcels around one, diagonals included (words used)."""
    row, column = parcel
    around = {(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)}
    return frozenset(other for other in around if other != parcel and other in all_parcels())


def road_touches(road: Edge, parcel: Parcel) -> bool:
    """CC-031: the road touches a corner of the parcel or lies along one of its sides."""
    return bool(ends(road) & corners(parcel)) or road in sides(parcel)


def connected(position: Position, parcel: Parcel) -> bool:
    """CC-031: at least one road touches the parcel."""
    return any(road_touches(road, parcel) for road in position.roads)


def connected_parcels(position: Position) -> set[Parcel]:
    """CC-031: all connected parcels, whatever is on them."""
    return {parcel for parcel in all_parcels() if connected(position, parcel)}


def roads_that_may_follow(roads: set[Edge]) -> set[Edge]:
    """CC-028, CC-029, CC-030: empty edges that share an end point with a road on the board."""
    touched = {vertex for road in roads for vertex in ends(road)}
    return {edge for edge in all_edges() if edge not in roads and ends(edge) & touched}


def legal_roads(position: Position) -> set[Edge]:
    """CC-018, CC-028, CC-029, CC-030: where the next road may be laid."""
    return roads_that_may_follow(position.roads)


def road_sets(roads: set[Edge], count: int) -> set[frozenset[Edge]]:
    """CC-029, CC-033: every set of `count` roads that can be laid one after another."""
    grown: set[frozenset[Edge]] = {frozenset()}
    for _ in range(count):
        larger = {laid | {edge} for laid in grown for edge in roads_that_may_follow(roads | laid)}
        if not larger:
            break  # no edge is left
        grown = larger
    return grown


def fewest_roads(position: Position, parcel: Parcel) -> int | None:
    """CC-029, CC-031, CC-147: roads needed to connect a parcel; None without any road to start.

    Breadth first: all roads that could come next are laid at once, wave after wave.
    """
    roads = set(position.roads)
    waves = 0
    while not any(road_touches(road, parcel) for road in roads):
        wave = roads_that_may_follow(roads)
        if not wave:
            return None
        roads |= wave
        waves += 1
    return waves


def crossing_lines(position: Position) -> list[set[Edge]]:
    """CC-145: the complete straight lines of 8 roads, outer border lines included."""
    rows: list[set[Edge]] = [
        {("H", row, column) for column in range(SIZE)} for row in range(SIZE + 1)
    ]
    columns: list[set[Edge]] = [
        {("V", row, column) for row in range(SIZE)} for column in range(SIZE + 1)
    ]
    return [line for line in rows + columns if line <= position.roads]


def has_crossing_road(position: Position, parcel: Parcel) -> bool:
    """CC-145: a side of the parcel lies on a road that runs straight across the whole map."""
    return any(sides(parcel) & line for line in crossing_lines(position))
