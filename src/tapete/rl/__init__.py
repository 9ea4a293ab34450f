"""For researchers: every game as an environment of numbers, made from its vocabulary and its View alone."""


def lacking(extra: str, error: ModuleNotFoundError) -> ModuleNotFoundError:
    """What is told who wants an adapter without what it adapts to."""
    missing = (error.name or extra).partition(".")[0]
    return ModuleNotFoundError(f"This needs: pip install 'tapete[{extra}]' ({missing} is not installed).", name=missing)
