"""What is asked and what an answer does: a file a role, the rounds and the start.

Importing the package fills in the stage tables of `sanjuan.rules.state`.
"""
