// A scene in pixels, as tests and films need them. Built with cairo only.
#pragma once

#include <cstdint>
#include <memory>
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

// A part of an image, in pixels; empty where the sides meet.
struct PixelBox {
  int left = 0, top = 0, right = 0, bottom = 0;
  bool is_empty() const { return left >= right || top >= bottom; }
};

// A film, picture by picture: from one picture to the next only what has changed is drawn anew.
class FilmRaster {
public:
  // The scene must outlive the film. O(shapes).
  FilmRaster(const Scene& scene, int width);
  ~FilmRaster();

  // Shows the film at this time: afterwards the image is that of raster(scene, width, time), up to
  // rounding. Returns the smallest box that holds all pixels that have changed; the first time, the
  // whole image. O(shapes), and what cairo takes for the area of those that move.
  PixelBox show(double time);
  const Image& image() const { return image_; }

private:
  struct Canvas;
  std::unique_ptr<Canvas> canvas_;
  Image image_;
};

}  // namespace hardboard::draw
