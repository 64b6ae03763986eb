"""Explanations: prices part by part, refusals, and the gains of each role."""
