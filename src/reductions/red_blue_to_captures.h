// From red-blue dominating sets to Solo Chess with budgets of at most 2: rooks, queens or bishops
// (Aravind et al. 2022, Theorem 2 and section 3.2), mended; and the rooks as they are printed.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/red_blue/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/red_blue_board.h"

namespace hardboard {

// What differs between the rows.
struct RookRow {
  static constexpr std::string_view name = "red-blue-to-rooks";
  static constexpr std::string_view source = "after Aravind et al. 2022, Theorem 2";
  static constexpr std::string_view summary =
      "a row of rooks for each blue, a column for each red, k cleaners";
  static constexpr auto look = red_blue_board::Look::rooks;
  static constexpr std::uint32_t budget_of_target = 0;
};
struct QueenRow : RookRow {
  static constexpr std::string_view name = "red-blue-to-queens";
  static constexpr std::string_view source = "after Aravind et al. 2022, section 3.2";
  static constexpr std::string_view summary =
      "the rooks' board with its columns spread, so that no diagonal is of use";
  static constexpr auto look = red_blue_board::Look::queens;
};
struct BishopRow : RookRow {
  static constexpr std::string_view name = "red-blue-to-bishops";
  static constexpr std::string_view summary = "the rooks' board, turned";
  static constexpr auto look = red_blue_board::Look::bishops;
};
struct PrintedRookRow : RookRow {
  static constexpr std::string_view name = "red-blue-to-rooks-printed";
  static constexpr std::string_view source = "Aravind et al. 2022, Theorem 2";
  static constexpr std::string_view summary =
      "as printed, unsound: the target may capture once, which allows k + 1 reds";
  static constexpr std::uint32_t budget_of_target = 1;
};

template <class Row>
struct RedBlueToCaptures {
  using From = red_blue::Traits;
  using To = solo_chess::Traits;
  static constexpr std::string_view name = Row::name;
  static constexpr std::string_view source = Row::source;
  static constexpr std::string_view summary = Row::summary;
  static constexpr std::string_view law =
      "reds + blues + edges + min(k, reds) + 1 pieces with budgets of at most 2";
  static constexpr bool carries_refusals = Row::budget_of_target == 0;

  using Trace = red_blue_board::Layout;
  using Made = Image<RedBlueToCaptures>;

  static Result<Made> forward(const red_blue::Puzzle& puzzle, const Limits& limits) {
    const Trace layout = red_blue_board::layout_of(puzzle, Row::look);
    if (auto fault = red_blue_board::why_not(puzzle, layout, limits)) return *std::move(fault);
    return Made{red_blue_board::board_of(puzzle, layout, Row::budget_of_target), layout};
  }
  static bool keeps_law(const red_blue::Puzzle& puzzle, const solo_chess::Puzzle& board) {
    return board.pieces.size() == red_blue_board::pieces_of(puzzle);
  }

  static solo_chess::Answer witness(const red_blue::Puzzle& puzzle, const Made& image,
                                    const red_blue::Answer& solution) {
    solo_chess::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.moves = red_blue_board::captures_of(puzzle, image.trace, solution.reds);
    return answer;
  }
  static Result<red_blue::Answer> recover(const red_blue::Puzzle& puzzle, const Made& image,
                                          const solo_chess::Answer& answer) {
    red_blue::Answer solution;
    solution.verdict = Verdict::solvable;
    solution.reds = red_blue_board::reds_of(puzzle, image.trace, image.puzzle, answer.moves);
    if (auto fault = red_blue::fault_of(puzzle, solution.reds))
      return error_in_words(std::move(*fault));
    return solution;
  }
  static Refusal refusal() {
    if (carries_refusals) return {Verdict::unsolvable, "no set of k reds dominates: refusal"};
    return {Verdict::unknown, "the construction is unsound as printed: refusal"};
  }

  static std::vector<Part> parts(const red_blue::Puzzle& puzzle, const Made& image) {
    return red_blue_board::parts_of(puzzle, image.trace);
  }
  static std::vector<std::string> meanings(const red_blue::Puzzle&, const Made& image,
                                           const solo_chess::Answer& answer) {
    return red_blue_board::meanings_of(image.trace, answer.moves);
  }
};

using RedBlueToRooks = RedBlueToCaptures<RookRow>;
using RedBlueToQueens = RedBlueToCaptures<QueenRow>;
using RedBlueToBishops = RedBlueToCaptures<BishopRow>;
using RedBlueToRooksPrinted = RedBlueToCaptures<PrintedRookRow>;

}  // namespace hardboard
