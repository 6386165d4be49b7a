// What we say of a file that the system refuses to write.
#pragma once

#include <cerrno>
#include <cstring>
#include <string>

namespace hardboard {

// "cannot be written (No space left on device)": with the reason that the last call has left.
inline std::string cannot_be_written(int error = errno) {
  const std::string words = "cannot be written";
  return error == 0 ? words : words + " (" + std::strerror(error) + ")";
}

}  // namespace hardboard
