// The captures of a type of piece, as a set of rides. Every type that closes under submoves on the
// plane (Brunner et al. 2023, section 2.1) is such a set: leapers are rides of range 1, riders have
// no range.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

namespace hardboard::solo_chess {

inline constexpr std::int32_t unlimited_range = std::numeric_limits<std::int32_t>::max();

// A capture leads k times (dx, dy) for some 1 <= k <= range; the squares after fewer steps must be
// empty. A step with coprime components jumps over the squares between: {2, 1} is the knight's
// leap.
struct Ride {
  std::int32_t dx = 0;
  std::int32_t dy = 0;
  std::int32_t range = 1;
  friend bool operator==(const Ride&, const Ride&) = default;
};

// The range as a number that exceeds every distance if unlimited: two squares of the plane can be
// farther apart than `unlimited_range`.
constexpr std::int64_t most_steps_of(const Ride& ride) {
  return ride.range == unlimited_range ? std::numeric_limits<std::int64_t>::max() : ride.range;
}

struct PieceType {
  char letter = '?';        // upper case, as in the files
  std::vector<Ride> rides;  // no two with the same (dx, dy)
  std::string betza;        // the user's notation; empty for K Q R B N P
};

// The types of chess; pawns capture towards larger y. nullptr for other letters.
const PieceType* standard_type(char letter);

// Does each ride's reverse belong to the type, with the same range (as in all types of chess but
// the pawn)?
bool is_symmetric(const PieceType& type);

}  // namespace hardboard::solo_chess
