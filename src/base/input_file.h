// A file that is read once, from its beginning to its end, and that nobody need trust.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>

#include "base/limits.h"
#include "base/result.h"

namespace hardboard {

// Larger files are refused, so that endless input can't fill the memory.
inline constexpr std::size_t largest_file = std::size_t{1} << 30;
// So much is read in no time; what goes beyond is looked at: whether it is text, and whether it
// keeps the limits.
inline constexpr std::size_t small_text = std::size_t{1} << 20;

class InputFile {
public:
  // Opens the file; `-` is standard input. The error has no line if the file is missing,
  // unreadable, a folder, or larger than `largest_file`.
  static Result<InputFile> open(const std::string& path);

  // Reads at most `size` bytes, and waits for one at least. The number of bytes read; 0 at the end.
  // An error if reading fails, or if an interrupt or a signal that the program handles ends the
  // wait. A wait for whoever writes is no work: the wait moves the deadline.
  Result<std::size_t> read(char* to, std::size_t size, Limits& limits);

  // The name in messages.
  const std::string& name() const { return name_; }
  // What is wrong if the limits are reached, or a text of this size does not fit their memory;
  // nothing if all is well. Whoever reads a text of more than `small_text` asks after each part.
  std::optional<InputError> over(const Limits& limits, std::size_t size) const;

  // Whether reading never waits for whoever writes.
  bool is_on_disk() const { return is_on_disk_; }

private:
  struct Closer {
    void operator()(int* descriptor) const;
  };

  InputFile() = default;
  InputError failed(int error) const;
  bool wait(Limits& limits) const;

  std::string name_;
  std::unique_ptr<int, Closer> descriptor_;
  bool is_on_disk_ = false;
};

}  // namespace hardboard
