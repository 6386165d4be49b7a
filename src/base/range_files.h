// An enumeration whose items are cut into ranges: several processes share the ranges, and each
// result is kept in a file, so that a process that dies costs the ranges at hand alone.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "base/journal.h"
#include "base/ranks.h"
#include "base/result.h"

namespace hardboard {

struct RangeWork {
  std::string title;        // one line, by which the results of other work are refused
  std::uint64_t items = 0;  // numbered from 0
  // The result of the items from `begin` to before `end`: any text, the same in every process.
  std::function<Result<std::string>(std::uint64_t begin, std::uint64_t end)> run;
};

// Runs the work on the ranges whose results are not in the folder yet, which must exist, and gives
// the results of all in order, to each rank. All ranks call together. The ranges do not depend on
// the number of ranks: 256 of about equal size, or one for each item if there are fewer. A file
// that is damaged is made again. All ranks return an error, or none does; an error without words if
// another rank has the words.
Result<std::vector<std::string>> run_ranges(const RangeWork& work, const Ranks& ranks,
                                            const std::string& folder, const LevelTalk& talk = {});

}  // namespace hardboard
