"""Tournaments between bots, in duplicate sets: the same set-up from every seat.

`plan` says what is asked, `formats` and `swiss` who meets whom, `match_ups` which line-ups a set
has, `schedule` what is played next, `sequential` when a match-up is decided, `play` plays it,
`results_file` keeps it, `ratings` and `report` say what came out.
"""
