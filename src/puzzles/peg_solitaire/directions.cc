#include "puzzles/peg_solitaire/directions.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace hardboard::peg_solitaire {
namespace {

struct SetWord {
  std::string_view word;
  Directions directions;
};
constexpr std::array sets = {
    SetWord{"orthogonal", {true, true, false, false}},
    SetWord{"diagonal", {false, false, true, true}},
    SetWord{"all", {true, true, true, true}},
    SetWord{"triangular", triangular},
};

struct LineWord {
  std::string_view word;
  bool Directions::*line;
};
constexpr std::array lines = {
    LineWord{"horizontal", &Directions::horizontal},
    LineWord{"vertical", &Directions::vertical},
    LineWord{"rising", &Directions::rising},
    LineWord{"falling", &Directions::falling},
};

}  // namespace

std::string words_of(const Directions& directions) {
  for (const SetWord& set : sets)
    if (set.directions == directions) return std::string(set.word);
  std::string words;
  for (const auto& [word, line] : lines)
    if (directions.*line) words += (words.empty() ? "" : " ") + std::string(word);
  return words;
}

bool scan_directions(Scanner& in, Directions& directions) {
  std::string_view word = in.next_word();
  for (const SetWord& set : sets) {
    if (word != set.word) continue;
    directions = set.directions;
    return in.expect_line_end();
  }
  directions = {false, false, false, false};
  do {
    const auto named = std::find_if(lines.begin(), lines.end(),
                                    [&](const LineWord& row) { return row.word == word; });
    if (named == lines.end())
      return in.fail_expected(
          "orthogonal, diagonal, all, triangular, or some of horizontal, vertical, rising, "
          "falling",
          word);
    directions.*(named->line) = true;
    word = in.next_word();
  } while (!word.empty());
  return true;
}

}  // namespace hardboard::peg_solitaire
