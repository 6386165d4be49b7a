#include "base/whole_file.h"

#include <cerrno>
#include <filesystem>
#include <fmt/format.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "base/cannot_be_written.h"

namespace hardboard {
namespace {

namespace fs = std::filesystem;

// Names such as /dev/stdout are links to what is open already: that is written, whatever it is.
bool names_what_is_open(const std::string& name) {
  return name.starts_with("/dev/std") || name.starts_with("/dev/fd/") || name.starts_with("/proc/");
}

}  // namespace

WholeFile::WholeFile(std::string name) : name_(std::move(name)) {
  open_beside();
  if (!stream_.is_open() && fault_ == 0) {
    stream_.open(name_, std::ios::binary);
    if (!stream_.is_open()) fault_ = errno;
  }
  errno = 0;  // a write that fails says why
}

WholeFile::~WholeFile() {
  if (stream_.is_open()) drop();
}

void WholeFile::open_beside() {
  std::error_code error;
  const fs::file_status old = fs::status(name_, error);
  if (names_what_is_open(name_) || (fs::exists(old) && !fs::is_regular_file(old))) return;
  // Whoever may not write a file may well be allowed to replace it; that is not what was asked.
  if (fs::exists(old) && ::access(name_.c_str(), W_OK) != 0) {
    fault_ = errno;
    return;
  }
  replacement_.emplace(name_);
  // Of two processes that write one file, the one that comes last has it.
  replacement_->beside = fmt::format("{}.{}.hardboard-part", replacement_->name, ::getpid());
  stream_.open(replacement_->beside, std::ios::binary);
  if (!stream_.is_open()) replacement_.reset();
}

void WholeFile::drop() {
  stream_.close();
  if (replacement_) return replacement_->drop();
  std::error_code ignored;
  if (fs::is_regular_file(name_, ignored)) fs::resize_file(name_, 0, ignored);
}

std::optional<InputError> WholeFile::close() {
  if (fault_ == 0) {
    stream_.close();
    fault_ = errno;
    if (stream_ && !replacement_) return std::nullopt;
    if (stream_ && (fault_ = replacement_->put_in_place().value()) == 0) return std::nullopt;
    drop();
  }
  return InputError{name_, 0, 0, cannot_be_written(fault_)};
}

}  // namespace hardboard
