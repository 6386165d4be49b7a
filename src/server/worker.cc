#include "server/worker.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <fmt/format.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

#include "server/worker_program.h"

namespace hardboard::server {
namespace {

constexpr int slice = 50;  // milliseconds between two questions whether the work is still wanted

// Both ends of a pipe, closed unless they are taken.
struct Pipe {
  int read = -1, write = -1;

  Pipe() {
    std::array<int, 2> ends{};
    if (pipe2(ends.data(), O_CLOEXEC) == 0) read = ends[0], write = ends[1];
  }
  Pipe(const Pipe&) = delete;
  ~Pipe() {
    if (read >= 0) close(read);
    if (write >= 0) close(write);
  }
};

// Starts the program in a process group of its own, with these pipes as its standard input and
// output and nothing else open. Returns -1 if that fails.
pid_t spawn(const std::vector<std::string>& words, int input, int output) {
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual, none;
  sigemptyset(&none);
  sigemptyset(&usual);
  for (const int signal : {SIGPIPE, SIGINT, SIGTERM}) sigaddset(&usual, signal);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
  pid_t process = -1;
  const int fault = posix_spawn(&process, words.front().c_str(), &actions, &attributes,
                                arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return fault == 0 ? process : -1;
}

}  // namespace

std::unique_ptr<Worker> Worker::start(const WorkerLimits& limits) {
  Pipe to, from;
  if (to.write < 0 || from.read < 0) return nullptr;
  const pid_t process = spawn(worker_words(limits), to.read, from.write);
  if (process < 0) return nullptr;
  fcntl(to.write, F_SETFL, O_NONBLOCK);
  return std::unique_ptr<Worker>(
      new Worker(process, std::exchange(to.write, -1), std::exchange(from.read, -1)));
}

Worker::~Worker() {
  close(to_);
  close(from_);
  kill(-process_, SIGKILL);
  while (waitpid(process_, nullptr, 0) < 0 && errno == EINTR) {
  }
}

bool Worker::send(std::string_view request, const std::function<bool()>& goes_on) {
  const std::string line = std::string(request) + "\n";
  std::string_view rest = line;
  while (!rest.empty() && goes_on()) {
    pollfd ready{to_, POLLOUT, 0};
    if (poll(&ready, 1, slice) <= 0) continue;
    const ssize_t written = write(to_, rest.data(), rest.size());
    if (written > 0) rest.remove_prefix(static_cast<std::size_t>(written));
    if (written < 0 && errno != EAGAIN && errno != EINTR) return false;
  }
  return rest.empty();
}

Worker::Outcome Worker::ask(std::string_view request, Clock::time_point deadline,
                            const std::function<bool()>& is_wanted,
                            const std::function<void(std::string_view)>& progress) {
  ++asked_;
  const auto goes_on = [&] { return is_wanted() && Clock::now() < deadline; };
  const auto ended = [&](End otherwise) -> Outcome {
    return {!is_wanted() ? End::unwanted : Clock::now() >= deadline ? End::late : otherwise, ""};
  };
  if (!send(request, goes_on)) return ended(End::died);
  std::string received;
  std::size_t searched = 0;
  std::vector<char> buffer(std::size_t{1} << 16);
  while (goes_on()) {
    pollfd ready{from_, POLLIN, 0};
    if (poll(&ready, 1, slice) <= 0) continue;
    const ssize_t got = read(from_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) return {End::died, ""};
    received.append(buffer.data(), static_cast<std::size_t>(got));
    for (std::size_t end; (end = received.find('\n', searched)) != received.npos; searched = 0) {
      const auto words = progress_in(std::string_view(received).substr(0, end));
      if (!words) {
        received.resize(end);
        return {End::answered, std::move(received)};
      }
      progress(*words);
      received.erase(0, end + 1);
    }
    searched = received.size();
    if (searched > most_reply) return {End::too_long, ""};
  }
  return ended(End::late);
}

}  // namespace hardboard::server
