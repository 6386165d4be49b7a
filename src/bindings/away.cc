#include "bindings/away.h"

#include <condition_variable>
#include <cxxabi.h>
#include <mutex>
#include <thread>
#include <unistd.h>

namespace hardboard::bindings {
namespace {

// All work under way, and whether the interpreter ends.
struct Ledger {
  std::mutex mutex;
  std::condition_variable changed;
  std::list<std::atomic<bool>*> stops;
  bool is_ending = false;
  std::thread::id ends;  // the thread that ends the interpreter, which may still work
};

// Never destroyed: daemon threads reach the ledger until the process is gone.
Ledger& ledger() {
  static Ledger& made = *new Ledger;
  return made;
}

[[noreturn]] void stay() {
  while (true) ::pause();
}

void stop_work() {
  Ledger& all = ledger();
  const Away away;
  std::unique_lock lock(all.mutex);
  all.is_ending = true;
  all.ends = std::this_thread::get_id();
  for (std::atomic<bool>* const stop : all.stops)
    if (stop != nullptr) *stop = true;
  all.changed.wait(lock, [&] { return all.stops.empty(); });
}

}  // namespace

Away::~Away() {
  try {
    PyEval_RestoreThread(state_);
  } catch (const abi::__forced_unwind&) {
    stay();
  }
}

std::exception_ptr Away::back(const std::function<void()>& function) {
  std::exception_ptr raised;
  try {
    PyEval_RestoreThread(state_);
    function();
  } catch (const abi::__forced_unwind&) {
    stay();
  } catch (...) {
    raised = std::current_exception();
  }
  state_ = PyEval_SaveThread();
  return raised;
}

Underway::Underway(std::atomic<bool>* stop) {
  Ledger& all = ledger();
  std::unique_lock lock(all.mutex);
  if (all.is_ending && std::this_thread::get_id() != all.ends) {
    lock.unlock();
    stay();
  }
  place_ = all.stops.insert(all.stops.end(), stop);
}

Underway::~Underway() {
  Ledger& all = ledger();
  const std::lock_guard lock(all.mutex);
  all.stops.erase(place_);
  all.changed.notify_one();
}

void stop_work_at_exit() {
  py::module_::import("atexit").attr("register")(py::cpp_function(&stop_work));
}

}  // namespace hardboard::bindings
