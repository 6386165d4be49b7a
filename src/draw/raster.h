// A scene in pixels, for film formats that know no shapes: a small rasteriser with lettering of its
// own, so that a GIF needs no library.
#pragma once

#include <cstdint>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// Rows from the top, each pixel 0xRRGGBB.
struct Image {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;
};

// The scene as it stands at a time of its film, `width` pixels wide, on white. Edges are smooth.
// Letters are those of lettering.h; dashes of curves are unbroken. O(pixels that the shapes cover,
// for paths times their segments).
Image raster(const Scene& scene, int width, double time = 0);

}  // namespace hardboard::draw
