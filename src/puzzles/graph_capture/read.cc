#include "puzzles/graph_capture/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/listed.h"
#include "base/scanner.h"
#include "puzzles/budgets.h"

namespace hardboard::graph_capture {
namespace {

bool is_small(char c) {
  return c >= 'a' && c <= 'z';
}

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  struct Token {
    std::uint32_t vertex, budget;
    Place place;
  };

  bool scan() {
    if (!in_.check_encoding() || !kind()) return false;
    while (in_.next_line())
      if (!key(in_.next_word())) return false;
    if (vertices_.line == 0)
      return in_.fail(in_.here(), "the puzzle ends without a line `vertices`");
    if (edges_.line == 0) return in_.fail(in_.here(), "the puzzle ends without a block `edges`");
    return give_budgets();
  }

  bool kind() {
    if (!in_.begin(kind_name)) return false;
    const std::string_view word = in_.next_word();
    if (word != "undirected" && word != "directed")
      return in_.fail_expected("`undirected` or `directed`", word);
    puzzle_.directed = word == "directed";
    return in_.expect_line_end();
  }

  bool key(std::string_view word) {
    if (std::find(file_keys.begin(), file_keys.end(), word) == file_keys.end())
      return in_.fail_expected(listed(file_keys), word);
    if (word == "budget")
      return in_.once(word, budget_) && to_budget(in_, in_.next_word(), puzzle_.budget) &&
             in_.expect_line_end();
    if (word == "vertices") return in_.once(word, vertices_) && vertices() && in_.expect_line_end();
    if (word == "token") return token() && in_.expect_line_end();
    return in_.once(word, edges_) && in_.expect_line_end() && edges(word);
  }

  bool vertices() {
    std::int64_t number = 0;
    if (!in_.next_integer("a number of vertices", 1, most_vertices, number)) return false;
    count_ = static_cast<std::uint32_t>(number);
    return true;
  }

  // Lines `token` may stand before `vertices`: finish() checks whether their vertices exist.
  bool token() {
    const std::string_view word = in_.next_word();
    std::int64_t vertex = 0;
    Token token{};
    if (!in_.to_integer(word, "a vertex", 1, most_vertices, vertex) ||
        !to_budget(in_, in_.next_word(), token.budget))
      return false;
    token.vertex = static_cast<std::uint32_t>(vertex);
    token.place = in_.place(word);
    tokens_.push_back(token);
    return true;
  }

  bool edges(std::string_view key) {
    if (vertices_.line == 0) return in_.fail(key, "`vertices` must come before `edges`");
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      if (is_small(word[0])) {
        in_.unread_line();
        break;
      }
      std::int64_t u = 0, v = 0;
      if (!in_.to_integer(word, "a vertex", 1, count_, u) ||
          !in_.next_integer("a vertex", 1, count_, v) || !in_.expect_line_end())
        return false;
      if (u == v) return in_.fail(word, fmt::format("a loop from vertex {} to itself", u));
      if (!puzzle_.directed && u > v) std::swap(u, v);
      puzzle_.edges.push_back({{static_cast<std::uint32_t>(u)}, {static_cast<std::uint32_t>(v)}});
    }
    std::vector<Edge>& all = puzzle_.edges;
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return true;
  }

  bool give_budgets() {
    puzzle_.budgets.assign(count_, puzzle_.budget);
    // A stable sort by vertex puts a repeated token behind the first one of its vertex; of several
    // repeated tokens the reader reports the earliest in the file.
    std::stable_sort(tokens_.begin(), tokens_.end(),
                     [](const Token& a, const Token& b) { return a.vertex < b.vertex; });
    const Token* repeated = nullptr;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Token& token = tokens_[i];
      if (token.vertex > count_) {
        return in_.fail(token.place, fmt::format("vertex {} does not exist: there are {}",
                                                 token.vertex, count_));
      }
      puzzle_.budgets[token.vertex - 1] = token.budget;
      if (i == 0 || tokens_[i - 1].vertex != token.vertex) continue;
      if (repeated == nullptr || token.place.line < repeated->place.line) repeated = &token;
    }
    if (repeated == nullptr) return true;
    return in_.fail(repeated->place,
                    fmt::format("the token at vertex {} is given twice", repeated->vertex));
  }

  Scanner in_;
  Puzzle puzzle_;
  std::uint32_t count_ = 0;
  std::vector<Token> tokens_;
  Place budget_, vertices_, edges_;  // line 0: not given yet
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("graph-capture {}\n", puzzle.directed ? "directed" : "undirected");
  if (puzzle.budget != unlimited) text += fmt::format("budget {}\n", puzzle.budget);
  text += fmt::format("vertices {}\n", puzzle.budgets.size());
  for (std::size_t v = 0; v < puzzle.budgets.size(); ++v) {
    const std::uint32_t budget = puzzle.budgets[v];
    if (budget == puzzle.budget) continue;
    if (budget == unlimited)
      text += fmt::format("token {} unlimited\n", v + 1);
    else
      text += fmt::format("token {} {}\n", v + 1, budget);
  }
  text += "edges\n";
  for (const Edge& edge : puzzle.edges)
    text += fmt::format("{} {}\n", edge.from.number, edge.to.number);
  return text;
}

}  // namespace hardboard::graph_capture
