#include "base/input_file.h"

#include <cerrno>
#include <cstdint>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

namespace hardboard {
namespace {

// A signal between a look at the flag and the wait would be heard by nobody.
constexpr int milliseconds_between_looks = 50;

}  // namespace

void InputFile::Closer::operator()(int* descriptor) const {
  if (*descriptor != STDIN_FILENO) ::close(*descriptor);
  delete descriptor;
}

InputError InputFile::failed(int error) const {
  return {name_, 0, 0, fmt::format("can't read it: {}", std::strerror(error))};
}

Result<InputFile> InputFile::open(const std::string& path) {
  if (path.empty()) return error_in_words("expected a file, found an empty name");
  // The system would open the file whose name ends before the NUL byte.
  if (path.find('\0') != path.npos)
    return error_in_words("expected a file, found a name with a NUL byte");
  InputFile file;
  file.name_ = path == "-" ? "standard input" : path;
  // A FIFO that nobody writes yet is waited for where it is read, which Ctrl-C ends.
  const int descriptor =
      path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (descriptor < 0)
    return InputError{file.name_, 0, 0, fmt::format("can't open it: {}", std::strerror(errno))};
  file.descriptor_.reset(new int(descriptor));
  struct stat status {};
  if (::fstat(descriptor, &status) != 0) return file.failed(errno);
  if (S_ISDIR(status.st_mode)) return file.failed(EISDIR);
  if (S_ISREG(status.st_mode) && static_cast<std::uint64_t>(status.st_size) > largest_file)
    return InputError{file.name_, 0, 0, "larger than 1 GiB"};
  file.is_on_disk_ = S_ISREG(status.st_mode);
  return file;
}

// False if an interrupt or a signal's handler ends the wait. A handler would not end a read, which
// goes on waiting (SA_RESTART).
bool InputFile::wait(Limits& limits) const {
  pollfd file{*descriptor_, POLLIN, 0};
  int ready = ::poll(&file, 1, 0);
  if (ready == 0) {
    const Clock::time_point start = Clock::now();
    while (ready == 0 && !limits.is_interrupted())
      ready = ::poll(&file, 1, milliseconds_between_looks);
    if (limits.deadline) *limits.deadline += Clock::now() - start;
  }
  return !limits.is_interrupted() && (ready > 0 || errno != EINTR);
}

Result<std::size_t> InputFile::read(char* to, std::size_t size, Limits& limits) {
  ssize_t got = 0;
  do {
    if (!is_on_disk_ && !wait(limits)) return InputError{name_, 0, 0, "interrupted"};
    got = ::read(*descriptor_, to, size);
  } while (got < 0 && (errno == EINTR || errno == EAGAIN));
  if (got < 0) return failed(errno);
  return static_cast<std::size_t>(got);
}

std::optional<InputError> InputFile::over(const Limits& limits, std::size_t size) const {
  if (limits.reached()) return in_file(over_limits(limits.words()), name_);
  if (size <= limits.memory_bytes) return std::nullopt;
  return in_file(over_limits(fmt::format("a text of more than {} MiB does not fit the memory",
                                         limits.memory_bytes >> 20)),
                 name_);
}

}  // namespace hardboard
