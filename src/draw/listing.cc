#include "draw/listing.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/counted.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

constexpr double size = 24, line_height = 34, margin = 40, width = 900;

std::vector<std::string> shown(std::span<const std::string> lines) {
  const std::size_t number = std::min(lines.size(), most_lines);
  std::vector<std::string> result;
  for (const std::string& line : lines.first(number)) result.push_back(for_terminal(line));
  if (number < lines.size())
    result.push_back(fmt::format("... {} more", counted(lines.size() - number, "line")));
  return result;
}

}  // namespace

Picture listing(std::string title, std::string description, std::span<const std::string> lines) {
  Picture picture;
  Scene& scene = picture.scene;
  double y = margin + line_height;
  const auto put = [&](const std::string& words, bool bold) {
    for (std::string& part : wrapped(words, size, width - 2 * margin)) {
      Text text{{margin, y}, std::move(part), size, ink, Text::Anchor::start, bold};
      scene.shapes.push_back({std::move(text)});
      y += line_height;
    }
  };
  put(title, true);
  for (const std::string& line : shown(lines)) put(line, false);
  scene.title = std::move(title);
  scene.description = std::move(description);
  scene.width = width;
  scene.height = y + margin - line_height;
  scene.on_card = true;
  return picture;
}

std::string text_listing(std::string_view title, std::span<const std::string> lines) {
  std::string text = fmt::format("{}\n", for_terminal(title));
  for (const std::string& line : shown(lines)) text += line + "\n";
  return text;
}

}  // namespace hardboard::draw
