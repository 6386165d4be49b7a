#include "methods/peg_solitaire/peeling.h"

#include <algorithm>
#include <array>
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

// What a peg helps towards a hole some jumps' steps away: a power of the golden ratio, so that a
// jump straight towards the hole loses nothing.
std::int32_t golden_help(std::int64_t steps) {
  static constexpr std::array<std::int32_t, 16> powers = {
      10000, 6180, 3820, 2361, 1459, 902, 557, 344, 213, 132, 81, 50, 31, 19, 12, 7};
  return powers[static_cast<std::size_t>(std::min<std::int64_t>(steps, 15))];
}

std::int64_t line_steps(const Directions& lines, Square a, Square b) {
  const std::int64_t dx = std::int64_t{a.x} - b.x, dy = std::int64_t{a.y} - b.y;
  const bool is_diagonal = (dx > 0) == (dy > 0) ? lines.rising : lines.falling;
  return is_diagonal ? std::max(std::abs(dx), std::abs(dy)) : std::abs(dx) + std::abs(dy);
}

}  // namespace

Peeling::Peeling(const Puzzle& puzzle, const PeelingChoice& choice)
    : puzzle_(puzzle),
      order_(far_first(puzzle, choice.middle, choice.around)),
      middle_(choice.middle),
      noise_(choice.noise),
      random_(choice.seed),
      board_{puzzle.holes[0], puzzle.holes[0]},
      pegs_(puzzle.pegs),
      left_(static_cast<std::uint32_t>(std::count(pegs_.begin(), pegs_.end(), 1))),
      fewest_(left_),
      open_(puzzle, pegs_),
      stuck_(puzzle.holes.size()) {
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
    while (next_ < order_.holes.size() && !has(order_.holes[next_])) ++next_;
    if (next_ == order_.holes.size()) return false;
    if (left_ <= most_at_end) {
      if (at_end()) return true;
      const Extent pegs = extent();
      if (kings_steps(pegs.low, pegs.high) < Box::side) {
        if (finish(pegs)) return true;
        if (++ends == most_ends) return false;
        if (ends % 4 == 0) {
          for (std::uint32_t i = 0; i < ends; ++i) take_back();
          noise_ = std::max(noise_, 200U);
          continue;
        }
      }
    }
    if (step()) continue;
    if (++stuck > most_stuck || !rescue(order_.holes[next_])) return false;
  }
  return false;
}

std::vector<Jump> Peeling::jumps() const {
  std::vector<Jump> jumps;
  jumps.reserve(played_.size());
  for (const HoleJump& jump : played_) jumps.push_back(on_squares(puzzle_, jump));
  return jumps;
}

bool Peeling::at_end() const {
  if (puzzle_.goal == Goal::target) return pegs_ == puzzle_.target;
  return left_ == 1 && (puzzle_.goal == Goal::one || has(*hole_at(puzzle_, puzzle_.at)));
}

void Peeling::play(const Box& box, const std::vector<BoxJump>& jumps) {
  packages_.push_back(played_.size());
  for (const BoxJump& each : jumps) {
    const HoleJump jump = box.on_board(each);
    pegs_[jump.from] = pegs_[jump.over] = 0;
    pegs_[jump.to] = 1;
    for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) open_.change(hole, pegs_);
    played_.push_back(jump);
  }
  left_ -= static_cast<std::uint32_t>(jumps.size());
  fewest_ = std::min(fewest_, left_);
}

// Takes the last package back, if there is one.
void Peeling::take_back() {
  if (packages_.empty()) return;
  for (; played_.size() > packages_.back(); played_.pop_back()) {
    const HoleJump jump = played_.back();
    pegs_[jump.from] = pegs_[jump.over] = 1;
    pegs_[jump.to] = 0;
    for (const std::uint32_t hole : {jump.from, jump.over, jump.to}) open_.change(hole, pegs_);
    next_ = std::min({next_, order_.rank[jump.from], order_.rank[jump.over]});
    ++left_;
  }
  packages_.pop_back();
}

// Plays one package: for a peg that was stuck in another order of play, else for the farthest peg.
bool Peeling::step() {
  const std::uint32_t hole = order_.holes[next_];
  const std::uint32_t urgent = most_urgent(hole);
  return (urgent != hole && clear(urgent)) || clear(hole) || dig(hole);
}

