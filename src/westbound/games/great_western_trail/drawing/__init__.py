"""The vector drawings of Great Western Trail: pure functions from a view to SVG and HTML text."""
