"""The type of JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def as_json(observation: Mapping[str, object]) -> dict[str, Json]:
    """A game's own type of observation as what it is for everybody else: a JSON object."""
    return cast("dict[str, Json]", observation)
