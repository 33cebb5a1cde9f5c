"""The calibration loop."""

from __future__ import annotations

from westbound.lab.calibration import calibration_loop, million_operations_per_second


def test_the_calibration_loop_never_changes() -> None:
    assert calibration_loop(1000) == 2816
    assert million_operations_per_second(0.01) > 0
