// Turns columns of the programme into armies and marches.
#include "methods/peg_army/solve.h"

#include <algorithm>
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
#include "methods/remark.h"
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

// Nothing if a search of the margin's window is a search at all, and else the reason.
std::string why_not_begin(const Puzzle& puzzle, std::int32_t margin,
                          const std::optional<Instance>& instance, const Limits& limits) {
  if (limits.reached()) return "";
  if (!instance) return too_large(puzzle, margin);
  const std::uint32_t columns = instance->game.columns();
  if (mip::can_begin(columns, limits)) return "";
  if (columns > mip::most_columns)
    return fmt::format("the window of margin {} is too large: its programme has {}", margin,
                       counted(columns, "column"));
  return fmt::format("too little time is left for the window of margin {}", margin);
}

// The fewest as a minimum of an answer, which has an army. An army has one peg more than it loses.
Minimum minimum_of(const Answer& answer, Wish wish, std::int64_t proved) {
  const auto bound = static_cast<std::uint64_t>(std::max<std::int64_t>(proved, 0));
  if (wish == Wish::fewest_moves) return {"fewest_moves", answer.moves.size(), bound};
  return {"fewest_pegs", answer.army.size(), bound + 1};
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

// A refusal by exact searches. The file of proofs shows that it takes more moves than there can be.
Answer refusal(const Puzzle& puzzle, const March& march, const SolveOptions& options) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = Exhausted{march.nodes};
  answer.remark = "an army would need more moves than all squares within the margin have pegs for";
  const std::optional<std::uint64_t> moves = too_many_moves(puzzle);
  if (options.proof_file.empty() || !moves) return answer;
  const std::string why = prove(puzzle, *puzzle.margin, {"fewest_moves", *moves, *moves}, options);
  if (!why.empty()) answer.remark += "; " + why;
  return answer;
}

// The army of the columns, and as a minimum's bound the proved one.
Answer army_answer(const Instance& instance, const March& found, Wish wish, std::int32_t margin) {
  Answer answer;
  answer.verdict = Verdict::solvable;
  answer.army = army_of(instance, found.columns);
  answer.moves = moves_of(instance, found.columns);
  if (wish == Wish::any) return answer;
  // No legal march costs less than a solution of the relaxed game.
  answer.minimum = minimum_of(answer, wish, found.bound);
  answer.remark = fmt::format("the bound is for armies within the margin {}", margin);
  return answer;
}

MarchOptions march_options(Wish wish, const SolveOptions& solve_options) {
  MarchOptions options;
  options.cost = wish == Wish::fewest_pegs ? Cost::pegs : Cost::moves;
  options.minimize = wish != Wish::any;
  options.seed = solve_options.seed;
  return options;
}

// An army within the usual margin, which is smaller than the puzzle's: it comes much sooner, and
// so do cheaper ones.
Answer within_usual_margin(const Puzzle& puzzle, Wish wish, const SolveOptions& solve_options) {
  const std::int32_t margin = usual_margin(puzzle);
  const Limits limits = share_of_time(solve_options.limits, march_share);
  const std::optional<Instance> instance = instance_of(puzzle, margin, limits);
  if (!instance) return {};
  MarchOptions options = march_options(wish, solve_options);
  options.prove = false;  // it would be a bound for this margin alone
  March found = march(*instance, options, limits);
  if (found.columns.empty()) return {};
  found.bound = 0;
  Answer answer = army_answer(*instance, found, wish, margin);
  if (answer.minimum) answer.remark = fmt::format("found within the margin {}", margin);
  return answer;
}

}  // namespace

Answer solve_by_programme(const Puzzle& puzzle, Wish wish, const SolveOptions& solve_options) {
  const Limits& limits = solve_options.limits;
  Answer answer;
  if (!mip::available()) {
    answer.remark = "this program was built without CBC, which integer programmes need";
    return answer;
  }
  const std::int32_t usual = usual_margin(puzzle);
  const std::int32_t margin = puzzle.margin ? *puzzle.margin : usual;
  Answer known;
  if (margin > usual) {
    known = within_usual_margin(puzzle, wish, solve_options);
    if (wish == Wish::any && known.verdict == Verdict::solvable) return known;
  }
  const std::optional<Instance> instance = instance_of(puzzle, margin, limits);
  if (const std::string why = why_not_begin(puzzle, margin, instance, limits); !why.empty()) {
    add_remark(known.remark, why);
    return known;
  }
  if (!instance) return known;
  MarchOptions options = march_options(wish, solve_options);
  for (const Move& move : known.moves) options.start.push_back(column_of(puzzle, *instance, move));
  const bool is_to_prove = options.minimize && !solve_options.proof_file.empty();
  March found =
      march(*instance, options, is_to_prove ? share_of_time(limits, march_share) : limits);
  if (found.columns.empty()) {
    if (found.is_refused && puzzle.margin) return refusal(puzzle, found, solve_options);
    if (known.verdict == Verdict::unknown)
      known.remark = words_of_failure(found, wish, margin, limits);
    return known;
  }
  if (is_to_prove && puzzle.margin && found.bound < found.cost) {
    const Limits share = share_of_time(limits, bound_share);
    const Programme programme = programme_of(*instance, options.cost, share);
    if (!share.reached()) raise_bound(programme, found.cost, found.bound, share);
  }
  answer = army_answer(*instance, found, wish, margin);
  if (known.minimum && known.minimum->value < answer.minimum->value) {
    known.minimum = minimum_of(known, wish, found.bound);
    known.remark = std::move(answer.remark);
    answer = std::move(known);
  }
  if (!is_to_prove || answer.minimum->bound <= 1) return answer;
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
  } else if (limits.reached()) {
    answer.remark = limits.words();
  } else {
    answer.remark = fmt::format("no weights refuse the window of margin {}", *puzzle.margin);
  }
  return answer;
}

}  // namespace hardboard::peg_army
