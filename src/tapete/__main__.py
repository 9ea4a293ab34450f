"""`python -m tapete` is the command `tapete`."""

import sys

from tapete.cli import main

if __name__ == "__main__":
    sys.exit(main())
