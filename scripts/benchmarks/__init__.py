"""What `scripts/bench.py` measures: one file for each engine that takes part."""
