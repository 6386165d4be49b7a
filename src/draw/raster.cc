#include "draw/raster.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/contract.h"
#include "draw/cairo_objects.h"
#include "draw/canvas.h"

namespace hardboard::draw {

int height_of(const Scene& scene, int width) {
  return std::max(1, static_cast<int>(std::lround(scene.height * width / scene.width)));
}

Image raster(const Scene& scene, int width, std::optional<double> time) {
  Image image;
  image.width = width;
  image.height = height_of(scene, width);
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, image.width, image.height));
  const Context context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  const double scale = width / scene.width;
  cairo_scale(context.get(), scale, scale);
  paint(context.get(), scene, time);
  promise(cairo_status(context.get()) == CAIRO_STATUS_SUCCESS, "cairo has drawn the scene");
  cairo_surface_flush(surface.get());

  const unsigned char* const data = cairo_image_surface_get_data(surface.get());
  const int stride = cairo_image_surface_get_stride(surface.get());
  image.pixels.resize(static_cast<std::size_t>(image.width) * image.height);
  for (int y = 0; y < image.height; ++y) {
    std::uint32_t* const row = image.pixels.data() + static_cast<std::size_t>(y) * image.width;
    std::memcpy(row, data + static_cast<std::ptrdiff_t>(y) * stride,
                static_cast<std::size_t>(image.width) * sizeof(std::uint32_t));
    for (int x = 0; x < image.width; ++x) row[x] &= 0xffffffU;  // the top byte is not defined
  }
  return image;
}

}  // namespace hardboard::draw
