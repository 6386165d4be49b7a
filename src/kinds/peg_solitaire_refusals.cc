// The methods of peg solitaire that refuse and never find a solution: position classes, boards in
// several parts, weights, and regions that keep pegs.
#include <chrono>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/counted.h"
#include "base/time_slice.h"
#include "kinds/peg_solitaire_methods.h"
#include "methods/peg_solitaire/refuse_by_cases.h"
#include "methods/peg_solitaire/refuse_by_pagoda.h"
#include "methods/peg_solitaire/refuse_by_regions.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard {
namespace {

using namespace peg_solitaire;

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

std::string pagoda_why_not(PegInstance& instance, const SolveOptions&) {
  return too_large_for(instance, most_weighed);
}

PegAnswer weigh(PegInstance& instance, const SolveOptions& options) {
  PegAnswer answer;
  if (auto pagodas = refuse_by_pagoda(instance.puzzle(), options.limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(*pagodas);
  } else {
    answer.remark = "no weights refuse it";
  }
  return answer;
}

// As many as the numbers of jumps of targets have (by_counts.h).
constexpr std::size_t most_in_cases = 5'000;  // holes

// The search of smaller boards asks for cases itself. On boards with many pegs whole numbers of
// jumps lead to one peg if colourings allow it.
std::string cases_why_not(PegInstance& instance, const SolveOptions& options) {
  const Puzzle& puzzle = instance.puzzle();
  if (puzzle.goal == Goal::peg) return "for goals that say where all pegs are";
  if (std::string why = too_small_for(instance, options, most_weighed); !why.empty()) return why;
  if (std::string why = too_large_for(instance, most_in_cases); !why.empty()) return why;
  const std::size_t pegs = count_pegs(puzzle.pegs);
  if (!options.alone && puzzle.goal != Goal::target && 5 * pegs > 2 * puzzle.holes.size())
    return "for boards of which two fifths or fewer are full";
  return "";
}

PegAnswer close_cases(PegInstance& instance, const SolveOptions& options) {
  const Limits limits = options.alone ? options.limits : share_of_time(options.limits, 0.25);
  CaseSearch cases = refuse_by_cases(instance.puzzle(), ~std::uint64_t{0}, limits);
  PegAnswer answer;
  if (cases.end == CaseSearch::End::refused) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = std::move(cases.proof);
  } else if (cases.end == CaseSearch::End::whole) {
    answer.remark = "whole numbers of jumps lead to the goal, in some order or none";
  } else {
    answer.remark = counted(cases.relaxations, "relaxation") + " refuse nothing";
  }
  return answer;
}

// The search refuses smaller boards quickly.
constexpr std::size_t searched_before_regions = 45, most_in_regions = 20'000;  // holes

std::string regions_why_not(PegInstance& instance, const SolveOptions& options) {
  if (instance.puzzle().goal == Goal::peg) return "for goals that say where all pegs are";
  if (std::string why = too_small_for(instance, options, searched_before_regions); !why.empty())
    return why;
  if (std::string why = too_large_for(instance, most_in_regions); !why.empty()) return why;
  if (std::string why = too_late_for(instance, options); !why.empty()) return why;
  if (options.alone || is_thin(instance.puzzle())) return "";
  return "for thin boards, of fewer than three lines for each two holes";
}

PegAnswer keep_in_regions(PegInstance& instance, const SolveOptions& options) {
  const Limits limits = options.alone ? options.limits : share_of_time(options.limits, 0.25);
  PegAnswer answer;
  if (std::optional<Regions> proof = refuse_by_regions(instance.puzzle(), limits)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = *std::move(proof);
  } else {
    answer.remark = fmt::format("no regions of up to {} keep pegs",
                                counted(std::uint64_t{most_region_holes}, "hole"));
  }
  return answer;
}

// Behind those of plays; smaller boards are for the search.
Clock::duration regions_moment(PegInstance& instance, const SolveOptions&) {
  const bool is_large = instance.puzzle().holes.size() > quickly_searched;
  return std::chrono::milliseconds(is_large ? 1000 : 0);
}

// A refusal by class takes less time than the moments of other methods.
Clock::duration class_moment(PegInstance& instance, const SolveOptions&) {
  return std::chrono::milliseconds(instance.puzzle().holes.size() <= most_searched ? 100 : 0);
}

}  // namespace

const PegMethod peg_class_row{
    .name = "position-class",
    .source = "Reiss 1857; Beasley 1985, chapter 4",
    .summary = "refuses by colourings: sums of pegs modulo 2 that no jump changes",
    .only_refuses = true,
    .decide = {class_why_not, refuse},
    .moment = class_moment};

const PegMethod peg_apart_row{
    .name = "apart",
    .source = "",
    .summary = "refuses one peg where pegs are in several parts of the board",
    .only_refuses = true,
    .decide = {apart_why_not, refuse_apart}};

const PegMethod peg_pagoda_row{
    .name = "pagoda",
    .source = "Berlekamp, Conway, Guy 1982, chapter 23",
    .summary = "refuses by weights that no jump increases, from a linear programme",
    .only_refuses = true,
    .decide = {pagoda_why_not, weigh}};

const PegMethod peg_cases_row{
    .name = "cases",
    .source = "after Kiyomi, Matsui 2001",
    .summary = "refuses if jumps cannot be made whole numbers of times: cases, closed by weights",
    .only_refuses = true,
    .decide = {cases_why_not, close_cases}};

const PegMethod peg_regions_row{
    .name = "regions",
    .source = "",
    .summary = "refuses thin boards by parts that keep pegs, whatever the pegs around them do",
    .only_refuses = true,
    .decide = {regions_why_not, keep_in_regions},
    .moment = regions_moment};

}  // namespace hardboard
