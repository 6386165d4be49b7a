// Planar monotone 3SAT as a Solo Chess board on which one piece must be last (Brunner et al. 2023,
// Theorems 3.9 to 3.11): a gadget for each variable, a component of pieces for each clause.
// hero_board.h has the proof.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "problems/planar_3sat/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/hero_board.h"
#include "reductions/image.h"

namespace hardboard {

// The work of the rows below, the same for all heroes. `plan` is that of the board of `source`.
namespace planar_to_solo {

using Source = planar_3sat::Puzzle;
using Board = solo_chess::Puzzle;

Result<HeroBoard> forward(const Source& source, char hero, char villain, const Limits& limits);
bool keeps_law(const Source& source, char hero, char villain, const Board& board);
solo_chess::Answer witness(const Board& board, const HeroPlan& plan,
                           const planar_3sat::Answer& solution);
Result<planar_3sat::Answer> recover(const Source& source, const Board& board, const HeroPlan& plan,
                                    const solo_chess::Answer& answer);
std::vector<Part> parts(const Board& board, const HeroPlan& plan);
std::vector<std::string> meanings(const Board& board, const HeroPlan& plan,
                                  const solo_chess::Answer& answer);

}  // namespace planar_to_solo

// The words of a row by its pieces.
struct HeroRow {
  char hero, villain;
  std::string_view name, source, summary, law;
};

template <const HeroRow& words>
struct PlanarToSolo {
  using From = planar_3sat::Traits;
  using To = solo_chess::Traits;
  using Trace = HeroPlan;
  using I = Image<PlanarToSolo>;

  static constexpr std::string_view name = words.name, source = words.source,
                                    summary = words.summary, law = words.law;

  static Result<I> forward(const From::Puzzle& from, const Limits& limits) {
    Result<HeroBoard> board = planar_to_solo::forward(from, words.hero, words.villain, limits);
    if (!board) return board.error();
    return I{std::move(board->puzzle), std::move(static_cast<HeroPlan&>(*board))};
  }
  static bool keeps_law(const From::Puzzle& from, const To::Puzzle& to) {
    return planar_to_solo::keeps_law(from, words.hero, words.villain, to);
  }
  static To::Answer witness(const From::Puzzle&, const I& image, const From::Answer& solution) {
    return planar_to_solo::witness(image.puzzle, image.trace, solution);
  }
  static Result<From::Answer> recover(const From::Puzzle& from, const I& image,
                                      const To::Answer& answer) {
    return planar_to_solo::recover(from, image.puzzle, image.trace, answer);
  }
  static Refusal refusal() {
    return {Verdict::unsolvable, "no assignment satisfies the clauses, by a refusal"};
  }
  static std::vector<Part> parts(const From::Puzzle&, const I& image) {
    return planar_to_solo::parts(image.puzzle, image.trace);
  }
  static std::vector<std::string> meanings(const From::Puzzle&, const I& image,
                                           const To::Answer& answer) {
    return planar_to_solo::meanings(image.puzzle, image.trace, answer);
  }
};

namespace planar_to_solo {

inline constexpr std::string_view knights_summary =
    "a way of two paths for each variable, chains of knights for clauses";
inline constexpr std::string_view lines_summary =
    "a way of two paths for each variable, columns of pieces for clauses";
inline constexpr std::string_view knights_law =
    "at most 21 n + 3 + m (4 n + 6 m) pieces for n variables, m clauses";

inline constexpr HeroRow pawn_knights{'P',
                                      'N',
                                      "planar-3sat-to-pawn-knights",
                                      "Brunner et al. 2023, Theorem 3.9",
                                      knights_summary,
                                      knights_law};
inline constexpr HeroRow king_knights{'K',
                                      'N',
                                      "planar-3sat-to-king-knights",
                                      "Brunner et al. 2023, Theorem 3.9",
                                      knights_summary,
                                      knights_law};
inline constexpr HeroRow king_bishops{'K',
                                      'B',
                                      "planar-3sat-to-king-bishops",
                                      "Brunner et al. 2023, Theorem 3.10",
                                      lines_summary,
                                      "at most 23 n + 3 + 3 m pieces for n variables, m clauses"};
inline constexpr std::string_view riders_law =
    "at most 39 n + 8 + 3 m pieces for n variables, m clauses";
inline constexpr HeroRow knight_bishops{
    'N',           'B',       "planar-3sat-to-knight-bishops", "Brunner et al. 2023, Theorem 3.11",
    lines_summary, riders_law};
inline constexpr HeroRow knight_rooks{
    'N',           'R',       "planar-3sat-to-knight-rooks", "Brunner et al. 2023, Theorem 3.11",
    lines_summary, riders_law};
inline constexpr HeroRow knight_queens{
    'N',           'Q',       "planar-3sat-to-knight-queens", "Brunner et al. 2023, Theorem 3.11",
    lines_summary, riders_law};

}  // namespace planar_to_solo

using PlanarToPawnKnights = PlanarToSolo<planar_to_solo::pawn_knights>;
using PlanarToKingKnights = PlanarToSolo<planar_to_solo::king_knights>;
using PlanarToKingBishops = PlanarToSolo<planar_to_solo::king_bishops>;
using PlanarToKnightBishops = PlanarToSolo<planar_to_solo::knight_bishops>;
using PlanarToKnightRooks = PlanarToSolo<planar_to_solo::knight_rooks>;
using PlanarToKnightQueens = PlanarToSolo<planar_to_solo::knight_queens>;

}  // namespace hardboard
