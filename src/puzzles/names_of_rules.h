// The names of rules for puzzles of one line, of all kinds that have such lines.
#pragma once

#include <string_view>
#include <vector>

namespace hardboard {

std::vector<std::string_view> names_of_rules();

}  // namespace hardboard
