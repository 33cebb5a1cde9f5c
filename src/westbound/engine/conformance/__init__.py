"""What every game must pass: a test suite that a game gets by naming itself.

class TestCarsonCity(Conformance):
    game = find_game("carson")

Only tests import this package. It needs no test library: its tests are plain methods with plain
assertions, and a failure carries a note that says how to get to the position.
"""

from westbound.engine.conformance.suite import Conformance

__all__ = ["Conformance"]
