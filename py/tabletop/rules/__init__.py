"""The shape of any game: its questions, answers, events, state and points."""
