// A gadget: a drawing with ports, through which signals come and go, and the table that it claims.
//
// A port is a set of squares that belong to both gadgets that meet there. A signal is what stands
// on the squares of a port when the neighbour has done its work. A gadget takes a signal at each
// input, is then cleared, and leaves a signal at each output.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/box.h"
#include "base/result.h"

namespace hardboard::gadgets {

enum class Game : std::uint8_t { kings, knights, rooks, pegs, push_fight };

// The game's word in files, and the letters of its pieces there: of Solo Chess a piece that may
// capture twice.
struct GameWords {
  std::string_view word;
  std::string_view letters;
};
const GameWords& words_of(Game game);
// Kings and knights: nothing blocks them, and their signals run through wires.
constexpr bool is_leaper(Game game) {
  return game == Game::kings || game == Game::knights;
}
constexpr bool is_chess(Game game) {
  return is_leaper(game) || game == Game::rooks;
}

// A piece, as files write it: a letter of the game's pieces, or on ports of Solo Chess a digit, the
// captures that are left to a piece.
struct Placed {
  Square square;
  char what = '.';
  friend bool operator==(const Placed&, const Placed&) = default;
};

// What a port can show. The name has a digit for each component of the signal. A form has a
// character for each square of the port: `.` for none, else a piece. The first form is what comes
// in; all forms count as this signal when they go out.
struct Signal {
  std::string name;
  std::vector<std::string> forms;
};

enum class Side : std::uint8_t { up, right, down, left };
// An edge of a square.
struct Edge {
  Square square{};
  Side side = Side::up;
  friend bool operator==(const Edge&, const Edge&) = default;
};

// Push Fight: what ends the play of a gadget. At `exit` and `mate` White only pushes, with its one
// king, and Black passes: until the king stands on the exit, or until White can mate in a turn. A
// `round` is a turn of White, after which Black can't mate, and Black's answer; White has no king
// here, and pushes elsewhere.
enum class Goal : std::uint8_t { exit, mate, round };

enum class Role : std::uint8_t { in, out, through };  // through: takes a signal and leaves one

struct Port {
  std::string letters;  // "a", or "aA": the squares drawn as a, then those drawn as A
  Role role = Role::in;
  Side side = Side::left;  // where the neighbour lies
  std::vector<Square> squares;

  bool takes() const { return role != Role::out; }
  bool leaves() const { return role != Role::in; }
};

// Indices of signals, one for each port that leaves one.
using Outcome = std::vector<std::uint8_t>;

// A line of the table: the signals that come in, and the greatest ones that can go out. No outcome:
// the gadget cannot be cleared. A gadget without outputs has one empty outcome if it can be
// cleared.
struct Row {
  std::vector<std::uint8_t> inputs;
  std::vector<Outcome> outcomes;  // sorted, none at most another
  friend bool operator==(const Row&, const Row&) = default;
};

// Readers promise: pieces sorted by square, without repetition; squares of ports within the
// drawing; a row for each line of the file, inputs and outcomes as long as there are such ports.
struct Gadget {
  std::string name;
  Game game = Game::kings;
  std::string title, source;
  bool reversible = false;     // the table also holds with inputs and outputs exchanged
  bool leaves_one = false;     // one piece remains, wherever it stands
  std::vector<Placed> pieces;  // also those on ports: a wire's pieces, which signals replace
  std::vector<Square> shell;   // squares of rooks that may remain
  std::vector<Square> blanks;  // squares of the drawing that are no squares of the board
  Goal goal = Goal::exit;
  std::optional<Square> exit;   // Push Fight: the square by which the king leaves
  std::vector<Edge> open;       // Push Fight: edges without a rail
  std::optional<Box> tile;      // what no other gadget may use, but for joined ports
  std::vector<Signal> signals;  // ascending
  std::vector<Port> ports;
  std::vector<Row> table;
  Box drawing;

  std::vector<const Port*> inputs() const;
  std::vector<const Port*> outputs() const;
  const Row* row_of(std::span<const std::uint8_t> inputs) const;
};

// Is the signal `a` at most `b`? Signals are compared digit by digit; those of Push Fight are at
// most themselves alone.
bool at_most(const Gadget& gadget, std::uint8_t a, std::uint8_t b);

// Is each signal of the outcome `a` at most that of `b`?
bool at_most(const Gadget& gadget, const Outcome& a, const Outcome& b);

// Sorts the outcomes and keeps the greatest ones. O(n^2).
void keep_greatest(const Gadget& gadget, std::vector<Outcome>& outcomes);

// "0 1", "-" and "cleared" as in files: signals, outcomes.
std::string in_words(const Gadget& gadget, std::span<const std::uint8_t> signals);
std::string in_words(const Gadget& gadget, std::span<const Outcome> outcomes);

// The signals of a text such as "0 1", one for each of so many ports of a role ("input"); an error,
// in words alone, for others.
Result<std::vector<std::uint8_t>> signals_in(const Gadget& gadget, std::string_view words,
                                             std::size_t ports, std::string_view role);

// The gadget with inputs as outputs and outputs as inputs. Only for reversible gadgets, which have
// a table that says so.
Gadget reversed(const Gadget& gadget);

}  // namespace hardboard::gadgets
