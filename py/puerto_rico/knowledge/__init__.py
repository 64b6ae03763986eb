"""The facts that one seat may know."""
