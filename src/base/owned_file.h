// A file of the C library that closes itself.
#pragma once

#include <cstdio>
#include <memory>

namespace hardboard {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OwnedFile = std::unique_ptr<std::FILE, CloseFile>;

}  // namespace hardboard
