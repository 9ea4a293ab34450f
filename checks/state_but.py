"""Teaches mypy what `state.but(...)` takes: the fields of that very State, each with its own type.

`dataclasses.replace` is known to mypy by a rule of its own; `State.but` does the same and gets the same rule.
"""

from __future__ import annotations

from collections.abc import Callable

from mypy.plugin import MethodSigContext, Plugin
from mypy.types import CallableType, FunctionLike, Instance, TypeVarType, get_proper_type


class StateButPlugin(Plugin):
    """One rule, for one method."""

    def get_method_signature_hook(self, fullname: str) -> Callable[[MethodSigContext], FunctionLike] | None:
        """The rule, where it is this method that is called."""
        return _but if fullname.endswith(".but") and self._is_state(fullname) else None

    def _is_state(self, fullname: str) -> bool:
        found = self.lookup_fully_qualified(fullname.rpartition(".")[0])
        info = getattr(found, "node", None)
        return any(base.fullname == "tapete.table.state.State" for base in getattr(info, "mro", ()))


def _but(context: MethodSigContext) -> FunctionLike:
    own = get_proper_type(context.type)
    if isinstance(own, TypeVarType):
        own = get_proper_type(own.upper_bound)
    # Under this name mypy itself keeps, for every dataclass, what `replace` takes.
    known = own.type.get("__mypy-replace") if isinstance(own, Instance) else None
    takes = get_proper_type(known.type) if known is not None and known.type is not None else None
    if not isinstance(takes, CallableType):
        return context.default_signature
    return takes.copy_modified(ret_type=context.default_signature.ret_type, name="but")


def plugin(version: str) -> type[Plugin]:
    """What mypy asks for."""
    return StateButPlugin
