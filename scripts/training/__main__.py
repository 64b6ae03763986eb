"""`python -m training` is `python -m training.train`."""

from training.train import main

main()
