#include "draw/peg_army.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <optional>
#include <set>
#include <variant>

#include "base/counted.h"
#include "draw/legend.h"
#include "draw/palette.h"
#include "draw/peg_film.h"
#include "draw/platoons.h"
#include "draw/words.h"
#include "puzzles/peg_army/replay.h"
#include "puzzles/peg_army/window.h"

namespace hardboard::draw {
namespace {

using peg_army::Answer, peg_army::Move, peg_army::Puzzle, peg_army::shifted;
using Area = peg_army::Window;

constexpr double side = 100, peg_radius = 38;
constexpr std::uint64_t most_drawn = 100'000, most_film = 2'000;

// Dark and light by turns, so that neighbours in the list differ without colour, too.
constexpr std::array<Colour, most_platoons> platoon_colours{{{0x1c489c},
                                                             {0xe0922f},
                                                             {0x7c1612},
                                                             {0x45a566},
                                                             {0x5a2d82},
                                                             {0x58b6d8},
                                                             {0x2b2b30},
                                                             {0xd98ab0}}};

// As much of an answer as can be played.
struct March {
  std::vector<Square> army;
  std::vector<Move> moves;
  std::vector<std::uint8_t> platoon;
};

March march_of(const Puzzle& puzzle, const Answer& answer) {
  March march;
  peg_army::Game game(puzzle);
  for (const Square square : answer.army)
    if (!game.deploy(square)) march.army.push_back(square);
  for (const Move& move : answer.moves) {
    if (game.play(move)) break;
    march.moves.push_back(move);
  }
  march.platoon = platoons(puzzle, march.army, march.moves);
  return march;
}

const peg_army::Weights* weights_of(const Answer& answer) {
  const std::vector<peg_army::Weights>* cases = nullptr;
  if (const auto* window = std::get_if<peg_army::WindowPagoda>(&answer.proof))
    cases = &window->cases;
  if (const auto* plane = std::get_if<peg_army::PlanePagoda>(&answer.proof)) cases = &plane->cases;
  const bool has_box = cases != nullptr && !cases->empty() && !cases->front().values.empty() &&
                       cases->front().values.size() == cases->front().box.squares();
  return has_box ? &cases->front() : nullptr;
}

// The desert's box, what the army stands on and comes to, the weights, and a border.
Area area_of(const Puzzle& puzzle, const March& march, const peg_army::Weights* weights) {
  Area area = peg_army::window_of(puzzle, 2);
  const auto include = [&](Square square) {
    area.low = {std::min(area.low.x, square.x), std::min(area.low.y, square.y)};
    area.high = {std::max(area.high.x, square.x), std::max(area.high.y, square.y)};
  };
  for (const Square square : march.army) include(square);
  for (const Move& move : march.moves)
    if (const auto put = shifted(move.at, tuples_of(puzzle)[move.tuple].put)) include(*put);
  if (weights != nullptr) include(weights->box.low), include(weights->box.high);
  return area;
}

std::string headline(const Puzzle& puzzle) {
  switch (puzzle.shape) {
    case peg_army::Shape::square:
      return fmt::format("a square desert of side {}", puzzle.size);
    case peg_army::Shape::rhombus:
      return fmt::format("a rhombic desert of width {}", puzzle.size);
    case peg_army::Shape::halfplane:
      return fmt::format("a half-plane as desert, the goal at height {}", puzzle.goal.y);
    case peg_army::Shape::board:
      break;
  }
  return fmt::format("a desert of {}", counted(puzzle.squares.size(), "square"));
}

char letter(std::uint8_t platoon) {
  return platoon == no_platoon ? 'o' : static_cast<char>('A' + platoon);
}

class Picture {
public:
  Picture(const Puzzle& puzzle, const Area& area) : puzzle_(puzzle), area_(area) {
    width_ = side * static_cast<double>(area.width());
    height_ = side * static_cast<double>(area.height());
    size_ = 30 * std::max(1.0, std::max(width_, height_) / (12 * side));
  }

