"""Law of the Strongest: duel tiles instead of dice (CC-225 to CC-233, CC-295)."""
