#include "draw/paper_files.h"

#include <algorithm>
#include <cairo/cairo-pdf.h>
#include <cmath>

#include "base/contract.h"
#include "draw/cairo_objects.h"
#include "draw/canvas.h"
#include "draw/xml_text.h"

namespace hardboard::draw {
namespace {

constexpr double most_pixels = 2000;
constexpr double points_per_unit = 72 / 2.54 / 100;  // a centimetre for 100 units
constexpr double most_points = 14'000;               // PDF allows 14,400

cairo_status_t append(void* to, const unsigned char* data, unsigned length) {
  static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
  return CAIRO_STATUS_SUCCESS;
}

InputError fault(cairo_status_t status) {
  return {"", 0, 0, std::string("the picture can't be drawn: ") + cairo_status_to_string(status)};
}

}  // namespace

Result<std::string> png(const Scene& scene) {
  const double scale = std::min(1.0, most_pixels / std::max(scene.width, scene.height));
  const auto pixels = [&](double units) {
    return std::max(1, static_cast<int>(std::lround(units * scale)));
  };
  const Surface surface(
      cairo_image_surface_create(CAIRO_FORMAT_ARGB32, pixels(scene.width), pixels(scene.height)));
  const Context context(cairo_create(surface.get()));
  cairo_scale(context.get(), scale, scale);
  paint(context.get(), scene, std::nullopt);
  if (const auto status = cairo_status(context.get()); status != CAIRO_STATUS_SUCCESS)
    return fault(status);
  std::string bytes;
  const auto status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return fault(status);
  return bytes;
}

Result<std::string> pdf(std::span<const Scene> pages) {
  promise(!pages.empty(), "a document has a page");
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, 1, 1));
  const auto set = [&](cairo_pdf_metadata_t what, const std::string& words) {
    cairo_pdf_surface_set_metadata(surface.get(), what, words.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, printable(pages[0].title));
  set(CAIRO_PDF_METADATA_SUBJECT, printable(pages[0].description));
  set(CAIRO_PDF_METADATA_CREATOR, "Hardboard");
  // The same pictures are the same bytes, whatever the time.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, nullptr);
  const Context context(cairo_create(surface.get()));
  for (const Scene& page : pages) {
    const double scale = std::min(points_per_unit, most_points / std::max(page.width, page.height));
    cairo_pdf_surface_set_size(surface.get(), page.width * scale, page.height * scale);
    cairo_save(context.get());
    cairo_scale(context.get(), scale, scale);
    paint(context.get(), page, std::nullopt);
    cairo_restore(context.get());
    cairo_show_page(context.get());
  }
  cairo_surface_finish(surface.get());
  for (const auto status : {cairo_status(context.get()), cairo_surface_status(surface.get())})
    if (status != CAIRO_STATUS_SUCCESS) return fault(status);
  return bytes;
}

}  // namespace hardboard::draw
