#include "draw/scene.h"

#include <algorithm>
#include <charconv>

#include "base/contract.h"
#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

// Reads the steps of path_from's text.
class PathReader {
public:
  explicit PathReader(std::string_view text) : rest_(text) {}

  // The letter of the next step; '\0' at the end.
  char letter() {
    skip_blanks();
    if (rest_.empty()) return '\0';
    const char letter = rest_.front();
    rest_.remove_prefix(1);
    return letter;
  }

  Point point() {
    const int x = number();
    const int y = number();
    return {static_cast<double>(x), static_cast<double>(y)};
  }

private:
  void skip_blanks() {
    const std::size_t blanks = rest_.find_first_not_of(" \n");
    rest_.remove_prefix(blanks == std::string_view::npos ? rest_.size() : blanks);
  }

  int number() {
    skip_blanks();
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    promise(error == std::errc{}, "a step of an outline has whole numbers for coordinates");
    rest_.remove_prefix(static_cast<std::size_t>(end - rest_.data()));
    return value;
  }

  std::string_view rest_;
};

// Collects the colours of shapes.
struct ColourVisitor {
  std::vector<std::uint32_t>& colours;

  void visit(const std::vector<Shape>& shapes) const {
    for (const Shape& shape : shapes) std::visit(*this, shape.what);
  }
  void add(const Style& style) const {
    if (style.fill) colours.push_back(style.fill->rgb);
    if (style.stroke) colours.push_back(style.stroke->rgb);
  }

  void operator()(const Rectangle& rectangle) const { add(rectangle.style); }
  void operator()(const Circle& circle) const { add(circle.style); }
  void operator()(const Path& path) const { add(path.style); }
  void operator()(const Text& text) const { colours.push_back(text.colour.rgb); }
  void operator()(const Stamp&) const {}  // the symbols are visited once
  void operator()(const Group& group) const { visit(group.shapes); }
  void operator()(const Actor& actor) const { visit(actor.shapes); }
};

}  // namespace

std::vector<std::uint32_t> colours_of(const Scene& scene) {
  std::vector<std::uint32_t> colours;
  const ColourVisitor visitor{colours};
  if (scene.on_card) std::visit(visitor, card_of(scene).what);
  for (const Symbol& symbol : scene.symbols) visitor.visit(symbol.shapes);
  visitor.visit(scene.shapes);
  std::sort(colours.begin(), colours.end());
  colours.erase(std::unique(colours.begin(), colours.end()), colours.end());
  return colours;
}

std::vector<Segment> path_from(std::string_view text) {
  PathReader reader(text);
  std::vector<Segment> segments;
  while (const char letter = reader.letter()) {
    switch (letter) {
      case 'M':
        segments.push_back(move_to(reader.point()));
        break;
      case 'L':
        segments.push_back(line_to(reader.point()));
        break;
      case 'C': {
        const Point first = reader.point(), second = reader.point();
        segments.push_back(curve_to(reader.point(), first, second));
        break;
      }
      default:
        promise(letter == 'Z', "a step of an outline begins with M, L, C or Z");
        segments.push_back(close_path());
    }
  }
  return segments;
}

Shape card_of(const Scene& scene) {
  const double zoom = std::max(1.0, std::max(scene.width, scene.height) / 1500);
  const double border = 2 * zoom;
  return {Rectangle{{scene.corner.x + border, scene.corner.y + border},
                    scene.width - 2 * border,
                    scene.height - 2 * border,
                    16 * zoom,
                    {paper, dark_square, border}}};
}

Key key_at(const Actor& actor, double time) {
  if (actor.keys.empty()) return {time, {}, 1};
  const auto after = std::find_if(actor.keys.begin(), actor.keys.end(),
                                  [&](const Key& key) { return key.time > time; });
  if (after == actor.keys.begin()) return actor.keys.front();
  const Key& before = *(after - 1);
  if (after == actor.keys.end()) return before;
  const double share = (time - before.time) / (after->time - before.time);
  return {time, before.offset + share * (after->offset - before.offset),
          before.opacity + share * (after->opacity - before.opacity)};
}

}  // namespace hardboard::draw
