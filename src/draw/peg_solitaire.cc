#include "draw/peg_solitaire.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <optional>

#include "base/counted.h"
#include "draw/arrows.h"
#include "draw/bows.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/peg_film.h"
#include "draw/peg_parts.h"
#include "draw/words.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::draw {
namespace {

using peg_solitaire::Goal, peg_solitaire::HoleJump, peg_solitaire::Jump;

constexpr double side = 100, hole_radius = 36, peg_radius = 31;
constexpr std::size_t most_drawn = 100'000, most_titles = 2'000, most_arrows = 12,
                      most_film = 2'000, most_boards = 6, most_words = 80;
constexpr std::uint32_t hole_symbol = 0, peg_symbol = 1, plain_symbol = 2;

// One or more boards side by side. The upper left corner of the first is the scene's origin.
class Picture {
public:
  Picture(const peg_solitaire::Puzzle& puzzle, const Window& window)
      : puzzle_(puzzle),
        window_(window),
        zoom_(std::max(1.0, static_cast<double>(std::max(window.width, window.height)) / 12)),
        width_(side * static_cast<double>(window.width)),
        height_(side * static_cast<double>(window.height)),
        size_(30 * zoom_) {
    const Shape peg{Circle{{}, peg_radius, {peg_fill, peg_outline, 3}}};
    const Shape shine{Circle{{-10, -11}, 8, {Colour{0xffffff}, std::nullopt, 1, 0, 0.35}}};
    scene_.symbols = {{"peg-hole", {{Circle{{}, hole_radius, {hole_fill, faint, 2}}}}},
                      {"peg", {peg, shine}},
                      {"peg-plain", {peg}}};  // to be written upon
    right_ = width_;
    low_ = height_ + 2 * size_;
  }

  // The position and, as a film and as arrows, the jumps.
  void add_position(const std::vector<Jump>& jumps) {
    add_base({});
    add_marks();
    add_holes();
    std::optional<Film> film;
    if (!jumps.empty() && jumps.size() <= most_film) film = film_of_jumps(jumps);
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole) {
      if (puzzle_.pegs[hole] == 0) continue;
      Shape peg{Stamp{peg_symbol, middle(hole), 1, title(hole)}};
      if (film && !film->pegs[hole].empty())
        add({Actor{"", {std::move(peg)}, std::move(film->pegs[hole])}});
      else
        add(std::move(peg));
    }
    if (film) scene_.seconds = film->seconds;
    if (film && jumps.size() <= most_arrows) add_arrows(jumps, film->starts);
  }

