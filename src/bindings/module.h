// The parts of the module, one file each.
#pragma once

#include <pybind11/pybind11.h>

#include "hardboard/hardboard.h"

namespace hardboard::bindings {

namespace py = pybind11;

// Puzzle, Answer, Reduced and what describes them.
void add_puzzles(py::module_& module);
// read, solve, check, hint, draw, generate, reduce, recover, ...
void add_work(py::module_& module);
// Game and State, with OpenSpiel's names.
void add_games(py::module_& module);

}  // namespace hardboard::bindings
