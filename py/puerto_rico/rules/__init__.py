"""The rules: pieces, options, buildings, questions, seats, state, phases, points."""
