"""The reasons of prices and refusals."""
