// Turns columns of the programme into armies and marches.
#include "methods/peg_army/solve.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/counted.h"
#include "engines/mip/lp.h"
#include "methods/peg_army/march.h"
#include "methods/peg_army/window_pagoda.h"

namespace hardboard::peg_army {

namespace {

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

}  // namespace

Answer solve_by_programme(const Puzzle& puzzle, Wish wish, const Limits& limits) {
  Answer answer;
  if (!mip::available()) {
    answer.remark = "this program was built without CBC, which integer programmes need";
    return answer;
  }
  const std::int32_t margin = puzzle.margin ? *puzzle.margin : usual_margin(puzzle);
  const std::optional<Instance> instance = instance_of(puzzle, margin, limits);
  if (!instance) {
    if (!limits.reached()) answer.remark = too_large(puzzle, margin);
    return answer;
  }
  MarchOptions options;
  options.cost = wish == Wish::fewest_pegs ? Cost::pegs : Cost::moves;
  options.minimize = wish != Wish::any;
  const March found = march(*instance, options, limits);
  if (found.columns.empty()) {
    answer.remark = words_of_failure(found, wish, margin, limits);
    return answer;
  }
  answer.verdict = Verdict::solvable;
  answer.army = army_of(*instance, found.columns);
  answer.moves = moves_of(*instance, found.columns);
  if (wish == Wish::any) return answer;
  // No legal march costs less than a solution of the relaxed game. An army has one peg more than it
  // loses.
  const auto bound = static_cast<std::uint64_t>(std::max<std::int64_t>(found.bound, 0));
  if (wish == Wish::fewest_moves) {
    answer.minimum = {"fewest_moves", answer.moves.size(), bound};
  } else {
    answer.minimum = {"fewest_pegs", answer.army.size(), bound + 1};
  }
  answer.remark = fmt::format("the bound is for armies within the margin {}", margin);
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
