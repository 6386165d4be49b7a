// The order in which beams keep their states: by golden weight that is asked for and free, in
// sectors around the goal. Jumps that lose no golden weight lead outward in much the same
// direction, so that pegs of other sectors are of little use (docs/armies.md).
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <numeric>

#include "methods/peg_solitaire/ball.h"

namespace hardboard::peg_solitaire {

// In how many ways beams order states.
inline constexpr std::uint32_t beam_ways = 5;

class BeamOrder {
private:
  // Sectors around the goal, as one or two rings of equal ones.
  static constexpr std::size_t most_rings = 2, most_sectors = 32;

public:
  // Golden weight in each sector.
  using Sums = std::array<float, most_sectors>;

  // The golden weight of a hole, shared by two sectors of each ring, whose middles are next to it,
  // so that no border splits what belongs together.
  struct Shares {
    struct Ring {
      std::uint32_t sector = 0, next = 0;
      float here = 0, there = 0;
    };
    std::array<Ring, most_rings> rings;
  };

  // Ways from `beam_ways` on begin anew.
  BeamOrder(const Surroundings& around, std::uint64_t way)
      : around_(around), way_(ways[way % beam_ways]), sectors_(way_.sectors()) {}

  // `factor` times the weight. The goal weighs nothing: every state but the first has brought its
  // peg.
  Shares shares_of(std::uint32_t hole, double factor) const {
    const Square goal = around_.puzzle.at, at = around_.puzzle.holes[hole];
    if (hole == around_.goal) return {};
    const double weight = factor * golden_weight(around_.steps[hole]);
    const double turns = 1 + std::atan2(at.y - goal.y, at.x - goal.x) / (2 * std::numbers::pi);
    Shares shares;
    std::uint32_t before = 0;  // sectors of the rings before
    for (std::size_t ring = 0; ring < most_rings && way_.rings[ring] > 0; ++ring) {
      const std::uint32_t sectors = way_.rings[ring];
      const double place = turns * sectors + (way_.is_turned ? 0.5 : 0), first = std::floor(place);
      const auto sector = static_cast<std::uint32_t>(first);
      shares.rings[ring] = {before + sector % sectors, before + (sector + 1) % sectors,
                            static_cast<float>(weight * (1 - (place - first))),
                            static_cast<float>(weight * (place - first))};
      before += sectors;
    }
    return shares;
  }

  static void add(Sums& sums, const Shares& shares, float factor) {
    for (const Shares::Ring& ring : shares.rings) {
      sums[ring.sector] += factor * ring.here;
      sums[ring.next] += factor * ring.there;
    }
  }

  // The less, the better is a state. Four sums side by side, and no branches: compilers turn such
  // loops into vector instructions.
  float scarcity_of(const Sums& asked, const Sums& free) const {
    constexpr float least_free = 1e-9F;
    constexpr std::size_t lanes = 4;
    const float slope = way_.is_steep ? 1 : 0;
    std::array<float, lanes> sums{};
    for (std::size_t i = 0; i < sectors_; i += lanes)
      for (std::size_t lane = 0; lane < lanes; ++lane) {
        const float share = asked[i + lane] / std::max(free[i + lane], least_free);
        sums[lane] += asked[i + lane] * share * (slope * share + (1 - slope));
      }
    return (sums[0] + sums[1]) + (sums[2] + sums[3]);
  }

private:
  // Ways differ in the plays that they miss: narrow beams of five ways find more than a wide beam
  // of one.
  struct Way {
    std::array<std::uint32_t, most_rings> rings;  // the number of sectors of each, or 0
    bool is_turned;  // by half a sector: none has its middle on an axis
    bool is_steep;   // do sectors with few pegs count the more?

    std::uint32_t sectors() const { return std::accumulate(rings.begin(), rings.end(), 0U); }
  };

  static constexpr std::array<Way, beam_ways> ways{
      {Way{{16, 0}, true, false}, Way{{8, 24}, true, false}, Way{{8, 24}, false, true},
       Way{{16, 0}, false, true}, Way{{8, 24}, true, true}}};

  const Surroundings& around_;
  Way way_;
  std::size_t sectors_;  // of all rings: a multiple of four
};

}  // namespace hardboard::peg_solitaire
