// Numbers of things in words ("2 pieces").
#pragma once

#include <cstdint>
#include <fmt/format.h>
#include <string>
#include <string_view>

namespace hardboard {

// "1 piece", "2 pieces": for nouns whose plural ends in s.
inline std::string counted(std::uint64_t number, std::string_view thing) {
  return fmt::format("{} {}{}", number, thing, number == 1 ? "" : "s");
}
// "1 vertex", "2 vertices": for all others.
inline std::string counted(std::uint64_t number, std::string_view thing, std::string_view things) {
  return fmt::format("{} {}", number, number == 1 ? thing : things);
}
// "the only position", "all 2 positions".
inline std::string all_counted(std::uint64_t number, std::string_view thing) {
  return number == 1 ? fmt::format("the only {}", thing) : "all " + counted(number, thing);
}

}  // namespace hardboard
