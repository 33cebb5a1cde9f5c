"""The pages, each with its own address."""
