"""Horses in five corrals, and the rodeo (CC-261 to CC-275, CC-300, CC-301).

Together with Kit Carson: CC-237, CC-242, CC-289, CC-296 (`planning.py`).

Elsewhere: the fields `horses`, `corrals`, `rodeos` of the state (`state.py`), the corrals among the
locations (`locations.py`), the question what goes with a placed cowboy (`characters/equip.py`) and
the yellow Cowboy, who brings a horse (`characters/cowboy.py`). What is printed is in
`data/horses.toml`, texts and drawings are in `locale/` and `static/` of the game.
"""
