"""The Python of a page in a browser: the bridge that its worker calls, and its games.

It imports no game before a page wants that game.
"""
