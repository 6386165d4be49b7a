// The table of the methods of peg solitaire, and the methods that both solve and refuse.
#include "kinds/peg_solitaire_methods.h"

#include <array>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <variant>

#include "base/counted.h"
#include "base/time_slice.h"
#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/on_rows.h"
#include "methods/peg_solitaire/on_strips.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/reach.h"
#include "puzzles/peg_solitaire/check.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

PegAnswer answer_of(OnRows found, const Limits& limits) {
  PegAnswer answer;
  answer.verdict = found.verdict;
  answer.moves = std::move(found.jumps);
  if (found.proof) answer.proof = *std::move(found.proof);
  if (answer.verdict == Verdict::unknown) answer.remark = limits.words();
  return answer;
}

// The refusals of smaller boards by search are quicker, and shorter to write down.
constexpr std::size_t most_searched_first = 16;

std::string rows_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, most_searched_first); !why.empty())
    return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return peg_solitaire::rows_why_not(instance.puzzle(), instance.rows());
}

PegAnswer on_rows(PegInstance& instance, const SolveOptions& options) {
  return answer_of(decide_on_rows(instance.puzzle(), *instance.rows(), options.limits),
                   options.limits);
}

std::string fewest_on_rows_why_not(PegInstance& instance, const SolveOptions& options) {
  const Goal goal = instance.puzzle().goal;
  if (goal != Goal::one && goal != Goal::one_at) return "for goals of one peg";
  return rows_why_not(instance, options);
}

PegAnswer fewest_on_rows(PegInstance& instance, const SolveOptions& options) {
  OnRows found = peg_solitaire::fewest_on_rows(instance.puzzle(), *instance.rows(), options.limits);
  const std::uint64_t pegs = found.pegs;
  PegAnswer answer = answer_of(std::move(found), options.limits);
  if (answer.verdict != Verdict::unknown) answer.minimum = Minimum{"pieces_left", pegs, pegs};
  return answer;
}

std::string reach_why_not(PegInstance& instance, const SolveOptions& options) {
  if (instance.puzzle().goal != Goal::peg) return "for a peg that must come to a hole";
  return memory_for_reach(instance, options);
}

PegAnswer solve_reach(PegInstance& instance, const SolveOptions& options) {
  Reach outcome = reach(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = outcome.verdict;
  answer.moves = std::move(outcome.jumps);
  answer.remark = std::move(outcome.remark);
  if (outcome.proof)
    answer.proof = std::move(*outcome.proof);
  else if (outcome.cases)
    answer.proof = std::move(*outcome.cases);
  else if (answer.verdict == Verdict::unsolvable)
    prove(instance.puzzle(), {SetClaim::Says::never}, options, answer);
  return answer;
}

std::string strips_why_not_here(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  return strips_why_not(instance.puzzle(), options.limits);
}

PegAnswer on_strips(PegInstance& instance, const SolveOptions& options) {
  // The search refuses some of the boards that it takes.
  const double share = instance.puzzle().holes.size() <= most_searched ? 0.25 : 0.5;
  const Limits limits = options.alone ? options.limits : share_of_time(options.limits, share);
  OnStrips found = decide_on_strips(instance.puzzle(), limits);
  PegAnswer answer;
  answer.verdict = found.verdict;
  answer.moves = std::move(found.jumps);
  if (found.proof)
    answer.proof = *std::move(found.proof);
  else if (answer.verdict == Verdict::unknown)
    answer.remark =
        fmt::format("windows of up to {} decide nothing", counted(found.width, "column"));
  return answer;
}

std::string touched_why_not(PegInstance& instance, const SolveOptions&) {
  if (instance.puzzle().holes.size() <= most_searched)
    return fmt::format("for boards of more than {} holes", most_searched);
  if (instance.touched()) return "";
  return fmt::format("pegs may come to more than {} holes", most_searched);
}

PegAnswer on_touched(PegInstance& instance, const SolveOptions& options, Asked asked) {
  PegInstance part(*instance.touched(), options.limits);
  SolveOptions own = options;
  own.only.clear();
  own.proof_file.clear();  // the proofs would speak of another board
  PegAnswer answer = run_rows(peg_methods(), part, own, asked);
  answer.method.clear();
  answer.source = {};
  // Weights may be too small on holes that no peg comes to.
  if (answer.verdict == Verdict::unsolvable &&
      check(instance.puzzle(), answer, options.limits).check == Check::wrong)
    answer.proof = std::monostate();
  return answer;
}

PegAnswer decide_on_touched(PegInstance& instance, const SolveOptions& options) {
  return on_touched(instance, options, {});
}
PegAnswer fewest_pegs_on_touched(PegInstance& instance, const SolveOptions& options) {
  return on_touched(instance, options, {"pegs", false});
}
PegAnswer fewest_moves_on_touched(PegInstance& instance, const SolveOptions& options) {
  return on_touched(instance, options, {"moves", true});
}

std::string pegs_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = fewest_pegs_why_not(instance.puzzle()); !why.empty()) return why;
  return memory_for_packages(instance, options);
}

