// Refusals on boards of rows (rows.h) by an automaton that reads a row and tells how many pegs will
// remain at least. docs/peg-rows.md proves that such automata refuse, and where they come from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

// Of a hole of a row: 1 for a peg, and 2 where the goal names the hole: `at`, or a peg of the
// target.
using RowLetter = std::uint32_t;
inline constexpr RowLetter row_peg = 1, row_goal = 2, row_letters = 4;

struct RowStep {
  std::uint32_t from = 0;
  RowLetter letter = 0;
  std::uint32_t to = 0, cost = 0;
  friend bool operator==(const RowStep&, const RowStep&) = default;
};

// A row's *value* is the least cost of steps that read the row from state 0 to a state of `ends`,
// infinite if no steps do. No play leads to a final position with fewer pegs than the values
// of the start's rows add up to if
// (a) no jump makes a value smaller: whatever is read by steps p -> q with letters of the row after
//     a jump is read, with those before it, by steps p -> q' that cost no more even if the worst
//     continuation follows (the *slack* of q' for q, a simulation);
// (b) the value of a row of a final position is at most the number of its pegs.
// JSON:
// {"type":"row-automaton","ends":[state,...],"steps":[[from,letter,to,cost],...]}
struct RowAutomaton {
  std::vector<std::uint32_t> ends;
  std::vector<RowStep> steps;
  friend bool operator==(const RowAutomaton&, const RowAutomaton&) = default;
};

// Automata with more of these are refused.
inline constexpr std::size_t most_row_states = 200, most_row_steps = 600;
inline constexpr std::uint32_t most_row_cost = 8;

struct LeastPegs {
  std::optional<std::string> fault;  // of the automaton: it proves nothing
  std::uint64_t pegs = 0;            // so many remain at least; unreachable if none can
  static constexpr std::uint64_t unreachable = ~std::uint64_t{0};
};

// Nothing if the automaton proves that more pegs remain than a position that meets the goal has,
// else its fault. The final positions of (b) are those that meet the goal. For a target the parts
// of the board (parts.h) that are rows may do. The automaton may be anything. O(steps^2) for each
// of some ten rounds, and O(steps of a letter) for each hole.
std::optional<std::string> refute(const Puzzle& puzzle, const RowAutomaton& proof);

// All that an automaton shows.
struct RowJudgement {
  LeastPegs anywhere;                // whatever the goal
  std::optional<std::string> fault;  // as by refute()
};

// At most twice the time of refute().
RowJudgement judge(const Puzzle& puzzle, const RowAutomaton& proof);

}  // namespace hardboard::peg_solitaire
