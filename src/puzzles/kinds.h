// The kinds of puzzles that there are, one row each; reading a file begins here.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "base/text.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/peg_army/puzzle.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard {

using Puzzle = std::variant<solo_chess::Puzzle, graph_capture::Puzzle, peg_solitaire::Puzzle,
                            peg_army::Puzzle, push_fight::Puzzle>;

struct Kind {
  std::string_view name;  // the first word of its files
  std::string_view summary;
  Result<Puzzle> (*read)(const Text& text);
};

// In the order of Puzzle's alternatives.
std::span<const Kind> kinds();
const Kind& kind_of(const Puzzle& puzzle);

// Calls `visit` for each puzzle of a file, or for what is wrong with it, in order, until it says
// false. A file holds puzzles between lines `---`, or nothing but FEN lines of Solo Chess, one a
// puzzle, to which the preset `rules` applies. False if `visit` said so. O(size of the file) and
// what readers cost.
bool for_each_puzzle(const Text& text, const std::string& rules,
                     const std::function<bool(Result<Puzzle>)>& visit);

}  // namespace hardboard
