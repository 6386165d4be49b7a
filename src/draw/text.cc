#include "draw/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <vector>

#include "base/counted.h"
#include "draw/solo_chess_parts.h"
#include "draw/words.h"

namespace hardboard::draw {
namespace {

constexpr std::int64_t widest_text = 60;
constexpr std::int64_t highest_text = 200;
constexpr std::size_t line_length = 80;

// Nothing that a terminal would obey.
std::string printable(std::string text) {
  std::replace_if(
      text.begin(), text.end(),
      [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }, '?');
  return text;
}

std::string budget_sign(std::uint32_t budget) {
  return budget == solo_chess::unlimited ? "*" : std::to_string(budget);
}

std::string in_words(std::uint32_t budget) {
  return budget == solo_chess::unlimited ? "unlimited" : std::to_string(budget);
}

// Words one after the other, as many to a line as fit.
void append_wrapped(std::string& out, std::span<const std::string> words) {
  std::size_t column = 0;
  for (const std::string& word : words) {
    if (column > 0 && column + 2 + word.size() > line_length) {
      out += '\n';
      column = 0;
    }
    out += column == 0 ? "" : "  ";
    column += (column == 0 ? 0 : 2) + word.size();
    out += word;
  }
  if (column > 0) out += '\n';
}

void append_moves(std::string& out, std::vector<std::string> words) {
  if (words.empty()) return;
  for (std::size_t i = 0; i < words.size(); ++i) words[i] = fmt::format("{}. {}", i + 1, words[i]);
  out += '\n';
  append_wrapped(out, words);
}

std::string header(const solo_chess::Puzzle& puzzle) {
  std::string text = puzzle.id.empty() ? "" : puzzle.id + ": ";
  text +=
      fmt::format("{}, budget {}", counted(puzzle.pieces.size(), "piece"), in_words(puzzle.budget));
  const bool has_own = std::any_of(puzzle.pieces.begin(), puzzle.pieces.end(),
                                   [&](const auto& p) { return p.budget != puzzle.budget; });
  if (has_own) text += " unless one is given (* unlimited)";
  if (puzzle.last) {
    const solo_chess::Piece& piece = puzzle.pieces[*puzzle.last];
    text +=
        fmt::format(", {}{} must remain last", puzzle.types[piece.type].letter, name(piece.square));
  }
  if (puzzle.goal) text += fmt::format(", goal {}", name(*puzzle.goal));
  return printable(text) + "\n\n";
}

void append_board(std::string& out, const solo_chess::Puzzle& puzzle, const Window& window) {
  std::map<std::pair<std::int64_t, std::int64_t>, std::string> tokens;
  std::size_t widest = 1;
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    std::string token = printable(std::string(1, puzzle.types[piece.type].letter));
    if (piece.budget != puzzle.budget) token += budget_sign(piece.budget);
    widest = std::max(widest, token.size());
    tokens[{piece.square.x, piece.square.y}] = std::move(token);
  }
  const std::int64_t right = window.x + window.width, top = window.y + window.height;
  for (const std::int64_t x : {window.x, right - 1}) {
    widest = std::max(widest, column_label(x, window).size());
  }
  const std::size_t margin =
      std::max(std::to_string(top - 1).size(), std::to_string(window.y).size());

  const auto finish_line = [&] {
    out.erase(out.find_last_not_of(' ') + 1);
    out += '\n';
  };
  for (std::int64_t y = top - 1; y >= window.y; --y) {
    fmt::format_to(std::back_inserter(out), "{:>{}} ", y, margin);
    for (std::int64_t x = window.x; x < right; ++x) {
      const auto token = tokens.find({x, y});
      fmt::format_to(std::back_inserter(out), " {:<{}}",
                     token == tokens.end() ? "." : token->second, widest);
    }
    finish_line();
  }
  out.append(margin + 1, ' ');
  for (std::int64_t x = window.x; x < right; ++x) {
    fmt::format_to(std::back_inserter(out), " {:<{}}", column_label(x, window), widest);
  }
  finish_line();
}

void append_list(std::string& out, const solo_chess::Puzzle& puzzle) {
  std::vector<std::string> words;
  words.reserve(puzzle.pieces.size());
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    std::string word = printable(std::string(1, puzzle.types[piece.type].letter));
    word += name(piece.square);
    if (piece.budget != puzzle.budget) word += "{" + budget_sign(piece.budget) + "}";
    words.push_back(std::move(word));
  }
  append_wrapped(out, words);
}

}  // namespace

std::string text_picture(const solo_chess::Puzzle& puzzle,
                         std::span<const capture::Capture<Square>> moves) {
  const Window window = window_of(puzzle);
  std::string out = header(puzzle);
  if (window.width <= widest_text && window.height <= highest_text) {
    append_board(out, puzzle, window);
  } else {
    append_list(out, puzzle);
  }
  std::vector<std::string> words = move_words(puzzle, moves);
  for (std::string& word : words) word = printable(std::move(word));
  append_moves(out, std::move(words));
  return out;
}

std::string text_picture(const graph_capture::Puzzle& puzzle,
                         std::span<const capture::Capture<graph_capture::Vertex>> moves) {
  const std::size_t n = puzzle.budgets.size();
  std::string out =
      fmt::format("{} {}, {}, budget {}", n, n == 1 ? "vertex" : "vertices",
                  puzzle.directed ? "directed" : "undirected", in_words(puzzle.budget));
  const bool has_own = std::any_of(puzzle.budgets.begin(), puzzle.budgets.end(),
                                   [&](std::uint32_t b) { return b != puzzle.budget; });
  if (has_own) out += " unless one is given (* unlimited)";
  out += "\n\n";

  std::vector<std::vector<std::uint32_t>> prey(n);
  for (const graph_capture::Edge& edge : puzzle.edges) {
    prey[edge.from.number - 1].push_back(edge.to.number);
    if (!puzzle.directed) prey[edge.to.number - 1].push_back(edge.from.number);
  }
  const std::size_t margin = std::to_string(n).size();
  std::vector<std::string> own(n);
  std::size_t widest = 0;
  for (std::size_t v = 0; v < n; ++v) {
    if (puzzle.budgets[v] != puzzle.budget) own[v] = " {" + budget_sign(puzzle.budgets[v]) + "}";
    widest = std::max(widest, own[v].size());
  }
  for (std::size_t v = 0; v < n; ++v) {
    std::sort(prey[v].begin(), prey[v].end());
    fmt::format_to(std::back_inserter(out), "{:>{}}{:<{}}", v + 1, margin, own[v], widest);
    out += puzzle.directed ? " ->" : " --";
    if (prey[v].empty()) out += " none";
    for (const std::uint32_t u : prey[v]) fmt::format_to(std::back_inserter(out), " {}", u);
    out += '\n';
  }
  append_moves(out, move_words(moves));
  return out;
}

}  // namespace hardboard::draw
