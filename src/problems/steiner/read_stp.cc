#include "problems/steiner/read_stp.h"

#include <algorithm>
#include <cctype>
#include <fmt/format.h>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/scanner.h"

namespace hardboard::steiner {
namespace {

constexpr std::string_view magic = "33d32945";
constexpr std::int64_t most_nodes = 100'000'000;

std::string lower(std::string_view word) {
  std::string result(word);
  for (char& c : result) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return result;
}

class StpReader {
public:
  explicit StpReader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    sort_once(puzzle_.points);
    return std::move(puzzle_);
  }

private:
  struct Terminal {
    std::int64_t node;
    Place place;
  };

  bool scan() {
    if (!in_.check_encoding() || !in_.next_line()) return false;  // the first line is known
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      const std::string key = lower(word);
      if (key == "eof") break;
      if (key != "section") return in_.fail_expected("`SECTION` or `EOF`", word);
      if (!section(lower(in_.next_word()))) return false;
    }
    return take_points();
  }

  bool section(const std::string& name) {
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      const std::string key = lower(word);
      if (key == "end") return true;
      if (name == "graph" && (key == "e" || key == "a"))
        return in_.fail(word, "an edge: a Steiner tree in a graph is another problem");
      if (name == "coordinates" && !coordinates(key, word)) return false;
      if (name == "terminals" && key == "t" && !terminal()) return false;
    }
    return in_.fail(in_.here(), fmt::format("the section {} has no `END`", in_quotes(name)));
  }

  bool coordinates(const std::string& key, std::string_view word) {
    if (key != "dd") return in_.fail_expected("`DD`, a point of the plane", word);
    std::int64_t node = 0, x = 0, y = 0;
    if (!in_.next_integer("a node", 1, most_nodes, node) ||
        !in_.next_integer("an x coordinate", INT32_MIN, INT32_MAX, x) ||
        !in_.next_integer("a y coordinate", INT32_MIN, INT32_MAX, y) || !in_.expect_line_end())
      return false;
    const Square point{static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)};
    return places_.emplace(node, point).second ||
           in_.fail(word, fmt::format("the point of node {} is given twice", node));
  }

  bool terminal() {
    const std::string_view word = in_.next_word();
    std::int64_t node = 0;
    if (!in_.to_integer(word, "a node", 1, most_nodes, node) || !in_.expect_line_end())
      return false;
    terminals_.push_back({node, in_.place(word)});
    return true;
  }

  bool take_points() {
    if (terminals_.empty()) return in_.fail(in_.here(), "the file has no terminals");
    for (const auto& [node, place] : terminals_) {
      const auto found = places_.find(node);
      if (found == places_.end())
        return in_.fail(place, fmt::format("terminal {} has no coordinates", node));
      puzzle_.points.push_back(found->second);
    }
    return true;
  }

  Scanner in_;
  Puzzle puzzle_;
  std::unordered_map<std::int64_t, Square> places_;  // of nodes
  std::vector<Terminal> terminals_;
};

}  // namespace

bool looks_like_stp(std::string_view content) {
  return lower(first_word(content)) == magic;
}

Result<Puzzle> read_stp(const Text& text) {
  return StpReader(text).read();
}

void sort_once(std::vector<Square>& points) {
  std::sort(points.begin(), points.end());
  points.erase(std::unique(points.begin(), points.end()), points.end());
}

}  // namespace hardboard::steiner
