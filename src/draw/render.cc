#include "draw/render.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>

#include "base/contract.h"
#include "draw/gif.h"
#include "draw/paper_files.h"
#include "draw/svg.h"
#include "draw/tikz.h"

namespace hardboard::draw {
namespace {

constexpr std::array<FormatRow, 6> rows = {{
    {Format::svg, ".svg", "a drawing for browsers and editors, films included", false, true, true},
    {Format::png, ".png", "an image in pixels", false, false, false},
    {Format::pdf, ".pdf", "a document to be printed", true, false, false},
    {Format::tikz, ".tex", "TikZ pictures for LaTeX", true, false, true},
    {Format::gif, ".gif", "a film in pixels", false, true, false},
    {Format::text, ".txt", "plain characters", true, false, true},
}};

char lower(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

// Half a pixel for each unit, within the usual limits of mails and pages.
int width_of_film(const Scene& scene) {
  constexpr double pixels_per_unit = 0.5, least = 320, most = 800;
  const double side = std::max(scene.width, scene.height);
  const double scale = std::min(pixels_per_unit, most / side);
  return static_cast<int>(std::lround(std::clamp(scene.width * scale, least, most)));
}

std::string descriptions_of(std::span<const Scene> pages) {
  std::string text;
  for (const Scene& page : pages) text += (text.empty() ? "" : "---\n") + page.description;
  return text;
}

}  // namespace

std::span<const FormatRow> formats() {
  return rows;
}

const FormatRow& row_of(Format format) {
  return *std::find_if(rows.begin(), rows.end(),
                       [&](const FormatRow& row) { return row.format == format; });
}

std::optional<Format> format_of(std::string_view file_name) {
  for (const FormatRow& row : rows) {
    if (file_name.size() <= row.ending.size()) continue;
    const std::string_view end = file_name.substr(file_name.size() - row.ending.size());
    const bool is_equal = std::equal(end.begin(), end.end(), row.ending.begin(),
                                     [](char a, char b) { return lower(a) == b; });
    if (is_equal) return row.format;
  }
  return std::nullopt;
}

std::string endings_in_words() {
  std::string words;
  for (const FormatRow& row : rows) {
    words += &row == &rows.front() ? "" : &row == &rows.back() ? " or " : ", ";
    words += row.ending;
  }
  return words;
}

Result<std::string> render(std::span<const Scene> pages, Format format) {
  promise(!pages.empty(), "there is a scene to be drawn");
  const FormatRow& row = row_of(format);
  if (pages.size() > 1 && !row.has_pages)
    return error_in_words(fmt::format(
        "a {} file holds one picture, not {}; .pdf and .tex have pages", row.ending, pages.size()));
  switch (format) {
    case Format::svg:
      return svg(pages[0]);
    case Format::png:
      return png(pages[0]);
    case Format::pdf:
      return pdf(pages);
    case Format::tikz:
      return tikz(pages);
    case Format::gif:
      return gif(pages[0], width_of_film(pages[0]));
    case Format::text:
      break;
  }
  return descriptions_of(pages);
}

Result<std::string> render(const Scene& scene, Format format) {
  return render(std::span(&scene, 1), format);
}

}  // namespace hardboard::draw
