// Plain search through the positions of pegs on boards of up to 64 holes.
#include <algorithm>
#include <bit>

#include "kernel/pegs.h"
#include "kernel/search.h"

namespace hardboard::kernel {
namespace {

// A position holds a bit for each hole.
using Position = std::uint64_t;

Position bits(const std::vector<bool>& pegs) {
  Position position = 0;
  for (std::size_t hole = 0; hole < pegs.size(); ++hole)
    position |= Position{pegs[hole] ? 1U : 0U} << hole;
  return position;
}

class Search {
public:
  explicit Search(const Pegs& puzzle) : puzzle_(puzzle), target_(bits(puzzle.target)) {
    need(puzzle.holes.size() <= 64, "the board is too large for a search");
    for (std::uint32_t from = 0; from < puzzle.holes.size(); ++from) {
      for (const Square by : puzzle.directions) {
        const std::uint32_t over = puzzle.hole(from, by, 1), to = puzzle.hole(from, by, 2);
        if (over == Grid::none || to == Grid::none) continue;
        jumps_.push_back({Position{1} << from | Position{1} << over, Position{1} << to});
      }
    }
  }

  bool is_met(Position now) const {
    if (puzzle_.goal == Pegs::Goal::target) return now == target_;
    const bool is_one = puzzle_.goal == Pegs::Goal::peg || std::has_single_bit(now);
    return is_one && (puzzle_.goal == Pegs::Goal::one || (now >> puzzle_.at & 1) != 0);
  }
  template <class Visit>
  void each_next(Position now, Visit visit) const {
    for (const Jump& jump : jumps_)
      if ((now & jump.taken) == jump.taken && (now & jump.put) == 0)
        visit((now & ~jump.taken) | jump.put);
  }

private:
  struct Jump {
    Position taken, put;
  };
  const Pegs& puzzle_;
  Position target_;
  std::vector<Jump> jumps_;
};

}  // namespace

void refute_by_search(const Pegs& puzzle, std::uint64_t left) {
  constexpr std::size_t most_positions = 30'000'000;
  const Search search(puzzle);
  // Each jump takes a peg away, so positions with as many pegs come together.
  std::vector<Position> layer{bits(puzzle.pegs)}, next;
  for (std::size_t positions = 0; !layer.empty(); layer.swap(next), next.clear()) {
    positions += layer.size();
    for (const Position now : layer) {
      need(positions + next.size() <= most_positions, "the search meets too many positions");
      const bool is_met = left == 0 ? search.is_met(now) : std::popcount(now) + 0U <= left;
      need(!is_met, "the search meets a position that the claim denies");
      search.each_next(now, [&](Position after) { next.push_back(after); });
    }
    std::sort(next.begin(), next.end());
    next.erase(std::unique(next.begin(), next.end()), next.end());
  }
}

Count count_plays(const Pegs& puzzle) {
  const Search search(puzzle);
  return count_plays(
      bits(puzzle.pegs), [&](Position now) { return search.is_met(now); },
      [&](Position now, const auto& visit) { search.each_next(now, visit); });
}

}  // namespace hardboard::kernel
