#include "draw/peg_solitaire.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/bows.h"
#include "draw/coordinates.h"
#include "draw/density.h"
#include "draw/legend.h"
#include "draw/lettering.h"
#include "draw/palette.h"
#include "draw/peg_board.h"
#include "draw/peg_film.h"
#include "draw/peg_parts.h"
#include "draw/points.h"
#include "draw/words.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::draw {
namespace {

using peg_solitaire::Goal, peg_solitaire::HoleJump, peg_solitaire::Jump;

constexpr double side = 100;
constexpr std::size_t most_drawn = 20'000, most_titles = 2'000, most_arrows = 12, most_film = 2'000,
                      most_boards = 6, most_words = 80;
constexpr std::int64_t widest_drawn = 400;

// The holes with or without pegs.
std::vector<Square> holes_with(const peg_solitaire::Puzzle& puzzle, bool peg) {
  std::vector<Square> squares;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
    if ((puzzle.pegs[hole] != 0) == peg) squares.push_back(puzzle.holes[hole]);
  return squares;
}

// One or more boards side by side. The upper left corner of the first is the scene's origin.
class Drawing {
public:
  Drawing(const peg_solitaire::Puzzle& puzzle, const Window& window)
      : puzzle_(puzzle),
        window_(window),
        zoom_(std::max(1.0, static_cast<double>(std::max(window.width, window.height)) / 12)),
        size_(30 * zoom_),
        grid_(grid_with(cells_of(puzzle.directions), side, {}, {})) {
    Point low = grid_.middle(puzzle.holes[0]), high = low;
    for (const Square hole : puzzle.holes) {
      const Point at = grid_.middle(hole);
      low = {std::min(low.x, at.x), std::min(low.y, at.y)};
      high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    }
    width_ = high.x - low.x + side;
    height_ = high.y - low.y + side;
    grid_.origin = Point{side / 2, side / 2} - low;
    scene_.symbols = peg_symbols();
  }

  // Draws the position and, as a film and as arrows, the jumps.
  void add_position(const std::vector<Jump>& jumps) {
    add_wood(scene_, puzzle_, grid_);
    margins_ = add_coordinates(scene_, grid_, window_, size_, 0, height_);
    add_holes(grid_);
    add_marks();
    std::optional<Film> film;
    if (!jumps.empty() && jumps.size() <= most_film) film = film_of_jumps(jumps);
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole) {
      if (puzzle_.pegs[hole] == 0) continue;
      Shape peg{Stamp{peg_symbol, grid_.middle(puzzle_.holes[hole]), 1, title(hole)}};
      if (film && !film->pegs[hole].empty())
        add({Actor{"", {std::move(peg)}, std::move(film->pegs[hole])}});
      else
        add(std::move(peg));
    }
    if (film) scene_.seconds = film->seconds;
    if (film && jumps.size() <= most_arrows) draw_arrows(jumps, film->starts);
    right_ = width_;
  }

