#include "methods/peg_solitaire/package_search.h"

#include <array>
#include <bit>
#include <cstdlib>

namespace hardboard::peg_solitaire {
namespace {

constexpr std::size_t narrow = 300, wide = 600;  // positions of each number of jumps

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

// Calls visit(bit) for each bit of a set.
template <class Visit>
void for_each_bit(std::uint64_t set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(static_cast<unsigned>(std::countr_zero(set)));
}

}  // namespace

PackageSearch::View PackageSearch::view(const Box& box, std::span<const std::uint8_t> pegs,
                                        std::uint32_t hole) const {
  constexpr std::int64_t beyond = 16;
  View view{.box = box, .start = box.position(pegs)};
  for_each_bit(box.holes(), [&](unsigned bit) {
    const std::uint32_t other = box.number(bit);
    const std::uint64_t set = std::uint64_t{1} << bit;
    if (other == hole) view.hole = set;
    if (order_.rank[other] <= order_.rank[hole])
      view.far |= set;
    else if (stuck_[other] > 0)
      view.stuck |= set;
    const std::int64_t farther = std::int64_t{order_.distance[other]} - order_.distance[hole];
    const auto far_by =
        static_cast<std::int32_t>(std::clamp<std::int64_t>(farther + beyond, 0, 2 * beyond));
    view.prices[bit] = far_by * far_by;
    view.help[bit] =
        golden_help(line_steps(puzzle_.directions, puzzle_.holes[other], puzzle_.holes[hole]));
  });
  return view;
}

const std::vector<BoxJump>& PackageSearch::one(const View& view) {
  for (const std::size_t width : {narrow, wide})
    if (const auto& jumps = one(view, view.far, view.help, width); !jumps.empty()) return jumps;
  // In a box full of pegs the hole lacks empty holes near it, and the positions with most help are
  // those whose jumps are far away.
  BoxWeights hindrance = view.help;
  for (std::int32_t& each : hindrance) each = -each;
  return one(view, view.far, hindrance, narrow);
}

const std::vector<BoxJump>& PackageSearch::one_off_stuck(const View& view) {
  return one(view, view.far | view.stuck, view.help, narrow);
}

const std::vector<BoxJump>& PackageSearch::one(const View& view, std::uint64_t far,
                                               const BoxWeights& help, std::size_t width) {
  constexpr std::size_t most_jumps = 14;
  return search_.find(
      view.box, view.start, help, width, most_jumps,
      [&](std::uint64_t position) {
        return (position & view.hole) == 0 && (position & far & ~view.start) == 0;
      },
      [&](std::uint64_t position) { return price(view, position); });
}

const std::vector<BoxJump>& PackageSearch::all(const View& view) {
  constexpr std::size_t most_jumps = 24;
  constexpr std::int32_t price_of_unwanted = 2000;
  const std::uint64_t unwanted = view.far | view.stuck;
  BoxWeights weights{};
  for_each_bit(view.box.holes(), [&](unsigned bit) {
    weights[bit] = -view.prices[bit];
    if ((unwanted >> bit & 1) != 0) weights[bit] -= price_of_unwanted;
  });
  return search_.find(
      view.box, view.start, weights, narrow, most_jumps,
      [&](std::uint64_t position) { return (position & unwanted) == 0; },
      [&](std::uint64_t position) { return price(view, position); });
}

// The pegs that remain should stand near the middle and near each other.
std::int64_t PackageSearch::price(const View& view, std::uint64_t position) {
  constexpr std::int64_t price_of_lonely = 60;
  std::int64_t sum = price_of_lonely * std::popcount(view.box.lonely(position));
  for_each_bit(position, [&](unsigned bit) { sum += view.prices[bit]; });
  return sum + (noise_ == 0 ? 0 : static_cast<std::int64_t>(random_.below(noise_)));
}

}  // namespace hardboard::peg_solitaire
