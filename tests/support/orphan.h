// What becomes of a child process whose parent is killed.
#pragma once

#include <chrono>
#include <csignal>
#include <fstream>
#include <string>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace hardboard::testing {

// Asks up to a minute and a half: what comes true, comes sooner even on a busy machine.
template <class Condition>
bool comes_true(const Condition& condition) {
  for (int i = 0; i < 9000; ++i) {
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

// The first child of a process, or 0.
inline pid_t child_of(pid_t process) {
  const std::string number = std::to_string(process);
  pid_t child = 0;
  std::ifstream("/proc/" + number + "/task/" + number + "/children") >> child;
  return child;
}

// Work in a process of its own, which starts another one and would wait for it, is killed. Does the
// one that it has started end, too? This process inherits it, and asks.
template <class Work>
bool ends_with_its_parent(const Work& work) {
  prctl(PR_SET_CHILD_SUBREAPER, 1);
  const pid_t parent = fork();
  if (parent == 0) {
    work();
    _exit(0);
  }
  pid_t child = 0;
  const bool has_started = comes_true([&] { return (child = child_of(parent)) != 0; });
  kill(parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  if (!has_started) return false;
  if (comes_true([&] { return waitpid(child, nullptr, WNOHANG) == child; })) return true;
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  return false;
}

}  // namespace hardboard::testing
