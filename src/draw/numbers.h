// Numbers in the files of pictures.
#pragma once

#include <cmath>
#include <cstdint>
#include <fmt/format.h>
#include <string>

#include "base/contract.h"

namespace hardboard::draw {

// Appends the value rounded to at most `places` (at most 4) decimal places, as short as possible;
// equal on every machine and in every locale. The value must be finite and below 10^12 in size.
inline void append_number(std::string& out, double value, int places = 2) {
  promise(std::isfinite(value) && std::abs(value) < 1e12, "a coordinate is a number");
  std::int64_t unit = 1;
  for (int i = 0; i < places; ++i) unit *= 10;
  const std::int64_t parts = std::llround(value * static_cast<double>(unit));
  const std::int64_t size = parts < 0 ? -parts : parts;
  if (parts < 0) out += '-';
  out += fmt::format("{}", size / unit);
  if (size % unit == 0) return;
  out += fmt::format(".{:0{}}", size % unit, places);
  out.erase(out.find_last_not_of('0') + 1);
}

}  // namespace hardboard::draw
