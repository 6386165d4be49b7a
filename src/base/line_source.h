// The lines of a file as they come: from a pipe each line is given as soon as it is whole, and of a
// file that is too large not one byte is read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace hardboard {

class LineSource {
public:
  // The bytes of a file; `-` is standard input. An error without a line if the file is missing,
  // unreadable, a folder, or larger than `largest_file` (base/text.h).
  static Result<LineSource> open(const std::string& path);
  // The lines of a text in memory, which must outlive the source.
  explicit LineSource(std::string_view content);

  // The next line with its end, if it has one; nothing at the end of the text, or when reading
  // fails. The line stays until the next call. O(its length).
  std::optional<std::string_view> next();

  // Whether there may be another line. Reads on in a file on disk, never waits for a pipe, whose end
  // may come later.
  bool may_have_more();

  // What went wrong in reading; nothing if all went well.
  const std::optional<InputError>& error() const { return error_; }

private:
  struct Closer {
    void operator()(int* descriptor) const;
  };

  LineSource() = default;
  bool fill();

  std::string name_;
  std::unique_ptr<int, Closer> file_;  // none for a text in memory
  bool is_on_disk_ = false, is_at_end_ = false;
  std::string buffer_;
  std::string_view content_;  // what is unread of a text in memory
  std::size_t at_ = 0, end_ = 0;
  std::size_t searched_ = 0;  // bytes of the line that begins at at_ and hold no line end
  std::optional<InputError> error_;
};

}  // namespace hardboard
