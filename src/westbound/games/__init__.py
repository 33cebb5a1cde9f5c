"""The games. Each folder is one game; none knows another. `registry` finds them by entry point."""
