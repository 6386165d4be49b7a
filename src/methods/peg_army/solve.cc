// Turns columns of the programme into armies and marches.
#include "methods/peg_army/solve.h"

#include <algorithm>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/counted.h"
#include "base/time_slice.h"
#include "engines/mip/lp.h"
#include "methods/peg_army/branch_proof.h"
#include "methods/peg_army/march.h"
#include "methods/peg_army/programme.h"
#include "methods/peg_army/refute.h"
#include "methods/peg_army/window_pagoda.h"
#include "proofs/section.h"
#include "puzzles/peg_army/cases.h"
#include "puzzles/peg_army/losses.h"

namespace hardboard::peg_army {

namespace {

// Where the bound must be proved as well: the part of the time that the search for an army gets,
// and of the rest the part for larger bounds. The proof of the last one takes as long again.
constexpr double march_share = 0.5, bound_share = 0.5;

std::string too_large(const Puzzle& puzzle, std::int32_t margin) {
  return fmt::format("the window of margin {} is too large: its programme would take {:.1f} GB",
                     margin, bytes_of_instance(puzzle, window_of(puzzle, margin)) / 1e9);
}

// The reason why there is no answer, and a lower bound on the cost of an army.
std::string words_of_failure(const March& march, Wish wish, std::int32_t margin,
                             const Limits& limits) {
  std::string words = fmt::format("no army was found {}within the margin {}",
                                  limits.reached() ? "so far " : "", margin);
  if (march.bound <= 1) return words;
  const auto bound = static_cast<std::uint64_t>(march.bound);
  return words + "; one would need at least " +
         (wish == Wish::fewest_pegs ? counted(bound + 1, "peg") : counted(bound, "move"));
}

// Adds the proof of the minimum's bound to the file. Returns in words what became of the proof.
std::string prove(const Puzzle& puzzle, std::int32_t margin, const Minimum& minimum,
                  const SolveOptions& options) {
  const std::optional<std::uint64_t> moves =
      minimum.what == "fewest_moves" ? minimum.bound : moves_that_need(puzzle, minimum.bound);
  if (!moves)
    return fmt::format("no proof in {}: a move loses no peg, so that no number of moves shows it",
                       options.proof_file);
  const Border border = puzzle.margin ? Border::closed : Border::open;
  const std::optional<Instance> instance = instance_of(puzzle, margin, options.limits, border);
  if (!instance)
    return fmt::format("no proof in {}: {}", options.proof_file, options.limits.words());
  NewSection section(options.proof_file, canonical_text(puzzle), fmt::format("takes {}", *moves));
  return section.finish(write_branch_proof(*instance, static_cast<std::int64_t>(*moves) - 1,
                                           options.limits, section.out()));
}

}  // namespace

Answer solve_by_programme(const Puzzle& puzzle, Wish wish, const SolveOptions& solve_options) {
  const Limits& limits = solve_options.limits;
  Answer answer;
  if (!mip::available()) {
    answer.remark = "this program was built without CBC, which integer programmes need";
    return answer;
  }
  const std::int32_t margin = puzzle.margin ? *puzzle.margin : usual_margin(puzzle);
  if (wish == Wish::any && margin > usual_margin(puzzle)) {
    // An army within a smaller margin is one within this margin, and comes much sooner.
    Puzzle smaller = puzzle;
    smaller.margin = usual_margin(puzzle);
    SolveOptions some = solve_options;
    some.limits = share_of_time(limits, march_share);
    answer = solve_by_programme(smaller, wish, some);
    if (answer.verdict == Verdict::solvable) return answer;
    answer = {};
  }
  const std::optional<Instance> instance = instance_of(puzzle, margin, limits);
  if (!instance) {
    if (!limits.reached()) answer.remark = too_large(puzzle, margin);
    return answer;
  }
  MarchOptions options;
  options.cost = wish == Wish::fewest_pegs ? Cost::pegs : Cost::moves;
  options.minimize = wish != Wish::any;
  options.seed = solve_options.seed;
  const bool is_to_prove = options.minimize && !solve_options.proof_file.empty();
  March found =
      march(*instance, options, is_to_prove ? share_of_time(limits, march_share) : limits);
  if (found.columns.empty()) {
    answer.remark = words_of_failure(found, wish, margin, limits);
    return answer;
  }
  answer.verdict = Verdict::solvable;
  answer.army = army_of(*instance, found.columns);
  answer.moves = moves_of(*instance, found.columns);
  if (wish == Wish::any) return answer;
  if (is_to_prove && puzzle.margin && found.bound < found.cost) {
    const Limits share = share_of_time(limits, bound_share);
    raise_bound(programme_of(*instance, options.cost, share), found.cost, found.bound, share);
  }
  // No legal march costs less than a solution of the relaxed game. An army has one peg more than it
  // loses.
  const auto bound = static_cast<std::uint64_t>(std::max<std::int64_t>(found.bound, 0));
  if (wish == Wish::fewest_moves) {
    answer.minimum = {"fewest_moves", answer.moves.size(), bound};
  } else {
    answer.minimum = {"fewest_pegs", answer.army.size(), bound + 1};
  }
  answer.remark = fmt::format("the bound is for armies within the margin {}", margin);
  if (!is_to_prove || bound <= 1) return answer;
  const std::string why = prove(puzzle, margin, *answer.minimum, solve_options);
  if (!why.empty())
    answer.remark += "; " + why;
  else if (!puzzle.margin)
    answer.remark = "the bound is for all armies of the plane";
  return answer;
}

Answer refuse_within_margin(const Puzzle& puzzle, const Limits& limits) {
  Answer answer;
  answer.source = "Berlekamp, Conway, Guy 1982, chapter 23";
  if (!puzzle.margin) {
    answer.remark = "the puzzle names no margin within which an army could be refused";
    return answer;
  }
  if (auto proof = refuse_in_window(puzzle, limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = *std::move(proof);
  } else if (!limits.reached()) {
    answer.remark = fmt::format("no weights refuse the window of margin {}", *puzzle.margin);
  }
  return answer;
}

}  // namespace hardboard::peg_army
