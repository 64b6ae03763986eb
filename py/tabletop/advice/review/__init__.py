"""The look back on a game; a page loads all of it lazily."""
