"""The table's page: what one viewer sees, the choices, live updates, replay and results."""
