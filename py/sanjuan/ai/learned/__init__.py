"""What the players have learned: features, tables, policy and value."""
