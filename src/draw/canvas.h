// A scene drawn by cairo: PNG, PDF and the pictures of films all come from here. Only the files
// that are built with cairo include this header.
#pragma once

#include <cairo/cairo.h>
#include <optional>

#include "draw/scene.h"

namespace hardboard::draw {

// Draws the scene as it stands at `time` of its film, as a still picture without a time. One unit
// of the scene is one unit of cairo's user space, the scene's corner lies at the origin there.
// Words are set in `font_family` (lettering.h). O(shapes), and what cairo takes for their area.
void paint(cairo_t* on, const Scene& scene, std::optional<double> time);

// One shape of the scene, in the same way.
void paint(cairo_t* on, const Scene& scene, const Shape& shape, std::optional<double> time);

// The rectangle that a shape of the scene covers, in units of the scene; an actor's at its offset
// 0. Costs what paint does.
struct Extents {
  double left = 0, top = 0, right = 0, bottom = 0;
};
Extents extents_of(const Scene& scene, const Shape& shape);

}  // namespace hardboard::draw
