#include "bindings/watched.h"

#include <chrono>
#include <condition_variable>
#include <csignal>
#include <exception>
#include <memory>
#include <mutex>
#include <string>
#include <thread>

#include "base/machine_memory.h"
#include "bindings/away.h"

namespace hardboard::bindings {
namespace {

// What the thread at work and the one that waits tell each other.
struct Shared {
  std::mutex mutex;
  std::condition_variable changed;
  bool is_done = false;
  std::string progress;  // not yet told to Python; empty for none
};

// A thread that no signal reaches: signals are for Python's main thread.
template <class Work>
std::thread deaf_thread(Work work) {
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  std::thread thread(std::move(work));
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
  return thread;
}

// Runs signal handlers, and tells the progress; throws what these raise. Owns its objects by hand:
// an interpreter that ends meanwhile unwinds the thread without its lock, and what would then free
// them would do so beside the thread that has it.
void look_after(const py::object& listener, const std::string& progress) {
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  if (progress.empty()) return;
  const auto size = static_cast<Py_ssize_t>(progress.size());
  PyObject* const words = PyUnicode_DecodeUTF8(progress.data(), size, "replace");
  PyObject* const result =
      words == nullptr ? nullptr : PyObject_CallFunctionObjArgs(listener.ptr(), words, nullptr);
  Py_XDECREF(words);
  if (result == nullptr) throw py::error_already_set();
  Py_DECREF(result);
}

}  // namespace

void run_watched(const Given& given, const std::function<void(const Effort& effort)>& work) {
  Shared shared;
  std::atomic<bool> stop = false;
  std::exception_ptr failure, raised;
  Effort effort;
  if (given.seconds && !(*given.seconds >= 0))
    throw py::value_error("seconds: expected None for no limit, or a number of 0 or more");
  if (given.threads == 0) throw py::value_error("threads: expected 1 or more");
  if (given.memory && *given.memory < least_memory) {
    const std::string least = std::to_string(least_memory);
    throw py::value_error("memory: expected None for 1.5 GiB, or " + least + " bytes or more");
  }
  // The library takes 0 for no limit; a limit of nothing at all is the shortest one there is.
  if (given.seconds) effort.seconds = *given.seconds == 0 ? 1e-9 : *given.seconds;
  effort.memory_bytes = given.memory.value_or(0);
  effort.threads = given.threads;
  effort.stop = &stop;
  if (!given.progress.is_none()) {
    effort.progress = [&](const std::string& words) {
      const std::lock_guard lock(shared.mutex);
      shared.progress = words;
    };
  }
  {
    Away away;
    auto underway = std::make_unique<Underway>(&stop);
    std::thread worker = deaf_thread([&, underway = std::move(underway)]() mutable {
      try {
        work(effort);
      } catch (...) {
        failure = std::current_exception();
      }
      underway.reset();
      const std::lock_guard lock(shared.mutex);
      shared.is_done = true;
      shared.changed.notify_one();
    });
    std::unique_lock lock(shared.mutex);
    while (!shared.changed.wait_for(lock, std::chrono::milliseconds(50),
                                    [&] { return shared.is_done; })) {
      const std::string progress = std::exchange(shared.progress, "");
      lock.unlock();
      if (auto thrown = away.back([&] { look_after(given.progress, progress); })) {
        raised = std::move(thrown);
        stop = true;
      }
      lock.lock();
    }
    lock.unlock();
    worker.join();
  }
  if (raised) std::rethrow_exception(raised);
  if (failure) std::rethrow_exception(failure);
}

}  // namespace hardboard::bindings
