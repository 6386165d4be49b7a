#include "problems/red_blue/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/append_format.h"
#include "base/keyed_file.h"
#include "base/listed.h"

namespace hardboard::red_blue {
namespace {

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  struct Membership {
    std::uint32_t red, group;
    Place place;
  };

  bool scan() {
    if (!scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); })) return false;
    return has(reds_, "a line `reds`") && has(blues_, "a line `blues`") && has(k_, "a line `k`") &&
           has(edges_, "a block `edges`") && give_classes();
  }

  bool has(Place place, std::string_view what) {
    return place.line > 0 || in_.fail(in_.here(), fmt::format("the problem ends without {}", what));
  }

  bool key(std::string_view word) {
    if (word == "reds")
      return in_.once(word, reds_) && number("a number of reds", most_vertices, puzzle_.reds);
    if (word == "blues")
      return in_.once(word, blues_) && number("a number of blues", most_vertices, puzzle_.blues);
    if (word == "k") return in_.once(word, k_) && number("a number", most_vertices, puzzle_.k);
    if (word == "class") return membership(word);
    if (word == "edges") return in_.once(word, edges_) && in_.expect_line_end() && edges(word);
    return in_.fail_expected(listed(file_keys), word);
  }

  // The last number of a line.
  bool number(std::string_view what, std::uint32_t most, std::uint32_t& value) {
    std::int64_t wide = 0;
    if (!in_.next_integer(what, 0, most, wide) || !in_.expect_line_end()) return false;
    value = static_cast<std::uint32_t>(wide);
    return true;
  }

  bool membership(std::string_view key) {
    if (reds_.line == 0 || k_.line == 0)
      return in_.fail(key, "`reds` and `k` must come before `class`");
    const std::string_view word = in_.next_word();
    std::int64_t red = 0;
    std::uint32_t group = 0;
    if (!in_.to_integer(word, "a red", 1, puzzle_.reds, red) || !class_number(group)) return false;
    classes_.push_back({static_cast<std::uint32_t>(red), group, in_.place(word)});
    return true;
  }
  bool class_number(std::uint32_t& group) {
    std::int64_t wide = 0;
    if (!in_.next_integer("a class", 1, puzzle_.k, wide) || !in_.expect_line_end()) return false;
    group = static_cast<std::uint32_t>(wide);
    return true;
  }

  bool edges(std::string_view key) {
    if (reds_.line == 0 || blues_.line == 0)
      return in_.fail(key, "`reds` and `blues` must come before `edges`");
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      if (word == "k" || is_key(word)) {
        in_.unread_line();
        break;
      }
      std::int64_t red = 0, blue = 0;
      if (!in_.to_integer(word, "a red", 1, puzzle_.reds, red) ||
          !in_.next_integer("a blue", 1, puzzle_.blues, blue) || !in_.expect_line_end())
        return false;
      puzzle_.edges.push_back({static_cast<std::uint32_t>(red), static_cast<std::uint32_t>(blue)});
    }
    std::vector<Edge>& all = puzzle_.edges;
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return true;
  }

  bool give_classes() {
    if (classes_.empty()) return true;
    std::stable_sort(classes_.begin(), classes_.end(),
                     [](const Membership& a, const Membership& b) { return a.red < b.red; });
    for (std::size_t i = 0; i < classes_.size(); ++i) {
      const auto& [red, group, place] = classes_[i];
      if (red <= i) return in_.fail(place, fmt::format("the class of red {} is given twice", red));
      if (red > i + 1) return without_class(i + 1);
      puzzle_.classes.push_back(group);
    }
    return classes_.size() == puzzle_.reds || without_class(classes_.size() + 1);
  }
  bool without_class(std::size_t red) {
    return in_.fail(in_.here(), fmt::format("red {} has no class, and others have one", red));
  }

  Scanner in_;
  Puzzle puzzle_;
  std::vector<Membership> classes_;
  Place reds_, blues_, k_, edges_;  // line 0: not given yet
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text =
      fmt::format("{}\nreds {}\nblues {}\nk {}\n", kind_name, puzzle.reds, puzzle.blues, puzzle.k);
  for (std::size_t r = 0; r < puzzle.classes.size(); ++r)
    append_format(text, "class {} {}\n", r + 1, puzzle.classes[r]);
  text += "edges\n";
  for (const Edge& edge : puzzle.edges) append_format(text, "{} {}\n", edge.red, edge.blue);
  return text;
}

}  // namespace hardboard::red_blue
