#include "puzzles/solo_chess/axis_order.h"

#include <algorithm>

namespace hardboard::solo_chess {

AxisOrder::AxisOrder(const std::vector<Piece>& pieces) : order_(pieces.size()) {
  // One key for both coordinates, less than the area of the pieces' bounding box.
  Square low = pieces.front().square, high = low;
  for (const Piece& piece : pieces) {
    low = {std::min(low.x, piece.square.x), std::min(low.y, piece.square.y)};
    high = {std::max(high.x, piece.square.x), std::max(high.y, piece.square.y)};
  }
  const std::uint64_t width = static_cast<std::uint64_t>(std::int64_t{high.x} - low.x) + 1;
  order_.sort_by([&](std::uint32_t i) {
    const Square square = pieces[i].square;
    const auto x = static_cast<std::uint64_t>(std::int64_t{square.x} - low.x);
    const auto y = static_cast<std::uint64_t>(std::int64_t{square.y} - low.y);
    // The box may be the whole plane: then the unsigned key takes all 64 bits, and flipping the top
    // bit makes a signed key of the same order.
    return static_cast<std::int64_t>((y * width + x) ^ std::uint64_t{1} << 63);
  });
  piece_.reserve(pieces.size());
  squares_.reserve(pieces.size());
  for (std::uint32_t rank = 0; rank < pieces.size(); ++rank) {
    piece_.push_back(order_[rank]);
    squares_.push_back(pieces[order_[rank]].square);
  }
}

}  // namespace hardboard::solo_chess
