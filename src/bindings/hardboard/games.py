"""Games by name, and games and states as text, as OpenSpiel (Lanctot et al. 2019) has them."""

import json

from ._hardboard import Game, InputError, Puzzle, kinds, read, read_file

_TURNS = "_turns"
_VERSION = 1


def registered_names():
    """The names that load_game() takes: a kind with `_` for `-`, and push_fight_turns."""
    played = [kind.name.replace("-", "_") for kind in kinds() if kind.is_game]
    return [*played, "push_fight" + _TURNS]


def _split(name):
    """The name and the parameters of "push_fight(file=board.txt)"."""
    if not name.endswith(")"):
        return name, {}
    name, _, inside = name[:-1].partition("(")
    parameters = {}
    for part in filter(None, inside.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise InputError(f"expected NAME=VALUE in the parameters of a game, found `{part}`")
        parameters[key.strip()] = value.strip()
    return name, parameters


def _puzzle(parameters):
    unknown = set(parameters) - {"puzzle", "file"}
    if unknown or len(parameters) != 1:
        raise InputError("expected one parameter: `puzzle`, a Puzzle or its text, or `file`")
    if "file" in parameters:
        puzzles = read_file(parameters["file"])
    elif isinstance(parameters["puzzle"], Puzzle):
        return parameters["puzzle"]
    else:
        puzzles = read(parameters["puzzle"])
    if len(puzzles) != 1:
        raise InputError(f"the text has {len(puzzles)} puzzles; expected one")
    return puzzles[0]


def load_game(name, parameters=None):
    """The game of a puzzle: load_game("push_fight", {"puzzle": text}), or
    load_game("push_fight(file=board.txt)"). A move of push_fight_turns is a whole turn.
    """
    if not isinstance(name, str):
        raise TypeError(f"expected the name of a game in a string, not {type(name).__name__}")
    name, own = _split(name)
    if name not in registered_names():
        names = ", ".join(registered_names())
        raise InputError(f"there is no game `{name}`; expected one of {names}")
    puzzle = _puzzle({**own, **(parameters or {})})
    game = Game(puzzle, name.endswith(_TURNS))
    if game.short_name != name:
        raise InputError(f"the puzzle is one of {game.short_name}; expected one of {name}")
    return game


def serialize_game_and_state(game, state):
    """The game with its puzzle, and the state with its history, as one line of JSON."""
    if state.get_game() != game:
        raise ValueError("the state is of another game")
    return json.dumps(
        {
            "hardboard_game": _VERSION,
            "name": game.short_name,
            "puzzle": game.puzzle.text,
            "history": state.history(),
        }
    )


def deserialize_game_and_state(text):
    """The pair of a game and a state that serialize_game_and_state() wrote."""
    try:
        kept = json.loads(text)
    except json.JSONDecodeError as error:
        raise InputError(f"{error.lineno}:{error.colno}: this is no JSON") from error
    wanted = {"hardboard_game": int, "name": str, "puzzle": str, "history": list}
    if not isinstance(kept, dict) or kept.keys() != wanted.keys():
        raise InputError(f"expected an object with {', '.join(wanted)}")
    for key, kind in wanted.items():
        if not isinstance(kept[key], kind):
            raise InputError(f"{key}: expected {kind.__name__}")
    if kept["hardboard_game"] != _VERSION:
        raise InputError(f"expected version {_VERSION}, found {kept['hardboard_game']}")
    game = load_game(kept["name"], {"puzzle": kept["puzzle"]})
    state = game.new_initial_state()
    for action in kept["history"]:
        if type(action) is not int:
            raise InputError(f"history: expected whole numbers, found {action!r}")
        state.apply_action(action)
    return game, state
