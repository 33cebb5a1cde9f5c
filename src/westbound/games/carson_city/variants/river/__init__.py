"""The Carson River: land that nobody owns, and bridges over it (CC-214 to CC-224, CC-294)."""
