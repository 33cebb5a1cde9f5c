"""The JSON API, for our own pages, for scripts and for bots elsewhere."""
