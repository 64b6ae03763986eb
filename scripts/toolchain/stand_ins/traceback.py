"""Empty: Python itself then tells of an error and its places, without pictures."""
