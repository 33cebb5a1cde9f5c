"""OpenSpiel for the tests, where it can be installed."""

from __future__ import annotations

from typing import Any

import pytest

pyspiel: Any = pytest.importorskip(
    "pyspiel", reason="open_spiel is not made for this system, so its checks cannot run here"
)
