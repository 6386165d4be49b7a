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
  const int descriptor = path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
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

Result<std::size_t> InputFile::read(char* to, std::size_t size) {
  // A signal's handler ends a poll, but no read: read goes on waiting (SA_RESTART).
  pollfd wait{*descriptor_, POLLIN, 0};
  if (!is_on_disk_ && ::poll(&wait, 1, -1) < 0 && errno == EINTR) return failed(EINTR);
  ssize_t got = 0;
  do got = ::read(*descriptor_, to, size);
  while (got < 0 && errno == EINTR);
  if (got < 0) return failed(errno);
  return static_cast<std::size_t>(got);
}

}  // namespace hardboard
