#include "methods/peg_solitaire/generate.h"

#include <algorithm>
#include <cstddef>

#include "base/random.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint64_t most_steps = 300'000;

// Backward play. `open_` holds all jumps that can be taken back, and some that can't, which are
// thrown out when they are met.
class BackwardPlay {
public:
  explicit BackwardPlay(const Puzzle& shape) : jumps_(jumps_of(shape)) {
    first_.assign(shape.holes.size() + 2, 0);
    for_each_hole([&](std::uint32_t hole, std::uint32_t) { ++first_[hole + 2]; });
    for (std::size_t hole = 2; hole < first_.size(); ++hole) first_[hole] += first_[hole - 1];
    through_.resize(3 * jumps_.size());
    for_each_hole(
        [&](std::uint32_t hole, std::uint32_t jump) { through_[first_[hole + 1]++] = jump; });
  }

  void start(std::vector<std::uint8_t> pegs) {
    pegs_ = std::move(pegs);
    played_.clear();
    open_.clear();
    for (std::uint32_t jump = 0; jump < jumps_.size(); ++jump)
      if (can_take_back(jump)) open_.push_back(jump);
  }

  // Takes back a jump at random; false if there is none.
  bool step(Random& random) {
    while (!open_.empty()) {
      const std::size_t i = random.below(open_.size());
      const std::uint32_t jump = open_[i];
      open_[i] = open_.back();
      open_.pop_back();
      if (!can_take_back(jump)) continue;
      const auto& [from, over, to] = jumps_[jump];
      pegs_[from] = pegs_[over] = 1;
      pegs_[to] = 0;
      played_.push_back(jump);
      for (const std::uint32_t hole : {from, over, to})
        for (std::uint32_t k = first_[hole]; k < first_[hole + 1]; ++k)
          if (can_take_back(through_[k])) open_.push_back(through_[k]);
      return true;
    }
    return false;
  }

  const std::vector<std::uint8_t>& pegs() const { return pegs_; }

  // Forward, as a solution.
  std::vector<Jump> solution(const Puzzle& shape) const {
    std::vector<Jump> jumps;
    for (auto jump = played_.rbegin(); jump != played_.rend(); ++jump)
      jumps.push_back(on_squares(shape, jumps_[*jump]));
    return jumps;
  }

private:
  template <class Visit>
  void for_each_hole(Visit visit) const {
    for (std::uint32_t jump = 0; jump < jumps_.size(); ++jump)
      for (const std::uint32_t hole : {jumps_[jump].from, jumps_[jump].over, jumps_[jump].to})
        visit(hole, jump);
  }

  bool can_take_back(std::uint32_t jump) const {
    const auto& [from, over, to] = jumps_[jump];
    return pegs_[from] == 0 && pegs_[over] == 0 && pegs_[to] != 0;
  }

  std::vector<HoleJump> jumps_;
  std::vector<std::uint32_t> first_, through_;  // the jumps at each hole, in rows
  std::vector<std::uint8_t> pegs_;
  std::vector<std::uint32_t> played_, open_;
};

std::vector<std::uint8_t> final_position(const Puzzle& shape, Random& random) {
  if (shape.goal == Goal::target) return shape.target;
  std::vector<std::uint8_t> pegs(shape.holes.size(), 0);
  pegs[shape.goal == Goal::one ? random.below(pegs.size()) : *hole_at(shape, shape.at)] = 1;
  return pegs;
}

}  // namespace

Generated generate(const Puzzle& shape, std::uint32_t pegs, std::uint64_t seed) {
  Random random(seed);
  BackwardPlay play(shape);
  Generated best{shape, {}};
  std::size_t most = 0;
  for (std::uint64_t steps = 0; steps < most_steps && most < pegs;) {
    play.start(final_position(shape, random));
    auto left = static_cast<std::size_t>(std::count(play.pegs().begin(), play.pegs().end(), 1));
    while (left < pegs && play.step(random)) ++left, ++steps;
    // A start costs as much as some steps: where none is possible this ends all the same.
    steps += 1 + shape.holes.size() / 8;
    if (left <= most && most > 0) continue;
    most = left;
    best.puzzle.pegs = play.pegs();
    best.solution = play.solution(shape);
  }
  return best;
}

}  // namespace hardboard::peg_solitaire
