#include "engines/program.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include "engines/tied.h"

namespace hardboard::engines {
namespace {

// An error number that a child process and its parent both see.
class SharedFault {
public:
  SharedFault()
      : page_(mmap(nullptr, sizeof(int), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1,
                   0)) {}
  SharedFault(const SharedFault&) = delete;
  ~SharedFault() {
    if (has_page()) munmap(page_, sizeof(int));
  }
  bool has_page() const { return page_ != MAP_FAILED; }
  int& number() { return *static_cast<int*>(page_); }

private:
  void* page_;
};

// In the child process: becomes the program, or returns. Between fork and exec a process that had
// threads may call little: nothing here takes memory.
void become(char* const* arguments, int input) {
  if (input < 0) input = open("/dev/null", O_RDONLY);
  dup2(input, STDIN_FILENO);
  const int nowhere = open("/dev/null", O_WRONLY);
  for (const int output : {STDOUT_FILENO, STDERR_FILENO}) dup2(nowhere, output);
  execvp(arguments[0], arguments);
}

// The child process, or -1.
pid_t start(std::vector<std::string>& words, std::FILE* input,
            std::optional<std::size_t> most_memory, SharedFault& fault) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const pid_t parent = getpid();
  const pid_t child = fork();
  if (child == 0) {
    tie_to(parent);
    if (most_memory) {
      const rlimit memory{*most_memory, *most_memory};
      setrlimit(RLIMIT_AS, &memory);
    }
    become(arguments.data(), input == nullptr ? -1 : fileno(input));
    fault.number() = errno;
    _exit(127);
  }
  return child;
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

ProgramRun run_program(std::vector<std::string> words, std::FILE* input, const Limits& limits,
                       std::optional<std::size_t> most_memory) {
  ProgramRun run;
  SharedFault fault;
  const pid_t child = fault.has_page() ? start(words, input, most_memory, fault) : -1;
  if (child < 0) {
    run.start_fault = errno;
    return run;
  }
  const std::optional<int> status = wait_for(child, limits);
  run.start_fault = fault.number();
  if (run.start_fault == 0 && status && WIFEXITED(*status)) run.exit_code = WEXITSTATUS(*status);
  return run;
}

}  // namespace hardboard::engines
