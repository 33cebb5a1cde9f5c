"""Matches as tables for learning: every decision a row, in Parquet files (extra `data`).

`westbound dataset` makes them from games between bots or from match files; `docs/data.md` describes
every column.
"""
