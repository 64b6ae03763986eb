"""Empty: Python itself then prints an error and its places, without pictures."""
