#include "methods/peg_solitaire/peeling.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

namespace hardboard::peg_solitaire {
namespace {

// The greatest distance between the coordinates of two squares.
std::int64_t kings_steps(Square a, Square b) {
  return std::max(std::abs(std::int64_t{a.x} - b.x), std::abs(std::int64_t{a.y} - b.y));
}

void include(Square square, Square& low, Square& high) {
  low = {std::min(low.x, square.x), std::min(low.y, square.y)};
  high = {std::max(high.x, square.x), std::max(high.y, square.y)};
}

constexpr std::uint32_t more_noise = 200;  // where play would repeat itself

}  // namespace

Peeling::Peeling(const Puzzle& puzzle, const PeelingChoice& choice)
    : puzzle_(puzzle),
      order_(far_first(puzzle, choice.middle, choice.around)),
      middle_(choice.middle),
      board_{puzzle.holes[0], puzzle.holes[0]},
      pegs_(puzzle.pegs),
      enough_(choice.enough),
      most_rescues_(choice.rescues),
      left_(count_pegs(pegs_)),
      fewest_(left_),
      open_(puzzle, pegs_),
      packages_(puzzle.holes.size()),
      stuck_(puzzle.holes.size()),
      is_left_(puzzle.holes.size()),
      finder_(puzzle, order_, stuck_, search_, choice.seed, choice.noise) {
  for (const Square hole : puzzle.holes) include(hole, board_.low, board_.high);
}

bool Peeling::run(const Limits& limits) {
  constexpr std::uint32_t most_ends = 12, most_stuck = 200;
  const auto most_at_end =
      44 + std::count(puzzle_.target.begin(), puzzle_.target.end(), std::uint8_t{1});
  const std::uint64_t budget = 300'000 + std::uint64_t{400} * left_;
  for (std::uint32_t hole = 0; hole < pegs_.size(); ++hole)
    if (has(hole) && order_.rank[hole] == no_hole) return false;
  std::uint32_t ends = 0, stuck = 0;
  while (search_.visited() < budget && !limits.reached()) {
    while (next_ < order_.holes.size() && !is_next(order_.holes[next_])) ++next_;
    if (next_ == order_.holes.size()) return false;
    if (left_ <= most_at_end) {
      if (at_end()) return true;
      const Extent pegs = extent();
      if (kings_steps(pegs.low, pegs.high) < Box::side) {
        if (finish(pegs)) return true;
        if (++ends == most_ends) return false;
        if (ends % 4 == 0) {
          for (std::uint32_t i = 0; i < ends && !packages_.empty(); ++i)
            take_back(packages_.size() - 1);
          finder_.raise_noise(more_noise);
          continue;
        }
      }
    }
    if (step()) continue;
    const std::uint32_t hole = order_.holes[next_];
    if (++stuck <= most_stuck && rescue(hole)) continue;
    if (!enough_) return false;
    is_left_[hole] = 1;
  }
  return false;
}

std::vector<Jump> Peeling::jumps() const {
  std::vector<Jump> jumps;
  jumps.reserve(packages_.jumps().size());
  for (const HoleJump& jump : packages_.jumps()) jumps.push_back(on_squares(puzzle_, jump));
  return jumps;
}

bool Peeling::at_end() const {
  if (puzzle_.goal == Goal::target) return pegs_ == puzzle_.target;
  if (puzzle_.goal == Goal::one) return left_ <= enough_.value_or(1);
  return left_ == 1 && has(*hole_at(puzzle_, puzzle_.at));
}

// Plays the jumps of a package; false if there are none.
bool Peeling::play(const Box& box, const std::vector<BoxJump>& jumps) {
  if (jumps.empty()) return false;
  packages_.begin();
  for (const BoxJump& each : jumps) {
    const HoleJump jump = box.on_board(each);
    packages_.add(jump);
    change(jump, true);
  }
  left_ -= static_cast<std::uint32_t>(jumps.size());
  if (left_ < fewest_) {
    fewest_ = left_;
    fewest_jumps_.clear();
  }
  return true;
}

// Takes a package back, with those that rest on it.
void Peeling::take_back(std::size_t package) {
  if (enough_ && left_ == fewest_ && fewest_jumps_.empty()) fewest_jumps_ = jumps();
  const std::vector<HoleJump> jumps = packages_.take_out(package);
  for (auto jump = jumps.rbegin(); jump != jumps.rend(); ++jump) {
    change(*jump, false);
    next_ = std::min({next_, order_.rank[jump->from], order_.rank[jump->over]});
  }
  left_ += static_cast<std::uint32_t>(jumps.size());
}

// Leaves the holes of a jump as they are after it, or as they were before.
void Peeling::change(const HoleJump& jump, bool is_played) {
  pegs_[jump.from] = pegs_[jump.over] = is_played ? 0 : 1;
  pegs_[jump.to] = is_played ? 1 : 0;
  for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) open_.change(hole, pegs_);
}

