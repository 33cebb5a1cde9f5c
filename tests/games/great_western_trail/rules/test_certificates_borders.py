"""The certificate track, on the border: GWT-084."""

from __future__ import annotations

import pytest

from tests.games.great_western_trail.positions import a_state, certificates
from westbound.games.great_western_trail.components import CERTIFICATES
from westbound.games.great_western_trail.rules.certificates import temporary


@pytest.mark.parametrize("number", CERTIFICATES)
def test_gwt_084_the_marker_tells_how_many_there_are(number: int) -> None:
    state = a_state()
    certificates(state, 0, number)
    assert temporary(state, 0) == number
    assert temporary(state, 1) == 0
