#include "base/append_format.h"

#include <fmt/format.h>
#include <iterator>

namespace hardboard {

void append_formatted(std::string& text, fmt::string_view format, fmt::format_args values) {
  fmt::vformat_to(std::back_inserter(text), format, values);
}

}  // namespace hardboard
