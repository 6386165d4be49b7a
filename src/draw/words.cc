#include "draw/words.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>

#include "base/counted.h"
#include "base/text.h"

namespace hardboard::draw {
namespace {

constexpr std::size_t line_length = 80;

// Appends the words, with `gap` between the words of a line.
void append_lines(std::string& out, std::span<const std::string> words, std::string_view gap) {
  std::size_t column = 0;
  for (const std::string& word : words) {
    if (column > 0 && column + gap.size() + word.size() > line_length) {
      out += '\n';
      column = 0;
    }
    if (column > 0) out += gap;
    column += (column > 0 ? gap.size() : 0) + word.size();
    out += word;
  }
  if (column > 0) out += '\n';
}

}  // namespace

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

std::vector<std::string> bounds_words(const solo_chess::Bounds& bounds) {
  std::vector<std::string> words;
  if (bounds.shortest > 1)
    words.push_back(fmt::format("captures at least {} long", bounds.shortest));
  if (bounds.longest != solo_chess::unlimited)
    words.push_back(fmt::format("captures at most {} long", bounds.longest));
  if (bounds.capturers != solo_chess::unlimited)
    words.push_back(
        fmt::format("at most {} may begin to capture", counted(bounds.capturers, "piece")));
  return words;
}

std::vector<std::string> type_words(const solo_chess::Puzzle& puzzle) {
  std::vector<std::string> words;
  for (const solo_chess::PieceType& type : puzzle.types)
    if (!type.betza.empty())
      words.push_back(fmt::format("{} captures as betza:{}", type.letter, type.betza));
  return words;
}

std::string as_comment(std::string remark) {
  std::replace_if(
      remark.begin(), remark.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
  return "# " + remark + "\n";
}

std::string as_comments(std::span<const std::string> remarks) {
  std::string comments;
  for (const std::string& remark : remarks) comments += as_comment(remark);
  return comments;
}

std::string solution_comment(std::span<const std::string> words) {
  if (words.empty()) return "";
  std::string line = "Solution:";
  for (std::size_t i = 0; i < words.size(); ++i) {
    line += fmt::format(" {}. {}", i + 1, words[i]);
  }
  return as_comment(std::move(line));
}

std::string for_terminal(std::string_view text) {
  return each_character(text, [](std::string_view character) {
    return upsets_terminals(character) ? std::string_view("?") : character;
  });
}

void append_words(std::string& out, std::span<const std::string> words) {
  append_lines(out, words, "  ");
}

void append_numbered(std::string& out, std::vector<std::string> words) {
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = fmt::format("{}. {}", i + 1, words[i]);
  append_lines(out, words, "  ");
}

void append_filled(std::string& out, std::string_view sentence) {
  std::vector<std::string> words;
  while (!sentence.empty()) {
    const std::string_view word = sentence.substr(0, sentence.find(' '));
    words.push_back(for_terminal(word));
    sentence.remove_prefix(std::min(sentence.size(), word.size() + 1));
  }
  append_lines(out, words, " ");
}

}  // namespace hardboard::draw
