// A fixture whose tests have a folder of their own, which goes with the test.
#pragma once

#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <string>

#include "support/scratch.h"

namespace hardboard::testing {

class OwnFolder : public ::testing::Test {
protected:
  OwnFolder() : folder_(scratch_path()) { std::filesystem::create_directories(folder_); }
  ~OwnFolder() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  void write(const std::string& name, const std::string& content) const {
    std::ofstream(path(name)) << content;
  }
  std::string content(const std::string& name) const {
    std::ifstream in(path(name));
    return {std::istreambuf_iterator<char>(in), {}};
  }
  // How many files there are.
  auto files() const {
    return std::distance(std::filesystem::directory_iterator(folder_),
                         std::filesystem::directory_iterator());
  }

  std::filesystem::path folder_;
};

}  // namespace hardboard::testing
