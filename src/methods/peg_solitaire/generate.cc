#include "methods/peg_solitaire/generate.h"

#include <algorithm>
#include <cstddef>
#include <fmt/format.h>
#include <utility>

#include "base/random.h"
#include "base/watch.h"
#include "methods/peg_solitaire/fill.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint64_t most_steps = 300'000;
constexpr std::uint64_t steps_of_jump = 16;  // as a watch counts them
constexpr unsigned most_fills = 8;           // of one call of generate()
constexpr int most_in_vain = 10'000;         // puzzles that were made before
constexpr int most_too_small = 20;           // runs of most_steps in a row without as many pegs

// Backward play. `open_` holds all jumps that can be taken back, some of them twice, and jumps that
// no longer can, which are dropped when drawn. Jumps are not listed but found from their holes: the
// largest boards have tens of millions.
class BackwardPlay {
public:
  explicit BackwardPlay(const Puzzle& shape) {
    for (const Square step : steps_of(shape.directions))
      lines_.push_back(
          {neighbours(shape.holes, step), neighbours(shape.holes, {-step.x, -step.y})});
  }

  void start(std::vector<std::uint8_t> pegs) {
    pegs_ = std::move(pegs);
    played_.clear();
    open_.clear();
    for (const Lines& lines : lines_)
      for (std::uint32_t hole = 0; hole < pegs_.size(); ++hole) open_line(lines, hole);
  }

  // Takes back a random jump; false if there is none.
  bool step(Random& random) {
    while (!open_.empty()) {
      const std::size_t i = random.below(open_.size());
      const HoleJump jump = open_[i];
      open_[i] = open_.back();
      open_.pop_back();
      if (!can_take_back(jump)) continue;
      const auto& [from, over, to] = jump;
      pegs_[from] = pegs_[over] = 1;
      pegs_[to] = 0;
      played_.push_back(jump);
      for (const std::uint32_t hole : {from, over, to}) open_through(hole);
      return true;
    }
    return false;
  }

  const std::vector<std::uint8_t>& pegs() const { return pegs_; }

  // The jumps taken back, in the order of forward play.
  std::vector<Jump> solution(const Puzzle& shape) const {
    std::vector<Jump> jumps;
    for (auto jump = played_.rbegin(); jump != played_.rend(); ++jump)
      jumps.push_back(on_squares(shape, *jump));
    return jumps;
  }

private:
  // For each hole the next one and the one before along one direction, or no_hole.
  struct Lines {
    std::vector<std::uint32_t> next, before;
  };

  bool can_take_back(const HoleJump& jump) const {
    return pegs_[jump.from] == 0 && pegs_[jump.over] == 0 && pegs_[jump.to] != 0;
  }

  // Opens the jumps, both ways, on the line of three holes that begins here, if there is one.
  void open_line(const Lines& lines, std::uint32_t first) {
    const std::uint32_t middle = first == no_hole ? no_hole : lines.next[first];
    const std::uint32_t last = middle == no_hole ? no_hole : lines.next[middle];
    if (last == no_hole) return;
    for (const HoleJump jump : {HoleJump{first, middle, last}, HoleJump{last, middle, first}})
      if (can_take_back(jump)) open_.push_back(jump);
  }

  void open_through(std::uint32_t hole) {
    for (const Lines& lines : lines_) {
      const std::uint32_t before = lines.before[hole];
      for (const std::uint32_t first :
           {before == no_hole ? no_hole : lines.before[before], before, hole})
        open_line(lines, first);
    }
  }

  std::vector<Lines> lines_;
  std::vector<std::uint8_t> pegs_;
  std::vector<HoleJump> played_, open_;
};

std::vector<std::uint8_t> final_position(const Puzzle& shape, Random& random) {
  if (shape.goal == Goal::target) return shape.target;
  std::vector<std::uint8_t> pegs(shape.holes.size(), 0);
  pegs[shape.goal == Goal::one ? random.below(pegs.size()) : *hole_at(shape, shape.at)] = 1;
  return pegs;
}

// The position from which these jumps lead to the final position.
std::vector<std::uint8_t> before(const Puzzle& shape, std::vector<std::uint8_t> pegs,
                                 const std::vector<Jump>& jumps) {
  for (auto jump = jumps.rbegin(); jump != jumps.rend(); ++jump) {
    const Square over{(jump->from.x + jump->to.x) / 2, (jump->from.y + jump->to.y) / 2};
    pegs[*hole_at(shape, jump->from)] = pegs[*hole_at(shape, over)] = 1;
    pegs[*hole_at(shape, jump->to)] = 0;
  }
  return pegs;
}

}  // namespace

Generated generate(const Puzzle& shape, std::uint32_t pegs, std::uint64_t seed,
                   const Limits& limits) {
  Random random(seed);
  Watch watch(limits, "playing backward");
  BackwardPlay play(shape);
  Generated best{shape, {}};
  std::size_t most = 0;
  for (std::uint64_t steps = 0; steps < most_steps && most < pegs && !watch.was_reached();) {
    play.start(final_position(shape, random));
    auto left = static_cast<std::size_t>(std::count(play.pegs().begin(), play.pegs().end(), 1));
    while (left < pegs && !watch.reached(steps_of_jump) && play.step(random)) ++left, ++steps;
    // Each start counts as some steps, so that the loop ends even if no step is possible.
    steps += 1 + shape.holes.size() / 8;
    if (left <= most && most > 0) continue;
    most = left;
    best.puzzle.pegs = play.pegs();
    best.solution = play.solution(shape);
  }
  for (unsigned attempt = 0; attempt < most_fills && most < pegs && !limits.reached(); ++attempt) {
    const std::vector<std::uint8_t> final_pegs = final_position(shape, random);
    std::vector<Jump> jumps = fill(shape, final_pegs, pegs, attempt, random, limits);
    if (jumps.empty()) continue;
    most = pegs;
    best.puzzle.pegs = before(shape, final_pegs, jumps);
    best.solution = std::move(jumps);
  }
  return best;
}

Generator::Generator(Puzzle shape, std::uint32_t pegs, std::uint64_t seed)
    : shape_(std::move(shape)), pegs_(pegs), seed_(seed) {}

bool Generator::is_new(const std::vector<std::uint8_t>& pegs) {
  if (made_.empty()) return true;
  if (group_.empty()) group_ = group_of(shape_, Symmetry::of_goal);
  std::vector<std::uint8_t> image(pegs.size());
  return std::none_of(group_.begin(), group_.end(), [&](const Permutation& permutation) {
    for (std::size_t hole = 0; hole < pegs.size(); ++hole) image[permutation[hole]] = pegs[hole];
    return made_.count(image) > 0;
  });
}

std::optional<Generated> Generator::next(const Limits& limits) {
  int too_small = 0;
  for (int in_vain = 0; in_vain < most_in_vain && too_small < most_too_small && !limits.reached();
       ++in_vain) {
    if (limits.progress && in_vain > 0) limits.progress(fmt::format("attempt {}", in_vain + 1));
    Generated generated = generate(shape_, pegs_, seed_++, limits);
    const std::vector<std::uint8_t>& pegs = generated.puzzle.pegs;
    if (count_pegs(pegs) != pegs_) {
      ++too_small;
      continue;
    }
    too_small = 0;
    if (is_new(pegs)) {
      made_.insert(pegs);
      return generated;
    }
  }
  return std::nullopt;
}

}  // namespace hardboard::peg_solitaire
