"""The observation arrays of Carson City: the columns of all parts, joined."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from westbound.engine.arrays import ArrayField
from westbound.engine.option import Value, complete
from westbound.games.carson_city import flow
from westbound.games.carson_city.base.arrays.decisions import SLOTS
from westbound.games.carson_city.base.rules.variant import Variant
from westbound.games.carson_city.characters.sets import RANDOM
from westbound.games.carson_city.locations import LOCATION_NAMES
from westbound.games.carson_city.messages import RULES
from westbound.games.carson_city.options import OPTIONS, VARIANTS
from westbound.games.carson_city.parts import PARTS
from westbound.games.carson_city.stage import Stage
from westbound.kit.arrays import (
    Column,
    Columns,
    Look,
    Packed,
    Parameters,
    holder_column,
    one_hot,
    option_column,
    seat_column,
    size_of,
    step_column,
    zeros,
)

# --- the stage of the round, by a name that does not depend on the options


def _stage_name(stage: Stage) -> str:
    """The location that is resolved, or the function that begins it."""
    if stage.resolves:
        return LOCATION_NAMES[stage.resolves[0]]
    return stage.begin.__name__.removeprefix("begin_")


def _all_stages() -> tuple[str, ...]:
    every = flow.whole_flow(complete(OPTIONS, {"characters": RANDOM}), VARIANTS)
    return tuple(dict.fromkeys(_stage_name(stage) for stage in every))


STAGES: Final = _all_stages()
_STAGE_ROWS: Final = one_hot(len(STAGES))


@lru_cache(maxsize=256)
def _stage_rows(options: tuple[Value, ...]) -> tuple[bytes, ...]:
    """By the index of what waits below: the stage before it is the one that has begun."""
    chosen = {option.name: value for option, value in zip(OPTIONS, options, strict=True)}
    variants = tuple(variant for variant in VARIANTS if variant.is_chosen(chosen))
    stages = flow.whole_flow(chosen, variants)
    return (_STAGE_ROWS[-1], *(_STAGE_ROWS[STAGES.index(_stage_name(s))] for s in stages))


def _stage(look: Look) -> bytes:
    agenda = look.agenda
    if not agenda or agenda[0]["kind"] != "phase":
        return _STAGE_ROWS[-1]
    begun: int = agenda[0]["index"]
    return _stage_rows(look.options)[begun]


def _of_variants(pairs: Sequence[tuple[Variant, Packed]]) -> Packed:
    """What only some tables show: zeros for a variant that is not played."""

    @lru_cache(maxsize=256)
    def played(options: tuple[Value, ...]) -> tuple[bool, ...]:
        chosen = {option.name: value for option, value in zip(OPTIONS, options, strict=True)}
        return tuple(variant.is_chosen(chosen) for variant, _ in pairs)

    @lru_cache(maxsize=16)
    def nothing(players: int) -> tuple[bytes, ...]:
        return tuple(zeros(size_of(column.fields, players)) for _, column in pairs)

    def of(look: Look) -> bytes:
        of_table, absent = played(look.options), nothing(look.players)
        if not any(of_table):
            return b"".join(absent)
        return b"".join(
            [
                column.of(look) if here else zero
                for (_, column), here, zero in zip(pairs, of_table, absent, strict=True)
            ]
        )

    return Packed(of, *(field for _, column in pairs for field in column.fields))


PARAMETERS: Final = Parameters(
    SLOTS, {kind: slots for part in PARTS for kind, slots in part.arrays.parameters.items()}
)


def _columns() -> Iterator[Column]:
    parts = [part.arrays for part in PARTS]
    yield seat_column([named for part in parts for named in part.seats])
    yield holder_column([named for part in parts for named in part.holders])
    yield Packed(
        _stage,
        ArrayField("stage", (len(STAGES),), 0, 1, "how far the order of play has come", STAGES),
    )
    yield step_column(sorted(RULES.kinds))
    yield PARAMETERS.column()
    yield option_column(OPTIONS)
    for part in parts:
        yield from part.columns
    variants = [(part.variant, column) for part in PARTS for column in part.arrays.of_variant]
    yield _of_variants([(variant, column) for variant, column in variants if variant])


_COLUMNS: Final = Columns(_columns())


def array_fields(players: int) -> tuple[ArrayField, ...]:
    """The same at tables of all options."""
    return _COLUMNS.fields(players)


def array_values(observation: Mapping[str, Any]) -> array[int]:
    return _COLUMNS.row(Look(observation, PARAMETERS.found(observation["position"]["agenda"])))
