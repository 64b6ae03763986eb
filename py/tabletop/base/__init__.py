"""Texts, numbers, chance and errors: everything here serves any program."""
