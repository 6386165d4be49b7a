#include "draw/paper_files.h"

#include <algorithm>
#include <cairo/cairo-pdf.h>
#include <cmath>
#include <cstdint>
#include <string_view>

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

std::string big_endian(std::uint32_t value) {
  std::string bytes;
  for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(value >> shift & 0xffU);
  return bytes;
}

// A chunk of a PNG file: length, type, data, and the CRC-32 of the latter two (PNG specification,
// section 5.5).
std::string chunk(const std::string& type, const std::string& data) {
  std::uint32_t crc = 0xffffffffU;
  for (const char c : type + data) {
    crc ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ (crc & 1U ? 0xedb88320U : 0U);
  }
  return big_endian(static_cast<std::uint32_t>(data.size())) + type + data + big_endian(~crc);
}

// A text chunk in uncompressed UTF-8; cairo writes no text chunks.
std::string text_chunk(std::string_view keyword, const std::string& text) {
  return chunk("iTXt", std::string(keyword) + std::string(5, '\0') + valid_text(text));
}

InputError fault(cairo_status_t status) {
  return error_in_words(std::string("the picture can't be drawn: ") +
                        cairo_status_to_string(status));
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
  paint(context.get(), scene);
  if (const auto status = cairo_status(context.get()); status != CAIRO_STATUS_SUCCESS)
    return fault(status);
  std::string bytes;
  const auto status = cairo_surface_write_to_png_stream(surface.get(), append, &bytes);
  if (status != CAIRO_STATUS_SUCCESS) return fault(status);
  constexpr std::size_t head = 8 + 12 + 13;  // the signature and the first chunk, IHDR
  return bytes.insert(
      head, text_chunk("Title", scene.title) + text_chunk("Description", scene.description));
}

Result<std::string> pdf(std::span<const Scene> pages) {
  promise(!pages.empty(), "a document has a page");
  std::string bytes;
  const Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, 1, 1));
  const auto set = [&](cairo_pdf_metadata_t what, const std::string& words) {
    cairo_pdf_surface_set_metadata(surface.get(), what, words.c_str());
  };
  set(CAIRO_PDF_METADATA_TITLE, printable(pages[0].title));
  set(CAIRO_PDF_METADATA_SUBJECT, valid_text(pages[0].description));
  set(CAIRO_PDF_METADATA_CREATOR, "Hardboard");
  // Without a date equal pictures give equal bytes.
  cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, nullptr);
  const Context context(cairo_create(surface.get()));
  for (const Scene& page : pages) {
    const double scale = std::min(points_per_unit, most_points / std::max(page.width, page.height));
    cairo_pdf_surface_set_size(surface.get(), page.width * scale, page.height * scale);
    cairo_save(context.get());
    cairo_scale(context.get(), scale, scale);
    paint(context.get(), page);
    cairo_restore(context.get());
    cairo_show_page(context.get());
  }
  cairo_surface_finish(surface.get());
  for (const auto status : {cairo_status(context.get()), cairo_surface_status(surface.get())})
    if (status != CAIRO_STATUS_SUCCESS) return fault(status);
  return bytes;
}

}  // namespace hardboard::draw
