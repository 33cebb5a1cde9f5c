"""The columns of both tables: what each holds, and which part of the data it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from westbound.engine.errors import BadInput

SCHEMA_VERSION: Final = 1

MOVES, PICKS, OBSERVATIONS, VALUES = "moves", "picks", "observations", "values"
PARTS: Final = (MOVES, PICKS, OBSERVATIONS, VALUES)


class Column(NamedTuple):
    """`type` is one of Parquet's as pyarrow names it; `?`: a row may have none."""

    name: str
    type: str
    meaning: str
    part: str = ""  # empty: always there


DECISIONS: Final = (
    Column("match", "int32", "the number of the match in this dataset, from 0"),
    Column("seed", "int64", "the seed of the match"),
    Column("ply", "int32", "which entry of the match file this decision is, from 0"),
    Column("seat", "int8", "who decides, from 0"),
    Column("players", "int8", "how many seats the table has"),
    Column("round", "int16?", "the round or turn, in games that count them"),
    Column("phase", "string", "the key of the phase; empty in games without"),
    Column("step", "string", "the kind of decision"),
    Column("prompt", "string", "the key of the question that a player reads"),
    Column("choices", "int32", "how many moves are legal, at least 2"),
    Column("chosen", "int32", "which of them was chosen, from 0, in the order of the legal moves"),
    Column("move", "string", "the chosen move as text"),
    Column("legal_moves", "list<string>", "every legal move as text", MOVES),
    Column("picks", "list<int16>", "the path to the chosen move: numbers of words", PICKS),
    Column("pick_words", "list<string>", "the same path as words", PICKS),
    Column("legal_picks", "list<list<int16>>", "the paths to all legal moves", PICKS),
    Column(
        "observation",
        "list<int16>",
        "what the seat may know: the numbers of `ObservationArrays.flat`; of fixed size where all "
        "tables of the dataset have the same, and float32 in games that have fractions",
        OBSERVATIONS,
    ),
    Column("points", "int32?", "the seat's points at the end of the match", VALUES),
    Column("rank", "int8?", "its rank at the end; shared ranks are equal", VALUES),
    Column("win_share", "float32?", "1 for a victory, 1/n if n share it, else 0", VALUES),
    Column("best_opponent", "int32?", "the most points of any other seat", VALUES),
)

MATCHES: Final = (
    Column("match", "int32", "the number of the match in this dataset, from 0"),
    Column("game", "string", "the id of the game"),
    Column("rules_version", "int16", "the version of the rules it was played by"),
    Column("players", "int8", "how many seats"),
    Column("seed", "int64", "the seed of the match"),
    Column("table", "int32?", "the kind of table: its place in `tables` of `dataset.json`, from 0"),
    Column("names", "list<string>", "the players by seat"),
    Column("bots", "list<string>?", "the bots by seat, in games between bots"),
    Column("errors", "list<int32>?", "how often chance decided for a bot that failed, by seat"),
    Column("source", "string?", "the file it comes from, in recorded matches"),
    Column("options", "string", "all table options as a JSON object"),
    Column("over", "bool", "whether the match has ended; if not, there are no results"),
    Column("entries", "int32", "how many entries the match file has"),
    Column("decisions", "int32", "how many rows the other table has of it"),
    Column("points", "list<int32>?", "the points by seat"),
    Column("ranks", "list<int8>?", "the ranks by seat"),
    Column("win_shares", "list<float32>?", "1 for a victory, 1/n if n share it, else 0; by seat"),
    Column("left", "list<bool>?", "who left the game before its end, by seat"),
    Column("decided_by", "string?", "the tie-break that decided the victory; empty: the points"),
    Column("breakdown", "string?", "the points by category as JSON: a list by seat of objects"),
    Column("match_file", "string", "the whole match file: nothing is lost"),
)


def columns_of(parts: Sequence[str]) -> tuple[Column, ...]:
    """The columns of the decisions with these parts."""
    return tuple(column for column in DECISIONS if not column.part or column.part in parts)


def parse_parts(text: str) -> tuple[str, ...]:
    """The parts of a list such as `picks,values`, each once; `none` is an empty one."""
    asked = [] if text.strip() == "none" else [part.strip() for part in text.split(",")]
    for part in asked:
        if part not in PARTS:
            raise BadInput(f"there is no part {part!r} of the data; there are: {', '.join(PARTS)}")
    return tuple(part for part in PARTS if part in asked)
