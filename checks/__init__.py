"""Checks that need more than `make test` may expect: here, a PostgreSQL server."""
