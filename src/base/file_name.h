// Names of files that no system call would open as they stand.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"

namespace hardboard {

// Why nothing can be read from a file of this name, whatever there is on the disk: the system would
// open the file whose name ends before a NUL byte.
inline std::optional<InputError> fault_of_file_name(std::string_view name) {
  if (name.empty()) return error_in_words("expected a file, found an empty name");
  if (name.find('\0') != name.npos)
    return error_in_words("expected a file, found a name with a NUL byte");
  return std::nullopt;
}

}  // namespace hardboard
