#include "kinds/byte_size.h"

#include <charconv>
#include <cstdint>

namespace hardboard {

std::optional<std::size_t> bytes_in(std::string_view text) {
  constexpr std::string_view units = "KMG";
  const std::size_t unit = text.empty() ? units.npos : units.find(text.back());
  if (unit != units.npos) text.remove_suffix(1);
  const std::size_t shift = unit == units.npos ? 20 : 10 * (unit + 1);
  std::size_t number = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (number > SIZE_MAX >> shift) return std::nullopt;
  return number << shift;
}

}  // namespace hardboard