// What the memory does not allow, in words; empty if it allows so many bytes a hole.
std::string too_much_for(const PegInstance& instance, const SolveOptions& options,
                         std::size_t bytes_of_hole) {
  constexpr std::size_t mebibyte = std::size_t{1} << 20;
  const std::size_t holes = instance.puzzle().holes.size(), bytes = holes * bytes_of_hole;
  if (bytes <= options.limits.memory_bytes) return "";
  return fmt::format("{} holes take some {} MiB, and {} MiB of memory are allowed", holes,
                     (bytes + mebibyte - 1) / mebibyte, options.limits.memory_bytes / mebibyte);
}

}  // namespace

std::string too_large_for(const PegInstance& instance, std::size_t most_holes) {
  if (instance.puzzle().holes.size() <= most_holes) return "";
  return fmt::format("for boards of up to {} holes", most_holes);
}

std::string memory_for_packages(const PegInstance& instance, const SolveOptions& options) {
  return too_much_for(instance, options, bytes_of_packed_hole);
}

std::string memory_for_reach(const PegInstance& instance, const SolveOptions& options) {
  const Puzzle& puzzle = instance.puzzle();
  if (has_goal_peg(puzzle)) return "";
  constexpr std::size_t bytes_of_jump = 64, jumps_of_line = 2;  // a hole begins a line each way
  return too_much_for(instance, options,
                      bytes_of_jump * jumps_of_line * steps_of(puzzle.directions).size());
}

std::string too_small_for(const PegInstance& instance, const SolveOptions& options,
                          std::size_t holes) {
  if (options.alone || instance.puzzle().holes.size() > holes) return "";
  return fmt::format("for boards of more than {} holes", holes);
}

std::string too_late_for(const PegInstance& instance, const SolveOptions& options) {
  constexpr std::size_t many_holes = 10'000;
  if (instance.puzzle().holes.size() <= many_holes || !options.limits.reached()) return "";
  return options.limits.words();
}

std::span<const PegMethod> peg_methods() {
  static const std::array rows = {
      peg_class_row,
      peg_apart_row,
      PegMethod{.name = "touched",
                .source = "",
                .summary = "large boards of which play can change little: all methods on that part",
                .proves = Proves::never,
                .decide = {touched_why_not, decide_on_touched},
                .minima = {{{"pegs", "", {touched_why_not, fewest_pegs_on_touched}},
                            {"moves", "", {touched_why_not, fewest_moves_on_touched}}}}},
      PegMethod{
          .name = "rows",
          .source = "after Ravikumar 1997",
          .summary = "boards of rows: automata tell which positions play can reach",
          .decide = {rows_why_not, on_rows},
          .minima = {{{"pegs", "after Ravikumar 1997", {fewest_on_rows_why_not, fewest_on_rows}}}}},
      PegMethod{.name = "reach",
                .source = "after Gualà et al. 2018, Theorem 1",
                .summary = "a peg to a hole: sieves, then linear programmes and SAT",
                .decide = {reach_why_not, solve_reach}},
      PegMethod{.name = "parts",
                .source = "",
                .summary = "targets on boards in several parts: each part by itself",
                .proves = Proves::in_file,
                .decide = {parts_why_not, solve_parts}},
      peg_dive_row,
      peg_pagoda_row,
      peg_windows_row,
      PegMethod{.name = "strips",
                .source = "",
                .summary = "boards of few rows: sweeps from the ends, and regions that keep pegs",
                .decide = {strips_why_not_here, on_strips}},
      peg_packages_row,
      peg_counts_row,
      peg_cases_row,
      peg_gather_row,
      peg_regions_row,
      PegMethod{.name = "search",
                .source = "",
                .summary = "breadth first from both ends, up to symmetry, with dives in between",
                .proves = Proves::in_file,
                .decide = {search_why_not, search},
                .minima = {{{"pegs", "", {pegs_why_not, fewest_left}},
                            {"moves", "", {.run = least_moves}}}}},
  };
  return rows;
}

}  // namespace hardboard
