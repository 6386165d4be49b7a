#include "base/line_source.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace hardboard {
namespace {

constexpr std::size_t block = std::size_t{1} << 16;

}  // namespace

LineSource::LineSource(std::string_view content) : content_(content) {}
LineSource::LineSource(InputFile file) : file_(std::move(file)) {}

Result<LineSource> LineSource::open(const std::string& path) {
  Result<InputFile> file = InputFile::open(path);
  if (!file) return file.error();
  return LineSource(std::move(file).value());
}

// Appends at most one block of input to the buffer. False at the end of the input.
bool LineSource::fill(Limits& limits) {
  if (at_ > 0) {
    buffer_.erase(0, at_);
    end_ -= at_;
    at_ = 0;
  }
  if (buffer_.size() < end_ + block) buffer_.resize(std::max(2 * buffer_.size(), end_ + block));
  const Result<std::size_t> got = file_->read(buffer_.data() + end_, buffer_.size() - end_, limits);
  if (!got) error_ = got.error();
  is_at_end_ = !got || *got == 0;
  if (is_at_end_) return false;
  end_ += *got;
  return true;
}

// No text has a NUL byte: of a long line with one no more is read than shows it.
void LineSource::cut_behind_nul(const char* from) {
  const char* const begin = buffer_.data();
  const void* const nul = std::memchr(from, 0, static_cast<std::size_t>(begin + end_ - from));
  if (nul == nullptr) return;
  end_ = static_cast<std::size_t>(static_cast<const char*>(nul) - begin) + 1;
  is_at_end_ = true;
}

std::optional<InputError> LineSource::over(const Limits& limits, std::size_t size) const {
  return file_ ? file_->over(limits, size) : std::nullopt;
}

bool LineSource::may_have_more() {
  if (!file_) return !content_.empty();
  Limits none;  // nobody waits for a file on disk
  return at_ < end_ || !(is_at_end_ || (file_->is_on_disk() && !fill(none)));
}

std::optional<std::string_view> LineSource::next(Limits& limits) {
  if (!file_) {
    if (content_.empty()) return std::nullopt;
    const std::string_view line =
        content_.substr(0, std::min(content_.find('\n'), content_.size() - 1) + 1);
    content_.remove_prefix(line.size());
    return line;
  }
  for (;;) {
    const char* const begin = buffer_.data() + at_;
    const void* const found = end_ - at_ == searched_
                                  ? nullptr
                                  : std::memchr(begin + searched_, '\n', end_ - at_ - searched_);
    if (found != nullptr) {
      const auto size = static_cast<std::size_t>(static_cast<const char*>(found) - begin) + 1;
      at_ += size;
      searched_ = 0;
      return std::string_view(begin, size);
    }
    if (end_ - at_ > small_text) cut_behind_nul(searched_ > small_text ? begin + searched_ : begin);
    searched_ = end_ - at_;
    if (searched_ > largest_file) {
      error_ = InputError{file_->name(), 0, 0, "a line of more than 1 GiB"};
      return std::nullopt;
    }
    if (searched_ > small_text && !is_at_end_ && (error_ = over(limits, searched_)))
      return std::nullopt;
    if (!is_at_end_ && fill(limits)) continue;
    if (error_ || searched_ == 0) return std::nullopt;
    const std::string_view rest(buffer_.data() + at_, searched_);
    at_ = end_;
    searched_ = 0;
    return rest;
  }
}

}  // namespace hardboard
