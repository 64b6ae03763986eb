"""Computer players of any game, and the search by which they look ahead."""
