// Work that Python waits for: without the interpreter lock, within limits, ended by Ctrl-C.
#pragma once

#include <functional>
#include <optional>
#include <pybind11/pybind11.h>
#include <utility>

#include "hardboard/hardboard.h"

namespace hardboard::bindings {

namespace py = pybind11;

// The limits of a call, as Python gives them.
struct Given {
  std::optional<double> seconds;
  std::optional<std::size_t> memory;
  unsigned threads = 1;
  py::object progress = py::none();  // called with words on the work
};

// Runs the work in a thread of its own, with the limits as its effort, while the caller's thread
// looks for signals twenty times a second. A signal whose handler raises (Ctrl-C), or a progress
// function that raises, stops the work and is raised when the work has ended. The interpreter lock
// must be held, and is free while the work goes on.
void run_watched(const Given& given, const std::function<void(const Effort& effort)>& work);

// The same with a result.
template <class Work>
auto watched(const Given& given, Work work) {
  std::optional<decltype(work(std::declval<const Effort&>()))> result;
  run_watched(given, [&](const Effort& effort) { result = work(effort); });
  return *std::move(result);
}

}  // namespace hardboard::bindings
