// A scene in pixels, as tests and films need them. Built with cairo only.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// Rows from the top, each pixel 0xRRGGBB.
struct Image {
  int width = 0, height = 0;
  std::vector<std::uint32_t> pixels;
};

// The height in pixels of a scene that is `width` pixels wide, at least 1. O(1).
int height_of(const Scene& scene, int width);

// The scene on white, `width` pixels wide, as it stands at `time` of its film; as a still picture
// without a time. O(pixels and shapes).
Image raster(const Scene& scene, int width, std::optional<double> time = {});

}  // namespace hardboard::draw
