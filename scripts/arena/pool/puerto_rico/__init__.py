"""Frozen players of Puerto Rico."""
