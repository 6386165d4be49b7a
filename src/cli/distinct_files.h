// Files that a call writes must be none that the call reads, and no two the same.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace hardboard::cli {

// A file that a call writes, by an option; without a name none is written.
struct Written {
  std::string_view option;
  std::string file;
  bool may_be_output = false;  // is `-` standard output, which takes a single file?
};

// Can the files all be written without a loss? If one of them is read as well, or two are one file,
// says so on standard error.
bool are_distinct(std::span<const std::string> read, std::span<const Written> written);

}  // namespace hardboard::cli
