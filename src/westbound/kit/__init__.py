"""What every game draws, tells, parses and tests in the same way: the floor below the games.

`ruled_game` joins the pieces of a game · `flow` the order of phases · `moves`, `steps` what many
games need · `notation` text to move · `messages` prompts, log sentences and previews · `svg`,
`texts`, `panel`, `board` what a page shows · `text_board` the terminal · `suites` tests.

`open_game` and `open_board` are all of this for a game that hides nothing and is played on a grid,
with `flat_state`, `grid`, `decisions` and `marks`: a small game says little beyond its rules.
"""
