// Which variables of an And-Or embedding stand nearer to the spine than others: this decides how
// wide the drawing gets.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace hardboard::gadgets {

// The rows of a variable's two literals.
struct RowSpan {
  std::uint32_t first = 0, last = 0;
};

// The variables of one side, the nearest to the spine first. A variable whose rows lie between the
// rows of another one stands nearer, so that no two wires cross twice. The order goes track by
// track: the next track takes variables whose rows do not overlap and which surround no variable
// that has no track yet, so that together they pass the most rows, each row counted as the number
// of variables without a track that pass the row, to the power `weight`. `side` numbers spans; no
// two spans share a row. O(tracks * (variables log variables + rows)).
std::vector<std::uint32_t> nearest_first(std::vector<std::uint32_t> side,
                                         std::span<const RowSpan> spans, std::uint32_t rows,
                                         unsigned weight);

}  // namespace hardboard::gadgets
