// The table file of an analysis by several processes: each rank writes the bytes of its slabs, and
// of their images under the board's symmetries, where they belong.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/ranks.h"
#include "methods/push_fight/levels.h"

namespace hardboard::push_fight {

// The size of the table file, in bytes.
double bytes_of_table_file(const Contest& contest);

// Writes the table from the levels of the folder, whose journal says that they are done, as
// save() would (table_file.h): a temporary file, renamed when it is complete. All ranks call
// together, on a file system that they share. Returns a fault in words (none if another rank has
// the words), or nothing. O(size of the table / ranks), with a few bytes of memory for each
// position of a slab.
std::optional<std::string> write_table(const SlabLayout& layout, const Ranks& ranks,
                                       const std::string& folder, const std::string& file);

}  // namespace hardboard::push_fight
