// Hints and explanations of games of captures, by their arenas, for Solo Chess and Graph Capture.
#pragma once

#include <array>
#include <cstdint>
#include <fmt/format.h>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "kinds/hint_words.h"
#include "kinds/kind.h"
#include "kinds/row.h"
#include "methods/capture/complexity.h"
#include "methods/capture/instance.h"
#include "methods/capture/optimum.h"
#include "methods/capture/optimum_proof.h"
#include "methods/capture/rows.h"
#include "methods/remark.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

inline constexpr std::array minima = {
    MinimumInfo{"pieces", "pieces_left", "the fewest pieces that can remain", false},
    MinimumInfo{"budget", "budget", "the smallest budget that clears the board when all have it",
                false}};
inline constexpr std::array counts = {
    CountInfo{"sequences", "sequences of captures that solve the puzzle"},
    CountInfo{"sets", "solutions that differ as sets of captures, whatever their order"}};
inline Counted counted_by(std::string_view word) {
  return word == counts[1].word ? Counted::sets : Counted::sequences;
}

// The verdict beside the smallest budget is that of the puzzle with its own budgets: by the moves
// that were found, if they keep to these; else by the methods of the kind.
template <class Rows, class Instance>
void settle_verdict(Rows rows, Instance& instance, const SolveOptions& options,
                    ArenaAnswer& answer) {
  const bool is_other_question = answer.minimum && answer.minimum->what == "budget";
  if (!is_other_question || answer.verdict != Verdict::solvable) return;
  const Arena* const arena = instance.captures.arena();
  if (arena != nullptr && keeps_to_budgets(*arena, answer.moves)) return;
  const ArenaAnswer own = run_rows(rows, instance, for_decisions(options));
  answer.verdict = own.verdict;
  // A proof beside `solvable` is about the budget. Beside another verdict that one has its place in
  // the file.
  if (own.verdict != Verdict::solvable) {
    const bool is_lost = arena != nullptr && answer.minimum->bound > 1 && !is_in_file(answer.proof);
    answer.proof = own.proof;
    if (is_lost && !options.proof_file.empty())
      add_bound_to_file(instance.captures, options, answer);
  }
  if (own.verdict != Verdict::unknown) return;
  add_remark(answer.remark,
             fmt::format("whether the puzzle's own budgets suffice: {}", own.remark));
}

// A method on the puzzle itself as a task on instances.
template <class Instance, auto why_not, auto solve>
constexpr Task<Instance, ArenaAnswer> on_puzzle() {
  return {[](Instance& instance, const SolveOptions&) { return why_not(instance.puzzle); },
          [](Instance& instance, const SolveOptions& options) {
            return solve(instance.puzzle, options.limits);
          }};
}

// The same for a minimum, whose bound is proved in the file of the options.
template <class Instance, auto why_not, auto solve>
constexpr Task<Instance, ArenaAnswer> minimum_on_puzzle() {
  return {[](Instance& instance, const SolveOptions&) { return why_not(instance.puzzle); },
          [](Instance& instance, const SolveOptions& options) {
            ArenaAnswer answer = solve(instance.puzzle, options.limits);
            prove_minimum(instance.captures, options, answer);
            return answer;
          }};
}

// The features that all kinds of captures have alike.
template <class Traits>
struct SharedFeatures {
  static constexpr auto minima = capture::minima;
  static constexpr auto counts = capture::counts;

  template <class Instance>
  static void settle_verdict(Instance& instance, const SolveOptions& options, ArenaAnswer& answer) {
    capture::settle_verdict(Features<Traits>::methods(), instance, options, answer);
  }
  template <class Instance>
  static void add_count(Instance& instance, std::string_view what, const Limits& limits,
                        ArenaAnswer& answer) {
    capture::add_count(instance.captures, limits, answer, counted_by(what));
  }
};

// A capture and a place in the words of the puzzle.
struct ArenaWords {
  std::function<std::string(Capture<Location>)> capture;
  std::function<std::string(Location)> place;
};

// A hint on the instance that the methods decided with `answer`. On boards of up to 32 pieces it
// judges each first capture; on larger boards the solution names one.
Hint hint(Instance& instance, const ArenaAnswer& answer, int level, const Limits& limits,
          const ArenaWords& words);

// "2 for 7 pieces, unlimited for 1 piece": each budget with its number of pieces.
std::string list_budgets(const std::map<std::uint32_t, std::uint64_t>& budgets,
                         std::string_view thing);

// "NP-complete" and its source.
template <class Row>
Explanation::Fact class_fact(const Row& row) {
  std::string words =
      "Class: " + std::string(row.words) + ": " + std::string(words_of(row.complexity));
  if (!row.source.empty()) words += " (" + std::string(row.source) + ")";
  return {"class", words + "."};
}

// Facts on the capture graph and on the place of the final piece, as far as the limits allow.
void explain_shape(Instance& instance, const ArenaWords& words, const Limits& limits,
                   Explanation& explanation);

// The difficulty of a puzzle of 2 to solo_chess::most_graded pieces, or a sentence that the limits
// came first.
void explain_difficulty(Instance& instance, const Limits& limits, Explanation& explanation);

}  // namespace hardboard::capture
