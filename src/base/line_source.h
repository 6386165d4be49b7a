// The lines of a file as they arrive: a pipe gives each line as soon as the line is whole, and a
// file that is too large is refused before its first byte is read.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/input_file.h"
#include "base/result.h"

namespace hardboard {

class LineSource {
public:
  // The bytes of a file, with the errors of InputFile::open.
  static Result<LineSource> open(const std::string& path);
  // The lines of a text in memory, which must outlive the source.
  explicit LineSource(std::string_view content);

  // The next line with its line end, if it has one; nothing at the end of the text or when reading
  // fails, as it does once the limits of a file's reading are reached. Waits for whoever writes
  // move the deadline. The line stays valid until the next call. O(length of the line).
  std::optional<std::string_view> next(Limits& limits);

  // May there be another line? Reads ahead in a file on disk; says true for a pipe without waiting
  // for its end.
  bool may_have_more();

  // What InputFile::over says; nothing of a text in memory.
  std::optional<InputError> over(const Limits& limits, std::size_t size) const;

  // The error that ended the reading; nothing if all went well.
  const std::optional<InputError>& error() const { return error_; }

private:
  explicit LineSource(InputFile file);
  bool fill(Limits& limits);
  void cut_behind_nul(const char* from);

  std::optional<InputFile> file_;  // none for a text in memory
  bool is_at_end_ = false;
  std::string buffer_;
  std::string_view content_;  // the unread part of a text in memory
  std::size_t at_ = 0, end_ = 0;
  std::size_t searched_ = 0;  // so many bytes from at_ on hold no line end
  std::optional<InputError> error_;
};

}  // namespace hardboard
