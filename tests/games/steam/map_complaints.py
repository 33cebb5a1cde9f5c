"""What is wrong with the text of a map."""

from __future__ import annotations

import pytest

from westbound.games.steam.maps import MapError, read_map


def complaint(text: str) -> MapError:
    with pytest.raises(MapError) as error:
        read_map(text)
    return error.value


def key_of(error: MapError) -> str:
    assert error.refusal is not None
    return error.refusal.key
