"""A New Beginning: sealed sheets instead of equal starts (CC-210 to CC-213)."""
