// Tasks in child processes: results come in the tasks' order, and a task that crashes or hangs
// costs its own result alone.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <sys/types.h>
#include <system_error>
#include <vector>

namespace hardboard::cli {

// What a task gives: text, and a byte that the caller chooses.
struct TaskResult {
  char mark = 0;
  std::string text;
};

// Tasks that one child does one after the other.
struct Share {
  std::size_t tasks = 0;
  // Runs in the child, for task 0, 1, ...
  std::function<TaskResult(std::size_t task)> work;
  // Runs in the parent, in place of the result of a task whose child ended without it. The reason
  // is the rest of a sentence: "was ended by signal 11".
  std::function<TaskResult(std::size_t task, const std::string& reason)> lost;
};

class Crew {
public:
  using Receive = std::function<void(const TaskResult&)>;

  // At most `workers` children work at a time, fewer where the system gives no more processes or
  // open files. A child that is silent for longer than `patience` is killed. `receive` is called in
  // the parent.
  Crew(unsigned workers, std::optional<std::chrono::duration<double>> patience, Receive receive);
  // Kills the children that still work.
  ~Crew();
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Forks a child for the share as soon as one may work; meanwhile results are received. The caller
  // must have no threads. Throws std::system_error if not a single process can be had.
  void take(Share share);
  // Receives all results that are left. After Ctrl-C (session.h) the children end their tasks as
  // soon as they can, and results behind the first missing one are dropped.
  void finish();

  // How many tasks a share should have, to keep a child busy for a tenth of a second. O(1).
  std::size_t advised_tasks() const { return advised_; }

private:
  struct Child;

  std::size_t working() const;
  // The error if the system gives no process or no pipe.
  std::error_code start(Child& child);
  void receive_some();
  void read_from(Child& child);
  void bury(Child& child);
  void deliver();
  void pass_on_interrupt();

  unsigned workers_;
  std::optional<std::chrono::duration<double>> patience_;
  Receive receive_;
  std::deque<std::unique_ptr<Child>> children_;  // in the order of their shares
  std::size_t advised_ = 1;
  bool is_interrupted_ = false, is_cut_off_ = false;
};

}  // namespace hardboard::cli
