"""Everything of Puerto Rico that the page draws beside a view."""
