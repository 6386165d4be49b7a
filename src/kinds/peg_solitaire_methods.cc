// The rows of the methods of peg solitaire.
#include "kinds/peg_solitaire_methods.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "base/counted.h"
#include "base/time_slice.h"
#include "methods/peg_solitaire/by_counts.h"
#include "methods/peg_solitaire/decide.h"
#include "methods/peg_solitaire/gather.h"
#include "methods/peg_solitaire/minimize.h"
#include "methods/peg_solitaire/on_rows.h"
#include "methods/peg_solitaire/on_strips.h"
#include "methods/peg_solitaire/packages.h"
#include "methods/peg_solitaire/reach.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"
#include "methods/peg_solitaire/windows.h"
#include "puzzles/peg_solitaire/check.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

// Linear programmes of larger boards would delay the search too much.
constexpr std::size_t most_weighed = 100;

// Why a method for larger boards than those of so many holes does not apply, unless it is the only
// one; "" if it does.
std::string too_small_for(const PegInstance& instance, const SolveOptions& options,
                          std::size_t holes) {
  if (options.alone || instance.puzzle().holes.size() > holes) return "";
  return fmt::format("for boards of more than {} holes", holes);
}

std::string class_why_not(PegInstance& instance, const SolveOptions& options) {
  if (instance.class_refusal()) return "";
  if (options.limits.reached()) return options.limits.words();
  return "the start is in the class of a final position";
}

PegAnswer refuse(PegInstance& instance, const SolveOptions&) {
  PegAnswer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = *instance.class_refusal();
  return answer;
}

// The search is quick on a board of one machine word.
constexpr std::size_t quickly_searched = 64;

std::string dive_why_not(PegInstance& instance, const SolveOptions&) {
  return too_large_for(instance, quickly_searched);
}

PegAnswer dive(PegInstance& instance, const SolveOptions& options) {
  Decision decision = dive_once(instance.puzzle(), options.limits);
  PegAnswer answer;
  answer.verdict = decision.verdict;
  answer.moves = std::move(decision.jumps);
  if (answer.verdict == Verdict::unknown) answer.remark = "no solution among its few positions";
  return answer;
}

std::string pagoda_why_not(PegInstance& instance, const SolveOptions&) {
  return too_large_for(instance, most_weighed);
}