  // Runs of squares of one kind.
  void add_ground() {
    for (std::int64_t y = area_.low.y; y <= area_.high.y; ++y) {
      for (std::int64_t x = area_.low.x, end = x; x <= area_.high.x; x = end) {
        const auto desert = [&](std::int64_t at) {
          return in_desert(puzzle_, {static_cast<std::int32_t>(at), static_cast<std::int32_t>(y)});
        };
        for (end = x + 1; end <= area_.high.x && desert(end) == desert(x); ++end) {
        }
        const Point at = middle({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
        add({Rectangle{{at.x - side / 2, at.y - side / 2},
                       side * static_cast<double>(end - x),
                       side,
                       0,
                       {desert(x) ? dark_square : light_square, std::nullopt, 1}}});
      }
    }
    add(goal_mark(middle(puzzle_.goal)));
  }

  void add_army(const March& march) {
    std::optional<Film> film;
    if (puzzle_.tuples.empty() && !march.moves.empty() && march.moves.size() <= most_film)
      film = film_of_march(march);
    for (std::size_t i = 0; i < march.army.size(); ++i) {
      Shape peg = peg_shape(march.army[i], march.platoon[i]);
      const std::vector<Key>* keys = film ? &film->pegs[area_.index(march.army[i])] : nullptr;
      if (keys != nullptr && !keys->empty())
        add({Actor{"", {std::move(peg)}, *keys}});
      else
        add(std::move(peg));
    }
    if (film) scene_.seconds = film->seconds;
  }

  void add_weights(const peg_army::Weights& weights) {
    for (std::uint64_t i = 0; i < weights.values.size(); ++i) {
      const std::string digits = std::to_string(weights.values[i]);
      const double size = std::min(34.0, 150.0 / static_cast<double>(digits.size()));
      const Point at = middle(weights.box.square(i));
      add({Text{{at.x, at.y + 0.36 * size}, digits, size, ink}});
    }
  }

  void add_line(const std::string& words) {
    add({Text{{0, height_ + (1.3 + 1.3 * lines_++) * size_},
              words,
              0.8 * size_,
              ink,
              Text::Anchor::start}});
    widest_ = std::max(widest_, text_width(words, 0.8 * size_));
  }

  Scene take() {
    scene_.corner = {-size_, -size_};
    scene_.width = std::max(width_, widest_) + 2 * size_;
    scene_.height = height_ + (2 + 1.3 * lines_) * size_;
    scene_.shapes.insert(scene_.shapes.begin(), card(scene_));
    return std::move(scene_);
  }

private:
  void add(Shape shape) { scene_.shapes.push_back(std::move(shape)); }

  Point middle(Square square) const {
    return {(static_cast<double>(std::int64_t{square.x} - area_.low.x) + 0.5) * side,
            (static_cast<double>(std::int64_t{area_.high.y} - square.y) + 0.5) * side};
  }

  Shape peg_shape(Square square, std::uint8_t platoon) const {
    const Colour fill = platoon == no_platoon ? hole_fill : platoon_colours[platoon];
    const Point at = middle(square);
    Group group;
    group.title = name(square);
    group.shapes.reserve(2);
    group.shapes.push_back({Circle{at, peg_radius, {fill, peg_outline, 3}}});
    if (platoon != no_platoon)
      group.shapes.push_back({Text{{at.x, at.y + 15},
                                   std::string(1, letter(platoon)),
                                   42,
                                   platoon % 2 == 0 ? Colour{0xffffff} : Colour{0x000000},
                                   Text::Anchor::middle,
                                   true}});
    return {std::move(group)};
  }

  Film film_of_march(const March& march) const {
    std::vector<std::uint8_t> pegs(area_.squares(), 0);
    std::vector<Point> middles;
    for (std::uint64_t i = 0; i < area_.squares(); ++i) middles.push_back(middle(area_.square(i)));
    for (const Square square : march.army) pegs[area_.index(square)] = 1;
    const auto index = [&](Square at, Square by) {
      return static_cast<std::uint32_t>(area_.index(*shifted(at, by)));
    };
    std::vector<peg_solitaire::HoleJump> jumps;
    for (const Move& move : march.moves) {
      const peg_army::Tuple& tuple = tuples_of(puzzle_)[move.tuple];
      jumps.push_back({index(move.at, tuple.taken[0]), index(move.at, tuple.taken[1]),
                       index(move.at, tuple.put)});
    }
    return film_of(pegs, jumps, middles);
  }

  const Puzzle& puzzle_;
  const Area area_;
  double width_ = 0, height_ = 0, size_ = 0, widest_ = 0;
  int lines_ = 0;
  Scene scene_;
};

}  // namespace

Scene picture(const Puzzle& puzzle, const Answer& answer, std::string_view position) {
  const March march = march_of(puzzle, answer);
  const peg_army::Weights* const weights = weights_of(answer);
  const Area area = area_of(puzzle, march, weights);
  const std::string title = "Peg army: " + headline(puzzle);
  std::string remark;
  Picture picture(puzzle, area);
  if (area.width() <= most_drawn && area.height() <= most_drawn && area.squares() <= most_drawn) {
    picture.add_ground();
    picture.add_army(march);
    if (weights != nullptr) picture.add_weights(*weights);
  } else {
    remark = "Too much of the plane to be drawn.";
  }
  picture.add_line(headline(puzzle));
  if (!march.army.empty())
    picture.add_line(fmt::format("{}, {}", counted(march.army.size(), "peg"),
                                 counted(march.moves.size(), "move")));
  if (weights != nullptr)
    picture.add_line(weights->last ? "No move off the goal makes the pegs weigh more."
                                   : "No move makes the pegs weigh more.");
  Scene scene = picture.take();
  scene.title = title;
  scene.description = as_comment(title + ".");
  if (!remark.empty()) scene.description += as_comment(remark);
  if (march.moves.size() < answer.moves.size())
    scene.description +=
        as_comment(fmt::format("{} at the end are not legal and not drawn.",
                               counted(answer.moves.size() - march.moves.size(), "move")));
  scene.description += position;
  return scene;
}

std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
  const March march = march_of(puzzle, answer);
  const Area area = area_of(puzzle, march, nullptr);
  std::string text = headline(puzzle) + "\n";
  if (area.width() > 120 || area.height() > 200) return text + "too large to be drawn\n";
  const std::size_t width = area.width(), height = area.height();
  std::vector<std::string> rows(height, std::string(width, '.'));
  const auto at = [&](Square square) -> char& {
    return rows[static_cast<std::size_t>(std::int64_t{area.high.y} - square.y)]
               [static_cast<std::size_t>(std::int64_t{square.x} - area.low.x)];
  };
  for (std::uint64_t i = 0; i < area.squares(); ++i)
    if (const Square square = area.square(i); in_desert(puzzle, square)) at(square) = 'x';
  at(puzzle.goal) = '*';
  for (std::size_t i = 0; i < march.army.size(); ++i) at(march.army[i]) = letter(march.platoon[i]);
  for (const std::string& row : rows) text += row + "\n";
  return text;
}

}  // namespace hardboard::draw
