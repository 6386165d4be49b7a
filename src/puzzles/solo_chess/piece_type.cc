#include "puzzles/solo_chess/piece_type.h"

#include <algorithm>
#include <array>

namespace hardboard::solo_chess {
namespace {

PieceType make(char letter, std::initializer_list<std::array<std::int32_t, 2>> directions,
               std::int32_t range) {
  PieceType type{letter, {}, {}};
  for (const auto& [dx, dy] : directions) type.rides.push_back({dx, dy, range});
  return type;
}

const std::array<PieceType, 6>& standard_types() {
  static const std::array<PieceType, 6> types = {
      make('K', {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}, 1),
      make('Q', {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}},
           unlimited_range),
      make('R', {{1, 0}, {0, 1}, {-1, 0}, {0, -1}}, unlimited_range),
      make('B', {{1, 1}, {-1, 1}, {-1, -1}, {1, -1}}, unlimited_range),
      make('N', {{2, 1}, {1, 2}, {-1, 2}, {-2, 1}, {-2, -1}, {-1, -2}, {1, -2}, {2, -1}}, 1),
      make('P', {{1, 1}, {-1, 1}}, 1),
  };
  return types;
}

}  // namespace

const PieceType* standard_type(char letter) {
  for (const PieceType& type : standard_types())
    if (type.letter == letter) return &type;
  return nullptr;
}

bool is_symmetric(const PieceType& type) {
  return std::all_of(type.rides.begin(), type.rides.end(), [&](const Ride& ride) {
    const Ride reverse{-ride.dx, -ride.dy, ride.range};
    return std::find(type.rides.begin(), type.rides.end(), reverse) != type.rides.end();
  });
}

}  // namespace hardboard::solo_chess
