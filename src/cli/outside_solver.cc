#include "cli/outside_solver.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fmt/format.h>
#include <spawn.h>
#include <sstream>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "cli/session.h"

namespace hardboard::cli {
namespace {

constexpr std::chrono::microseconds pause_at_most(20'000);

}  // namespace

Result<SolverRun> run_solver(const std::string& command, const std::vector<std::string>& files,
                             double most_seconds) {
  std::vector<std::string> words;
  std::istringstream in(command);
  for (std::string word; in >> word;) words.push_back(word);
  words.insert(words.end(), files.begin(), files.end());
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);

  posix_spawn_file_actions_t silent;
  ::posix_spawn_file_actions_init(&silent);
  for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
    ::posix_spawn_file_actions_addopen(&silent, stream, "/dev/null", O_RDWR, 0);
  const auto start = std::chrono::steady_clock::now();
  pid_t process = 0;
  const int error =
      ::posix_spawnp(&process, arguments[0], &silent, nullptr, arguments.data(), environ);
  ::posix_spawn_file_actions_destroy(&silent);
  if (error != 0)
    return error_in_words(fmt::format("can't run {}: {}", words[0], std::strerror(error)));

  SolverRun run;
  for (auto pause = std::chrono::microseconds(200);; pause = std::min(2 * pause, pause_at_most)) {
    int status = 0;
    const pid_t ended = ::waitpid(process, &status, WNOHANG);
    run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (ended == process) {
      if (WIFEXITED(status)) run.exit_code = WEXITSTATUS(status);
      return run;
    }
    if (run.seconds > most_seconds || interrupted()) {
      ::kill(process, SIGKILL);
      ::waitpid(process, nullptr, 0);
      return run;
    }
    std::this_thread::sleep_for(pause);
  }
}

}  // namespace hardboard::cli
