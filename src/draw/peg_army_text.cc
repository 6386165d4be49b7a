// Peg armies in plain characters.
#include <algorithm>
#include <fmt/format.h>
#include <set>

#include "draw/peg_army.h"
#include "draw/peg_army_parts.h"
#include "draw/platoons.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

using peg_army::Answer, peg_army::Puzzle;
using Area = peg_army::Window;

constexpr std::uint64_t widest_text = 120, highest_text = 200, most_weights_in_a_row = 30;

// The weights in rows from the top, each with its y.
void append_weights(std::string& text, const peg_army::Weights& weights) {
  const Area& box = weights.box;
  if (box.width() > most_weights_in_a_row || box.height() > highest_text) {
    text += "(the weights are too many to be shown)\n";
    return;
  }
  text += "Weights:\n\n";
  const std::size_t margin =
      std::max(std::to_string(box.low.y).size(), std::to_string(box.high.y).size());
  for (std::int64_t y = box.high.y; y >= box.low.y; --y) {
    text += fmt::format("{:>{}} ", y, margin);
    for (std::int64_t x = box.low.x; x <= box.high.x; ++x) {
      const Square square{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
      text += fmt::format(" {:>5}", weight_words(weights.values[box.index(square)]));
    }
    text += '\n';
  }
  text += '\n';
}

// The desert, the goal and the army as it stands, in rows from the top, each with its y.
void append_area(std::string& text, const Puzzle& puzzle, const Area& area, const March& march) {
  if (area.width() > widest_text || area.height() > highest_text) {
    text += "too large to be drawn\n";
    return;
  }
  const std::size_t width = area.width(), height = area.height();
  std::vector<std::string> rows(height, std::string(width, '.'));
  const auto at = [&](Square square) -> char& {
    return rows[static_cast<std::size_t>(std::int64_t{area.high.y} - square.y)]
               [static_cast<std::size_t>(std::int64_t{square.x} - area.low.x)];
  };
  for (std::uint64_t i = 0; i < area.squares(); ++i)
    if (const Square square = area.square(i); in_desert(puzzle, square)) at(square) = 'x';
  at(puzzle.goal) = '*';
  for (std::size_t i = 0; i < march.army.size(); ++i)
    at(march.army[i]) = letter_of_platoon(march.platoon[i]);
  const std::size_t margin =
      std::max(std::to_string(area.low.y).size(), std::to_string(area.high.y).size());
  for (std::size_t row = 0; row < height; ++row)
    text += fmt::format("{:>{}}  {}\n", area.high.y - static_cast<std::int64_t>(row), margin,
                        rows[row]);
  text += fmt::format("\nx from {} to {}; x desert, * goal\n", area.low.x, area.high.x);
}

}  // namespace

std::string text_picture(const Puzzle& puzzle, const Answer& answer) {
  const March march = march_of(puzzle, answer);
  std::string text = headline(puzzle) + "\n\n";
  append_area(text, puzzle, area_of(puzzle, march, nullptr), march);
  if (const peg_army::Weights* weights = weights_of(answer)) append_weights(text, *weights);
  for (const std::string& sentence : sentences_of(puzzle, answer, march))
    append_filled(text, sentence);
  return text;
}

std::string text_picture(const Puzzle& puzzle, const peg_army::Game& game) {
  // Not march_of(): no army can be deployed where pegs stand that have jumped into the desert.
  const std::set<Square>& pegs = game.pegs();
  const March standing{
      {pegs.begin(), pegs.end()}, {}, std::vector<std::uint8_t>(pegs.size(), no_platoon)};
  std::string text = headline(puzzle) + "\n\n";
  append_area(text, puzzle, area_of(puzzle, standing, nullptr), standing);
  for (const std::string& sentence : sentences_of_moves(puzzle)) append_filled(text, sentence);
  if (!pegs.empty()) append_filled(text, count_sentence(puzzle, pegs.size(), game.marched()));
  return text;
}

}  // namespace hardboard::draw