// Plays one package: for a peg that was stuck in another order of play, else for the farthest peg.
bool Peeling::step() {
  const std::uint32_t hole = order_.holes[next_];
  const std::uint32_t urgent = most_urgent(hole);
  return (urgent != hole && clear(urgent)) || clear(hole) || dig(hole);
}

// Plays a package after which the hole is empty, and no hole that is at least as far has got a peg.
bool Peeling::clear(std::uint32_t hole) {
  const PackageSearch::View view = finder_.view(box_towards_middle(hole, 2), pegs_, hole);
  if (view.stuck != 0) {
    if (play(view.box, finder_.one_off_stuck(view)) || clear_all(hole)) return true;
    // Then this hole is stuck as well. Each second time holes that were stuck may get pegs.
    if (stuck_[hole] % 2 == 0) return false;
  }
  return play(view.box, finder_.one(view));
}

// Plays a package after which the hole is empty, and all that are at least as far or were stuck.
bool Peeling::clear_all(std::uint32_t hole) {
  const PackageSearch::View view = finder_.view(box_towards_middle(hole, 4), pegs_, hole);
  return play(view.box, finder_.all(view));
}

// Where all is full around a hole: clears the farthest peg that is near a jump.
bool Peeling::dig(std::uint32_t hole) {
  constexpr std::int32_t half = Box::side / 2;
  const Square at = puzzle_.holes[hole];
  const Box box = box_at(std::int64_t{at.x} - half, std::int64_t{at.y} - half);
  const std::uint64_t position = box.position(pegs_);
  bool is_fixed = true;
  box.each_jump(position, [&](BoxJump) { is_fixed = false; });
  if (!is_fixed || 2 * std::popcount(position) <= std::popcount(box.holes())) return false;
  std::uint32_t best = no_hole;
  open_.for_each([&](std::uint32_t first, std::uint32_t middle, std::uint32_t last) {
    for (const std::uint32_t end : {first, middle, last})
      if (has(end)) best = std::min(best, order_.rank[end]);
  });
  return best != no_hole && clear(order_.holes[best]);
}

// No package clears the hole, since others have taken away what it needs or have put the peg there.
// Takes packages near the hole back, and more of them each time, and then clears the hole at once.
bool Peeling::rescue(std::uint32_t hole) {
  constexpr std::uint32_t most_tries = 12, most_near = 4;
  if (stuck_[hole]++ == 0) urgent_.push_back(hole);
  if (stuck_[hole] > most_rescues_) return false;
  const auto is_rescued = [&] { return !has(hole) || clear_all(hole) || clear(hole); };
  const std::uint32_t wanted = std::min(stuck_[hole], most_near);
  std::uint32_t near = 0;
  for (std::size_t i = packages_.size(); i > 0;) {
    if (!was_near(--i, hole)) continue;
    take_back(i);
    if (++near >= wanted && is_rescued()) return true;
    if (near == wanted + most_tries) return false;
  }
  finder_.raise_noise(more_noise);
  return near < wanted && is_rescued();
}

// Of the pegs near the hole that were stuck before, and its own, the one most often stuck.
std::uint32_t Peeling::most_urgent(std::uint32_t hole) const {
  constexpr std::int64_t nearby = 6;
  std::uint32_t best = hole;
  for (const std::uint32_t other : urgent_) {
    if (!has(other) || kings_steps(puzzle_.holes[other], puzzle_.holes[hole]) > nearby) continue;
    if (std::pair(stuck_[other], ~order_.rank[other]) > std::pair(stuck_[best], ~order_.rank[best]))
      best = other;
  }
  return best;
}

