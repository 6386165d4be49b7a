#include "draw/window.h"

namespace hardboard::draw {

Window window_of(const Box& box) {
  return {box.low.x, box.low.y, static_cast<std::int64_t>(box.width()),
          static_cast<std::int64_t>(box.height())};
}

std::string column_label(std::int64_t x, const Window& window) {
  if (window.x < 1 || window.y < 1) return std::to_string(x);
  std::string label = name(Square{static_cast<std::int32_t>(x), 1});
  label.pop_back();  // the row
  return label;
}

}  // namespace hardboard::draw
