// The model of an army, without those columns that symmetry or the first arrival on the goal
// excludes.
#include "methods/peg_army/programme.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <tuple>

#include "base/watch.h"
#include "methods/peg_army/symmetry.h"

namespace hardboard::peg_army {
namespace {

// For each column 1 if it takes the goal's peg and no symmetry exchanges it for an earlier column.
std::vector<std::uint8_t> last_moves(const Instance& instance, const Limits& limits) {
  const auto images = symmetries(instance, limits);
  std::vector<std::uint8_t> kept(instance.game.columns());
  for (std::uint32_t j = 0; j < instance.game.columns(); ++j) {
    if (instance.game.removed[j] != instance.game.start) continue;
    kept[j] = std::all_of(images.begin(), images.end(),
                          [&](const Turned& to) { return to.columns[j] >= j; });
  }
  return kept;
}

}  // namespace

Programme programme_of(const Instance& instance, Cost cost, const Limits& limits) {
  const Relaxed& game = instance.game;
  Programme programme;
  mip::Model& model = programme.model;
  Watch watch(limits, "making the programme");
  constexpr std::uint64_t steps_of_column = 10;
  for (std::uint32_t i = 0; i < game.positions(); ++i) {
    model.add_row(-mip::infinity, game.allowed[i] - (i == game.start ? 1 : 0));
  }
  const int last = model.add_row(1, 1);
  const std::vector<std::uint8_t> kept = last_moves(instance, limits);
  const Square goal = instance.window.square(game.start);
  std::vector<std::uint32_t> sum(game.columns());
  std::vector<mip::Entry> entries;
  for (std::uint32_t j = 0; j < game.columns(); ++j) {
    if (watch.reached(steps_of_column)) return programme;
    entries.assign(1, {static_cast<int>(game.removed[j]), -1});
    bool adds_on_goal = false;
    for (const std::uint32_t position : game.added(j)) {
      entries.push_back({static_cast<int>(position), 1});
      adds_on_goal |= position == game.start;
    }
    const bool takes_goal = game.removed[j] == game.start;
    if (takes_goal) entries.push_back({last, 1});
    const bool useful = !adds_on_goal && (!takes_goal || kept[j]);
    const double pegs = static_cast<double>(game.added(j).size()) - 1;
    model.add_column(0, useful ? mip::infinity : 0, cost == Cost::moves ? 1 : pegs, true, entries);
    const Square at = instance.window.square(game.removed[j]);
    const auto dx = static_cast<std::uint32_t>(std::abs(at.x - goal.x));
    const auto dy = static_cast<std::uint32_t>(std::abs(at.y - goal.y));
    programme.ring.push_back(std::max(dx, dy));
    sum[j] = dx + dy;
  }
  programme.inner_first.resize(game.columns());
  std::iota(programme.inner_first.begin(), programme.inner_first.end(), 0U);
  std::sort(programme.inner_first.begin(), programme.inner_first.end(),
            [&](std::uint32_t a, std::uint32_t b) {
              return std::tuple(programme.ring[a], sum[a], a) <
                     std::tuple(programme.ring[b], sum[b], b);
            });
  return programme;
}

}  // namespace hardboard::peg_army
