#include "registry_peg_solitaire.h"

#include <array>
#include <fmt/format.h>
#include <numeric>
#include <string>

#include "methods/peg_solitaire/count.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/reach.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"

namespace hardboard::peg_solitaire {
namespace {

// Linear programmes of larger boards take longer than a search should wait for.
constexpr std::size_t most_weighed = 100;

std::string class_why_not(Instance& instance) {
  return instance.class_refusal() ? "" : "the start is in the class of a final position";
}

Answer refuse(Instance& instance, const SolveOptions&) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = *instance.class_refusal();
  return answer;
}

std::string pagoda_why_not(const Puzzle& puzzle) {
  if (puzzle.holes.size() <= most_weighed) return "";
  return fmt::format("for boards of up to {} holes", most_weighed);
}

Answer weigh(const Puzzle& puzzle, const SolveOptions& options) {
  Answer answer;
  if (auto pagodas = refuse_by_pagoda(puzzle, {}, options.limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*pagodas);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

std::string reach_why_not(const Puzzle& puzzle) {
  return puzzle.goal == Goal::peg ? "" : "for a peg that must come to a hole";
}

Answer solve_reach(const Puzzle& puzzle, const SolveOptions& options) {
  Reach outcome = reach(puzzle, options.limits);
  Answer answer;
  answer.verdict = outcome.verdict;
  answer.moves = std::move(outcome.jumps);
  answer.remark = std::move(outcome.remark);
  if (outcome.proof) answer.proof = std::move(*outcome.proof);
  return answer;
}

std::string search_why_not(const Puzzle& puzzle) {
  if (puzzle.holes.size() <= most_searched) return "";
  return fmt::format("for boards of up to {} holes", most_searched);
}

Answer search(const Puzzle& puzzle, const SolveOptions& options) {
  Decision decision = decide(puzzle, options.limits);
  Answer answer;
  answer.verdict = decision.verdict;
  answer.moves = std::move(decision.jumps);
  if (answer.verdict == Verdict::unsolvable) answer.proof = Exhausted{decision.positions};
  if (answer.verdict == Verdict::unknown)
    answer.remark = fmt::format("{} positions searched", decision.positions);
  return answer;
}

// Methods on the puzzle itself, as functions of the instance.
template <std::string (*why_not)(const Puzzle&)>
std::string why_not_on(Instance& instance) {
  return why_not(instance.puzzle());
}
template <Answer (*solve)(const Puzzle&, const SolveOptions&)>
Answer solve_on(Instance& instance, const SolveOptions& options) {
  return solve(instance.puzzle(), options);
}

const std::array rows = {
    Method{"position-class", "Reiss 1857; Beasley 1985, chapter 4",
           "refuses by colourings: sums of pegs modulo 2 that no jump changes", class_why_not,
           refuse},
    Method{"reach", "after Gualà et al. 2018, Theorem 1",
           "a peg to a hole: sieves, then linear programmes and SAT", why_not_on<reach_why_not>,
           solve_on<solve_reach>},
    Method{"pagoda", "Berlekamp, Conway, Guy 1982, chapter 23",
           "refuses by weights that no jump increases, from a linear programme",
           why_not_on<pagoda_why_not>, solve_on<weigh>},
    Method{"search", "", "breadth first from both ends, up to symmetry, with dives in between",
           why_not_on<search_why_not>, solve_on<search>},
};

}  // namespace

std::span<const Method> methods() {
  return rows;
}

Answer solve(const Puzzle& puzzle, const SolveOptions& options, std::string_view only) {
  Instance instance(puzzle);
  return run_rows(methods(), instance, options, only);
}

Answer minimize(const Puzzle& puzzle, const SolveOptions& options, std::string_view what) {
  if (std::string why = minimize_why_not(puzzle); !why.empty()) {
    Answer answer;
    answer.remark = std::move(why);
    return answer;
  }
  // The fewest pegs decide `goal one`.
  Answer answer = what == "moves" || puzzle.goal != Goal::one ? solve(puzzle, options) : Answer{};
  answer = what == "moves" ? with_fewest_moves(puzzle, std::move(answer), options.limits)
                           : with_fewest_pegs(puzzle, std::move(answer), options.limits);
  if (answer.minimum) answer.method = "search";
  return answer;
}

void add_count(const Puzzle& puzzle, const Limits& limits, Answer& answer) {
  if (answer.verdict == Verdict::unknown || !search_why_not(puzzle).empty()) return;
  if (const std::optional<WinCount> wins = count_wins(puzzle, limits)) {
    if (!wins->sequences.empty()) answer.count = wins->sequences;
    answer.winnable = wins->positions;
  }
  if (const std::optional<ReachCount> reach = count_reachable(puzzle, limits))
    answer.positions =
        std::accumulate(reach->positions.begin(), reach->positions.end(), std::uint64_t{0});
}

}  // namespace hardboard::peg_solitaire
