#include "draw/window.h"

namespace hardboard::draw {

std::string column_label(std::int64_t x, const Window& window) {
  if (window.x < 1 || window.y < 1) return std::to_string(x);
  std::string label = name(Square{static_cast<std::int32_t>(x), 1});
  label.pop_back();  // the row
  return label;
}

}  // namespace hardboard::draw
