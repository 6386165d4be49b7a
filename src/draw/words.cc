#include "draw/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>

namespace hardboard::draw {

std::vector<std::string> move_words(const solo_chess::Puzzle& puzzle,
                                    std::span<const capture::Capture<Square>> moves) {
  std::map<Square, char> letters;
  if (!moves.empty()) {
    for (const solo_chess::Piece& piece : puzzle.pieces) {
      letters[piece.square] = puzzle.types[piece.type].letter;
    }
  }
  std::vector<std::string> words;
  words.reserve(moves.size());
  for (const auto& [from, to] : moves) {
    const auto mover = letters.find(from);
    const char letter = mover == letters.end() ? '?' : mover->second;
    if (mover != letters.end()) letters.erase(mover);
    letters[to] = letter;
    words.push_back(fmt::format("{}{}x{}", letter, name(from), name(to)));
  }
  return words;
}

std::vector<std::string> move_words(
    std::span<const capture::Capture<graph_capture::Vertex>> moves) {
  std::vector<std::string> words;
  words.reserve(moves.size());
  for (const auto& [from, to] : moves) {
    words.push_back(fmt::format("{}x{}", from.number, to.number));
  }
  return words;
}

std::string as_comment(std::string remark) {
  std::replace_if(
      remark.begin(), remark.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return "# " + remark + "\n";
}

std::string solution_comment(std::span<const std::string> words) {
  if (words.empty()) return "";
  std::string line = "Solution:";
  for (std::size_t i = 0; i < words.size(); ++i) {
    fmt::format_to(std::back_inserter(line), " {}. {}", i + 1, words[i]);
  }
  return as_comment(std::move(line));
}

}  // namespace hardboard::draw
