// A file in which several processes write at their places.
#pragma once

#include <cerrno>
#include <cstdint>
#include <fcntl.h>
#include <span>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace hardboard {

class SharedFile {
public:
  SharedFile(const std::string& name, int flags)
      : file_(open(name.c_str(), flags, 0666)), error_(file_ < 0 ? errno : 0) {}
  ~SharedFile() {
    if (file_ >= 0) close(file_);
  }
  SharedFile(const SharedFile&) = delete;
  SharedFile& operator=(const SharedFile&) = delete;

  // False with the reason in errno, as below.
  bool write(std::uint64_t at, std::span<const std::uint8_t> bytes) const {
    if (!is_open()) return false;
    while (!bytes.empty()) {
      const ssize_t done = pwrite(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
      if (done <= 0) return false;
      at += static_cast<std::uint64_t>(done);
      bytes = bytes.subspan(static_cast<std::size_t>(done));
    }
    return true;
  }
  bool read(std::uint64_t at, std::span<std::uint8_t> bytes) const {
    if (!is_open()) return false;
    while (!bytes.empty()) {
      const ssize_t done = pread(file_, bytes.data(), bytes.size(), static_cast<off_t>(at));
      if (done <= 0) return false;
      at += static_cast<std::uint64_t>(done);
      bytes = bytes.subspan(static_cast<std::size_t>(done));
    }
    return true;
  }
  bool reach_disk() const { return is_open() && fsync(file_) == 0; }

private:
  bool is_open() const {
    if (file_ < 0) errno = error_;
    return file_ >= 0;
  }

  int file_, error_;
};

}  // namespace hardboard
