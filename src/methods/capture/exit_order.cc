#include "methods/capture/exit_order.h"

#include <algorithm>

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Rule;

bool has_order(const ExitModel& model, Location u, Location v) {
  const auto row = model.pairs.row(std::min(u, v));
  return std::binary_search(row.begin(), row.end(), std::max(u, v));
}

// Both functions return how many clauses they have added.
std::size_t add_circles(ExitModel& model, std::size_t most, Watch& watch) {
  std::size_t added = 0;
  for (Location u = 0; u < model.size; ++u) {
    for (const Location v : model.pairs.row(u)) {
      if (watch.reached(20 * model.pairs.row(v).size() + 1) || added >= most) return added;
      for (const Location w : model.pairs.row(v)) {
        if (!has_order(model, u, w)) continue;
        const Literal uv = model.before(u, v), vw = model.before(v, w), uw = model.before(u, w);
        model.formula.add(Rule::before_circle, {-uv, -vw, uw});
        model.formula.add(Rule::before_circle, {uv, vw, -uw});
        added += 2;
      }
    }
  }
  return added;
}

std::size_t add_lasts(ExitModel& model, std::size_t most, Watch& watch) {
  std::size_t added = 0;
  for (Location v = 0; v < model.size; ++v) {
    for (const std::uint32_t last : model.arrivals_at(v)) {
      if (watch.reached(20 * model.arrivals_at(v).size()) || added >= most) return added;
      const Exit& late = model.exits[last];
      for (const std::uint32_t other : model.arrivals_at(v)) {
        const Exit& early = model.exits[other];
        if (early.from == late.from || !has_order(model, early.from, late.from)) continue;
        model.formula.add(Rule::before_last,
                          {-early.taken, -late.last, model.before(early.from, late.from)});
        ++added;
      }
    }
  }
  return added;
}

}  // namespace

bool order_pays(const Arena& arena) {
  constexpr std::size_t steps_per_piece = 20;
  return arena.count_steps() <= steps_per_piece * arena.size();
}

void add_order(ExitModel& model, std::size_t most, Watch& watch) {
  const std::size_t added = add_lasts(model, most, watch);
  if (added < most) add_circles(model, most - added, watch);
}

}  // namespace hardboard::capture
