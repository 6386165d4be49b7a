// Threads that work without the interpreter's lock, and what becomes of them when the interpreter
// ends, which waits for no daemon thread.
#pragma once

#include <atomic>
#include <exception>
#include <functional>
#include <list>
#include <pybind11/pybind11.h>

namespace hardboard::bindings {

namespace py = pybind11;

// Frees the interpreter's lock for a scope. An interpreter that ends unwinds every other thread
// that asks for the lock; such a thread stays in this scope's end until the process is gone, as
// later versions of Python have it: further up it would ask for the lock again.
class Away {
public:
  Away() : state_(PyEval_SaveThread()) {}
  ~Away();
  Away(const Away&) = delete;
  Away& operator=(const Away&) = delete;

  // Runs the function with the lock, and returns what it raised. A thread that the interpreter
  // unwinds stays here.
  std::exception_ptr back(const std::function<void()>& function);

private:
  PyThreadState* state_;
};

// Work that reads the library's tables, which the process destroys as it ends: an interpreter that
// ends stops all work under way and waits until none is left. A thread that would begin later stays
// in the constructor. The lock must be free.
class Underway {
public:
  explicit Underway(std::atomic<bool>* stop = nullptr);  // nullptr: the work can't be stopped
  ~Underway();
  Underway(const Underway&) = delete;
  Underway& operator=(const Underway&) = delete;

private:
  std::list<std::atomic<bool>*>::iterator place_;
};

// Has the interpreter stop all work when it ends.
void stop_work_at_exit();

}  // namespace hardboard::bindings
