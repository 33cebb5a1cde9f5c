"""The vector drawings of Steam: pure functions from a view to SVG and HTML text."""
