// A page of lines, as the picture of what has no places: plans, and values of variables.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/picture.h"

namespace hardboard::draw {

// Lines beyond this number are counted, not shown.
inline constexpr std::size_t most_lines = 60;

// The title in bold, then the lines; long lines are broken at blanks. `description` is for those
// who can't see the picture. O(length of the shown lines).
Picture listing(std::string title, std::string description, std::span<const std::string> lines);

// The same in plain characters.
std::string text_listing(std::string_view title, std::span<const std::string> lines);

}  // namespace hardboard::draw