PegAnswer weigh(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer;
  if (auto pagodas = refuse_by_pagoda(instance.puzzle(), {}, options.limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*pagodas);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

std::string apart_why_not(PegInstance& instance, const SolveOptions& options) {
  const Goal goal = instance.puzzle().goal;
  if (goal != Goal::one && goal != Goal::one_at) return "for a goal of one peg";
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return find_apart(instance.puzzle()) ? "" : "the pegs and the goal are in one part of the board";
}

PegAnswer refuse_apart(PegInstance& instance, const SolveOptions&) {
  PegAnswer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = *find_apart(instance.puzzle());
  return answer;
}

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

std::string reach_why_not(PegInstance& instance, const SolveOptions&) {
  return instance.puzzle().goal == Goal::peg ? "" : "for a peg that must come to a hole";
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

std::string windows_why_not_here(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return windows_why_not(instance.puzzle());
}

PegAnswer play_in_windows(PegInstance& instance, const SolveOptions& options) {
  const Limits limits = options.alone ? options.limits : share_of_time(options.limits, 0.25);
  PegAnswer answer;
  answer.moves = by_windows(instance.puzzle(), limits);
  if (answer.moves.empty())
    answer.remark = "no play near what changes was found";
  else
    answer.verdict = Verdict::solvable;
  return answer;
}

// Whether neither a beam search nor the search of the whole board is asked afterwards.
bool no_search_follows(const PegInstance& instance, const SolveOptions& options) {
  const Puzzle& puzzle = instance.puzzle();
  return options.alone ||
         (puzzle.holes.size() > most_searched && !gathering_why_not(puzzle).empty());
}

std::string counts_why_not_here(PegInstance& instance, const SolveOptions& options) {
  constexpr std::size_t quickly_refused = 45;  // by the search
  if (std::string why = too_small_for(instance, options, quickly_refused); !why.empty()) return why;
  return counts_why_not(instance.puzzle());
}

PegAnswer play_by_counts(PegInstance& instance, const SolveOptions& options) {
  const bool is_last = no_search_follows(instance, options);
  const Limits limits = is_last ? options.limits : share_of_time(options.limits, 0.5);
  PegAnswer answer;
  constexpr double some_seconds = 1, many_seconds = 30;
  answer.moves = by_counts(instance.puzzle(), is_last ? many_seconds : some_seconds, limits);
  if (answer.moves.empty())
    answer.remark = "no numbers of jumps were found that can be put in order";
  else
    answer.verdict = Verdict::solvable;
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

std::string pack_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  return packages_why_not(instance.puzzle());
}

PegAnswer pack(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t few = 8, some = 120, many = 400;
  const std::size_t holes = instance.puzzle().holes.size();
  const bool gathers = gathering_why_not(instance.puzzle()).empty();
  const bool is_last = no_search_follows(instance, options);
  const double share = is_last ? 1 : gathers ? 0.25 : 0.5;
  const Limits limits = share_of_time(options.limits, share);
  Packages packages = by_packages(instance.puzzle(),
                                  is_last                ? many
                                  : holes > most_weighed ? some
                                                         : few,
                                  limits);
  PegAnswer answer;
  if (packages.solved) answer.verdict = Verdict::solvable;
  answer.moves = std::move(packages.jumps);
  if (!packages.solved)
    answer.remark = fmt::format("{} left {} or more", counted(packages.attempts, "attempt"),
                                counted(packages.fewest, "peg"));
  return answer;
}

std::string gather_why_not(PegInstance& instance, const SolveOptions& options) {
  if (std::string why = too_small_for(instance, options, quickly_searched); !why.empty())
    return why;
  return gathering_why_not(instance.puzzle());
}

// Packages solve larger boards sooner than a beam search does.
Clock::duration gather_moment(PegInstance& instance, const SolveOptions&) {
  constexpr std::size_t sooner_packed = 200;
  const Puzzle& puzzle = instance.puzzle();
  const bool is_for_one = puzzle.goal == Goal::one || puzzle.goal == Goal::one_at;
  return std::chrono::milliseconds(is_for_one && puzzle.holes.size() < sooner_packed ? 300 : 0);
}

PegAnswer gather(PegInstance& instance, const SolveOptions& options) {
  constexpr std::uint32_t some = 32, many = 40;
  const bool is_last = options.alone || instance.puzzle().holes.size() > most_searched;
  const Limits limits = share_of_time(options.limits, is_last ? 1 : 0.75);
  Gathering gathering = by_gathering(instance.puzzle(), is_last ? many : some, limits);
  PegAnswer answer;
  if (gathering.solved) answer.verdict = Verdict::solvable;
  answer.moves = std::move(gathering.jumps);
  if (!gathering.solved)
    answer.remark = fmt::format("{} left {} or more", counted(gathering.attempts, "attempt"),
                                counted(gathering.fewest, "peg"));
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

std::string pegs_why_not(PegInstance& instance, const SolveOptions&) {
  return fewest_pegs_why_not(instance.puzzle());
}

}  // namespace

std::string too_late_for(const PegInstance& instance, const SolveOptions& options) {
  constexpr std::size_t many_holes = 10'000;
  if (instance.puzzle().holes.size() <= many_holes || !options.limits.reached()) return "";
  return options.limits.words();
}

std::span<const PegMethod> peg_methods() {
  static const std::array rows = {
      PegMethod{.name = "position-class",
                .source = "Reiss 1857; Beasley 1985, chapter 4",
                .summary = "refuses by colourings: sums of pegs modulo 2 that no jump changes",
                .only_refuses = true,
                .decide = {class_why_not, refuse}},
      PegMethod{.name = "apart",
                .source = "",
                .summary = "refuses one peg where pegs are in several parts of the board",
                .only_refuses = true,
                .decide = {apart_why_not, refuse_apart}},
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
      PegMethod{.name = "dive",
                .source = "",
                .summary = "keeps sixteen promising positions of each number of pegs",
                .decide = {dive_why_not, dive}},
      PegMethod{.name = "pagoda",
                .source = "Berlekamp, Conway, Guy 1982, chapter 23",
                .summary = "refuses by weights that no jump increases, from a linear programme",
                .only_refuses = true,
                .decide = {pagoda_why_not, weigh}},
      PegMethod{.name = "windows",
                .source = "",
                .summary = "targets that differ from the start in places alone: play near these",
                .decide = {windows_why_not_here, play_in_windows}},
      PegMethod{.name = "strips",
                .source = "",
                .summary = "boards of few rows: sweeps from the ends, and regions that keep pegs",
                .decide = {strips_why_not_here, on_strips}},
      PegMethod{.name = "packages",
                .source = "after Berlekamp, Conway, Guy 1982, chapter 23",
                .summary = "clears large boards from the outside by purges, found anew each time",
                .decide = {pack_why_not, pack}},
      PegMethod{.name = "counts",
                .source = "after Kiyomi, Matsui 2001",
                .summary = "targets: an integer programme counts jumps, a search orders them",
                .decide = {counts_why_not_here, play_by_counts}},
      PegMethod{.name = "gather",
                .source = "",
                .summary = "a beam search over whole boards, which draws pegs to a middle",
                .decide = {gather_why_not, gather},
                .moment = gather_moment},
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
