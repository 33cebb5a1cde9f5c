"""View to pictures and words: what `board.py` offers to the pages."""
