#include "draw/pieces.h"

#include <algorithm>
#include <fmt/format.h>
#include <string_view>

#include "base/counted.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "puzzles/budgets.h"

namespace hardboard::draw {
namespace {

constexpr std::uint32_t most_shown = 99;

// The outline of a chessman: a body filled in the piece's colour, lines cut into the body in white,
// and knobs on top. All bodies stand on the same base and leave room for the window around (0, 12).
struct Outline {
  char letter;
  std::string_view body, cuts, knobs;
};

constexpr std::string_view base = "M-27 37 C-27 31 -24 28 -20 28 L20 28 C24 28 27 31 27 37 Z";

constexpr Outline outlines[] = {
    {'K',
     "M-3 -38 L3 -38 L3 -34 L8 -34 L8 -28 L3 -28 L3 -23 C7 -21 9 -17 6 -12 "
     "C12 -21 20 -24 26 -20 C34 -15 31 -4 21 5 C18 13 18 20 20 28 L-20 28 C-18 20 -18 13 -21 5 "
     "C-31 -4 -34 -15 -26 -20 C-20 -24 -12 -21 -6 -12 C-9 -17 -7 -21 -3 -23 L-3 -28 L-8 -28 "
     "L-8 -34 L-3 -34 Z",
     "M0 -3 C-5 -13 -15 -18 -22 -14 M0 -3 C5 -13 15 -18 22 -14", ""},
    {'Q',
     "M-20 28 C-18 20 -18 13 -21 5 L-31 -18 L-17 -7 L-15 -29 L-5 -9 L0 -32 L5 -9 L15 -29 L17 -7 "
     "L31 -18 L21 5 C18 13 18 20 20 28 Z",
     "M-17 -2 C-6 -5 6 -5 17 -2",
     "M-35 -20 C-35 -26 -26 -26 -26 -20 C-26 -14 -35 -14 -35 -20 Z "
     "M-20 -31 C-20 -37 -11 -37 -11 -31 C-11 -25 -20 -25 -20 -31 Z "
     "M-5 -34 C-5 -40 5 -40 5 -34 C5 -28 -5 -28 -5 -34 Z "
     "M11 -31 C11 -37 20 -37 20 -31 C20 -25 11 -25 11 -31 Z "
     "M26 -20 C26 -26 35 -26 35 -20 C35 -14 26 -14 26 -20 Z"},
    {'R',
     "M-25 -34 L-15 -34 L-15 -27 L-5 -27 L-5 -34 L5 -34 L5 -27 L15 -27 L15 -34 L25 -34 "
     "L25 -17 L18 -10 L20 28 L-20 28 L-18 -10 L-25 -17 Z",
     "M-18 -17 L18 -17", ""},
    {'B',
     "M-4 -35 C-4 -40 4 -40 4 -35 C4 -33 3 -32 2 -31 C14 -23 22 -12 16 -1 L14 3 "
     "C17 12 17 20 20 28 L-20 28 C-17 20 -17 12 -14 3 L-16 -1 C-22 -12 -14 -23 -2 -31 "
     "C-3 -32 -4 -33 -4 -35 Z",
     "M7 -22 L-1 -9 M-12 -4 L12 -4", ""},
    {'N',
     "M-20 28 C-21 14 -5 10 -5 -3 C-11 0 -14 3 -18 5 C-24 8 -30 3 -29 -3 C-27 -11 -18 -17 -16 -26 "
     "C-16 -30 -15 -34 -12 -38 C-10 -35 -8 -33 -6 -31 C-4 -34 -2 -36 1 -38 C2 -35 3 -32 3 -30 "
     "C18 -26 26 -12 25 6 C25 15 22 20 20 28 Z",
     "M7 -23 C15 -18 19 -11 19 -4 M-24 -1 L-23 -2", ""},
    {'P',
     "M-8 -9 C-20 -16 -15 -35 0 -35 C15 -35 20 -16 8 -9 L13 -4 C15 -3 15 0 13 0 L12 0 "
     "C16 8 17 20 20 28 L-20 28 C-17 20 -16 8 -12 0 L-13 0 C-15 0 -15 -3 -13 -4 Z",
     "", ""},
};

constexpr std::string_view knight_eye = "M-13 -19 L-12 -20";

void add(std::vector<Shape>& shapes, std::string_view text, const Style& style) {
  if (!text.empty()) shapes.push_back({Path{path_from(text), style}});
}

std::string shown_budget(std::uint32_t budget) {
  return budget > most_shown ? fmt::format("{}+", most_shown) : fmt::format("{}", budget);
}

Text centred(Point at, std::string words, double size, Colour colour) {
  // Digits and capitals are about 0.72 of the size high.
  return {{at.x, at.y + 0.36 * size}, std::move(words), size, colour, Text::Anchor::middle, true};
}

std::string symbol_name(std::string_view look, const std::string& label, std::uint32_t budget) {
  const std::string shown = budget == unlimited_budget ? "unlimited" : shown_budget(budget);
  return fmt::format("{}-{}-{}", look, label, shown);
}

}  // namespace

// The digit has the piece's own dark shade, so that digit and colour agree.
void append_window(std::vector<Shape>& shapes, Point at, std::uint32_t budget, double scale) {
  const Colour dark = colours_of_budget(budget).outline;
  shapes.push_back({Circle{at, 13.5 * scale, {paper, std::nullopt}}});
  if (budget != unlimited_budget) {
    const std::string words = shown_budget(budget);
    const double size = fitting_size(words, 23, 22, true);
    shapes.push_back({centred(at, words, size * scale, dark)});
    return;
  }
  const auto point = [&](double x, double y) { return Point{at.x + scale * x, at.y + scale * y}; };
  Path sign{{move_to(at)}, {std::nullopt, dark, 3 * scale}};
  for (const double side : {-1.0, 1.0}) {
    sign.segments.push_back(curve_to(point(9 * side, 0), point(4 * side, -7), point(9 * side, -7)));
    sign.segments.push_back(curve_to(at, point(9 * side, 7), point(4 * side, 7)));
  }
  shapes.push_back({std::move(sign)});
}

Symbol token_symbol(const std::string& label, std::uint32_t budget) {
  const PieceColours colours = colours_of_budget(budget);
  Symbol symbol{symbol_name("token", label, budget), {}};
  symbol.shapes.push_back({Circle{{0, 0}, token_radius - 1, {colours.fill, colours.outline, 2}}});
  symbol.shapes.push_back({Circle{{0, 0}, token_radius - 5, {std::nullopt, paper, 1.5}}});
  const double size = fitting_size(label, 26, 44, true);
  symbol.shapes.push_back({centred({0, -14}, label, size, paper)});
  append_window(symbol.shapes, {0, 12}, budget);
  return symbol;
}

Symbol piece_symbol(const std::string& label, std::uint32_t budget) {
  const auto* const outline = std::find_if(
      std::begin(outlines), std::end(outlines),
      [&](const Outline& o) { return label.size() == 1 && label.front() == o.letter; });
  if (outline == std::end(outlines)) return token_symbol(label, budget);

  const PieceColours colours = colours_of_budget(budget);
  const Style solid{colours.fill, colours.outline, 2};
  const Style cut{std::nullopt, paper, 2};
  Symbol symbol{symbol_name("piece", label, budget), {}};
  add(symbol.shapes, outline->body, solid);
  add(symbol.shapes, outline->cuts, cut);
  add(symbol.shapes, outline->knobs, solid);
  if (outline->letter == 'N') add(symbol.shapes, knight_eye, {std::nullopt, paper, 5});
  add(symbol.shapes, base, solid);
  append_window(symbol.shapes, {outline->letter == 'N' ? 6.0 : 0.0, 12}, budget);
  return symbol;
}

Symbol dot_symbol(std::uint32_t budget) {
  const Colour colour = colours_of_budget(budget).fill;
  const Style solid{colour, std::nullopt};
  switch (budget) {
    case 0:
      return {"dot-0", {{Path{path_from("M-9 -9 L9 9 M-9 9 L9 -9"), {std::nullopt, colour, 6}}}}};
    case 1:
      return {"dot-1", {{Circle{{0, 0}, 10, solid}}}};
    case 2:
      return {"dot-2", {{Rectangle{{-9, -9}, 18, 18, 0, solid}}}};
    default:
      return {"dot-3", {{Path{path_from("M0 -12 L12 0 L0 12 L-12 0 Z"), solid}}}};
  }
}

std::string budget_words(std::uint32_t budget, BudgetOf of) {
  if (budget == 0) return "may not capture";
  if (of == BudgetOf::distance)
    return budget == unlimited_budget ? "may go any distance"
                                      : fmt::format("may go {} in all", counted(budget, "step"));
  switch (budget) {
    case 1:
      return "may capture once";
    case 2:
      return "may capture twice";
    case unlimited_budget:
      return "captures without limit";
    default:
      return fmt::format("may capture {} times", budget);
  }
}

std::uint32_t SymbolTable::find(const std::string& label, std::uint32_t budget) {
  if (budget != unlimited_budget) budget = std::min(budget, most_shown + 1);
  const auto [place, is_new] =
      index_.try_emplace({label, budget}, static_cast<std::uint32_t>(symbols_.size()));
  if (is_new) {
    symbols_.push_back(look_ == Look::piece ? piece_symbol(label, budget)
                                            : token_symbol(label, budget));
  }
  return place->second;
}

}  // namespace hardboard::draw
