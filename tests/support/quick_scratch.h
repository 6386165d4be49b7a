// Scratch files in memory, if the system has a folder there: for tests that would spend their time
// on waiting until many small files have reached the disk.
#pragma once

#include <filesystem>
#include <gtest/gtest.h>
#include <string>
#include <unistd.h>

#include "support/scratch.h"

namespace hardboard::testing {

// A path for a file or folder of the running test alone.
inline std::string quick_scratch_path() {
  const std::string path = scratch_path(), memory = "/dev/shm/";
  if (::access(memory.c_str(), W_OK) != 0) return path;
  return memory + path.substr(path.rfind('/') + 1);
}

// Tests with an empty folder each, which goes with the test.
class QuickFolder : public ::testing::Test {
protected:
  QuickFolder() { std::filesystem::create_directories(folder_); }
  ~QuickFolder() override { std::filesystem::remove_all(folder_); }

  // Empties the folder.
  void forget() const {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }

  std::string folder_ = quick_scratch_path();
};

}  // namespace hardboard::testing
