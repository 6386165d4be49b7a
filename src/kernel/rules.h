// The rules of the formulas by which SAT solvers refuse games of captures: which clauses hold for
// every play that leaves at most `left` pieces, one of them on the goal if there is a goal
// (docs/proof-format.md lists meanings and rules; docs/exits.md and docs/hubs.md prove the rules).
#pragma once

#include "kernel/formula.h"
#include "kernel/propagation.h"

namespace hardboard::kernel {

// A clause, and the questions that rules ask about it. The clause is an instance of a rule if it
// has the literals that the rule names; more literals do no harm. Where a rule names one variable
// of a meaning and the clause asserts, or denies, several of them, the rule means the first.
struct Instance {
  const Formula& formula;
  const Captures& puzzle = formula.puzzle;
  const Exits& exits = formula.exits;
  Clause clause = {};
  std::vector<std::uint32_t> places = {};  // the witness of a lemma; empty for other rules
  // By variable: does the clause assert or deny it? By place: is it in the witness?
  std::vector<bool> is_asserted = std::vector<bool>(formula.variables.size());
  std::vector<bool> is_denied = is_asserted;
  std::vector<bool> is_witness = std::vector<bool>(puzzle.size());

  bool has(Meaning meaning, std::uint32_t a, std::uint32_t b = 0) const {
    return is_asserted[formula.number(meaning, a, b)];
  }
  bool denies(Meaning meaning, std::uint32_t a, std::uint32_t b = 0) const {
    return is_denied[formula.number(meaning, a, b)];
  }
  // The first variable of a meaning that the clause denies, or asserts; nullptr if there is none.
  const Variable* denied(Meaning meaning) const { return first(meaning, -1); }
  const Variable* asserted(Meaning meaning) const { return first(meaning, 1); }
  const Variable* first(Meaning meaning, Literal sign) const;
  // The exit that the first denied variable is about; nullptr if there is none.
  const Exit* denied_exit(Meaning meaning) const {
    const Variable* const variable = denied(meaning);
    return variable == nullptr ? nullptr : &exits.all[variable->a];
  }
  // Does the clause say that the place keeps a piece, or does the place keep none in any play that
  // the rules are about?
  bool says_root(std::uint32_t place) const {
    const bool may_keep = !puzzle.goal || formula.left > 1 || place == puzzle.goal;
    return !may_keep || has("root", place);
  }
  // Does a fact hold for the place that the first literal names first? The empty clause may speak
  // of any place.
  template <class Holds>
  bool of_place(Holds holds) const {
    for (std::uint32_t place = 0; clause.empty() && place < puzzle.size(); ++place)
      if (holds(place)) return true;
    if (clause.empty()) return false;
    const auto [meaning, a, b, c] = formula.variables[std::abs(clause.front())];
    const std::uint32_t place = meaning == "exit" || meaning == "last" ? exits.all[a].from : a;
    return place < puzzle.size() && holds(place);
  }
  // Does a fact hold for each place of the witness, which is not empty?
  template <class Holds>
  bool of_witness(Holds holds) const {
    return !places.empty() &&
           std::ranges::all_of(places, [&](auto p) { return go_on(), holds(p); });
  }
};

// Is the clause an instance of the rule of this name: a rule of both models, of exits, or of hubs?
bool holds_always(const Instance& i, std::string_view rule);
bool holds_of_exits(const Instance& i, std::string_view rule);
bool holds_of_hubs(const Instance& i, std::string_view rule);

// Reads a proof by clauses, from behind the word `clauses` on, that no play leaves `left` pieces or
// fewer, one of them on the goal if there is a goal. NotShown if a clause is no instance of its
// rule, or does not follow. A clause costs as much as the exits, steps or roots that its rule
// speaks of.
void refute_by_clauses(const Captures& puzzle, std::uint32_t left, Reader& in);

}  // namespace hardboard::kernel
