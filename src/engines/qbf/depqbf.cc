#include "engines/qbf/depqbf.h"

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <fmt/format.h>
#include <memory>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "problems/qbf/read.h"

namespace hardboard::engines {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

// A nameless file with the text, ready to be read from its beginning.
File file_with(const std::string& text) {
  File file(std::tmpfile(), std::fclose);
  if (file == nullptr) return file;
  const bool is_written = std::fwrite(text.data(), 1, text.size(), file.get()) == text.size() &&
                          std::fflush(file.get()) == 0;
  if (!is_written) return {nullptr, std::fclose};
  std::rewind(file.get());
  return file;
}

// Starts `depqbf` with the file as its input, and without output. An error number, or 0.
int start(std::FILE* input, pid_t& child) {
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO})
    posix_spawn_file_actions_addopen(&actions, output, "/dev/null", O_WRONLY, 0);
  std::array<char, 7> name = {"depqbf"};
  std::array<char*, 2> words = {name.data(), nullptr};
  const int fault = posix_spawnp(&child, name.data(), &actions, nullptr, words.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  return fault;
}

// Waits for the end of the child, and ends it when the limits are reached.
int wait_for(pid_t child, const Limits& limits) {
  auto nap = std::chrono::microseconds(200);
  int status = 0;
  bool is_over = false;
  for (;;) {
    const pid_t ended = waitpid(child, &status, is_over ? 0 : WNOHANG);
    if (ended == child) return status;
    if (ended < 0 && errno != EINTR) return 0;
    is_over = limits.reached();
    if (is_over) kill(child, SIGKILL);
    std::this_thread::sleep_for(nap);
    nap = std::min(2 * nap, std::chrono::microseconds(20'000));
  }
}

}  // namespace

QbfVerdict run_depqbf(const qbf::Puzzle& puzzle, const Limits& limits) {
  const File input = file_with(qbf::write(puzzle));
  if (input == nullptr) return {Verdict::unknown, "the formula can't be written for depqbf"};
  pid_t child = 0;
  if (const int fault = start(input.get(), child); fault != 0)
    return {Verdict::unknown, fault == ENOENT
                                  ? "the program depqbf is not installed (Debian: depqbf)"
                                  : fmt::format("depqbf can't be run (error {})", fault)};
  const int status = wait_for(child, limits);
  const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
  if (code == 10) return {Verdict::solvable, ""};
  if (code == 20) return {Verdict::unsolvable, ""};
  if (limits.reached()) return {Verdict::unknown, limits.words()};
  return {Verdict::unknown, code == 127 ? "the program depqbf is not installed (Debian: depqbf)"
                                        : "depqbf ended without a verdict"};
}

}  // namespace hardboard::engines
