"""Frozen players of San Juan."""
