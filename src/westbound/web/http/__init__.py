"""What every request passes: middleware, users, languages, templates and static files."""
