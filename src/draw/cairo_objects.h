// Cairo's objects, with pointers that release them.
#pragma once

#include <cairo/cairo.h>
#include <memory>

namespace hardboard::draw {

struct CairoDelete {
  void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
  void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Surface = std::unique_ptr<cairo_surface_t, CairoDelete>;
using Context = std::unique_ptr<cairo_t, CairoDelete>;

}  // namespace hardboard::draw
