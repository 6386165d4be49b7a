// Draws a scene by cairo, for PNG, PDF and the pictures of films. Only files that are built with
// cairo include this header.
#pragma once

#include <cairo/cairo.h>

#include "draw/scene.h"

namespace hardboard::draw {

// Draws the scene as a still picture. One unit of the scene is one unit of cairo's user space; the
// scene's corner is the origin. Words have the font `font_family` (lettering.h). O(shapes), plus
// cairo's cost for their area.
void paint(cairo_t* on, const Scene& scene);

// Draws one shape of the scene in the same way, at `time` of its film.
void paint(cairo_t* on, const Scene& scene, const Shape& shape, double time);

// The rectangle that a shape of the scene covers, in units of the scene; for an actor, at its
// offset 0. Costs as much as paint.
struct Extents {
  double left = 0, top = 0, right = 0, bottom = 0;
};
Extents extents_of(const Scene& scene, const Shape& shape);

}  // namespace hardboard::draw
