// A picture as values: shapes in plain units, with a title and a description. Writers of files
// (SVG, PDF, TikZ, films, ...) know scenes and no puzzle; code that draws a puzzle knows no writer.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace hardboard::draw {

// Units: a square of a board is 100 wide. x grows to the right, y downward.
struct Point {
  double x = 0;
  double y = 0;
};

struct Colour {
  std::uint32_t rgb = 0;  // 0xRRGGBB
};

// Areas are filled by the nonzero rule. Strokes have round joints; the ends of an unbroken stroke
// are round, those of dashes are flat.
struct Style {
  std::optional<Colour> fill, stroke;
  double width = 1;  // of the stroke
  double dash = 0;   // dashes and gaps of this length; 0 for an unbroken stroke
  double opacity = 1;
};

struct Rectangle {
  Point corner;  // upper left
  double width = 0;
  double height = 0;
  double radius = 0;  // of the rounded corners
  Style style;
};

struct Circle {
  Point centre;
  double radius = 0;
  Style style;
};

// One step of the pen. `first` and `second` are the control points of a cubic curve.
struct Segment {
  enum class Kind : std::uint8_t { move, line, curve, close };
  Kind kind = Kind::move;
  Point to, first, second;
};

struct Path {
  std::vector<Segment> segments;
  Style style;
};

struct Text {
  enum class Anchor : std::uint8_t { start, middle, end };
  Point at;  // on the base line
  std::string words;
  double size = 24;
  Colour colour;
  Anchor anchor = Anchor::middle;
  bool bold = false;
};

// A symbol of the scene, with its origin placed at a point. Browsers show the title when the
// pointer rests on the stamp, and screen readers speak it.
struct Stamp {
  std::uint32_t symbol = 0;  // index into Scene::symbols
  Point at;
  double scale = 1;
  std::string title;
};

struct Shape;

// Shapes that belong together, scaled first, then moved by `at`.
struct Group {
  std::string title;
  std::vector<Shape> shapes;
  Point at;
  double scale = 1;
};

// The offset and opacity of an actor at a time of the film.
struct Key {
  double time = 0;  // in seconds
  Point offset;
  double opacity = 1;
};

// Shapes that move, appear and vanish during the scene's film. Between two keys the offset and the
// opacity change linearly; before the first key and after the last they keep its values. The keys'
// times ascend. Still pictures show the actor at its place and opaque if `in_still`, else not at
// all.
struct Actor {
  std::string title;
  std::vector<Shape> shapes;
  std::vector<Key> keys;
  bool in_still = true;
};

struct Shape {
  std::variant<Rectangle, Circle, Path, Text, Stamp, Group, Actor> what;
};

// Shapes that are defined once and placed many times by stamps. The name determines the symbol's
// look: so two scenes on one page may share symbols of the same name without harm.
struct Symbol {
  std::string name;
  std::vector<Shape> shapes;  // no stamps among them
};

struct Scene {
  std::string title;
  std::string description;  // for those who can't see the picture; ends with the position as text
  Point corner;             // upper left of the part that is shown
  double width = 0;
  double height = 0;
  double seconds = 0;    // of the film, which then begins anew; 0 for a still picture
  bool on_card = false;  // a light card with rounded corners lies behind everything
  std::vector<Symbol> symbols;
  std::vector<Shape> shapes;  // later ones lie above earlier ones
};

// The card behind a scene, as large as the scene: with it a picture looks the same on pages of any
// colour. Writers of files draw it first if `on_card` is set.
Shape card_of(const Scene& scene);

// The colours of all shapes and symbols, as 0xRRGGBB, sorted, without repetition. O(shapes log
// shapes).
std::vector<std::uint32_t> colours_of(const Scene& scene);

// The actor at `time`; `time` is a time of the film, in seconds. O(keys).
Key key_at(const Actor& actor, double time);

// Segments from a text such as "M0 0 L10 0 C10 5 5 10 0 10 Z": absolute integer coordinates, and
// one of the letters M L C Z before every step. Only for outlines in the source: a bad text breaks
// a promise.
std::vector<Segment> path_from(std::string_view text);

}  // namespace hardboard::draw
