from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lab.tournament.made_up import resample_little


@pytest.fixture(autouse=True, scope="package")
def _quick_ratings() -> Iterator[None]:
    """Intervals are tested with the ratings; whole reports need none that are exact."""
    with pytest.MonkeyPatch.context() as patch:
        resample_little(patch)
        yield
