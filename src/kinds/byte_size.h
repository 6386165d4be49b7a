// Sizes of memory in words: 2048K, 500M, 4G; a number alone is in mebibytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hardboard {

// The bytes that the text of a size stands for; nothing if the text is no size, or one beyond what
// the program can hold.
std::optional<std::size_t> bytes_in(std::string_view text);

// The greatest size that the program can hold, in gibibytes.
inline constexpr std::size_t most_gibibytes = SIZE_MAX >> 30;

}  // namespace hardboard
