"""What is not installed here is not tried."""

from importlib.util import find_spec

NEEDED = {
    "test_environment.py": ("pettingzoo",),
    "test_spiel.py": ("pyspiel",),
    "test_page.py": ("pettingzoo", "pyspiel"),
}
collect_ignore = [file for file, modules in NEEDED.items() if not all(map(find_spec, modules))]
