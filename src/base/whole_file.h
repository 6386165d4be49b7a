// A file that is written whole or not at all: a part, where a disk is full, would be taken for the
// whole.
#pragma once

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <system_error>
#include <utility>

#include "base/cannot_be_written.h"
#include "base/result.h"

namespace hardboard {

class WholeFile {
public:
  explicit WholeFile(std::string name)
      : name_(std::move(name)), stream_((errno = 0, name_), std::ios::binary) {}

  std::ostream& out() { return stream_; }

  // Call it when all is written. Nothing if that went well; else the error, and the file is gone.
  // Devices stay, and so does a file that could not be opened.
  std::optional<InputError> close() {
    const bool is_begun = stream_.is_open();
    stream_.close();
    if (stream_) return std::nullopt;
    const InputError fault{name_, 0, 0, cannot_be_written()};
    std::error_code ignored;
    if (is_begun &&
        std::filesystem::is_regular_file(std::filesystem::symlink_status(name_, ignored)))
      std::filesystem::remove(name_, ignored);
    return fault;
  }

private:
  std::string name_;
  std::ofstream stream_;
};

}  // namespace hardboard
