"""A table apart from sockets and storage runs wherever Python does."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import pkgutil, sys
before = set(sys.modules)
import tapete.sitting
for module in pkgutil.iter_modules(tapete.sitting.__path__):
    __import__(f"tapete.sitting.{module.name}")
loaded = {name.split(".")[0] for name in set(sys.modules) - before}
print(sorted(loaded - sys.stdlib_module_names - {"tapete"}), "asyncio" in sys.modules)
print(sorted(name for name in sys.modules if name.startswith(("tapete.server", "tapete.terminal"))))
"""


def test_it_needs_only_the_standard_library_and_the_core() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["[] False", "[]"]
