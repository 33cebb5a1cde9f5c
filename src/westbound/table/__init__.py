"""What a table is, without a screen: for now, where its matches are kept."""
