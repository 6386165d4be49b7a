// One picture of a film, drawn at once: what pictures that are drawn anew in part are held against.
#pragma once

#include "draw/raster.h"

namespace hardboard::draw {

inline Image frame(const Scene& scene, int width, double time) {
  FilmRaster film(scene, width);
  film.show(time);
  return film.image();
}

}  // namespace hardboard::draw
