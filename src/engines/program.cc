#include "engines/program.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace hardboard::engines {
namespace {

// An error number, or 0.
int start(std::vector<std::string>& words, std::FILE* input, pid_t& child) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  if (input != nullptr)
    posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO);
  else
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  const int fault =
      posix_spawnp(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return fault;
}

// The status with which the child ended; nothing if the system does not know the child any more.
std::optional<int> wait_for(pid_t child, const Limits& limits) {
  // Short naps at first, because many runs are short, and long ones later.
  auto nap = std::chrono::microseconds(200);
  int status = 0;
  bool is_over = false;
  for (;;) {
    const pid_t ended = waitpid(child, &status, is_over ? 0 : WNOHANG);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return std::nullopt;
    is_over = is_over || limits.reached();
    if (is_over)
      kill(child, SIGKILL);
    else
      std::this_thread::sleep_for(nap);
    nap = std::min(2 * nap, std::chrono::microseconds(20'000));
  }
}

}  // namespace

ProgramRun run_program(std::vector<std::string> words, std::FILE* input, const Limits& limits) {
  ProgramRun run;
  pid_t child = 0;
  run.start_fault = start(words, input, child);
  if (run.start_fault != 0) return run;
  const std::optional<int> status = wait_for(child, limits);
  if (status && WIFEXITED(*status)) run.exit_code = WEXITSTATUS(*status);
  return run;
}

}  // namespace hardboard::engines
