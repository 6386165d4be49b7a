// Families of benchmark instances for the authors of solvers: puzzles and formulas of growing size,
// turned into the language of a standard solver by a chain of reductions.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hardboard {

struct Family {
  std::string_view name;                  // "graph-capture-of-3sat"
  std::string_view summary;               // a line
  std::string_view kind;                  // whose generator makes the sources
  std::vector<std::string_view> via;      // the names of the reductions to the image
  std::vector<std::string_view> formats;  // of the image's kind, a file each
  std::string_view size;                  // what the size counts: "variables"
  std::uint64_t least = 1, most = 1;      // sizes
  // The generator's settings for a size.
  std::map<std::string, std::string, std::less<>> (*settings)(std::uint64_t size) = nullptr;
};

std::span<const Family> families();
const Family* family_named(std::string_view name);  // nullptr if there is none

}  // namespace hardboard
