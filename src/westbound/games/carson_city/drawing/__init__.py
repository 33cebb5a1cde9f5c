"""The vector drawings of Carson City: pure functions from a view to SVG and HTML text."""
