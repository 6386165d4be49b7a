#include "puzzles/solo_chess/axis_order.h"

namespace hardboard::solo_chess {

AxisOrder::AxisOrder(const std::vector<Piece>& pieces) : order_(pieces.size()) {
  order_.sort_by([&](std::uint32_t i) { return std::int64_t{pieces[i].square.x}; });
  order_.sort_by([&](std::uint32_t i) { return std::int64_t{pieces[i].square.y}; });
  piece_.reserve(pieces.size());
  squares_.reserve(pieces.size());
  for (std::uint32_t rank = 0; rank < pieces.size(); ++rank) {
    piece_.push_back(order_[rank]);
    squares_.push_back(pieces[order_[rank]].square);
  }
}

}  // namespace hardboard::solo_chess
