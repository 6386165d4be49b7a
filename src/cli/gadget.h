// What the commands of `gadget` share, a file each for the longer ones.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"
#include "cli/command.h"
#include "gadgets/gadget.h"

namespace hardboard::cli {

inline constexpr std::string_view gadget_help =
    "A gadget's name, or a file with a point in its name";

// A gadget of the library, or of a file, whose name has a point or a slash; `-` is standard input.
Result<gadgets::Gadget> load_gadget(const std::string& name);

// All gadgets whose names are given, or all of the library; nothing, with a complaint, if one
// cannot be read.
std::optional<std::vector<gadgets::Gadget>> gadgets_of(const std::vector<std::string>& names);

// A command of the group, without arguments and settings yet.
Command gadget_row(std::string name, std::string summary, int (*run)(const Arguments&));

Command gadget_verify_row();
Command gadget_draw_row();

// The reason why a table stayed open: the limits, or a board that is too wide for its method.
std::string why_open(const Limits& limits);

}  // namespace hardboard::cli
