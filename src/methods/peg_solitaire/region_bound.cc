#include "methods/peg_solitaire/region_bound.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/watch.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

class RegionPacking {
public:
  explicit RegionPacking(const Puzzle& puzzle) : puzzle_(puzzle), is_free_(puzzle.pegs) {
    for (const Square step : steps_of(puzzle.directions)) {
      ahead_.push_back(neighbours(puzzle.holes, step));
      behind_.push_back(neighbours(puzzle.holes, {-step.x, -step.y}));
    }
  }

  std::uint32_t moves(const Limits& limits) {
    constexpr std::size_t most_in_region = 8;
    Watch watch(limits, "packing regions");
    std::uint32_t regions = 0, single = 0;
    for (std::uint32_t hole = 0; hole < is_free_.size(); ++hole) {
      if (watch.reached(10)) break;
      if (is_free_[hole] == 0) continue;
      for (std::size_t most = 1; most <= most_in_region; ++most) {
        region_ = {hole};
        if (!close(most)) continue;
        for (const std::uint32_t taken : region_) is_free_[taken] = 0;
        if (!is_full_at_goal()) ++regions, single += region_.size() == 1 ? 1 : 0;
        break;
      }
    }
    // The last peg may stand on one region of a single hole, or on none.
    const bool keeps_one = puzzle_.goal == Goal::one && single > 0;
    return regions - (keeps_one ? 1 : 0);
  }

private:
  bool has(std::uint32_t hole) const {
    return std::find(region_.begin(), region_.end(), hole) != region_.end();
  }

  // Adds free holes until each line whose middle is in the region has an end there, and the region
  // has at most `most` holes; false if that is impossible.
  bool close(std::size_t most) {
    for (std::size_t i = 0; i < region_.size(); ++i)
      for (std::size_t way = 0; way < ahead_.size(); ++way) {
        const std::uint32_t a = ahead_[way][region_[i]], b = behind_[way][region_[i]];
        if (a == no_hole || b == no_hole || has(a) || has(b)) continue;
        if (region_.size() == most) return false;
        const std::size_t size = region_.size();
        for (const std::uint32_t end : {a, b}) {
          if (is_free_[end] == 0) continue;
          region_.push_back(end);
          if (close(most)) return true;
          region_.resize(size);
        }
        return false;
      }
    return true;
  }

  bool is_full_at_goal() const {
    const auto stays = [&](std::uint32_t hole) {
      if (puzzle_.goal == Goal::target) return puzzle_.target[hole] != 0;
      return puzzle_.goal == Goal::one_at && puzzle_.holes[hole] == puzzle_.at;
    };
    return std::all_of(region_.begin(), region_.end(), stays);
  }

  const Puzzle& puzzle_;
  std::vector<std::uint8_t> is_free_;                       // full at the start, and in no region
  std::vector<std::vector<std::uint32_t>> ahead_, behind_;  // by way: the neighbour of each hole
  std::vector<std::uint32_t> region_;
};

}  // namespace

std::uint32_t least_moves_by_regions(const Puzzle& puzzle, const Limits& limits) {
  return puzzle.goal == Goal::peg ? 0 : RegionPacking(puzzle).moves(limits);
}

}  // namespace hardboard::peg_solitaire
