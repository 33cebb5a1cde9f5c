"""Bots that judge positions by a small network which has learnt from matches against itself."""

import os

# The matrices are small: several threads for one product would only wait for each other. It must
# be said before numpy is loaded.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
