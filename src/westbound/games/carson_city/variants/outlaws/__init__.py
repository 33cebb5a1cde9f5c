"""Outlaws come, move and are fought (CC-243 to CC-260, CC-297 to CC-299)."""