  // Draws a board for a function, to the right of the earlier boards: shaded cells, or weights in
  // the holes.
  void add_function(const HoleFunction& function) {
    Grid grid = grid_;
    grid.origin.x += right_ + 1.2 * side;
    right_ += 1.2 * side + width_;
    add_wood(scene_, puzzle_, grid);
    add_coordinates(scene_, grid, window_, size_, right_ - width_, height_);
    const bool is_colouring = function.kind == HoleFunction::Kind::colouring;
    if (is_colouring) add_shading(grid, function.values);
    add_holes(grid);
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole) {
      const Point at = grid.middle(puzzle_.holes[hole]);
      if (puzzle_.pegs[hole] != 0) add({Stamp{plain_symbol, at, 1, ""}});
      if (is_colouring || function.values[hole] == 0) continue;
      const std::string digits = std::to_string(function.values[hole]);
      const double size = fitting_size(digits, 34, 56, true);
      const Colour colour = puzzle_.pegs[hole] != 0 ? white : ink;
      add({Text{{at.x, at.y + 0.36 * size}, digits, size, colour, Text::Anchor::middle, true}});
    }
  }

  // Adds a density map, for a board too large to draw, and returns its scale. The map counts pegs
  // or vacant holes, whichever are fewer: the more frequent ones would hide the others.
  std::vector<LegendItem> add_map(bool of_pegs) {
    constexpr double extent = 1600;
    const auto length = static_cast<double>(std::max(window_.width, window_.height));
    zoom_ = 1.4;
    size_ = 30 * zoom_;
    width_ = extent * static_cast<double>(window_.width) / length;
    height_ = extent * static_cast<double>(window_.height) / length;
    const double step = extent / length;
    grid_ = grid_with(Cells::squares, step, window_.corner(), {step / 2, height_ - step / 2});
    add({Rectangle{{0, 0}, width_, height_, 0, {light_square, faint, 3}}});
    std::vector<LegendItem> items = add_density(
        scene_, grid_, window_, holes_with(puzzle_, of_pegs), of_pegs ? "pegs" : "vacant holes");
    margins_ = add_coordinates(scene_, grid_, window_, size_, 0, height_);
    right_ = width_;
    return items;
  }

  void frame_picture() {
    const double margin = 28 * zoom_;
    const double width = margins_.left + right_ + margin;
    const double more = std::max(0.0, least_width - width);
    scene_.corner = {-margins_.left - more / 2, -margin};
    scene_.width = width + more;
    scene_.height = height_ + margin + margins_.below;
  }

  Picture take(const std::vector<LegendItem>& items, const std::vector<std::string>& sentences) {
    const double zoom = std::max(zoom_, scene_.width / 1200);  // several boards are wide
    add_legend(scene_, items, zoom);
    add_sentences(scene_, sentences, zoom);
    scene_.height += 12 * zoom;
    scene_.on_card = true;
    return {std::move(scene_), grid_, {}, length(grid_.step_x) / 2, zoom};
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  std::string title(std::uint32_t hole) const {
    return puzzle_.holes.size() <= most_titles ? name(puzzle_.holes[hole]) : "";
  }

  void add_shading(const Grid& grid, const std::vector<std::int64_t>& coloured) {
    std::vector<Square> squares;
    for (std::size_t hole = 0; hole < coloured.size(); ++hole)
      if (coloured[hole] != 0) squares.push_back(puzzle_.holes[hole]);
    if (!squares.empty()) add(shading(grid, sorted_set(squares), 1));
  }

  void add_holes(const Grid& grid) {
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole)
      add({Stamp{hole_symbol, grid.middle(puzzle_.holes[hole]), 1, title(hole)}});
  }

  void add_marks() {
    for (std::uint32_t hole = 0; hole < puzzle_.target.size(); ++hole)
      if (puzzle_.target[hole] != 0) add(goal_mark(grid_.middle(puzzle_.holes[hole])));
    if (puzzle_.goal == Goal::peg || puzzle_.goal == Goal::one_at)
      add(goal_mark(grid_.middle(puzzle_.at)));
  }

  Film film_of_jumps(const std::vector<Jump>& jumps) const {
    std::vector<HoleJump> by_holes;
    for (const Jump& jump : jumps) {
      const Square over{static_cast<std::int32_t>((std::int64_t{jump.from.x} + jump.to.x) / 2),
                        static_cast<std::int32_t>((std::int64_t{jump.from.y} + jump.to.y) / 2)};
      by_holes.push_back(
          {*hole_at(puzzle_, jump.from), *hole_at(puzzle_, over), *hole_at(puzzle_, jump.to)});
    }
    std::vector<Point> middles;
    for (const Square hole : puzzle_.holes) middles.push_back(grid_.middle(hole));
    return film_of(puzzle_.pegs, by_holes, middles);
  }

  // Consecutive jumps of one peg are one move and have one number.
  void draw_arrows(const std::vector<Jump>& jumps, const std::vector<double>& starts) {
    std::vector<capture::Capture<Square>> moves;
    for (const Jump& jump : jumps) moves.push_back({jump.from, jump.to});
    const Square centre{static_cast<std::int32_t>(window_.x + window_.width / 2),
                        static_cast<std::int32_t>(window_.y + window_.height / 2)};
    const std::vector<double> bow = bows(moves, {}, centre);
    std::vector<Curve> curves;
    ArrowLook look{1, {}, starts, jump_seconds};
    for (std::size_t i = 0; i < jumps.size(); ++i) {
      curves.push_back(
          route({grid_.middle(jumps[i].from), grid_.middle(jumps[i].to), 18, 16, bow[i]}));
      const bool goes_on = i > 0 && jumps[i - 1].to == jumps[i].from;
      look.numbers.push_back((i == 0 ? 0 : look.numbers.back()) + (goes_on ? 0 : 1));
    }
    add_arrows(scene_, curves, {}, look);
  }

  const peg_solitaire::Puzzle& puzzle_;
  const Window window_;
  double zoom_;
  double size_;  // of the letters of coordinates
  Grid grid_;    // of the position
  double width_ = 0, height_ = 0;
  double right_ = 0;  // of the last board
  CoordinateMargins margins_;
  Scene scene_;
};

}  // namespace

