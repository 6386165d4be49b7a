// And-Or-(1,1)-SAT as Solo Chess with rooks, bishops or queens that may capture twice each (Kühn
// 2024, Theorem 7.16).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "problems/and_or_sat/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/rook_board.h"

namespace hardboard {

// What differs between the rows.
struct AndOrRookRow {
  static constexpr std::string_view name = "and-or-sat-to-rooks";
  static constexpr std::string_view source = "Kühn 2024, Theorem 7.16";
  static constexpr std::string_view summary =
      "a row for each literal, columns for each variable and clause, a shell and a tomb";
  static constexpr auto look = rook_board::Look::rooks;
};
struct AndOrBishopRow {
  static constexpr std::string_view name = "and-or-sat-to-bishops";
  static constexpr std::string_view source = "after Kühn 2024, Theorem 7.16";
  static constexpr std::string_view summary = "the rooks' board, turned";
  static constexpr auto look = rook_board::Look::bishops;
};
struct AndOrQueenRow {
  static constexpr std::string_view name = "and-or-sat-to-queens";
  static constexpr std::string_view source = "after Kühn 2024, Theorem 7.16 and appendix A";
  static constexpr std::string_view summary =
      "the rooks' board with its columns spread, so that no two queens share a diagonal";
  static constexpr auto look = rook_board::Look::queens;
};

template <class Row>
struct AndOrToLines {
  using From = and_or_sat::Traits;
  using To = solo_chess::Traits;
  static constexpr std::string_view name = Row::name;
  static constexpr std::string_view source = Row::source;
  static constexpr std::string_view summary = Row::summary;
  static constexpr std::string_view law =
      "7 n + 7 pieces for n variables, and 5, 9 or 19 for a clause of one, two or three literals, "
      "27 for one with an and; budget 2";
  static constexpr std::size_t least_growth = 12;

  using Trace = rook_board::Layout;
  using Made = Image<AndOrToLines>;

  static Result<Made> forward(const and_or_sat::Puzzle& puzzle, const Limits& limits) {
    Result<Trace> layout = rook_board::layout_of(puzzle, Row::look, limits);
    if (!layout) return layout.error();
    solo_chess::Puzzle board = rook_board::board_of(*layout, Row::look);
    return Made{std::move(board), std::move(layout).value()};
  }
  static bool keeps_law(const and_or_sat::Puzzle& puzzle, const solo_chess::Puzzle& board) {
    return board.pieces.size() == rook_board::pieces_of(puzzle);
  }
  static solo_chess::Answer witness(const and_or_sat::Puzzle& puzzle, const Made& image,
                                    const and_or_sat::Answer& solution) {
    solo_chess::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.moves = rook_board::captures_of(puzzle, image.trace, solution);
    return answer;
  }
  static Result<and_or_sat::Answer> recover(const and_or_sat::Puzzle&, const Made& image,
                                            const solo_chess::Answer& answer) {
    return rook_board::solution_of(image.trace, answer.moves);
  }
  static Refusal refusal() {
    return {Verdict::unsolvable, "no assignment satisfies the clauses: refusal"};
  }
  static std::vector<Part> parts(const and_or_sat::Puzzle& puzzle, const Made& image) {
    return rook_board::parts_of(puzzle, image.trace);
  }
  static std::vector<std::string> meanings(const and_or_sat::Puzzle&, const Made& image,
                                           const solo_chess::Answer& answer) {
    return rook_board::meanings_of(image.trace, answer.moves);
  }
};

using AndOrToRooks = AndOrToLines<AndOrRookRow>;
using AndOrToBishops = AndOrToLines<AndOrBishopRow>;
using AndOrToQueens = AndOrToLines<AndOrQueenRow>;

}  // namespace hardboard
