// Enumerations that can be cut into ranges, for several processes: what a range gives is text, and
// the texts of all ranges together give what one process would print.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "base/result.h"

namespace hardboard {

// What all ranges together say.
struct RangedResult {
  std::vector<std::string> lines;
  bool is_complete = true;  // false if something is left undecided
  bool is_wrong = false;    // a counterexample was found
};

struct Ranged {
  std::string title;        // what is enumerated, on one line
  std::uint64_t items = 0;  // numbered from 0
  // The items from `begin` to before `end`. An error, in words alone, if the limits were reached.
  std::function<Result<std::string>(std::uint64_t begin, std::uint64_t end, const Limits& limits)>
      run;
  // All texts, in order of the ranges. An error, in words alone, if one of them is none of ours.
  std::function<Result<RangedResult>(const std::vector<std::string>& texts)> join;
};

// The sources up to a size, as verify_reduction() takes them. An error if the name is unknown, or
// if the sources can't be listed. Counts the sources: O(sources).
Result<Ranged> ranged_verification(std::string_view reduction, unsigned size, double seconds);

}  // namespace hardboard
