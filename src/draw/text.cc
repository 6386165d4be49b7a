#include "draw/text.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <vector>

#include "base/counted.h"
#include "draw/capture_refusal.h"
#include "draw/solo_chess_parts.h"
#include "draw/words.h"
#include "puzzles/budgets.h"
#include "puzzles/graph_capture/rules.h"
#include "puzzles/solo_chess/rules.h"

namespace hardboard::draw {
namespace {

constexpr std::int64_t widest_text = 60;
constexpr std::int64_t highest_text = 200;

std::string budget_sign(std::uint32_t budget) {
  return budget == unlimited_budget ? "*" : std::to_string(budget);
}

std::string in_words(std::uint32_t budget) {
  return budget == unlimited_budget ? "unlimited" : std::to_string(budget);
}

// The brackets that the text of a refusal adds to the names of places.
template <class Place>
class Brackets {
public:
  explicit Brackets(const RefusalView<Place>& view) {
    for (std::size_t i = 0; i < view.groups.size(); ++i)
      for (const Place& place : view.groups[i].places) group_[place] = i;
  }

  // The token in the brackets of the place's group.
  std::string around(const Place& place, const std::string& token) const {
    const auto group = group_.find(place);
    if (group == group_.end()) return token;
    return group->second == 0 ? "(" + token + ")" : "[" + token + "]";
  }

private:
  std::map<Place, std::size_t> group_;
};

template <class Place>
void append_sentences(std::string& out, const RefusalView<Place>& view) {
  if (view.sentences.empty()) return;
  out += '\n';
  for (const std::string& sentence : view.sentences) append_filled(out, sentence);
  for (const std::string& sentence : group_sentences(view)) append_filled(out, sentence);
}

void append_moves(std::string& out, std::vector<std::string> words) {
  if (words.empty()) return;
  out += '\n';
  append_numbered(out, std::move(words));
}

// What the header says of budgets that are not the puzzle's.
std::string own_budget_words(std::uint32_t budget, const std::vector<std::uint32_t>& budgets) {
  const auto is_own = [&](std::uint32_t each) { return each != budget; };
  if (std::none_of(budgets.begin(), budgets.end(), is_own)) return "";
  const bool has_stars = budget != unlimited_budget && std::find(budgets.begin(), budgets.end(),
                                                                 unlimited_budget) != budgets.end();
  return has_stars ? " unless one is given (* unlimited)" : " unless one is given";
}

std::string header(const solo_chess::Puzzle& puzzle) {
  std::string text = puzzle.id.empty() ? "" : puzzle.id + ": ";
  const solo_chess::Bounds& bounds = puzzle.bounds;
  text += fmt::format("{}, {} {}", counted(puzzle.pieces.size(), "piece"),
                      bounds.on_distance ? "distance" : "budget", in_words(puzzle.budget));
  std::vector<std::uint32_t> budgets;
  for (const solo_chess::Piece& piece : puzzle.pieces) budgets.push_back(piece.budget);
  text += own_budget_words(puzzle.budget, budgets);
  for (const std::string& words : type_words(puzzle)) text += ", " + words;
  for (const std::string& words : bounds_words(bounds)) text += ", " + words;
  if (puzzle.last) {
    const solo_chess::Piece& piece = puzzle.pieces[*puzzle.last];
    text +=
        fmt::format(", {}{} must remain last", puzzle.types[piece.type].letter, name(piece.square));
  }
  if (puzzle.goal) text += fmt::format(", goal {}", name(*puzzle.goal));
  return for_terminal(text) + "\n\n";
}

void append_board(std::string& out, const solo_chess::Puzzle& puzzle, const Window& window,
                  const Brackets<Square>& brackets) {
  std::map<std::pair<std::int64_t, std::int64_t>, std::string> tokens;
  std::size_t widest = 1;
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    std::string token = for_terminal(std::string(1, puzzle.types[piece.type].letter));
    if (piece.budget != puzzle.budget) token += budget_sign(piece.budget);
    token = brackets.around(piece.square, token);
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
    out += fmt::format("{:>{}} ", y, margin);
    for (std::int64_t x = window.x; x < right; ++x) {
      const auto token = tokens.find({x, y});
      out += fmt::format(" {:<{}}", token == tokens.end() ? "." : token->second, widest);
    }
    finish_line();
  }
  out.append(margin + 1, ' ');
  for (std::int64_t x = window.x; x < right; ++x) {
    out += fmt::format(" {:<{}}", column_label(x, window), widest);
  }
  finish_line();
}

void append_list(std::string& out, const solo_chess::Puzzle& puzzle,
                 const Brackets<Square>& brackets) {
  std::vector<std::string> words;
  words.reserve(puzzle.pieces.size());
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    std::string word = for_terminal(std::string(1, puzzle.types[piece.type].letter));
    word += name(piece.square);
    if (piece.budget != puzzle.budget) word += "{" + budget_sign(piece.budget) + "}";
    words.push_back(brackets.around(piece.square, word));
  }
  append_words(out, words);
}

}  // namespace

