"""``python -m spacerace`` is the command ``spacerace``."""

import sys

from spacerace.cli import main

if __name__ == "__main__":
    sys.exit(main())
