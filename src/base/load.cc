#include "base/load.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "base/input_file.h"

namespace hardboard {

Result<std::string> load(const std::string& path, Limits& limits) {
  Result<InputFile> file = InputFile::open(path);
  if (!file) return file.error();
  std::string content;
  std::size_t size = 0;
  for (;;) {
    if (size == content.size())
      content.resize(std::clamp<std::size_t>(2 * size, 1 << 16, largest_file + 1));
    const Result<std::size_t> got =
        file->read(content.data() + size, content.size() - size, limits);
    if (!got) return got.error();
    if (*got == 0) break;
    // No text has a NUL byte: a device that gives any bytes would give them without end.
    const bool has_nul = !file->is_on_disk() && size > small_text &&
                         std::memchr(content.data() + size, 0, *got) != nullptr;
    if (has_nul) return InputError{file->name(), 0, 0, "expected a text, found NUL bytes"};
    size += *got;
    if (size > largest_file) return InputError{file->name(), 0, 0, "larger than 1 GiB"};
    if (size <= small_text) continue;
    if (auto fault = file->over(limits, size)) return *std::move(fault);
  }
  content.resize(size);
  return content;
}

}  // namespace hardboard
