// A scene in pixels, for tests and films. Built with cairo only.
#pragma once

#include <cstdint>
#include <memory>
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

// The scene on white, `width` pixels wide, as a still picture. O(pixels and shapes).
Image raster(const Scene& scene, int width);

// A part of an image, in pixels; empty if its sides meet.
struct PixelBox {
  int left = 0, top = 0, right = 0, bottom = 0;
  bool is_empty() const { return left >= right || top >= bottom; }
};

// A film, picture by picture: each picture draws again only the parts that have changed.
class FilmRaster {
public:
  // The scene must outlive the film. O(shapes).
  FilmRaster(const Scene& scene, int width);
  ~FilmRaster();

  // Shows the film at this time: afterwards the image is the one that a new film shows then, up to
  // rounding. Returns the smallest box with all changed pixels; the first time, the whole image.
  // O(shapes), plus cairo's cost for the area of the moving shapes.
  PixelBox show(double time);
  const Image& image() const { return image_; }

private:
  struct Canvas;
  std::unique_ptr<Canvas> canvas_;
  Image image_;
};

}  // namespace hardboard::draw
