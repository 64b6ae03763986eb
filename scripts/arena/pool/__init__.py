"""Frozen players to measure others by; a test holds every file's hash.

Each public subclass of `sanjuan.Player` in a file here takes part under its own name:
`VioletRush` is `violet_rush`.
"""
