"""Any position of a game as a text that people can write, like FEN in chess.

`text` has the grammar, `forms` how a value is written, `sections` how the fields of a state are
spread over the lines, `steps` the open decisions, `layout` what a game says about all this, and
`reading` and `writing` put it together. docs/positions.md shows the texts.
"""
