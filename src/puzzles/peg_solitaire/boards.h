// The boards with names.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/square.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire {

struct BoardName {
  std::string_view name;
  std::string_view summary;
  std::int64_t most_size = 0;  // for boards of sizes 1, 2, ...; 0 for boards of one size
};

// In the order of listings for users.
std::span<const BoardName> board_names();

// The board of a name; nullptr if there is none.
const BoardName* find_board(std::string_view name);

// A board with pegs ready to play: its holes, sorted by y, then x, in a bounding box with 1 1 at
// the lower left; the lines of its jumps; and the hole that is usually left vacant, if the board
// has one.
struct Board {
  std::vector<Square> holes;
  Directions directions;
  std::optional<Square> vacant;
};

// `size` must be from 1 to most_size if the board has sizes. O(holes).
Board make_board(const BoardName& name, std::int64_t size);

}  // namespace hardboard::peg_solitaire
