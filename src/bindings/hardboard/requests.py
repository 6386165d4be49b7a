"""Requests in JSON, of which docs/api.md tells."""

import json

from ._hardboard import InputError, _ask


def ask(do, **fields):
    """The reply to a request: ask("gadget", name="king-or"). InputError if it is refused."""
    reply = json.loads(_ask(json.dumps({"api": 1, "do": do, **fields})))
    del reply["api"]
    if reply.pop("ok"):
        return reply
    error = reply["error"]
    place = (error.get("field", ""), error.get("line", 0), error.get("column", 0))
    known = [str(part) for part in place if part]
    raised = InputError(":".join([*known, " " + error["message"]]).strip())
    raised.file, raised.line, raised.column = place
    raise raised
