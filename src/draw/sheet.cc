#include "draw/sheet.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "base/contract.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"

namespace hardboard::draw {
namespace {

// A page is 21 x 29.7 cm; a centimetre is 100 units, as in every picture.
constexpr double page_width = 2100, page_height = 2970;
constexpr double margin = 130, gap = 60, title_size = 56, number_size = 34;

// A page during its making; fields are filled from the upper left, row by row.
class Page {
public:
  Page(const std::string& title, int columns, int rows) : columns_(columns), rows_(rows) {
    scene_.title = title;
    scene_.width = page_width;
    scene_.height = page_height;
    const double size = fitting_size(title, title_size, page_width - 2 * margin, true);
    scene_.shapes.push_back({Text{{page_width / 2, margin + 0.4 * title_size},
                                  title,
                                  size,
                                  ink,
                                  Text::Anchor::middle,
                                  true}});
    const double top = margin + 2 * title_size;
    field_width_ = (page_width - 2 * margin + gap) / columns - gap;
    field_height_ = (page_height - top - margin + gap) / rows - gap;
    top_ = top;
  }

  bool is_full() const { return next_ == columns_ * rows_; }

  // Puts the scene into the next field, with its number and a note above its upper left corner.
  void add(const Scene& scene, std::size_t number, const std::string& note) {
    const Point corner{margin + (next_ % columns_) * (field_width_ + gap),
                       top_ + (next_ / columns_) * (field_height_ + gap)};
    ++next_;
    const double head = 1.4 * number_size;
    const double scale =
        std::min(field_width_ / scene.width, (field_height_ - head) / scene.height);
    const double left = corner.x + (field_width_ - scale * scene.width) / 2;
    const std::string head_words = fmt::format("{}.{}{}", number, note.empty() ? "" : " ", note);
    scene_.shapes.push_back(
        {Text{{left, corner.y + number_size},
              head_words,
              fitting_size(head_words, number_size, corner.x + field_width_ - left, true),
              ink,
              Text::Anchor::start,
              true}});
    Group group;
    group.title = scene.title;
    group.scale = scale;
    group.at = Point{left, corner.y + head} - scale * scene.corner;
    if (scene.on_card) group.shapes.push_back(card_of(scene));
    for (const Shape& shape : scene.shapes) group.shapes.push_back(adopted(shape, scene));
    scene_.shapes.push_back({std::move(group)});
    scene_.description += (scene_.description.empty() ? "" : "---\n") + scene.description;
  }

  Scene take() { return std::move(scene_); }

private:
  // The shape, with this page's numbers for the symbols of the shape's own scene.
  Shape adopted(Shape shape, const Scene& from) {
    if (auto* stamp = std::get_if<Stamp>(&shape.what)) {
      stamp->symbol = symbol_number(from.symbols[stamp->symbol]);
    } else if (auto* group = std::get_if<Group>(&shape.what)) {
      for (Shape& part : group->shapes) part = adopted(std::move(part), from);
    } else if (auto* actor = std::get_if<Actor>(&shape.what)) {
      for (Shape& part : actor->shapes) part = adopted(std::move(part), from);
    }
    return shape;
  }

  // The number of the symbol on this page; symbols of the same name look the same.
  std::uint32_t symbol_number(const Symbol& symbol) {
    const auto [place, is_new] =
        symbols_.try_emplace(symbol.name, static_cast<std::uint32_t>(scene_.symbols.size()));
    if (is_new) scene_.symbols.push_back(symbol);
    return place->second;
  }

  int columns_, rows_;
  double field_width_ = 0, field_height_ = 0, top_ = 0;
  int next_ = 0;
  std::map<std::string, std::uint32_t> symbols_;
  Scene scene_;
};

}  // namespace

std::vector<Scene> sheet(std::span<const SheetPuzzle> puzzles, const SheetOptions& options) {
  promise(!puzzles.empty(), "a sheet has a puzzle");
  promise(options.columns > 0 && options.rows > 0 && options.solution_columns > 0 &&
              options.solution_rows > 0,
          "a page has fields");
  std::vector<Scene> pages;
  const auto lay_out = [&](const std::string& title, int columns, int rows,
                           Scene SheetPuzzle::*part) {
    Page page(title, columns, rows);
    for (std::size_t i = 0; i < puzzles.size(); ++i) {
      if (page.is_full()) {
        pages.push_back(page.take());
        page = Page(title, columns, rows);
      }
      page.add(puzzles[i].*part, i + 1, part == &SheetPuzzle::solution ? puzzles[i].note : "");
    }
    pages.push_back(page.take());
  };
  lay_out(options.title, options.columns, options.rows, &SheetPuzzle::puzzle);
  lay_out(options.title + ": solutions", options.solution_columns, options.solution_rows,
          &SheetPuzzle::solution);
  return pages;
}

}  // namespace hardboard::draw