// Has the package changed a hole near this one?
bool Peeling::was_near(std::size_t package, std::uint32_t hole) const {
  constexpr std::int64_t nearby = 3;
  const auto is_near = [&](std::uint32_t other) {
    return kings_steps(puzzle_.holes[other], puzzle_.holes[hole]) <= nearby;
  };
  const auto jumps = packages_.jumps(package);
  return std::any_of(jumps.begin(), jumps.end(),
                     [&](const HoleJump& jump) { return is_near(jump.from) || is_near(jump.to); });
}

Peeling::Extent Peeling::extent() const {
  const Square first = puzzle_.holes[order_.holes[next_]];
  Extent result{first, first};
  for (std::size_t rank = next_; rank < order_.holes.size(); ++rank) {
    const std::uint32_t hole = order_.holes[rank];
    if (has(hole)) include(puzzle_.holes[hole], result.low, result.high);
  }
  if (puzzle_.goal == Goal::one_at) include(puzzle_.at, result.low, result.high);
  for (std::size_t hole = 0; hole < puzzle_.target.size(); ++hole)
    if (puzzle_.target[hole] != 0) include(puzzle_.holes[hole], result.low, result.high);
  return result;
}

// Plays on in a box around all pegs until the goal is met, if the search finds out how.
bool Peeling::finish(const Extent& pegs) {
  constexpr std::size_t width = 1000;
  const auto corner = [](std::int64_t low, std::int64_t high) {
    return low - (Box::side - 1 - (high - low)) / 2;
  };
  const Box box = box_at(corner(pegs.low.x, pegs.high.x), corner(pegs.low.y, pegs.high.y));
  std::uint64_t target = 0, holes = 0;
  BoxWeights weights{};
  for (std::uint64_t left = box.holes(); left != 0; left &= left - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(left));
    const std::uint32_t hole = box.number(bit);
    const Square square = puzzle_.holes[hole];
    if (puzzle_.goal == Goal::target && puzzle_.target[hole] != 0)
      target |= std::uint64_t{1} << bit;
    if (puzzle_.goal == Goal::one || (puzzle_.goal == Goal::one_at && square == puzzle_.at))
      holes |= std::uint64_t{1} << bit;
    // Twice the distances from where the last peg must stand, or from the middle of the pegs.
    const bool at_hole = puzzle_.goal == Goal::one_at;
    const std::int64_t dx =
        std::int64_t{2} * square.x -
        (at_hole ? std::int64_t{2} * puzzle_.at.x : std::int64_t{pegs.low.x} + pegs.high.x);
    const std::int64_t dy =
        std::int64_t{2} * square.y -
        (at_hole ? std::int64_t{2} * puzzle_.at.y : std::int64_t{pegs.low.y} + pegs.high.y);
    weights[bit] = -static_cast<std::int32_t>(dx * dx + dy * dy);
  }
  const std::uint32_t most = puzzle_.goal == Goal::one ? enough_.value_or(1) : 1;
  const auto is_end = [&](std::uint64_t position) {
    if (puzzle_.goal == Goal::target) return position == target;
    return static_cast<std::uint32_t>(std::popcount(position)) <= most && (position & holes) != 0;
  };
  const auto& jumps = search_.find(box, box.position(pegs_), weights, width, left_, is_end,
                                   [](std::uint64_t) { return 0; });
  return play(box, jumps);
}

// The box with this lower left corner, moved so that it covers as much of the board as it can.
Box Peeling::box_at(std::int64_t x, std::int64_t y) const {
  const auto within = [](std::int64_t corner, std::int64_t low, std::int64_t high) {
    return static_cast<std::int32_t>(std::max(low, std::min(corner, high - Box::side + 1)));
  };
  return Box(puzzle_,
             {within(x, board_.low.x, board_.high.x), within(y, board_.low.y, board_.high.y)});
}

// A box around the hole that reaches so far outwards, and otherwise towards the middle of the
// board.
Box Peeling::box_towards_middle(std::uint32_t hole, std::int64_t outwards) const {
  const Square at = puzzle_.holes[hole], middle = puzzle_.holes[middle_];
  const auto corner = [outwards](std::int64_t from, std::int64_t to) {
    if (to - from >= outwards) return from - outwards;
    if (from - to >= outwards) return from + outwards - (Box::side - 1);
    return from - Box::side / 2 + (to >= from ? 1 : 0);
  };
  return box_at(corner(at.x, middle.x), corner(at.y, middle.y));
}

}  // namespace hardboard::peg_solitaire
