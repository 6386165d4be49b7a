#include "methods/solo_chess/row_rooks.h"

namespace hardboard::solo_chess {

void RookCaptures::add(std::uint32_t place, std::uint32_t budget) {
  Standing next{place, budget};
  while (!standing_.empty() && (standing_.back().budget == 0) != (next.budget == 0)) {
    const Standing previous = standing_.back();
    standing_.pop_back();
    const Standing &hunter = next.budget == 0 ? previous : next,
                   &prey = next.budget == 0 ? next : previous;
    moves_->push_back({hunter.place, prey.place});
    next = Standing{prey.place, hunter.budget - 1};
  }
  standing_.push_back(next);
}

std::vector<std::uint32_t> RookCaptures::finish() {
  std::vector<std::uint32_t> taken;
  if (!standing_.empty() && standing_.back().budget > 0) {
    const std::uint32_t sink = standing_.back().place;
    for (standing_.pop_back(); !standing_.empty(); standing_.pop_back())
      moves_->push_back({standing_.back().place, sink});
    taken.push_back(sink);
  }
  for (const Standing& spent : standing_) taken.push_back(spent.place);
  return taken;
}

std::vector<std::uint32_t> RookCaptures::finish_into(std::uint32_t sink) {
  std::vector<std::uint32_t> taken;
  for (const Standing& each : standing_) {
    if (each.budget > 0)
      moves_->push_back({each.place, sink});
    else
      taken.push_back(each.place);
  }
  return taken;
}

}  // namespace hardboard::solo_chess
