"""Hardboard: hard board puzzles read, solved, checked, hinted at, drawn, made, reduced and played.

    >>> import hardboard
    >>> puzzle = hardboard.read("solo-chess\\nboard\\n. . N .\\n. R . .\\nR . . .\\n. P . .\\n")[0]
    >>> hardboard.solve(puzzle).outcome
    'solvable'

docs/python.md tells all of it.
"""

from . import games, requests
from ._hardboard import (
    TERMINAL_PLAYER,
    Answer,
    Game,
    Help,
    InputError,
    KindInfo,
    Least,
    Puzzle,
    Reduced,
    ReductionInfo,
    Report,
    State,
    __version__,
    check,
    draw,
    explain,
    formats,
    generate,
    hint,
    kinds,
    read,
    read_answer,
    read_file,
    read_map,
    recover,
    reduce,
    reductions,
    solve,
    witness,
)
from .games import (
    deserialize_game_and_state,
    load_game,
    registered_names,
    serialize_game_and_state,
)
from .requests import ask

__all__ = [name for name in dir() if not name.startswith("_") and name not in ("games", "requests")]

for _public in __all__:
    if isinstance(globals()[_public], type):
        globals()[_public].__module__ = "hardboard"
del _public
