// The formula of exits (docs/exits.md) as clauses that stand alone: with numbers of places in the
// order in which they are emptied, so that any satisfying assignment, whoever found it, is a
// solution.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "methods/capture/arena.h"
#include "problems/formulas/cnf.h"
#include "puzzles/capture/answer.h"

namespace hardboard {

// What stands for what.
struct ExitTrace {
  // A capture that could empty `from`, with the variables that say that it does, and that it is
  // the last capture on `to`.
  struct Exit {
    capture::Location from = 0, to = 0;
    formulas::Literal taken = 0, last = 0;
  };
  std::vector<Exit> exits;
  std::uint32_t places = 0;
  // The number of place u has its bit b, the lowest first, in variable first_number + u * bits + b.
  std::uint32_t bits = 0;
  formulas::Literal first_number = 0;
};

struct ExitClauses {
  formulas::Cnf cnf;
  ExitTrace trace;
};

// Clauses that can be satisfied if and only if one piece can remain in the arena. To the formula of
// exit_model.h come, for L = log2 n bits, 3L clauses for each exit, for each place that it passes,
// and 5L for each exit of several that end on the same place. An error, in words alone, if the
// limits are reached or do not suffice.
//
// Why the clauses suffice: docs/exits.md asks for an order of all places that respects three kinds
// of arcs. The arcs u before v (exit u -> v) and w before u (w is passed) make the number of the
// first smaller than that of the second. The arcs w before u (u -> v is the last capture on v, and
// w -> v another) make it at most as large. A cycle of these arcs has one of the former kinds: an
// arc of the latter kind ends on u, whose exit is a last capture, so no arc of the latter kind goes
// on from u. So there is no cycle, and the numbers, with last captures behind others of the same
// number, are such an order. Conversely the places of a solution can be numbered from 0 to n - 1 as
// they are emptied.
Result<ExitClauses> exit_clauses(const capture::Arena& arena, const Limits& limits);

// The captures of a satisfying assignment, in order. O(exits log exits).
std::vector<capture::Capture<capture::Location>> captures_of(
    const ExitTrace& trace, const formulas::Assignment& assignment);

// A satisfying assignment that takes the captures of a solution, in whatever order. The SAT solver
// finds the values of the other variables: with the exits given, this takes little more than
// reading the clauses.
formulas::Assignment assignment_of(const formulas::Cnf& cnf, const ExitTrace& trace,
                                   std::span<const capture::Capture<capture::Location>> captures);

// The law of size: at most 24 (n + s + p) (log2 n + b + t + 1) clauses, for n pieces of t types, s
// captures over p places, and budgets up to b, of which at most n counts.
bool keeps_law_of_exits(const capture::Arena& arena, const formulas::Cnf& cnf);

}  // namespace hardboard
