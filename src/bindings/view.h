// Windows into the arrays of a state, which Python reads in place: memoryviews, of which numpy
// makes arrays without a copy. A window keeps its state.
#pragma once

#include <memory>
#include <pybind11/pybind11.h>

#include "hardboard/hardboard.h"

namespace hardboard::bindings {

namespace py = pybind11;

// Registers what windows are made of; once, before the functions below are called.
void add_views(py::module_& module);
// The planes of a state as numbers of 32 bits, and the letters on its places as bytes.
py::object planes_of(const std::shared_ptr<NumberedGame>& state);
py::object letters_of(const std::shared_ptr<NumberedGame>& state);

}  // namespace hardboard::bindings
