// A path for a file or folder of the running test alone, in memory if the system has such a folder:
// for tests that would spend their time on waiting until many small files have reached the disk.
#pragma once

#include <string>
#include <unistd.h>

#include "support/scratch.h"

namespace hardboard::testing {

inline std::string quick_scratch_path() {
  const std::string path = scratch_path(), memory = "/dev/shm/";
  if (::access(memory.c_str(), W_OK) != 0) return path;
  return memory + path.substr(path.rfind('/') + 1);
}

}  // namespace hardboard::testing
