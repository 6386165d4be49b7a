// A whole file, to be compared byte by byte.
#pragma once

#include <fstream>
#include <iterator>
#include <string>

namespace hardboard::testing {

inline std::string bytes_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace hardboard::testing
