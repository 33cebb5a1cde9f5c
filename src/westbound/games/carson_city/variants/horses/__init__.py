"""Horses in five corrals, and the rodeo (CC-261 to CC-275, CC-300, CC-301)."""
