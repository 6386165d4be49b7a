#include "draw/samples.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "draw/arrows.h"
#include "draw/palette.h"
#include "puzzles/budgets.h"
#include "support/bytes_of.h"
#include "support/paths.h"

namespace hardboard::draw {

std::uint8_t type_number(solo_chess::Puzzle& puzzle, char letter) {
  for (std::size_t i = 0; i < puzzle.types.size(); ++i) {
    if (puzzle.types[i].letter == letter) return static_cast<std::uint8_t>(i);
  }
  const solo_chess::PieceType* standard = solo_chess::standard_type(letter);
  puzzle.types.push_back(standard ? *standard
                                  : solo_chess::PieceType{letter, {{1, 0, 1}, {-1, 0, 1}}, "sW"});
  return static_cast<std::uint8_t>(puzzle.types.size() - 1);
}

solo_chess::Puzzle board(const std::vector<std::string>& rows, std::uint32_t budget) {
  solo_chess::Puzzle puzzle;
  puzzle.budget = budget;
  const auto height = static_cast<std::int32_t>(rows.size());
  std::int32_t width = 0;
  for (std::int32_t row = 0; row < height; ++row) {
    std::istringstream tokens(rows[static_cast<std::size_t>(row)]);
    std::string token;
    std::int32_t x = 0;
    while (tokens >> token) {
      ++x;
      if (token == ".") continue;
      const std::string own = token.substr(1);
      const std::uint32_t its_budget = own.empty()  ? budget
                                       : own == "*" ? solo_chess::unlimited
                                                    : static_cast<std::uint32_t>(std::stoul(own));
      puzzle.pieces.push_back({{x, height - row}, its_budget, type_number(puzzle, token[0])});
    }
    width = std::max(width, x);
  }
  puzzle.frame = solo_chess::Frame{{1, 1}, width, height};
  return puzzle;
}

std::vector<Square> squares(const std::string& names) {
  std::istringstream words(names);
  std::vector<Square> list;
  for (std::string word; words >> word;)
    list.push_back({word[0] - 'a' + 1, std::stoi(word.substr(1))});
  return list;
}

std::vector<capture::Vertex> vertices(const std::string& numbers) {
  std::istringstream words(numbers);
  std::vector<capture::Vertex> list;
  for (std::uint32_t number = 0; words >> number;) list.push_back({number});
  return list;
}

capture::Answer<Square> solution(const std::string& squares) {
  capture::Answer<Square> answer;
  answer.verdict = Verdict::solvable;
  answer.moves = captures(squares);
  return answer;
}

std::vector<capture::Capture<Square>> captures(const std::string& names) {
  const std::vector<Square> list = squares(names);
  std::vector<capture::Capture<Square>> moves;
  for (std::size_t i = 0; i + 1 < list.size(); i += 2) moves.push_back({list[i], list[i + 1]});
  return moves;
}

graph_capture::Puzzle graph(std::uint32_t vertices, bool directed,
                            const std::vector<std::pair<std::uint32_t, std::uint32_t>>& edges,
                            std::uint32_t budget) {
  graph_capture::Puzzle puzzle;
  puzzle.directed = directed;
  puzzle.budget = budget;
  puzzle.budgets.assign(vertices, budget);
  for (auto [u, v] : edges) {
    if (!directed && u > v) std::swap(u, v);
    puzzle.edges.push_back({{u}, {v}});
  }
  std::sort(puzzle.edges.begin(), puzzle.edges.end());
  puzzle.edges.erase(std::unique(puzzle.edges.begin(), puzzle.edges.end()), puzzle.edges.end());
  return puzzle;
}

namespace {

void visit_all(const std::vector<Shape>& shapes, Point offset,
               const std::function<void(const Shape&, Point)>& visit) {
  for (const Shape& shape : shapes) {
    if (const auto* group = std::get_if<Group>(&shape.what)) {
      visit_all(group->shapes, {offset.x + group->at.x, offset.y + group->at.y}, visit);
    } else if (const auto* actor = std::get_if<Actor>(&shape.what)) {
      visit_all(actor->shapes, offset, visit);
    } else {
      visit(shape, offset);
    }
  }
}

}  // namespace

void for_each_shape(const Scene& scene, const std::function<void(const Shape&, Point)>& visit) {
  visit_all(scene.shapes, {}, visit);
}

std::vector<Point> number_discs(const Scene& scene) {
  std::vector<Point> middles;
  for_each_shape(scene, [&](const Shape& shape, Point) {
    const auto* circle = std::get_if<Circle>(&shape.what);
    const bool is_disc = circle != nullptr && circle->radius == number_radius - 1 &&
                         circle->style.fill && circle->style.fill->rgb == arrow.rgb;
    if (is_disc) middles.push_back(circle->centre);
  });
  return middles;
}

std::string words_in(const Scene& scene) {
  std::string words;
  for_each_shape(scene, [&](const Shape& shape, Point) {
    if (const auto* text = std::get_if<Text>(&shape.what)) words += text->words + "\n";
  });
  return words;
}

std::size_t count_of(const std::string& text, const std::string& words) {
  std::size_t count = 0;
  for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1))
    ++count;
  return count;
}

std::string golden(const std::string& file) {
  return testing::bytes_of(testing::test_data("draw/golden/" + file));
}

}  // namespace hardboard::draw
