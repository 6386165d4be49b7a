// The kinds of puzzles that there are, one row each; reading a file begins here.
#pragma once

#include <span>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard {

using Puzzle = std::variant<solo_chess::Puzzle, graph_capture::Puzzle>;

struct Kind {
  std::string_view name;  // the first word of its files
  std::string_view summary;
  Result<Puzzle> (*read)(const Text& text);
};

// In the order of Puzzle's alternatives.
std::span<const Kind> kinds();
const Kind& kind_of(const Puzzle& puzzle);

}  // namespace hardboard
