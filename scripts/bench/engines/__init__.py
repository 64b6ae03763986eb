"""What `scripts/bench/speed.py` measures: one file for each engine that takes part."""
