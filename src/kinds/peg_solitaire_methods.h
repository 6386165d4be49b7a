// The methods of peg solitaire as rows, for the kind's own row (peg_solitaire.cc).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>

#include "methods/peg_solitaire/backward.h"
#include "methods/peg_solitaire/grid.h"
#include "methods/peg_solitaire/position_class.h"
#include "methods/peg_solitaire/set_proof.h"
#include "methods/peg_solitaire/touched.h"
#include "methods/rows.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/peg_solitaire/rows.h"

namespace hardboard {

using PegAnswer = peg_solitaire::Answer;

// A puzzle on its way through the methods; finds on first use whether its position class refuses
// it, whether its board is one of rows, and on which holes play is, if these are few enough for
// the search. The puzzle must outlive the instance.
class PegInstance {
public:
  PegInstance(const peg_solitaire::Puzzle& puzzle, Limits limits)
      : puzzle_(&puzzle), limits_(std::move(limits)) {}

  const peg_solitaire::Puzzle& puzzle() const { return *puzzle_; }
  // The puzzle, or that of its backward play where this ends with fewer pegs.
  const peg_solitaire::Puzzle& to_fewer_pegs() {
    if (!peg_solitaire::ends_with_fewer_backward(*puzzle_)) return *puzzle_;
    if (!backward_) backward_ = peg_solitaire::backward(*puzzle_);
    return *backward_;
  }
  const std::optional<peg_solitaire::PositionClass>& class_refusal() {
    if (!asked_) class_refusal_ = peg_solitaire::refuse_by_class(*puzzle_, limits_);
    asked_ = true;
    return class_refusal_;
  }
  const std::optional<peg_solitaire::Rows>& rows() {
    if (!rows_) rows_ = peg_solitaire::rows_of(*puzzle_);
    return *rows_;
  }
  const std::optional<peg_solitaire::Puzzle>& touched() {
    if (!touched_)
      touched_ = peg_solitaire::on_touched_holes(*puzzle_, peg_solitaire::most_searched);
    return *touched_;
  }

private:
  const peg_solitaire::Puzzle* puzzle_;
  Limits limits_;
  std::optional<peg_solitaire::Puzzle> backward_;
  bool asked_ = false;
  std::optional<peg_solitaire::PositionClass> class_refusal_;
  std::optional<std::optional<peg_solitaire::Rows>> rows_;       // nothing yet, or no rows
  std::optional<std::optional<peg_solitaire::Puzzle>> touched_;  // nothing yet, or too many holes
};

using PegMethod = Method<PegInstance, PegAnswer>;

// All methods, in the order in which they are tried.
std::span<const PegMethod> peg_methods();

// Rows of the table: refusals (peg_solitaire_refusals.cc) and searches that find solutions alone
// (peg_solitaire_plays.cc).
extern const PegMethod peg_class_row, peg_apart_row, peg_pagoda_row, peg_cases_row, peg_regions_row;
extern const PegMethod peg_dive_row, peg_windows_row, peg_packages_row, peg_counts_row,
    peg_gather_row;

// The search is quick on a board of one machine word.
inline constexpr std::size_t quickly_searched = 64;  // holes
// Linear programmes of larger boards would delay the search too much.
inline constexpr std::size_t most_weighed = 100;  // holes

// Why a method for boards of up to so many holes does not apply; "" if it does.
std::string too_large_for(const PegInstance& instance, std::size_t most_holes);

// Why a method for boards of more than so many holes does not apply, unless the method is the only
// one asked; "" if it does.
std::string too_small_for(const PegInstance& instance, const SolveOptions& options,
                          std::size_t holes);

// Why a method that must look at each hole of a large board does not look: the limits are reached.
// "" if they are not, or if the board is small enough for the look to take no time.
std::string too_late_for(const PegInstance& instance, const SolveOptions& options);

// Why the memory does not let the methods for large boards begin: "1000000 holes take some 96 MiB,
// and 40 MiB of memory are allowed". Empty if they may begin.
std::string memory_for_packages(const PegInstance& instance, const SolveOptions& options);
std::string memory_for_reach(const PegInstance& instance, const SolveOptions& options);

// The search of whole boards, which minima and counts need as well.
std::string search_why_not(PegInstance& instance, const SolveOptions& options);
PegAnswer search(PegInstance& instance, const SolveOptions& options);

// Each part of a board by all methods, for targets (puzzles/peg_solitaire/parts.h).
std::string parts_why_not(PegInstance& instance, const SolveOptions& options);
PegAnswer solve_parts(PegInstance& instance, const SolveOptions& options);

// The fewest pegs that can remain, whatever the goal. They decide `goal one`; other goals are
// decided separately.
PegAnswer fewest_left(PegInstance& instance, const SolveOptions& options);

// The fewest moves that meet the goal.
PegAnswer least_moves(PegInstance& instance, const SolveOptions& options);

// Adds a proof by sets to the file that the options name, if they name one; the remark says why if
// that is impossible.
void prove(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::SetClaim& claim,
           const SolveOptions& options, PegAnswer& answer);

}  // namespace hardboard
