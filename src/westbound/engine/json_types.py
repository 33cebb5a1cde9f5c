"""The type of JSON values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias, cast

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"


def as_json(observation: Mapping[str, object]) -> dict[str, Json]:
    """A game's typed observation as a plain JSON object."""
    return cast("dict[str, Json]", observation)