std::string text_picture(const solo_chess::Puzzle& puzzle, const capture::Answer<Square>& answer) {
  const Window window = window_of(puzzle);
  const RefusalView<Square> view = refusal_view<Square>(
      [&] { return solo_chess::rules_of(puzzle); }, squares_of(puzzle), answer);
  const Brackets<Square> brackets(view);
  std::string out = header(puzzle);
  if (window.width <= widest_text && window.height <= highest_text) {
    append_board(out, puzzle, window, brackets);
  } else {
    append_list(out, puzzle, brackets);
  }
  append_sentences(out, view);
  std::vector<std::string> words = move_words(puzzle, answer.moves);
  for (std::string& word : words) word = for_terminal(word);
  append_moves(out, std::move(words));
  return out;
}

std::string text_picture(const graph_capture::Puzzle& puzzle,
                         const capture::Answer<graph_capture::Vertex>& answer) {
  const std::size_t n = puzzle.budgets.size();
  std::string out =
      fmt::format("{}, {}, budget {}", counted(n, "vertex", "vertices"),
                  puzzle.directed ? "directed" : "undirected", in_words(puzzle.budget));
  out += own_budget_words(puzzle.budget, puzzle.budgets) + "\n\n";

  std::vector<std::vector<std::uint32_t>> prey(n);
  for (const graph_capture::Edge& edge : puzzle.edges) {
    prey[edge.from.number - 1].push_back(edge.to.number);
    if (!puzzle.directed) prey[edge.to.number - 1].push_back(edge.from.number);
  }
  std::vector<graph_capture::Vertex> vertices(n);
  for (std::uint32_t v = 0; v < n; ++v) vertices[v].number = v + 1;
  const RefusalView<graph_capture::Vertex> view = refusal_view<graph_capture::Vertex>(
      [&] { return graph_capture::rules_of(puzzle); }, vertices, answer);
  const Brackets<graph_capture::Vertex> brackets(view);

  std::vector<std::string> label(n), own(n);
  std::size_t margin = 0, widest = 0;
  for (std::size_t v = 0; v < n; ++v) {
    label[v] = brackets.around(vertices[v], std::to_string(v + 1));
    margin = std::max(margin, label[v].size());
    if (puzzle.budgets[v] != puzzle.budget) own[v] = " {" + budget_sign(puzzle.budgets[v]) + "}";
    widest = std::max(widest, own[v].size());
  }
  for (std::size_t v = 0; v < n; ++v) {
    std::sort(prey[v].begin(), prey[v].end());
    out += fmt::format("{:>{}}{:<{}}", label[v], margin, own[v], widest);
    out += puzzle.directed ? " ->" : " --";
    if (prey[v].empty()) out += " none";
    for (const std::uint32_t u : prey[v]) out += fmt::format(" {}", u);
    out += '\n';
  }
  append_sentences(out, view);
  append_moves(out, move_words(answer.moves));
  return out;
}

}  // namespace hardboard::draw
