#include "methods/solo_chess/ranked_board.h"

#include <algorithm>
#include <numeric>

namespace hardboard::solo_chess {
namespace {

// A piece with its place in the frame; places are counted row by row. An item carries all data that
// is needed after the sort, so that the list of pieces, in the order of the file, is not read
// again.
struct NarrowItem {
  std::uint32_t place_, piece;
  NarrowItem() = default;
  NarrowItem(std::uint64_t place, std::uint32_t piece_number)
      : place_(static_cast<std::uint32_t>(place)), piece(piece_number) {}
  std::uint64_t place() const { return place_; }
};
struct WideItem {
  std::uint32_t lower, upper, piece;
  WideItem() = default;
  WideItem(std::uint64_t place, std::uint32_t piece_number)
      : lower(static_cast<std::uint32_t>(place)),
        upper(static_cast<std::uint32_t>(place >> 32)),
        piece(piece_number) {}
  std::uint64_t place() const { return std::uint64_t{upper} << 32 | lower; }
};

// Calls tell(piece, place) for all pieces in the order of their places.
template <class Item, class PlaceOf, class Tell>
void sort_by_place(std::uint32_t count, PlaceOf place_of, Tell tell) {
  std::vector<Item> items, scratch;
  reserve_huge(items, count);
  for (std::uint32_t i = 0; i < count; ++i) items.push_back(Item(place_of(i), i));
  radix_sort(items, scratch, [](const Item& item) { return item.place(); });
  scratch = {};
  for (const Item& item : items) tell(item.piece, item.place());
}

}  // namespace

RankedBoard::RankedBoard(const std::vector<Piece>& pieces)
    : box_(bounding_box(pieces, &Piece::square)), width_(box_.width()) {
  const auto n = static_cast<std::uint32_t>(pieces.size());
  reserve_huge(piece_, n);
  reserve_huge(squares_, n);

  // Divides once for each row, not for each piece.
  std::int64_t y = box_.low.y;
  std::uint64_t row = 0;  // the place where the row of y begins
  const auto place_of = [&](std::uint32_t i) {
    return key(pieces[i].square.x, pieces[i].square.y);
  };
  const auto tell = [&](std::uint32_t piece, std::uint64_t place) {
    if (place - row >= width_) {
      const std::uint64_t up = place / width_;
      y = box_.low.y + static_cast<std::int64_t>(up);
      row = up * width_;
    }
    piece_.push_back(piece);
    squares_.push_back(
        {static_cast<std::int32_t>(box_.low.x + static_cast<std::int64_t>(place - row)),
         static_cast<std::int32_t>(y)});
  };
  if (key(box_.high.x, box_.high.y) >> 32 == 0)
    sort_by_place<NarrowItem>(n, place_of, tell);
  else
    sort_by_place<WideItem>(n, place_of, tell);
}

RankedBoard::Lines RankedBoard::lines_of(const Ride& ride) const {
  Lines lines{ride.dx, ride.dy, 0, std::gcd(std::int64_t{ride.dx}, std::int64_t{ride.dy}), 0};
  // The line numbers x * dy - y * dx are extreme at corners of the frame: x * dy (dy >= 0) at its
  // left and right side, y * dx at its bottom or top.
  const std::int64_t left = box_.low.x * lines.dy, right = box_.high.x * lines.dy;
  const std::int64_t bottom = box_.low.y * lines.dx, top = box_.high.y * lines.dx;
  lines.least = left - std::max(bottom, top);
  const std::int64_t most = right - std::min(bottom, top);
  lines.count = static_cast<std::uint64_t>(most - lines.least + 1) *
                static_cast<std::uint64_t>(lines.residues);
  return lines;
}

}  // namespace hardboard::solo_chess
