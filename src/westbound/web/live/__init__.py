"""A table on the screen: what one viewer sees of it, and what changes there."""
