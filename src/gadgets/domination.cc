#include "gadgets/domination.h"

#include "base/contract.h"
#include "base/watch.h"
#include "gadgets/frontier.h"

namespace hardboard::gadgets {

std::optional<std::vector<Clearing>> clearings_of(const CaptureBoard& board, const Limits& limits) {
  promise(!board.leaves_one || board.ports.empty(), "one piece stays, or pieces at ports");
  Watch watch(limits, "clearing a gadget");
  Frontier frontier(board, limits.memory_bytes);
  const Elimination elimination = elimination_of(board, limits);
  if (elimination.width >= most_waiting) return std::nullopt;
  for (const std::uint32_t place : elimination.order)
    if (!frontier.take(place, watch) || watch.was_reached()) return std::nullopt;
  return frontier.clearings();
}

}  // namespace hardboard::gadgets
