"""The questions and effects of the rules: a file per role, the rounds and the start.

Importing the package fills in the stage tables of `sanjuan.rules.state`.
"""
