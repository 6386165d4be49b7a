// What a beam (beam.h) holds: positions on the first places of a strip that are not yet empty.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "methods/capture/arena.h"
#include "methods/capture/strip.h"

namespace hardboard::capture {

// The piece on a place, or none: its type, whether it is the last piece, and what its budget leaves
// to it.
class Occupant {
public:
  static constexpr std::uint32_t most_types = 127, endless = (1 << 24) - 2;

  Occupant() = default;
  // `left` captures or steps, or `unlimited`. An occupant forgets what is beyond its largest
  // number.
  Occupant(std::uint8_t type, bool is_last, std::uint32_t left)
      : bits_((left == unlimited ? endless + 1 : std::min(left + 1, endless)) << 8 |
              (is_last ? 0x80U : 0U) | type) {}

  bool is_empty() const { return bits_ == 0; }
  std::uint8_t type() const { return bits_ & 0x7f; }
  bool is_last() const { return (bits_ & 0x80) != 0; }
  std::uint32_t left() const { return (bits_ >> 8) - 1; }
  bool is_endless() const { return left() == endless; }
  // The piece after it has spent `cost`, which an endless budget does not notice.
  Occupant after(std::uint32_t cost) const {
    return {type(), is_last(), is_endless() ? unlimited : left() - cost};
  }

  // The hash of a position is the sum of those of its pieces.
  std::uint64_t hash_on(std::uint32_t rank) const {
    std::uint64_t mixed = (std::uint64_t{rank} << 32 | bits_) * 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 29)) * 0xbf58476d1ce4e5b9U;
    return mixed ^ (mixed >> 32);
  }

private:
  std::uint32_t bits_ = 0;
};

// All places before `first` are empty, and the places behind the window are as at the start.
struct Position {
  std::uint32_t first = 0;
  std::uint32_t history = 0;  // the number of the capture that led here
  std::int64_t slack = 0;     // the captures left to all pieces, without those still needed
  std::int64_t score = 0;
  std::uint64_t hash = 0;
  std::array<Occupant, strip_window> window;
};

// A capture of a position in the beam, within the window. The score and the hash are those of the
// position that follows, and depend on that position alone.
struct Candidate {
  std::int64_t score = 0;
  std::uint64_t hash = 0;
  std::uint32_t parent = 0;  // in the beam
  std::uint8_t from = 0, to = 0;
  std::uint32_t cost = 1;
};

// How much a capture takes from the budgets of both pieces, beyond the 1 that each capture needs.
inline std::int64_t wasted(Occupant mover, Occupant captured, std::uint32_t cost) {
  constexpr std::int64_t of_endless = 100;
  return (captured.is_endless() ? of_endless : captured.left()) +
         (mover.is_endless() ? 0 : cost - std::int64_t{1});
}

}  // namespace hardboard::capture
