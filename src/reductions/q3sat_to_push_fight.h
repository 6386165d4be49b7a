// From quantified formulas with three literals a clause to who wins Push Fight (Bosboom, Demaine,
// Rudoy 2018, Theorem 4.2): White to move wins if and only if the formula is true.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/qbf/traits.h"
#include "puzzles/push_fight/traits.h"
#include "reductions/image.h"
#include "reductions/q3sat_layout.h"

namespace hardboard {

// Black threatens to win in the move-wasting gadget after each of White's turns, which costs White
// both moves; so White only pushes with its one king, and Black only moves. Clauses without
// literals, with both literals of a variable, and equal ones need no exception: they are columns
// without a hole, with holes in both rows, and equal columns.
struct Q3SatToPushFight {
  using From = qbf::Traits;
  using To = push_fight::Traits;
  using Trace = q3sat::Layout;
  static constexpr std::string_view name = "q3sat-to-push-fight";
  static constexpr std::string_view source = "Bosboom et al. 2018, Theorem 4.2";
  static constexpr std::string_view summary =
      "the white king pushes its way through variables and clauses; a literal is a row, and a "
      "hole in it lets the king pass a clause";
  static constexpr std::string_view law =
      "for e existential and u universal variables, m > 0 clauses, and p - 1 the most occurrences "
      "of a literal: 5 (e + u) + m + 8 rows of at most (e + 1)(p + 3) + u (p + 4) + 3m + 7 "
      "squares, and 7 squares";
  static constexpr std::size_t least_growth = 24;

  // Clauses of more than three different literals are refused.
  static Result<Image<Q3SatToPushFight>> forward(const qbf::Puzzle& formula, const Limits& limits);
  static bool keeps_law(const qbf::Puzzle& formula, const push_fight::Puzzle& board);
  static push_fight::Answer witness(const qbf::Puzzle& formula,
                                    const Image<Q3SatToPushFight>& image,
                                    const qbf::Answer& solution);
  static push_fight::Answer witness_of_refusal(const qbf::Puzzle& formula,
                                               const Image<Q3SatToPushFight>& image,
                                               const qbf::Answer& refusal);
  static Result<qbf::Answer> recover(const qbf::Puzzle& formula,
                                     const Image<Q3SatToPushFight>& image,
                                     const push_fight::Answer& answer);
  static Result<qbf::Answer> recover_refusal(const qbf::Puzzle& formula,
                                             const Image<Q3SatToPushFight>& image,
                                             const push_fight::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const qbf::Puzzle& formula, const Image<Q3SatToPushFight>& image);
  static std::vector<std::string> meanings(const qbf::Puzzle& formula,
                                           const Image<Q3SatToPushFight>& image,
                                           const push_fight::Answer& answer);
};

}  // namespace hardboard
