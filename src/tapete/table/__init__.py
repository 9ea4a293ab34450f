"""What every game shares: state, action, view, ledger, ruling, record and the taking of tricks."""
