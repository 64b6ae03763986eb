"""The learned part of players: features, tables, policy and value."""
