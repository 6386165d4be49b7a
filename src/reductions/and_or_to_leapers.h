// And-Or-(1,1)-SAT as Solo Chess with budget 2 and one type of leaper (Kühn 2024, chapters 5 and
// 6): the board of an And-Or embedding. Kings and knights have tiles of their own, and share all
// else.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "problems/and_or_sat/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/leaper_board.h"

namespace hardboard {

// The row of the leaper whose tiles `game` gives.
template <const leaper_board::Game& (*game)()>
struct AndOrToLeapers {
  using From = and_or_sat::Traits;
  using To = solo_chess::Traits;
  struct Trace {
    gadgets::Embedding embedding;  // without macros for a formula without clauses
  };

  template <class Made>
  static Result<Made> made(const and_or_sat::Puzzle& formula, const Limits& limits) {
    Made image;
    if (!formula.clauses.empty()) {
      Result<gadgets::Embedding> drawn = gadgets::embed(formula, game().tiles.macros, limits);
      if (!drawn) return drawn.error();
      image.trace.embedding = std::move(drawn).value();
    }
    image.puzzle = leaper_board::board_of(game(), image.trace.embedding);
    return image;
  }
  static bool keeps_law(const and_or_sat::Puzzle& formula, const solo_chess::Puzzle& board) {
    const auto [width, height] = leaper_board::most_squares(game(), formula.variables);
    return static_cast<std::uint64_t>(board.frame->width) <= width &&
           static_cast<std::uint64_t>(board.frame->height) <= height;
  }
  template <class Made>
  static solo_chess::Answer witness(const and_or_sat::Puzzle&, const Made& image,
                                    const and_or_sat::Answer& solution) {
    solo_chess::Answer answer;
    answer.verdict = Verdict::solvable;
    answer.moves = leaper_board::captures_of(game(), image.trace.embedding, solution.assignment);
    return answer;
  }
  template <class Made>
  static Result<and_or_sat::Answer> recover(const and_or_sat::Puzzle&, const Made& image,
                                            const solo_chess::Answer& answer) {
    and_or_sat::Answer recovered;
    recovered.verdict = Verdict::solvable;
    recovered.assignment = leaper_board::assignment_of(game(), image.trace.embedding, answer.moves);
    return recovered;
  }
  static Refusal refusal() {
    return {Verdict::unsolvable, "the board is cleared as the formula is true, by a refusal"};
  }
  template <class Made>
  static std::vector<Part> parts(const and_or_sat::Puzzle&, const Made& image) {
    return leaper_board::parts_of(game(), image.trace.embedding);
  }
  template <class Made>
  static Area area(const Made& image) {
    return leaper_board::area_of(game(), image.trace.embedding);
  }
  template <class Made>
  static std::vector<std::string> meanings(const and_or_sat::Puzzle&, const Made& image,
                                           const solo_chess::Answer& answer) {
    return leaper_board::meanings_of(game(), image.trace.embedding, answer.moves);
  }
};

struct AndOrToKings : AndOrToLeapers<leaper_board::kings> {
  static constexpr std::string_view name = "and-or-sat-to-kings";
  static constexpr std::string_view source = "Kühn 2024, Theorem 5.15";
  static constexpr std::string_view summary =
      "wires of kings from variables through crossings to gates, and one king must pass the test";
  static constexpr std::string_view law =
      "at most 24 (n + 4) x 24 (2 n + 1) squares for n variables";
  static constexpr std::size_t least_growth = 48;

  static Result<Image<AndOrToKings>> forward(const and_or_sat::Puzzle& formula,
                                             const Limits& limits) {
    return made<Image<AndOrToKings>>(formula, limits);
  }
};

struct AndOrToKnights : AndOrToLeapers<leaper_board::knights> {
  static constexpr std::string_view name = "and-or-sat-to-knights";
  static constexpr std::string_view source = "Kühn 2024, Theorem 6.13";
  static constexpr std::string_view summary =
      "wires of knights from variables through crossings to gates, and one knight must pass the "
      "test";
  static constexpr std::string_view law =
      "at most 176 (n + 4) x 64 (2 n + 1) squares for n variables";
  static constexpr std::size_t least_growth = 192;

  static Result<Image<AndOrToKnights>> forward(const and_or_sat::Puzzle& formula,
                                               const Limits& limits) {
    return made<Image<AndOrToKnights>>(formula, limits);
  }
};

}  // namespace hardboard
