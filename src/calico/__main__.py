"""`python -m calico` is the command `calico`."""

import sys

from calico.cli.entry import main

sys.exit(main())
