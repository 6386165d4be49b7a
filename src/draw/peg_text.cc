// Peg solitaire in plain characters.
#include <algorithm>
#include <fmt/format.h>
#include <functional>

#include "draw/peg_parts.h"
#include "draw/peg_solitaire.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

constexpr std::int64_t widest_text = 60, highest_text = 200;

// A token for each hole, with coordinates.
void append_board(std::string& out, const peg_solitaire::Puzzle& puzzle, const Window& window,
                  const std::function<std::string(std::uint32_t)>& token) {
  std::size_t widest = 1;
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole)
    widest = std::max(widest, token(hole).size());
  for (const std::int64_t x : {window.x, window.x + window.width - 1})
    widest = std::max(widest, column_label(x, window).size());
  const std::size_t margin = std::max(std::to_string(window.y).size(),
                                      std::to_string(window.y + window.height - 1).size());
  const auto finish_line = [&] {
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  };
  auto row_end = static_cast<std::uint32_t>(puzzle.holes.size());
  for (std::int64_t y = window.y + window.height - 1; y >= window.y; --y) {
    std::uint32_t hole = row_end;
    while (hole > 0 && puzzle.holes[hole - 1].y == y) --hole;
    const std::uint32_t row_begin = hole;
    out += fmt::format("{:>{}} ", y, margin);
    for (std::int64_t x = window.x; x < window.x + window.width; ++x) {
      const bool is_hole = hole < row_end && puzzle.holes[hole].x == x;
      out += fmt::format(" {:>{}}", is_hole ? token(hole) : "", widest);
      if (is_hole) ++hole;
    }
    finish_line();
    row_end = row_begin;
  }
  out.append(margin + 1, ' ');
  for (std::int64_t x = window.x; x < window.x + window.width; ++x)
    out += fmt::format(" {:>{}}", column_label(x, window), widest);
  finish_line();
}

}  // namespace

std::string text_picture(const peg_solitaire::Puzzle& puzzle, const peg_solitaire::Answer& answer) {
  const Window window = window_of(puzzle);
  std::string out = headline(puzzle) + "\n\n";
  if (window.width > widest_text || window.height > highest_text) {
    out += "The board is too large to be drawn in characters.\n";
  } else {
    append_board(out, puzzle, window,
                 [&](std::uint32_t hole) { return puzzle.pegs[hole] != 0 ? "o" : "."; });
    if (!puzzle.target.empty()) {
      out += "\nTarget\n\n";
      append_board(out, puzzle, window,
                   [&](std::uint32_t hole) { return puzzle.target[hole] != 0 ? "o" : "."; });
    }
    for (const HoleFunction& function : functions_of(puzzle, answer.proof)) {
      const bool is_colouring = function.kind == HoleFunction::Kind::colouring;
      out += is_colouring ? "\nShaded holes\n\n" : "\nWeights\n\n";
      append_board(out, puzzle, window, [&](std::uint32_t hole) {
        if (!is_colouring) return std::to_string(function.values[hole]);
        return std::string(function.values[hole] != 0 ? "x" : "-");
      });
    }
  }
  const std::vector<std::string> sentences = sentences_of(answer);
  if (!sentences.empty()) out += "\n";
  for (const std::string& sentence : sentences) append_filled(out, sentence);
  if (!answer.moves.empty()) out += "\n";
  append_numbered(out, words_of_moves(answer.moves));
  return out;
}

}  // namespace hardboard::draw
