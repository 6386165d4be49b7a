#include "puzzles/solo_chess/axis_order.h"

#include "base/box.h"

namespace hardboard::solo_chess {

AxisOrder::AxisOrder(const std::vector<Piece>& pieces) : order_(pieces.size()) {
  // One key for both coordinates, less than the area of the pieces' bounding box.
  const Box box = bounding_box(pieces, &Piece::square);
  order_.sort_by([&](std::uint32_t i) {
    // The box may be the whole plane: then the unsigned key takes all 64 bits, and flipping the top
    // bit makes a signed key of the same order.
    return static_cast<std::int64_t>(box.index(pieces[i].square) ^ std::uint64_t{1} << 63);
  });
  piece_.reserve(pieces.size());
  squares_.reserve(pieces.size());
  for (std::uint32_t rank = 0; rank < pieces.size(); ++rank) {
    piece_.push_back(order_[rank]);
    squares_.push_back(pieces[order_[rank]].square);
  }
}

}  // namespace hardboard::solo_chess
