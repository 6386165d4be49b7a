// How a type of piece captures: a set of rides. Every type that closes under submoves (Brunner et
// al. 2023, section 2.1) on the plane is one: leapers are rides of range 1, riders have no range.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace hardboard::solo_chess {

inline constexpr std::int32_t unlimited_range = std::numeric_limits<std::int32_t>::max();

// A capture goes k times (dx, dy) for some 1 <= k <= range; the squares after fewer steps must be
// empty. Components that are not multiples jump: {2, 1} is the knight's leap.
struct Ride {
  std::int32_t dx = 0;
  std::int32_t dy = 0;
  std::int32_t range = 1;
  friend bool operator==(const Ride&, const Ride&) = default;
};

// The range in steps as a number that distances can be held against: two squares of the plane can
// be farther apart than `unlimited_range`.
constexpr std::int64_t most_steps_of(const Ride& ride) {
  return ride.range == unlimited_range ? std::numeric_limits<std::int64_t>::max() : ride.range;
}

struct PieceType {
  char letter = '?';        // upper case, as in the files
  std::vector<Ride> rides;  // no two with the same (dx, dy)
  std::string betza;        // as given by the user; empty for K Q R B N P
};

// The types of chess; pawns capture towards larger y. nullptr for any other letter.
const PieceType* standard_type(char letter);

// Each ride's reverse is a ride with the same range (all of chess but the pawn).
bool is_symmetric(const PieceType& type);

}  // namespace hardboard::solo_chess
