// The module hardboard._hardboard: the public header in Python's words. hardboard/__init__.py makes
// the package of it.
#include "bindings/module.h"

#include <pybind11/stl.h>

#include "bindings/away.h"

namespace hardboard::bindings {
namespace {

// hardboard.InputError, a ValueError with the place of the fault.
py::object input_error_class(const py::module_& module) {
  const char* const words =
      "Bad input, or something that can't be done: `file`, `line` and `column` say where, 0 and\n"
      "empty where the place is not known.";
  PyObject* const made =
      PyErr_NewExceptionWithDoc("hardboard.InputError", words, PyExc_ValueError, nullptr);
  if (made == nullptr) throw py::error_already_set();
  auto error = py::reinterpret_steal<py::object>(made);
  error.attr("file") = "";
  error.attr("line") = 0;
  error.attr("column") = 0;
  py::setattr(module, "InputError", error);
  return error;
}

void raise(const Error& error) {
  const py::object type = py::module_::import("hardboard._hardboard").attr("InputError");
  const py::object raised = type(error.what());
  raised.attr("file") = error.file();
  raised.attr("line") = error.line();
  raised.attr("column") = error.column();
  PyErr_SetObject(type.ptr(), raised.ptr());
}

}  // namespace
}  // namespace hardboard::bindings

PYBIND11_MODULE(_hardboard, module) {
  namespace bindings = hardboard::bindings;
  bindings::input_error_class(module);
  pybind11::register_exception_translator([](std::exception_ptr thrown) {
    try {
      if (thrown) std::rethrow_exception(thrown);
    } catch (const hardboard::Error& error) {
      bindings::raise(error);
    }
  });
  module.attr("__version__") = hardboard::version();
  bindings::stop_work_at_exit();
  bindings::add_puzzles(module);
  bindings::add_games(module);
  bindings::add_work(module);
}
