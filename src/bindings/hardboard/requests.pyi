# The types of hardboard.requests.
from typing import Any

def ask(do: str, **fields: Any) -> dict[str, Any]: ...
