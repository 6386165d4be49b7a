#include "draw/red_blue.h"

#include <algorithm>
#include <fmt/format.h>
#include <vector>

#include "base/counted.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/points.h"
#include "draw/sentence.h"
#include "draw/words.h"
#include "problems/red_blue/dominators.h"

namespace hardboard::draw {
namespace {

constexpr std::size_t most_vertices = 300;
constexpr std::size_t most_edges = 20'000;
constexpr std::size_t most_listed = 200;
constexpr double radius = 28;
constexpr double row_height = 80;
constexpr double margin = 70;
constexpr double least_gap = 340;  // between the columns

std::string title_of(const red_blue::Puzzle& puzzle) {
  return fmt::format(
      "{}: {}, {}, {}{}",
      puzzle.is_colourful() ? "Colourful red-blue dominating set" : "Red-blue dominating set",
      counted(puzzle.reds, "red"), counted(puzzle.blues, "blue"),
      puzzle.is_colourful() ? "" : "k = ",
      puzzle.is_colourful() ? fmt::format("{} classes", puzzle.k) : std::to_string(puzzle.k));
}

// Whether red r is chosen, at r - 1. The answer may hold any numbers.
std::vector<bool> chosen_reds(const red_blue::Puzzle& puzzle, const red_blue::Answer& answer) {
  std::vector<bool> chosen(puzzle.reds, false);
  for (const std::uint32_t red : answer.reds)
    if (red >= 1 && red <= puzzle.reds) chosen[red - 1] = true;
  return chosen;
}

class Drawing {
public:
  Drawing(const red_blue::Puzzle& puzzle, const red_blue::Answer& answer)
      : puzzle_(puzzle), chosen_(chosen_reds(puzzle, answer)) {}

  Scene draw() {
    rows_ = std::max({puzzle_.reds, puzzle_.blues, 1U});
    gap_ = std::max(least_gap, 0.5 * row_height * rows_);
    scene_.width = 2 * margin + std::max(gap_, least_width - 2 * margin);
    gap_ = scene_.width - 2 * margin;
    scene_.height = 2 * margin + row_height * (rows_ - 1);
    add_edges(false, {std::nullopt, faint, 3});
    add_edges(true, {std::nullopt, arrow_border, 6});
    for (std::uint32_t red = 1; red <= puzzle_.reds; ++red) add_red(red);
    for (std::uint32_t blue = 1; blue <= puzzle_.blues; ++blue) add_blue(blue);
    return std::move(scene_);
  }

private:
  // Each column is centred.
  Point place(std::uint32_t number, std::uint32_t of, double x) const {
    return {x, margin + row_height * (number - 1 + 0.5 * (rows_ - of))};
  }
  Point red_place(std::uint32_t red) const { return place(red, puzzle_.reds, margin); }
  Point blue_place(std::uint32_t blue) const { return place(blue, puzzle_.blues, margin + gap_); }

  void add_edges(bool of_chosen, Style style) {
    Path lines{{}, style};
    for (const red_blue::Edge& edge : puzzle_.edges) {
      if (chosen_[edge.red - 1] != of_chosen) continue;
      lines.segments.push_back(move_to(red_place(edge.red)));
      lines.segments.push_back(line_to(blue_place(edge.blue)));
    }
    if (!lines.segments.empty()) scene_.shapes.push_back({std::move(lines)});
  }

  void add_words(Point at, const std::string& words) {
    const double size = fitting_size(words, 24, 1.8 * radius, true);
    scene_.shapes.push_back(
        {Text{{at.x, at.y + 0.36 * size}, words, size, white, Text::Anchor::middle, true}});
  }

  void add_red(std::uint32_t red) {
    const Point at = red_place(red);
    if (chosen_[red - 1])
      scene_.shapes.push_back({Circle{at, radius + 8, {white, arrow_border, 6}}});
    const PieceColours colours = colours_of_budget(0);
    scene_.shapes.push_back({Circle{at, radius, {colours.fill, colours.outline, 2}}});
    add_words(at, puzzle_.is_colourful() ? fmt::format("{}:{}", red, puzzle_.classes[red - 1])
                                         : std::to_string(red));
  }

  void add_blue(std::uint32_t blue) {
    const Point at = blue_place(blue);
    const PieceColours colours = colours_of_budget(1);
    scene_.shapes.push_back({Rectangle{{at.x - radius, at.y - radius},
                                       2 * radius,
                                       2 * radius,
                                       8,
                                       {colours.fill, colours.outline, 2}}});
    add_words(at, std::to_string(blue));
  }

  const red_blue::Puzzle& puzzle_;
  const std::vector<bool> chosen_;
  std::uint32_t rows_ = 1;
  double gap_ = 0;
  Scene scene_;
};

}  // namespace

Picture picture(const red_blue::Puzzle& puzzle, const red_blue::Answer& answer,
                std::string_view position) {
  const bool fits =
      std::size_t{puzzle.reds} + puzzle.blues <= most_vertices && puzzle.edges.size() <= most_edges;
  Picture result;
  Scene& scene = result.scene;
  const std::string title = title_of(puzzle);
  scene = fits ? Drawing(puzzle, answer).draw()
               : sentence(title + ": too many vertices or edges to be drawn").scene;
  scene.title = title;
  scene.description = as_comment(title + ".") + std::string(position);
  std::vector<std::string> sentences = {"Reds are discs, blues are squares."};
  if (puzzle.is_colourful()) sentences[0] += " A red's class stands behind the colon.";
  if (!answer.reds.empty()) sentences.push_back("Chosen reds have rings, and thick edges.");
  add_sentences(scene, sentences, 1);
  scene.height += 12;
  scene.on_card = true;
  return result;
}

std::string text_picture(const red_blue::Puzzle& puzzle, const red_blue::Answer& answer) {
  std::string text = title_of(puzzle) + "\n";
  const std::vector<bool> chosen = chosen_reds(puzzle, answer);
  const graphs::Rows blues = red_blue::dominated(puzzle);
  const auto listed = std::min<std::uint32_t>(puzzle.reds, most_listed);
  for (std::uint32_t red = 0; red < listed; ++red) {
    text += chosen[red] ? fmt::format("[{}]", red + 1) : fmt::format(" {} ", red + 1);
    if (puzzle.is_colourful()) text += fmt::format(" (class {})", puzzle.classes[red]);
    text += ":";
    for (const std::uint32_t blue : blues.row(red)) text += fmt::format(" {}", blue + 1);
    text += "\n";
  }
  if (listed < puzzle.reds) text += fmt::format("... and {} more reds\n", puzzle.reds - listed);
  return text;
}

}  // namespace hardboard::draw
