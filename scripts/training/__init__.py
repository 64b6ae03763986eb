"""Learning from self-play: policy gradients, fits of the value, gating matches."""
