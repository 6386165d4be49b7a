#include "base/line_source.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file_name.h"
#include "base/text.h"

namespace hardboard {
namespace {

constexpr std::size_t block = std::size_t{1} << 16;
// Longer lines are looked at for NUL bytes before they are read to their end.
constexpr std::size_t usual_line = std::size_t{1} << 20;

}  // namespace

void LineSource::Closer::operator()(int* descriptor) const {
  if (*descriptor != STDIN_FILENO) ::close(*descriptor);
  delete descriptor;
}

LineSource::LineSource(std::string_view content) : content_(content) {}

Result<LineSource> LineSource::open(const std::string& path) {
  if (auto fault = fault_of_file_name(path)) return *std::move(fault);
  LineSource source;
  source.name_ = path == "-" ? "standard input" : path;
  const auto failed = [&](const std::string& why) { return InputError{source.name_, 0, 0, why}; };
  const int descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return failed(fmt::format("can't open it: {}", std::strerror(errno)));
  source.file_.reset(new int(descriptor));
  struct stat status {};
  if (::fstat(descriptor, &status) != 0)
    return failed(fmt::format("can't read it: {}", std::strerror(errno)));
  if (S_ISDIR(status.st_mode))
    return failed(fmt::format("can't read it: {}", std::strerror(EISDIR)));
  if (S_ISREG(status.st_mode) && static_cast<std::uint64_t>(status.st_size) > largest_file)
    return failed("larger than 1 GiB");
  source.is_on_disk_ = S_ISREG(status.st_mode);
  return source;
}

// Appends at most one block of input to the buffer. False at the end of the input.
bool LineSource::fill() {
  if (at_ > 0) {
    buffer_.erase(0, at_);
    end_ -= at_;
    at_ = 0;
  }
  if (buffer_.size() < end_ + block) buffer_.resize(std::max(2 * buffer_.size(), end_ + block));
  ssize_t got = 0;
  do got = ::read(*file_, buffer_.data() + end_, buffer_.size() - end_);
  while (got < 0 && errno == EINTR);
  if (got < 0)
    error_ = InputError{name_, 0, 0, fmt::format("can't read it: {}", std::strerror(errno))};
  is_at_end_ = got <= 0;
  if (is_at_end_) return false;
  end_ += static_cast<std::size_t>(got);
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

bool LineSource::may_have_more() {
  if (!file_) return !content_.empty();
  return at_ < end_ || !(is_at_end_ || (is_on_disk_ && !fill()));
}

std::optional<std::string_view> LineSource::next() {
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
    if (end_ - at_ > usual_line) cut_behind_nul(searched_ > usual_line ? begin + searched_ : begin);
    searched_ = end_ - at_;
    if (searched_ > largest_file) {
      error_ = InputError{name_, 0, 0, "a line of more than 1 GiB"};
      return std::nullopt;
    }
    if (!is_at_end_ && fill()) continue;
    if (error_ || searched_ == 0) return std::nullopt;
    const std::string_view rest(buffer_.data() + at_, searched_);
    at_ = end_;
    searched_ = 0;
    return rest;
  }
}

}  // namespace hardboard
