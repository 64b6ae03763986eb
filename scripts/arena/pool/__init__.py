"""Frozen players to measure others by: a package for each game, by its id.

Each public subclass of `Player` in a file there takes part under its own name:
`VioletRush` is `violet_rush`. A test holds every file's hash.
"""
