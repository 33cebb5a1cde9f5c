"""The lab: simulations, measurements and research tools. It may read the clock; games may not."""
