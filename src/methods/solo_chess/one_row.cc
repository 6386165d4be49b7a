#include "methods/solo_chess/one_row.h"

#include <utility>
#include <variant>

#include "base/contract.h"
#include "methods/capture/optimum.h"
#include "methods/solo_chess/row_plan.h"
#include "puzzles/solo_chess/row.h"

namespace hardboard::solo_chess {
namespace {

using capture::Location;

Row row_from(const Puzzle& puzzle) {
  auto row = row_of(puzzle);
  promise(std::holds_alternative<Row>(row), "the method is asked for rows only");
  return std::get<Row>(std::move(row));
}

// The moves of a plan, from place to place of the row, as moves from piece to piece.
std::vector<capture::Capture<Location>> to_pieces(const Row& row,
                                                  std::vector<capture::Capture<Location>> moves) {
  for (capture::Capture<Location>& move : moves) move = {row.piece[move.from], row.piece[move.to]};
  return moves;
}

capture::Answer<Location> answer_of(const Row& row, RowPlan plan) {
  capture::Answer<Location> answer;
  if (plan.left == 1) {
    answer.verdict = Verdict::solvable;
    answer.moves = to_pieces(row, std::move(plan.moves));
  } else {
    answer.verdict = Verdict::unsolvable;
    answer.proof = capture::RowCount{plan.left};
  }
  return answer;
}

Puzzle all_unlimited(Puzzle puzzle) {
  for (Piece& piece : puzzle.pieces) piece.budget = unlimited;
  return puzzle;
}

}  // namespace

std::string one_row_why_not(const Puzzle& puzzle) {
  return row_why_not(puzzle);
}

capture::Answer<Location> solve_one_row(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  const Row row = row_from(puzzle);
  if (limits.reached()) return {};
  RowPlan plan = plan_row(row);
  if (limits.reached()) return {};
  return answer_of(row, std::move(plan));
}

std::string fewest_one_row_why_not(const Puzzle& puzzle) {
  if (puzzle.last && puzzle.goal) return "not with a goal and a last piece";
  return row_why_not(puzzle);
}

capture::Answer<Location> fewest_one_row(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  const Row row = row_from(puzzle);
  if (limits.reached()) return {};
  RowPlan plan = plan_row(row);
  std::vector<capture::Capture<Location>> moves = to_pieces(row, plan.moves);
  const std::uint64_t left = plan.left;
  capture::Answer<Location> answer = answer_of(row, std::move(plan));
  answer.moves = std::move(moves);
  answer.minimum = Minimum{"pieces_left", left, left};
  return answer;
}

std::string smallest_budget_one_row_why_not(const Puzzle& puzzle) {
  return row_why_not(all_unlimited(puzzle));
}

capture::Answer<Location> smallest_budget_one_row(const Puzzle& puzzle, const Limits& limits) {
  if (limits.reached()) return {};
  const Row row = row_from(all_unlimited(puzzle));
  const std::uint32_t most = row.size() - 1;  // equals unlimited
  const auto with_budget = [&](std::uint32_t budget) {
    Row changed = row;
    for (std::uint32_t i = 0; i < row.size(); ++i) {
      if (row.budget[i] != 0) changed.budget[i] = budget;
      if (budget == 0) changed.reach[i] = LineReach::still;
    }
    return plan_row(changed);
  };
  RowPlan best = with_budget(most);
  if (best.left > 1) {
    capture::Answer<Location> refused = answer_of(row, std::move(best));
    refused.remark = capture::no_budget_is_enough;
    return refused;
  }

  // Budgets are monotone (Kühn 2024, section 3.3): `enough` clears the row, no budget below `low`
  // does.
  std::uint32_t low = 0, enough = most;
  while (low < enough && !limits.reached()) {
    const std::uint32_t budget = low + (enough - low) / 2;
    RowPlan plan = with_budget(budget);
    if (plan.left == 1) {
      enough = budget;
      best = std::move(plan);
    } else {
      low = budget + 1;
    }
  }
  capture::Answer<Location> answer = answer_of(row, std::move(best));
  answer.minimum = Minimum{"budget", enough, low};
  if (low < enough) answer.remark = capture::unsettled_budget(enough, low);
  return answer;
}

}  // namespace hardboard::solo_chess
