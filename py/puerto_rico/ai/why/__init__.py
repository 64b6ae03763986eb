"""Sentences that say why an answer is better or worse than another."""
