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
};

// Why the files can't all be written, so that nothing gets lost: one of them is read as well, or
// two are one file. `-` is standard output, which takes a single one. Empty if they can.
std::string why_not_distinct(std::span<const std::string> read, std::span<const Written> written);

}  // namespace hardboard::cli
