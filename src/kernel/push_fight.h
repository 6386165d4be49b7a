// Push Fight: up to so many moves of own pieces along empty squares, then a push by an own king.
#pragma once

#include <array>
#include <cstdint>
#include <ostream>
#include <string>
#include <vector>

#include "kernel/grid.h"
#include "kernel/text.h"

namespace hardboard::kernel {

// Pieces are the letters K P k p, white ones upper case, and `.` for none. The anchor stands on the
// king that pushed last.
struct Position {
  std::string pieces;  // by square
  std::uint32_t anchor = Grid::none;
  bool is_whites_turn = true;
};

struct PushFight {
  Grid squares;
  std::vector<std::array<bool, 4>> has_rail;  // by square; up, right, down, left
  Position start;
  std::uint32_t moves = 2;  // at most so many before a push; no_bound for any number
};

PushFight read_push_fight(Reader& in);
void write(std::ostream& out, const PushFight& puzzle);

// Plays the turn of the text from the start. NotShown if it is illegal, or unless a piece of the
// other side falls.
void play(const PushFight& puzzle, Reader& in);

// Makes all turns: NotShown if one of them makes a piece of the other side fall, or if they meet
// too many positions, a million on boards of a hundred squares.
void refute_by_search(const PushFight& puzzle);

}  // namespace hardboard::kernel
