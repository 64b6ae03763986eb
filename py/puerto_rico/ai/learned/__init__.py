"""The learned policy and value: their features and weights."""
