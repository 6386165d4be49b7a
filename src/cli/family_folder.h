// A folder of benchmark instances: files, a manifest, a description.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "kinds/families.h"
#include "kinds/setting.h"

namespace hardboard::cli {

// What to write: so many instances of each size, and for an outside solver of so many seconds.
struct FamilyWish {
  const Family* family = nullptr;
  std::string folder, solver;
  std::vector<std::uint64_t> sizes;
  std::uint64_t count = 1, seed = 1;
  double least_seconds = 0, most_seconds = 60;  // of the outside solver
};

// Writes the instances of a family into its folder, which must be new or empty, with their answers
// and how these were checked; prints how many there are. Limits are those of the values, for each
// instance. Returns the exit code; after Ctrl-C the folder describes what was made until then.
int write_family(const FamilyWish& wish, const Values& values);

}  // namespace hardboard::cli
