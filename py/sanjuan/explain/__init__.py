"""Why: prices part by part, refusals, and what a role would give."""