// Plays a package after which the hole is empty, and no hole that is at least as far has got a peg.
bool Peeling::clear(std::uint32_t hole) {
  constexpr std::size_t most_jumps = 14;
  constexpr std::int32_t price_of_lonely = 60, beyond = 16;
  const Box box = box_towards_middle(hole);
  const std::uint64_t start = box.position(pegs_);
  std::uint64_t off = 0, far = 0;
  BoxWeights prices{}, help{};
  for (std::uint64_t left = box.holes(); left != 0; left &= left - 1) {
    const auto bit = static_cast<unsigned>(std::countr_zero(left));
    const std::uint32_t other = box.number(bit);
    if (other == hole) off = std::uint64_t{1} << bit;
    if (order_.rank[other] <= order_.rank[hole]) far |= std::uint64_t{1} << bit;
    const std::int64_t further = std::int64_t{order_.distance[other]} - order_.distance[hole];
    const auto far_by =
        static_cast<std::int32_t>(std::clamp<std::int64_t>(further + beyond, 0, 2 * beyond));
    prices[bit] = far_by * far_by;
    help[bit] =
        golden_help(line_steps(puzzle_.directions, puzzle_.holes[other], puzzle_.holes[hole]));
  }
  const auto is_end = [&](std::uint64_t position) {
    return (position & off) == 0 && (position & far & ~start) == 0;
  };
  // The pegs that remain should stand near the middle and near each other.
  const auto price = [&](std::uint64_t position) {
    std::int64_t sum = price_of_lonely * std::popcount(box.lonely(position));
    for (std::uint64_t left = position; left != 0; left &= left - 1)
      sum += prices[static_cast<unsigned>(std::countr_zero(left))];
    return sum + (noise_ == 0 ? 0 : static_cast<std::int64_t>(random_.below(noise_)));
  };
  const auto plays = [&](std::size_t width) {
    const auto& jumps = search_.find(box, start, help, width, most_jumps, is_end, price);
    if (jumps.empty()) return false;
    play(box, jumps);
    return true;
  };
  if (plays(300) || plays(600)) return true;
  // In a box full of pegs the hole lacks empty holes near it, and the positions with most help are
  // those whose jumps are far away.
  for (std::int32_t& each : help) each = -each;
  return plays(300);
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

// No package clears the hole, since others have taken away what it needs. Takes packages back until
// one of these is gone, and clears the hole then; and more of them each time.
bool Peeling::rescue(std::uint32_t hole) {
  constexpr std::uint32_t most_times = 30, most_tries = 12, most_near = 4;
  if (stuck_[hole]++ == 0) urgent_.push_back(hole);
  if (stuck_[hole] > most_times) return false;
  const std::uint32_t wanted = std::min(stuck_[hole], most_near);
  for (std::uint32_t near = 0; !packages_.empty() && near < wanted + most_tries;) {
    const bool is_near = was_near(hole);
    take_back();
    if (!is_near || ++near < wanted) continue;
    if (!has(hole) || clear(hole)) return true;
  }
  return packages_.empty() && has(hole) && clear(hole);
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

// Has the last package changed a hole near this one?
bool Peeling::was_near(std::uint32_t hole) const {
  constexpr std::int64_t nearby = 3;
  return std::any_of(played_.begin() + static_cast<std::ptrdiff_t>(packages_.back()), played_.end(),
                     [&](const HoleJump& jump) {
                       return std::min(kings_steps(puzzle_.holes[jump.from], puzzle_.holes[hole]),
                                       kings_steps(puzzle_.holes[jump.to], puzzle_.holes[hole])) <=
                              nearby;
                     });
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
  const auto is_end = [&](std::uint64_t position) {
    return puzzle_.goal == Goal::target ? position == target
                                        : std::has_single_bit(position) && (position & holes) != 0;
  };
  const auto& jumps = search_.find(box, box.position(pegs_), weights, width, left_, is_end,
                                   [](std::uint64_t) { return 0; });
  if (jumps.empty()) return false;
  play(box, jumps);
  return true;
}

// The box with this lower left corner, moved so that it covers as much of the board as it can.
Box Peeling::box_at(std::int64_t x, std::int64_t y) const {
  const auto within = [](std::int64_t corner, std::int64_t low, std::int64_t high) {
    return static_cast<std::int32_t>(std::max(low, std::min(corner, high - Box::side + 1)));
  };
  return Box(puzzle_,
             {within(x, board_.low.x, board_.high.x), within(y, board_.low.y, board_.high.y)});
}

// A box around the hole that reaches further towards the middle of the board than outwards.
Box Peeling::box_towards_middle(std::uint32_t hole) const {
  const Square at = puzzle_.holes[hole], middle = puzzle_.holes[middle_];
  const auto corner = [](std::int64_t from, std::int64_t to) {
    constexpr std::int64_t outwards = 2;
    if (to - from >= outwards) return from - outwards;
    if (from - to >= outwards) return from + outwards - (Box::side - 1);
    return from - Box::side / 2 + (to >= from ? 1 : 0);
  };
  return box_at(corner(at.x, middle.x), corner(at.y, middle.y));
}

}  // namespace hardboard::peg_solitaire
