"""The browser's side: pages, the JSON API and the live connection. No rules in here."""
