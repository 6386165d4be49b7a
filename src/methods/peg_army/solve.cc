// From columns of the programme to armies and marches.
#include "methods/peg_army/solve.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "engines/mip/lp.h"
#include "methods/peg_army/march.h"
#include "methods/peg_army/window_pagoda.h"

namespace hardboard::peg_army {

Answer solve_by_programme(const Puzzle& puzzle, Wish wish, std::uint32_t jobs,
                          const Limits& limits) {
  Answer answer;
  answer.method = "integer-programme";
  answer.source = "Gualà et al. 2018, Theorem 1";
  if (!mip::available()) {
    answer.remark = "this program was built without CBC, which integer programmes need";
    return answer;
  }
  const std::int32_t margin = puzzle.margin ? *puzzle.margin : usual_margin(puzzle);
  const std::optional<Instance> instance = instance_of(puzzle, margin);
  if (!instance) {
    answer.remark = fmt::format("the window of margin {} is too large", margin);
    return answer;
  }
  MarchOptions options;
  options.cost = wish == Wish::fewest_pegs ? Cost::pegs : Cost::moves;
  options.minimize = wish != Wish::any;
  options.jobs = jobs;
  const March found = march(*instance, options, limits);
  if (found.columns.empty()) {
    answer.remark = fmt::format(
        "no army was found within the margin {}; any has a cost of {} "
        "or more",
        margin, found.bound);
    return answer;
  }
  answer.verdict = Verdict::solvable;
  answer.army = army_of(*instance, found.columns);
  answer.moves = moves_of(*instance, found.columns);
  if (wish == Wish::any) return answer;
  // A cost is proved for the relaxed game, which no legal march betters; an army has one peg more.
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
  answer.method = "window-pagoda";
  answer.source = "Berlekamp, Conway, Guy 1982, chapter 23";
  if (!puzzle.margin) {
    answer.remark = "the puzzle names no margin, so that a refusal of one refuses nothing";
    return answer;
  }
  if (auto proof = refuse_in_window(puzzle, limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = *std::move(proof);
  } else {
    answer.remark = fmt::format("no weights refuse the window of margin {}", *puzzle.margin);
  }
  return answer;
}

}  // namespace hardboard::peg_army
