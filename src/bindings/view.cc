#include "bindings/view.h"

#include <pybind11/stl.h>
#include <string>
#include <vector>

namespace hardboard::bindings {
namespace {

using Shape = std::vector<py::ssize_t>;

// An array of a state, rows of rows, read-only.
template <class Item>
py::buffer_info array(const Item* items, const Shape& shape, const std::string& format) {
  Shape steps(shape.size(), sizeof(Item));
  for (std::size_t i = shape.size() - 1; i > 0; --i) steps[i - 1] = steps[i] * shape[i];
  return py::buffer_info(const_cast<Item*>(items), sizeof(Item), format,
                         static_cast<py::ssize_t>(shape.size()), shape, steps, true);
}

// What Python asks for the array; as long as it is asked for, the state lives.
struct View {
  std::shared_ptr<NumberedGame> state;
  bool has_planes = false;

  py::buffer_info buffer() const {
    const std::vector<std::int64_t> all = state->shape();
    Shape shape(all.begin(), all.end());
    if (has_planes) return array(state->planes(), shape, py::format_descriptor<float>::format());
    shape.erase(shape.begin());
    // As the items of `bytes` are: numbers from 0 to 255.
    return array(state->letters(), shape, py::format_descriptor<unsigned char>::format());
  }
};

}  // namespace

void add_views(py::module_& module) {
  py::class_<View>(module, "_View", py::buffer_protocol()).def_buffer(&View::buffer);
}

py::object planes_of(const std::shared_ptr<NumberedGame>& state) {
  return py::memoryview(py::cast(View{state, true}));
}

py::object letters_of(const std::shared_ptr<NumberedGame>& state) {
  return py::memoryview(py::cast(View{state, false}));
}

}  // namespace hardboard::bindings
