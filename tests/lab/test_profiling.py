"""Where the time of random play goes."""

from __future__ import annotations

from westbound.lab.bench import Bench
from westbound.lab.profiling import hottest


def test_the_profile_names_the_hottest_functions() -> None:
    measured = Bench("carson", players=3)
    hot = hottest(measured, 0.05, count=5)
    shares = [function.share for function in hot]
    assert len(hot) == 5
    assert shares == sorted(shares, reverse=True)
    assert 0 < sum(shares) < 1
    assert any("carson_city/game.py" in f.name for f in hottest(measured, 0.05, count=30))
