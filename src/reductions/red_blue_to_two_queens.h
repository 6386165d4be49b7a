// The construction of Aravind et al. 2022, Theorem 3: queens that all may capture exactly twice, as
// an image of a red-blue dominating set. It is unsound: the queen that supports another one need
// not capture it at once, and gains a capture by waiting (Kühn 2024, appendix A). The row stands
// here for its counterexamples; the theorem itself holds.
//
// On the queens' board (red_blue_board.h) every queen that should capture only once gets a
// supporting queen to the north-west, on a diagonal with no other piece. The target, which should
// not capture at all, gets two on one diagonal: an antenna.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "problems/red_blue/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/image.h"
#include "reductions/red_blue_board.h"

namespace hardboard {

struct RedBlueToTwoQueens {
  using From = red_blue::Traits;
  using To = solo_chess::Traits;
  static constexpr std::string_view name = "red-blue-to-two-queens-printed";
  static constexpr std::string_view source = "Aravind et al. 2022, Theorem 3";
  static constexpr std::string_view summary =
      "queens that may capture exactly twice, in pairs; unsound (Kühn 2024, appendix A)";
  static constexpr std::string_view law =
      "2 * (reds + edges) + blues + min(k, reds) + 3 queens with budget 2";

  using Trace = red_blue_board::Layout;

  static Result<Image<RedBlueToTwoQueens>> forward(const red_blue::Puzzle& puzzle,
                                                   const Limits& limits);
  static bool keeps_law(const red_blue::Puzzle& puzzle, const solo_chess::Puzzle& board);
  // The supporting queens capture first; then as on the queens' board.
  static solo_chess::Answer witness(const red_blue::Puzzle& puzzle,
                                    const Image<RedBlueToTwoQueens>& image,
                                    const red_blue::Answer& solution);
  static Result<red_blue::Answer> recover(const red_blue::Puzzle& puzzle,
                                          const Image<RedBlueToTwoQueens>& image,
                                          const solo_chess::Answer& answer);
  static Refusal refusal();
  static std::vector<Part> parts(const red_blue::Puzzle& puzzle,
                                 const Image<RedBlueToTwoQueens>& image);
  static std::vector<std::string> meanings(const red_blue::Puzzle& puzzle,
                                           const Image<RedBlueToTwoQueens>& image,
                                           const solo_chess::Answer& answer);
};

}  // namespace hardboard
