// A symmetry is tried on every position, then on every column; most fail at once.
#include "methods/peg_army/symmetry.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace hardboard::peg_army {
namespace {

Square turned(Square at, Square about, int symmetry) {
  std::int32_t x = at.x - about.x, y = at.y - about.y;
  if (symmetry & 1) x = -x;
  if (symmetry & 2) y = -y;
  if (symmetry & 4) std::swap(x, y);
  return {about.x + x, about.y + y};
}

// What a column does, to be found again: the position it takes from, and where it adds, sorted.
using Key = std::vector<std::uint32_t>;

Key key_of(const Relaxed& game, std::uint32_t column, const std::vector<std::uint32_t>& image) {
  Key key{image[game.removed[column]]};
  for (const std::uint32_t position : game.added(column)) key.push_back(image[position]);
  std::sort(key.begin() + 1, key.end());
  return key;
}

std::optional<std::vector<std::uint32_t>> positions_turned(const Instance& instance, int symmetry) {
  const Relaxed& game = instance.game;
  const Square goal = instance.window.square(game.start);
  std::vector<std::uint32_t> image(game.positions());
  for (std::uint32_t i = 0; i < game.positions(); ++i) {
    const Square to = turned(instance.window.square(i), goal, symmetry);
    if (!instance.window.contains(to)) return std::nullopt;
    image[i] = static_cast<std::uint32_t>(instance.window.index(to));
    if (game.allowed[image[i]] != game.allowed[i]) return std::nullopt;
  }
  return image;
}

}  // namespace

std::vector<std::vector<std::uint32_t>> symmetries(const Instance& instance) {
  const Relaxed& game = instance.game;
  std::vector<std::pair<Key, std::uint32_t>> known;
  std::vector<std::vector<std::uint32_t>> found;
  for (int symmetry = 0; symmetry < 8; ++symmetry) {
    const auto image = positions_turned(instance, symmetry);
    if (!image) continue;
    if (known.empty()) {
      for (std::uint32_t j = 0; j < game.columns(); ++j) {
        known.emplace_back(key_of(game, j, *image), j);
      }
      std::sort(known.begin(), known.end());
    }
    std::vector<std::uint32_t> columns(game.columns());
    bool whole = true;
    for (std::uint32_t j = 0; j < game.columns() && whole; ++j) {
      const Key key = key_of(game, j, *image);
      const auto at = std::lower_bound(known.begin(), known.end(), std::pair(key, 0U));
      whole = at != known.end() && at->first == key;
      if (whole) columns[j] = at->second;
    }
    if (whole) found.push_back(std::move(columns));
  }
  return found;
}

}  // namespace hardboard::peg_army
