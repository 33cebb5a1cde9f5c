"""Tables without a screen: seats, tentative turns, bots, clocks, and where all this is stored."""
