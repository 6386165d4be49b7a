#include "draw/raster.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/contract.h"
#include "draw/cairo_objects.h"
#include "draw/canvas.h"

namespace hardboard::draw {

int height_of(const Scene& scene, int width) {
  return std::max(1, static_cast<int>(std::lround(scene.height * width / scene.width)));
}

namespace {

Surface white_surface(int width, int height) {
  Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height));
  const Context context(cairo_create(surface.get()));
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  return surface;
}

// Copies the pixels of the box, and returns the smallest part of it that holds all changes.
PixelBox copy(const Surface& from, const PixelBox& box, Image& to) {
  cairo_surface_flush(from.get());
  const unsigned char* const data = cairo_image_surface_get_data(from.get());
  const int stride = cairo_image_surface_get_stride(from.get());
  PixelBox changed{box.right, box.bottom, box.left, box.top};
  for (int y = box.top; y < box.bottom; ++y) {
    const auto* const source =
        reinterpret_cast<const std::uint32_t*>(data + static_cast<std::ptrdiff_t>(y) * stride);
    std::uint32_t* const row = to.pixels.data() + static_cast<std::size_t>(y) * to.width;
    for (int x = box.left; x < box.right; ++x) {
      const std::uint32_t pixel = source[x] & 0xffffffU;  // the top byte is not defined
      if (row[x] == pixel) continue;
      row[x] = pixel;
      changed = {std::min(changed.left, x), std::min(changed.top, y),
                 std::max(changed.right, x + 1), std::max(changed.bottom, y + 1)};
    }
  }
  return changed;
}

Image blank(const Scene& scene, int width) {
  Image image{width, height_of(scene, width), {}};
  image.pixels.resize(static_cast<std::size_t>(image.width) * image.height);
  return image;
}

PixelBox joined(const PixelBox& a, const PixelBox& b) {
  if (a.is_empty()) return b;
  if (b.is_empty()) return a;
  return {std::min(a.left, b.left), std::min(a.top, b.top), std::max(a.right, b.right),
          std::max(a.bottom, b.bottom)};
}

PixelBox common(const PixelBox& a, const PixelBox& b) {
  return {std::max(a.left, b.left), std::max(a.top, b.top), std::min(a.right, b.right),
          std::min(a.bottom, b.bottom)};
}

void expect_success(const Context& context) {
  promise(cairo_status(context.get()) == CAIRO_STATUS_SUCCESS, "cairo has drawn the scene");
}

}  // namespace

Image raster(const Scene& scene, int width) {
  Image image = blank(scene, width);
  const Surface surface = white_surface(image.width, image.height);
  const Context context(cairo_create(surface.get()));
  const double scale = width / scene.width;
  cairo_scale(context.get(), scale, scale);
  paint(context.get(), scene);
  expect_success(context);
  copy(surface, {0, 0, image.width, image.height}, image);
  return image;
}

struct FilmRaster::Canvas {
  // A shape of the scene; for an actor also its key in the last picture.
  struct Part {
    const Shape* shape = nullptr;
    const Actor* actor = nullptr;
    Extents extents;  // of an actor at its offset 0
    Key seen;
  };

  Canvas(const Scene& shown, int width, int height)
      : scene(shown),
        scale(width / shown.width),
        card(card_of(shown)),
        surface(white_surface(width, height)) {
    if (scene.on_card) add(card);
    for (const Shape& shape : scene.shapes) add(shape);
  }

  void add(const Shape& shape) {
    parts.push_back({&shape, std::get_if<Actor>(&shape.what), extents_of(scene, shape), {}});
  }

  // The pixels that a part covers when its actor stands at `key`; none if it is invisible.
  PixelBox box_of(const Part& part, const Key& key) const {
    if (key.opacity <= 0) return {};
    constexpr double soft = 1;  // pixels of smooth edges around
    const auto pixel = [&](double value) { return static_cast<int>(std::floor(value)); };
    const double x = key.offset.x - scene.corner.x, y = key.offset.y - scene.corner.y;
    return {pixel((part.extents.left + x) * scale - soft),
            pixel((part.extents.top + y) * scale - soft),
            pixel((part.extents.right + x) * scale + soft) + 1,
            pixel((part.extents.bottom + y) * scale + soft) + 1};
  }

  const Scene& scene;
  const double scale;  // pixels to a unit
  const Shape card;
  const Surface surface;
  std::vector<Part> parts;
  bool is_blank = true;  // nothing has been shown yet
};

FilmRaster::FilmRaster(const Scene& scene, int width)
    : canvas_(std::make_unique<Canvas>(scene, width, height_of(scene, width))),
      image_(blank(scene, width)) {}

FilmRaster::~FilmRaster() = default;

PixelBox FilmRaster::show(double time) {
  const PixelBox all{0, 0, image_.width, image_.height};
  const bool is_first = std::exchange(canvas_->is_blank, false);
  PixelBox changed = is_first ? all : PixelBox{};
  for (Canvas::Part& part : canvas_->parts) {
    if (part.actor == nullptr) continue;
    const Key now = key_at(*part.actor, time);
    const bool is_same = now.offset.x == part.seen.offset.x && now.offset.y == part.seen.offset.y &&
                         now.opacity == part.seen.opacity;
    if (!is_same) {
      changed = joined(changed, canvas_->box_of(part, part.seen));
      changed = joined(changed, canvas_->box_of(part, now));
    }
    part.seen = now;
  }
  changed = common(changed, all);
  if (changed.is_empty()) return {};

  const Context context(cairo_create(canvas_->surface.get()));
  cairo_rectangle(context.get(), changed.left, changed.top, changed.right - changed.left,
                  changed.bottom - changed.top);
  cairo_clip(context.get());
  cairo_set_source_rgb(context.get(), 1, 1, 1);
  cairo_paint(context.get());
  cairo_scale(context.get(), canvas_->scale, canvas_->scale);
  for (const Canvas::Part& part : canvas_->parts)
    if (!common(changed, canvas_->box_of(part, part.seen)).is_empty())
      paint(context.get(), canvas_->scene, *part.shape, time);
  expect_success(context);
  const PixelBox different = copy(canvas_->surface, changed, image_);
  return is_first ? all : different;
}

}  // namespace hardboard::draw
