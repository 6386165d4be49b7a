#include "methods/solo_chess/most_pieces.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace hardboard::solo_chess {
namespace {

constexpr std::int64_t most_squares = 400;

// The squares of a board, numbered row by row, and for each the squares from which a piece of some
// letters may capture there if nothing stands between.
class Origins {
public:
  Origins(const Wish& wish, std::string_view letters)
      : wish_(wish), of_(static_cast<std::size_t>(wish.width) * wish.height) {
    for (std::size_t square = 0; square < of_.size(); ++square)
      for (const char letter : letters)
        for (const Ride& ride : standard_type(letter)->rides) add(square, ride);
    for (std::vector<std::size_t>& origins : of_) {
      std::sort(origins.begin(), origins.end());
      origins.erase(std::unique(origins.begin(), origins.end()), origins.end());
    }
  }

  // The most squares from which one square is reached by a capture, with that square.
  std::uint64_t most_at_once() const {
    std::size_t most = 0;
    for (const std::vector<std::size_t>& origins : of_) most = std::max(most, origins.size());
    return 1 + most;
  }

  // The same by any number of captures.
  std::uint64_t most_in_all() const {
    std::size_t most = 0;
    for (std::size_t square = 0; square < of_.size() && most < of_.size(); ++square)
      most = std::max(most, leading_to(square));
    return most;
  }

private:
  void add(std::size_t from, const Ride& ride) {
    const auto width = static_cast<std::size_t>(wish_.width);
    auto x = static_cast<std::int32_t>(from % width), y = static_cast<std::int32_t>(from / width);
    for (std::int32_t k = 1; k <= ride.range; ++k) {
      x += ride.dx;
      y += ride.dy;
      if (x < 0 || y < 0 || x >= wish_.width || y >= wish_.height) return;
      const std::int64_t length = std::int64_t{k} * length_between({0, 0}, {ride.dx, ride.dy});
      if (wish_.bounds.allow(length) && wish_.bounds.cost(length) <= wish_.budget)
        of_[static_cast<std::size_t>(y) * width + static_cast<std::size_t>(x)].push_back(from);
    }
  }

  std::size_t leading_to(std::size_t square) const {
    std::vector<bool> is_seen(of_.size());
    std::vector<std::size_t> seen = {square};
    is_seen[square] = true;
    for (std::size_t i = 0; i < seen.size(); ++i) {
      for (const std::size_t origin : of_[seen[i]]) {
        if (is_seen[origin]) continue;
        is_seen[origin] = true;
        seen.push_back(origin);
      }
    }
    return seen.size();
  }

  const Wish& wish_;
  std::vector<std::vector<std::size_t>> of_;
};

// How many captures a piece of one of the letters can make. One whose rides all lead upward comes
// to another row with each.
std::uint64_t longest_run(const Wish& wish, std::string_view letters) {
  std::uint64_t longest = 0;
  for (const char letter : letters) {
    const std::vector<Ride>& rides = standard_type(letter)->rides;
    std::int32_t climb = rides.front().dy;
    for (const Ride& ride : rides) climb = std::min(climb, ride.dy);
    const std::uint64_t run = climb > 0 ? (wish.height - 1) / climb : unlimited;
    longest = std::max(longest, std::min(run, most_captures_of_each(wish)));
  }
  return longest;
}

}  // namespace

std::uint64_t most_captures(const Wish& wish) {
  const std::uint64_t capturers = std::min(wish.bounds.capturers, wish.pieces);
  if (capturers == 0) return 0;
  const std::uint64_t other = longest_run(wish, wish.mix);
  // The piece that must be last makes the final capture.
  const std::uint64_t one = wish.last != 0 ? longest_run(wish, {&wish.last, 1}) : other;
  return one + (capturers - 1) * other;
}

std::uint64_t most_pieces(const Wish& wish) {
  const auto squares = static_cast<std::uint64_t>(std::int64_t{wish.width} * wish.height);
  if (squares > most_squares) return squares;
  const std::uint64_t each = most_captures_of_each(wish);
  const std::string last(wish.last != 0 ? 1 : 0, wish.last);
  // The piece that must be last makes the final capture.
  if (wish.last != 0 && Origins(wish, last).most_at_once() == 1) return 1;
  // Whoever captures then stays: all go to the final square at once.
  if (each <= 1) return Origins(wish, wish.mix + last).most_at_once();
  const std::uint64_t tree = Origins(wish, wish.mix).most_in_all();
  if (wish.last == 0) return tree;
  return each >= squares ? squares : std::min(squares, (each + 1) * tree);
}

}  // namespace hardboard::solo_chess
