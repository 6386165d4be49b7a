// The boards that have names.
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
  std::int64_t most_size = 0;  // boards that come in sizes 1, 2, ...; 0 for those that don't
};

// In the order in which they are listed to users.
std::span<const BoardName> board_names();

// The row of a name; nullptr if no board has it.
const BoardName* find_board(std::string_view name);

// A board as bought: its holes, sorted by y, then x, with 1 1 as the lower left square of their
// box; the lines of its jumps; and the hole that is usually left vacant, if one is.
struct Board {
  std::vector<Square> holes;
  Directions directions;
  std::optional<Square> vacant;
};

// `size` must be from 1 to most_size for boards that come in sizes. O(holes).
Board make_board(const BoardName& name, std::int64_t size);

// The lines of a triangular grid: the third one is the falling diagonal.
inline constexpr Directions triangular{true, true, false, true};

}  // namespace hardboard::peg_solitaire
