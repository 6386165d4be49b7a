#include "draw/samples.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "draw/arrows.h"

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

std::vector<capture::Capture<Square>> captures(const std::string& squares) {
  const auto square = [](const std::string& word) {
    return Square{word[0] - 'a' + 1, std::stoi(word.substr(1))};
  };
  std::istringstream words(squares);
  std::string from, to;
  std::vector<capture::Capture<Square>> moves;
  while (words >> from >> to) moves.push_back({square(from), square(to)});
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

std::vector<Point> number_discs(const Scene& scene) {
  std::vector<Point> middles;
  for (const Shape& shape : scene.shapes) {
    const Group* group = std::get_if<Group>(&shape.what);
    if (group == nullptr || group->shapes.size() != 2) continue;
    const Circle* circle = std::get_if<Circle>(&group->shapes[0].what);
    const bool is_number = circle != nullptr && circle->radius == number_radius - 1 &&
                           std::holds_alternative<Text>(group->shapes[1].what);
    if (is_number) middles.push_back(circle->centre);
  }
  return middles;
}

std::string golden(const std::string& file) {
  std::ifstream in(std::string(TEST_DATA) + "/draw/golden/" + file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace hardboard::draw
