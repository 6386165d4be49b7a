// Tries each symmetry of the square on every position, then on every column. Most fail at once.
#include "methods/peg_army/symmetry.h"

#include <algorithm>
#include <numeric>
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

// The image of each position; nothing if the symmetry does not map the window and the desert onto
// themselves.
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

// The first column of each position: the columns that take its peg stand side by side.
std::vector<std::uint32_t> first_columns(const Relaxed& game) {
  std::vector<std::uint32_t> first(game.positions() + 1, 0);
  for (const std::uint32_t position : game.removed) ++first[position + 1];
  std::partial_sum(first.begin(), first.end(), first.begin());
  return first;
}

}  // namespace

std::vector<Turned> symmetries(const Instance& instance, const Limits& limits) {
  const Relaxed& game = instance.game;
  const std::vector<std::uint32_t> first = first_columns(game);
  std::vector<Turned> found(1);
  found[0].positions.resize(game.positions());
  found[0].columns.resize(game.columns());
  for (std::vector<std::uint32_t>* const identity : {&found[0].positions, &found[0].columns})
    std::iota(identity->begin(), identity->end(), 0U);
  std::vector<std::uint32_t> wanted, added;
  for (int symmetry = 1; symmetry < 8; ++symmetry) {
    auto image = positions_turned(instance, symmetry);
    if (!image) continue;
    std::vector<std::uint32_t> columns(game.columns());
    // At the corners of an open border two moves may look alike.
    std::vector<std::uint8_t> is_image(game.columns());
    bool is_whole = true;
    for (std::uint32_t j = 0; j < game.columns() && is_whole; ++j) {
      if (j % 4096 == 4095 && limits.reached()) return {std::move(found[0])};
      wanted.clear();
      for (const std::uint32_t position : game.added(j)) wanted.push_back((*image)[position]);
      std::sort(wanted.begin(), wanted.end());
      const std::uint32_t from = (*image)[game.removed[j]];
      is_whole = false;
      for (std::uint32_t k = first[from]; k < first[from + 1] && !is_whole; ++k) {
        added.assign(game.added(k).begin(), game.added(k).end());
        std::sort(added.begin(), added.end());
        is_whole = added == wanted && is_image[k] == 0;
        columns[j] = k;
      }
      if (is_whole) is_image[columns[j]] = 1;
    }
    if (is_whole) found.push_back({*std::move(image), std::move(columns)});
  }
  return found;
}

}  // namespace hardboard::peg_army
