"""Claim Stakes: prospectors stake a gulch, and jump the claims of those who stand alone."""
