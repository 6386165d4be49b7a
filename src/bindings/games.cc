// Games with the names and the semantics of OpenSpiel (Lanctot et al. 2019): a Game makes States,
// whose actions are numbers.
#include <algorithm>
#include <memory>
#include <pybind11/stl.h>

#include "bindings/module.h"
#include "bindings/view.h"

namespace hardboard::bindings {
namespace {

using Number = std::int64_t;
using State = NumberedGame;
using Shared = std::shared_ptr<State>;

// Players as OpenSpiel numbers them: the side that began is 0, and nobody moves when it is over.
constexpr int terminal_player = -4;
// A mask of more actions would fill memory.
constexpr Number longest_mask = Number{1} << 26;

// A game, which never changes, is the state at its start.
struct Game {
  std::shared_ptr<const State> start;
};

bool is_terminal(const State& state) {
  return state.outcome() != Outcome::unknown;
}

int current_player(const State& state) {
  return is_terminal(state) ? terminal_player : state.player();
}

void check_player(const State& state, int player) {
  if (player < 0 || player >= state.players())
    throw py::index_error("there is no player " + std::to_string(player));
}

// A puzzle that is solved is worth 1, and 0 as long as it is not; a game of two 1 to the winner and
// -1 to the loser.
std::vector<double> returns(const State& state) {
  switch (state.outcome()) {
    case Outcome::win:
      return {1, -1};
    case Outcome::loss:
      return {-1, 1};
    case Outcome::solvable:
      return {1};
    default:
      return std::vector<double>(static_cast<std::size_t>(state.players()), 0);
  }
}

std::vector<Number> legal_actions(const State& state, std::optional<int> player) {
  if (player) check_player(state, *player);
  if (player && *player != current_player(state)) return {};
  return state.moves();
}

std::vector<int> legal_actions_mask(const State& state, std::optional<int> player) {
  if (state.numbers() > longest_mask)
    throw std::length_error("a mask of so many actions would fill memory; use legal_actions()");
  std::vector<int> mask(static_cast<std::size_t>(state.numbers()), 0);
  for (const Number action : legal_actions(state, player))
    mask[static_cast<std::size_t>(action)] = 1;
  return mask;
}

std::string action_to_string(const State& state, int player, Number action) {
  check_player(state, player);
  return state.words(action);
}

Number string_to_action(const State& state, const std::string& words) {
  const std::vector<Number> numbers = state.numbers_of(words);
  if (numbers.size() == 1) return numbers.front();
  throw Error("expected one action, found " + std::to_string(numbers.size()), "", 0, 0);
}

void undo_action(State& state, int player, Number action) {
  check_player(state, player);
  const std::vector<Number> played = state.played();
  if (played.empty() || played.back() != action) throw Error("expected the last action", "", 0, 0);
  State before(state);
  before.undo();
  if (before.player() != player) throw Error("expected the player of the last action", "", 0, 0);
  state.undo();
}

void undo(State& state) {
  if (!state.undo()) throw Error("there is no action to take back", "", 0, 0);
}

Shared child(const State& state, Number action) {
  auto child = std::make_shared<State>(state);
  child->play(action);
  return child;
}

// The history, one number a line, as OpenSpiel writes states without chance.
std::string serialized(const State& state) {
  std::string text;
  for (const Number action : state.played()) text += std::to_string(action) + "\n";
  return text;
}

Shared played(const State& start, const std::vector<Number>& history) {
  auto state = std::make_shared<State>(start);
  for (const Number action : history) state->play(action);
  return state;
}

Shared deserialized(const State& start, const std::string& text) {
  auto state = std::make_shared<State>(start);
  Number line = 0;
  for (std::size_t at = 0, end = 0; at < text.size(); at = end + 1) {
    end = std::min(text.find('\n', at), text.size());
    const std::string word = text.substr(at, end - at);
    ++line;
    std::size_t used = 0;
    Number action = -1;
    try {
      action = std::stoll(word, &used);
    } catch (const std::logic_error&) {
      used = 0;
    }
    const std::string place = "state:" + std::to_string(line) + ":1: ";
    if (word.empty() || used != word.size())
      throw Error(place + "expected the number of an action", "state", line, 1);
    try {
      state->play(action);
    } catch (const Error& error) {
      throw Error(place + error.what(), "state", line, 1);
    }
  }
  return state;
}

std::string short_name(const State& state) {
  std::string name = state.puzzle().kind();
  std::replace(name.begin(), name.end(), '-', '_');
  return state.whole_turns() ? name + "_turns" : name;
}

void add_game(py::class_<Game>& game) {
  using py::arg;
  game.def(py::init([](const Puzzle& puzzle, bool whole_turns) {
             return Game{std::make_shared<const State>(puzzle, whole_turns)};
           }),
           arg("puzzle"), arg("whole_turns") = false)
      .def_property_readonly(
          "puzzle", [](const Game& self) { return self.start->puzzle(); }, "Which is played.")
      .def_property_readonly(
          "whole_turns", [](const Game& self) { return self.start->whole_turns(); },
          "Whether a move is a whole turn of Push Fight.")
      .def_property_readonly(
          "short_name", [](const Game& self) { return short_name(*self.start); },
          "What load_game() takes: 'peg_solitaire'.")
      .def_property_readonly(
          "planes", [](const Game& self) { return self.start->names(); },
          "What the planes of observation_tensor() hold.")
      .def("new_initial_state",
           [](const Game& self) { return std::make_shared<State>(*self.start); })
      .def(
          "deserialize_state",
          [](const Game& self, const std::string& text) { return deserialized(*self.start, text); },
          arg("text"))
      .def("num_players", [](const Game& self) { return self.start->players(); })
      .def("num_distinct_actions", [](const Game& self) { return self.start->numbers(); })
      .def("min_utility", [](const Game& self) { return self.start->players() == 2 ? -1.0 : 0.0; })
      .def("max_utility", [](const Game&) { return 1.0; })
      .def("observation_tensor_shape", [](const Game& self) { return self.start->shape(); })
      .def("__eq__",
           [](const Game& self, const py::object& other) {
             if (!py::isinstance<Game>(other)) return false;
             const State& start = *other.cast<Game>().start;
             return start.whole_turns() == self.start->whole_turns() &&
                    start.puzzle().text() == self.start->puzzle().text();
           })
      .def("__hash__",
           [](const Game& self) {
             return py::hash(py::str(short_name(*self.start) + self.start->puzzle().text()));
           })
      .def("__repr__",
           [](const Game& self) { return "<hardboard.Game " + short_name(*self.start) + ">"; })
      .def(py::pickle(
          [](const Game& self) {
            return py::make_tuple(self.start->puzzle(), self.start->whole_turns());
          },
          [](const py::tuple& state) {
            return Game{
                std::make_shared<const State>(state[0].cast<Puzzle>(), state[1].cast<bool>())};
          }));
}

// What a state says of itself.
void add_questions(py::class_<State, Shared>& state) {
  using py::arg;
  state
      .def("get_game",
           [](const State& self) {
             return Game{std::make_shared<const State>(self.puzzle(), self.whole_turns())};
           })
      .def("current_player", &current_player)
      .def("is_terminal", &is_terminal)
      .def("is_chance_node", [](const State&) { return false; })
      .def("is_simultaneous_node", [](const State&) { return false; })
      .def("num_players", &State::players)
      .def("num_distinct_actions", &State::numbers)
      .def("legal_actions", &legal_actions, arg("player") = py::none())
      .def("legal_actions_mask", &legal_actions_mask, arg("player") = py::none())
      .def("action_to_string", &action_to_string, arg("player"), arg("action"))
      .def("action_to_string", &State::words, arg("action"))
      .def("string_to_action", &string_to_action, arg("words"))
      .def("returns", &returns)
      .def("rewards", &returns)
      .def(
          "player_return",
          [](const State& self, int player) {
            check_player(self, player);
            return returns(self)[static_cast<std::size_t>(player)];
          },
          arg("player"))
      .def("history", &State::played)
      .def("move_number", [](const State& self) { return self.played().size(); })
      .def(
          "observation_string", [](const State& self, std::optional<int>) { return self.show(); },
          arg("player") = py::none())
      .def(
          "observation_tensor",
          [](const Shared& self, std::optional<int>) { return planes_of(self); },
          arg("player") = py::none(), "The planes of the position, read in place: no copy.")
      .def(
          "board", [](const Shared& self) { return letters_of(self); },
          "The letters on the places, read in place: no copy.")
      .def("__str__", &State::show)
      .def("__repr__",
           [](const State& self) { return "<hardboard.State of " + short_name(self) + ">"; });
}

// What changes a state, copies it or keeps it.
void add_changes(py::class_<State, Shared>& state) {
  using py::arg;
  state.def("apply_action", &State::play, arg("action"))
      .def("undo", &undo)
      .def("undo_action", &undo_action, arg("player"), arg("action"))
      .def("clone", [](const State& self) { return std::make_shared<State>(self); })
      .def("child", &child, arg("action"))
      .def("serialize", &serialized)
      .def("__copy__", [](const State& self) { return std::make_shared<State>(self); })
      .def(
          "__deepcopy__",
          [](const State& self, const py::dict&) { return std::make_shared<State>(self); },
          arg("memo"))
      .def(py::pickle(
          [](const State& self) {
            return py::make_tuple(self.puzzle(), self.whole_turns(), self.played());
          },
          [](const py::tuple& kept) {
            return played(State(kept[0].cast<Puzzle>(), kept[1].cast<bool>()),
                          kept[2].cast<std::vector<Number>>());
          }));
}

}  // namespace

void add_games(py::module_& module) {
  module.attr("TERMINAL_PLAYER") = terminal_player;
  add_views(module);
  py::class_<Game> game(module, "Game", "The game of a puzzle, whose actions are numbers.");
  py::class_<State, Shared> state(module, "State", "A position of a game with its history.");
  add_game(game);
  add_questions(state);
  add_changes(state);
}

}  // namespace hardboard::bindings
