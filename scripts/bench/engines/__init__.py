"""The engines that `scripts/bench/speed.py` measures, a file each."""
