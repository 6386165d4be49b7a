// The integer programme of an arena: its columns and rows.
#pragma once

#include <bit>
#include <cstdint>
#include <string>
#include <vector>

#include "methods/capture/arena.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard {

// The columns of the programme. Exit i has column i, and column exits.size() + i says that it is
// the last one to its place.
struct CaptureColumns {
  struct Exit {
    std::uint32_t from = 0, to = 0;
    std::uint8_t type = 0;
  };
  std::vector<Exit> exits;
  std::uint32_t places = 0, bits = 0;
  // The first columns of: the piece of a place (places^2), the root, the survivor, the time when a
  // place is emptied, the last arrival (bits of each place), and the most captures.
  std::uint32_t piece = 0, root = 0, survivor = 0, emptied = 0, arrival = 0, most = 0;
};

inline std::uint32_t bits_of_time(std::uint32_t places) {
  return static_cast<std::uint32_t>(std::bit_width(places - 1));
}

// Adds the programme of the arena, whose places have the names, and says which columns are which.
// O(captures * pieces).
void add_programme(const capture::Arena& arena, const std::vector<std::string>& names,
                   integer_programme::Puzzle& puzzle, CaptureColumns& columns);

}  // namespace hardboard
