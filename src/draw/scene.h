// A picture as values: shapes in plain units, with a title and a description. Front ends (SVG now,
// others later) know scenes and no puzzle; what draws a puzzle knows no front end.
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

struct Style {
  std::optional<Colour> fill, stroke;
  double width = 1;  // of the stroke; its ends and corners are round, those of dashes are flat
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

// A symbol of the scene, put with its origin at a point. The title is what a pointer resting on it
// and a screen reader are told.
struct Stamp {
  std::uint32_t symbol = 0;  // index into Scene::symbols
  Point at;
  double scale = 1;
  std::string title;
};

struct Shape;

struct Group {
  std::string title;
  std::vector<Shape> shapes;
};

// Shapes that move, come and go while the scene's film runs: between two keys everything changes
// evenly, before the first and behind the last it stays. Viewers that show no films show the shapes
// as they are.
struct Key {
  double time = 0;  // in seconds, growing
  Point offset;
  double opacity = 1;
};
struct Actor {
  std::string title;
  std::vector<Shape> shapes;
  std::vector<Key> keys;
};

struct Shape {
  std::variant<Rectangle, Circle, Path, Text, Stamp, Group, Actor> what;
};

// Drawn once, put many times. The name must say all that determines the look: pages that hold
// several pictures may then mix up their symbols without harm.
struct Symbol {
  std::string name;
  std::vector<Shape> shapes;  // no stamps among them
};

struct Scene {
  std::string title;
  std::string description;  // the position as text, so that a picture can be read back
  Point corner;             // upper left of what is shown
  double width = 0;
  double height = 0;
  double seconds = 0;  // of the film, which then begins anew; 0 for a still picture
  std::vector<Symbol> symbols;
  std::vector<Shape> shapes;  // later ones lie above earlier ones
};

// Segments from a text such as "M0 0 L10 0 C10 5 5 10 0 10 Z": absolute integer coordinates, one of
// the letters M L C Z before every step. For outlines in the program: a bad text is an assert.
std::vector<Segment> path_from(std::string_view text);

}  // namespace hardboard::draw