Picture board_picture(const peg_solitaire::Puzzle& puzzle, const std::vector<Jump>& jumps) {
  Drawing drawing(puzzle, window_of(puzzle));
  drawing.add_position(jumps);
  drawing.frame_picture();
  return drawing.take(peg_legend(puzzle, false), {});
}

Picture picture(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer,
                std::string_view position) {
  const Window window = window_of(puzzle);
  const std::vector<Jump> jumps = legal_part(puzzle, answer.moves);
  const std::vector<HoleFunction> functions = functions_of(puzzle, answer.proof);
  const std::vector<std::string> words = words_of_moves(answer.moves);
  const std::string title = "Peg solitaire: " + headline(puzzle);
  std::vector<std::string> remarks;
  if (jumps.size() < answer.moves.size())
    remarks.push_back(fmt::format("{} at the end are not legal and not drawn.",
                                  counted(answer.moves.size() - jumps.size(), "jump")));
  if (functions.size() > most_boards)
    remarks.push_back(fmt::format("Of {} functions {} are drawn.", functions.size(), most_boards));

  Drawing drawing(puzzle, window);
  std::vector<LegendItem> items;
  if (puzzle.holes.size() <= most_drawn && std::max(window.width, window.height) <= widest_drawn) {
    drawing.add_position(jumps);
    bool has_colouring = false;
    for (std::size_t i = 0; i < std::min(functions.size(), most_boards); ++i) {
      drawing.add_function(functions[i]);
      has_colouring |= functions[i].kind == HoleFunction::Kind::colouring;
    }
    items = peg_legend(puzzle, has_colouring);
  } else {
    const bool of_pegs = peg_solitaire::count_pegs(puzzle.pegs) <= puzzle.holes.size() / 2;
    items = drawing.add_map(of_pegs);
    remarks.push_back(
        fmt::format("Too many holes to be drawn one by one: this is a map of the {}. "
                    "All else, jumps and functions too, is left out.",
                    of_pegs ? "pegs" : "vacant holes"));
  }
  drawing.frame_picture();
  const std::vector<std::string> said = sentences_of(answer);
  std::vector<std::string> sentences{headline(puzzle) + "."};
  sentences.insert(sentences.end(), remarks.begin(), remarks.end());
  sentences.insert(sentences.end(), said.begin(), said.end());
  if (!words.empty()) sentences.push_back(numbered(words, most_words));

  Picture picture = drawing.take(items, sentences);
  Scene& scene = picture.scene;
  scene.title = title;
  scene.description = as_comment(title + ".") + as_comments(remarks) + as_comments(said);
  scene.description += solution_comment(words);
  scene.description += position;
  return picture;
}

}  // namespace hardboard::draw