  // A board for a function: tinted squares, or weights in the holes.
  void add_function(const HoleFunction& function) {
    left_ = right_ + 1.5 * side;
    right_ = left_ + width_;
    add_base(function.is_colouring ? function.values : std::vector<std::int64_t>{});
    add_holes();
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole) {
      if (puzzle_.pegs[hole] != 0) add({Stamp{plain_symbol, middle(hole), 1, ""}});
      if (function.is_colouring || function.values[hole] == 0) continue;
      const std::string digits = std::to_string(function.values[hole]);
      const double size = std::min(34.0, 104.0 / static_cast<double>(digits.size()));
      const Colour colour = puzzle_.pegs[hole] != 0 ? Colour{0xffffff} : ink;
      const Point at = middle(hole);
      add({Text{{at.x, at.y + 0.36 * size}, digits, size, colour, Text::Anchor::middle, true}});
    }
  }

  void add_line(const std::string& words) {
    add({Text{{0, low_}, words, 0.8 * size_, ink, Text::Anchor::start}});
    widest_ = std::max(widest_, text_width(words, 0.8 * size_));
    low_ += 1.3 * size_;
  }

  // Words one after the other, as many to a line as fit under the boards.
  void add_words(const std::vector<std::string>& words) {
    const double fit = std::max(right_, 8 * side);
    for (const std::string& line : numbered_lines(words, most_words, 0.8 * size_, fit))
      add_line(line);
  }

  Scene take() {
    const double margin = 28 * zoom_;
    const double label = text_width(std::to_string(window_.y + window_.height), size_);
    scene_.corner = {-label - 1.1 * size_, -margin};
    scene_.width = std::max(right_, widest_) + margin - scene_.corner.x;
    scene_.height = low_ + margin - size_ - scene_.corner.y;
    scene_.shapes.insert(scene_.shapes.begin(), card(scene_));
    return std::move(scene_);
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  Point middle(std::uint32_t hole) const {
    const Square square = puzzle_.holes[hole];
    return {left_ + (static_cast<double>(square.x - window_.x) + 0.5) * side,
            (static_cast<double>(window_.y + window_.height - 1 - square.y) + 0.5) * side};
  }

  std::string title(std::uint32_t hole) const {
    return puzzle_.holes.size() <= most_titles ? name(puzzle_.holes[hole]) : "";
  }

  // A strip of wood for each run of holes that have the same tint, and coordinates.
  void add_base(const std::vector<std::int64_t>& coloured) {
    const auto tint = [&](std::size_t hole) { return !coloured.empty() && coloured[hole] != 0; };
    for (std::uint32_t begin = 0, end = 0; begin < puzzle_.holes.size(); begin = end) {
      for (end = begin + 1; end < puzzle_.holes.size() && tint(end) == tint(begin) &&
                            puzzle_.holes[end].y == puzzle_.holes[begin].y &&
                            puzzle_.holes[end].x == puzzle_.holes[end - 1].x + 1;
           ++end) {
      }
      const Point at = middle(begin);
      add({Rectangle{{at.x - side / 2, at.y - side / 2},
                     side * static_cast<double>(end - begin),
                     side,
                     0,
                     {tint(begin) ? mark_tint : light_square, dark_square, 2}}});
      if (tint(begin))
        add({Rectangle{{at.x - side / 2 + 6, at.y - side / 2 + 6},
                       side * static_cast<double>(end - begin) - 12,
                       side - 12,
                       0,
                       {std::nullopt, mark, 3}}});
    }
    const double widest =
        std::max({text_width(column_label(window_.x + window_.width - 1, window_), size_),
                  text_width(column_label(window_.x, window_), size_), size_});
    const auto every = static_cast<std::int64_t>(std::ceil(1.3 * widest / side));
    for (std::int64_t x = window_.x; x < window_.x + window_.width; ++x) {
      if ((x - window_.x) % every != 0) continue;
      const double at = left_ + (static_cast<double>(x - window_.x) + 0.5) * side;
      add({Text{{at, height_ + 1.25 * size_}, column_label(x, window_), size_, ink}});
    }
    for (std::int64_t y = window_.y; y < window_.y + window_.height && left_ == 0; ++y) {
      if ((y - window_.y) % every != 0) continue;
      const double at = height_ - (static_cast<double>(y - window_.y) + 0.5) * side;
      add({Text{
          {-0.45 * size_, at + 0.36 * size_}, std::to_string(y), size_, ink, Text::Anchor::end}});
    }
    low_ = std::max(low_, height_ + 2.4 * size_);
  }

  void add_holes() {
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole)
      add({Stamp{hole_symbol, middle(hole), 1, title(hole)}});
  }

  void add_marks() {
    for (std::uint32_t hole = 0; hole < puzzle_.target.size(); ++hole)
      if (puzzle_.target[hole] != 0) add(goal_mark(middle(hole)));
    if (puzzle_.goal == Goal::peg || puzzle_.goal == Goal::one_at)
      add(goal_mark(middle(*hole_at(puzzle_, puzzle_.at))));
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
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole)
      middles.push_back(middle(hole));
    return film_of(puzzle_.pegs, by_holes, middles);
  }

  void add_arrows(const std::vector<Jump>& jumps, const std::vector<double>& starts) {
    std::vector<capture::Capture<Square>> moves;
    for (const Jump& jump : jumps) moves.push_back({jump.from, jump.to});
    const Square centre{static_cast<std::int32_t>(window_.x + window_.width / 2),
                        static_cast<std::int32_t>(window_.y + window_.height / 2)};
    const std::vector<double> bow = bows(moves, {}, centre);
    std::vector<Curve> curves;
    for (std::size_t i = 0; i < jumps.size(); ++i)
      curves.push_back(route({middle(*hole_at(puzzle_, jumps[i].from)),
                              middle(*hole_at(puzzle_, jumps[i].to)), 18, 16, bow[i]}));
    const std::vector<Point> places = number_places(curves, {});
    std::size_t number = 0;  // of the move, to which several jumps may belong
    for (std::size_t i = 0; i < jumps.size(); ++i) {
      if (i == 0 || jumps[i - 1].to != jumps[i].from) ++number;
      const double begin = starts[i], end = starts[i] + jump_seconds, fade = 0.05;
      add({Actor{
          "",
          {arrow_shape(curves[i]), number_disc(places[i], number)},
          {{begin - 2 * fade, {}, 0}, {begin - fade, {}, 1}, {end, {}, 1}, {end + fade, {}, 0}}}});
    }
  }

  const peg_solitaire::Puzzle& puzzle_;
  const Window window_;
  const double zoom_, width_, height_;
  const double size_;  // of letters
  double left_ = 0, right_ = 0, low_ = 0, widest_ = 0;
  Scene scene_;
};

}  // namespace

Scene picture(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer,
              std::string_view position) {
  const Window window = window_of(puzzle);
  const std::vector<Jump> jumps = legal_part(puzzle, answer.moves);
  const std::vector<HoleFunction> functions = functions_of(puzzle, answer.proof);
  const std::vector<std::string> words = words_of_moves(answer.moves);
  std::vector<std::string> remarks;
  if (jumps.size() < answer.moves.size())
    remarks.push_back(fmt::format("{} at the end are not legal and not drawn.",
                                  counted(answer.moves.size() - jumps.size(), "jump")));
  if (functions.size() > most_boards)
    remarks.push_back(fmt::format("Of {} functions {} are drawn.", functions.size(), most_boards));

  Picture picture(puzzle, window);
  const std::string title = "Peg solitaire: " + headline(puzzle);
  if (puzzle.holes.size() <= most_drawn) {
    picture.add_position(jumps);
    for (std::size_t i = 0; i < std::min(functions.size(), most_boards); ++i)
      picture.add_function(functions[i]);
  } else {
    remarks.emplace_back("The board is too large to be drawn.");
  }
  picture.add_line(headline(puzzle));
  if (std::any_of(functions.begin(), functions.end(), [](const auto& f) { return f.is_colouring; }))
    picture.add_line("An odd number of pegs on shaded squares stays odd, an even one even.");
  if (std::any_of(functions.begin(), functions.end(),
                  [](const auto& f) { return !f.is_colouring; }))
    picture.add_line("No jump makes the pegs weigh more; holes without a number weigh 0.");
  picture.add_words(words);

  Scene scene = picture.take();
  scene.title = title;
  scene.description = as_comment(title + ".");
  for (const std::string& remark : remarks) scene.description += as_comment(remark);
  scene.description += solution_comment(words);
  scene.description += position;
  return scene;
}

}  // namespace hardboard::draw
