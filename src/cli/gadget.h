// What the commands of `gadget` share, a file each for the longer ones.
#pragma once

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
// The limits are those of reading the file.
Result<gadgets::Gadget> load_gadget(const std::string& name, Limits& limits);

// All gadgets whose names are given, or all of the library; the error of the first one that cannot
// be read.
Result<std::vector<gadgets::Gadget>> gadgets_of(const std::vector<std::string>& names,
                                                Limits& limits);

// A command of the group, without arguments and settings yet.
Command gadget_row(std::string name, std::string summary, int (*run)(const Arguments&));

Command gadget_verify_row();
Command gadget_draw_row();

// The reason why a table stayed open: the limits, or a board that is too wide for its method.
std::string why_open(const Limits& limits);

}  // namespace hardboard::cli
