// Solo Chess and Graph Capture as programmes of variables that are 0 or 1, with an objective: as
// few captures as can be by the piece that captures most.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "problems/integer_programme/traits.h"
#include "puzzles/graph_capture/traits.h"
#include "puzzles/solo_chess/traits.h"
#include "reductions/capture_rows.h"
#include "reductions/image.h"

namespace hardboard {

// Each place but one, the root, is emptied once: by an exit, a capture to another place by whoever
// stood there last. Variables say which exits are used, which of those to a place is the last one,
// which piece empties a place or stays on it, and, in bits, when a place is emptied and when a
// piece last comes to it. docs/reductions.md has the rows.
//
// The two reductions differ by their source alone.
template <class Traits>
struct CapturesToIntegerProgramme {
  using From = Traits;
  using To = integer_programme::Traits;
  static constexpr std::string_view name = std::is_same_v<Traits, solo_chess::Traits>
                                               ? "solo-chess-to-integer-programme"
                                               : "graph-capture-to-integer-programme";
  static constexpr std::string_view source = "docs/reductions.md";
  static constexpr std::string_view summary =
      "which capture empties a place, by whom and when; as few captures by one piece as can be";
  static constexpr std::string_view law =
      "for n pieces and s captures between places, with w places between in all: at most "
      "2s + n^2 + 2n log2(2n) + 3n variables and s (n + 7) + 2w + n^2 + 6n + 4 rows";
  static constexpr std::size_t least_growth = 3;

  using Trace = CaptureColumns;

  // An error if the programme does not fit in the limits. O(captures * pieces).
  static Result<Image<CapturesToIntegerProgramme>> forward(const typename From::Puzzle& puzzle,
                                                           const Limits& limits);
  static bool keeps_law(const typename From::Puzzle& puzzle, const To::Puzzle& image);
  static To::Answer witness(const typename From::Puzzle& puzzle,
                            const Image<CapturesToIntegerProgramme>& image,
                            const typename From::Answer& solution);
  static Result<typename From::Answer> recover(const typename From::Puzzle& puzzle,
                                               const Image<CapturesToIntegerProgramme>& image,
                                               const To::Answer& answer);
  static Refusal refusal() {
    return {Verdict::unsolvable, "no captures leave one piece, by a refusal"};
  }
  // Each exit by its two places, with its two variables.
  static std::vector<Part> parts(const typename From::Puzzle& puzzle,
                                 const Image<CapturesToIntegerProgramme>& image);
  // Values have no moves.
  static std::vector<std::string> meanings(const typename From::Puzzle&,
                                           const Image<CapturesToIntegerProgramme>&,
                                           const To::Answer&) {
    return {};
  }
};

using SoloChessToIntegerProgramme = CapturesToIntegerProgramme<solo_chess::Traits>;
using GraphCaptureToIntegerProgramme = CapturesToIntegerProgramme<graph_capture::Traits>;

extern template struct CapturesToIntegerProgramme<solo_chess::Traits>;
extern template struct CapturesToIntegerProgramme<graph_capture::Traits>;

}  // namespace hardboard
