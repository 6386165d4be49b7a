#include "problems/steiner/read.h"

#include <fmt/format.h>
#include <utility>

#include "base/append_format.h"
#include "base/keyed_file.h"
#include "base/listed.h"
#include "problems/steiner/read_stp.h"

namespace hardboard::steiner {
namespace {

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    if (!scan()) return in_.error();
    return std::move(puzzle_);
  }

private:
  bool scan() {
    if (!scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); })) return false;
    if (points_.line == 0) return in_.fail(in_.here(), "the problem ends without a block `points`");
    return true;
  }

  bool key(std::string_view word) {
    if (word == "length") return in_.once(word, length_) && length() && in_.expect_line_end();
    if (word == "points") return in_.once(word, points_) && in_.expect_line_end() && points();
    return in_.fail_expected(listed(file_keys), word);
  }

  bool length() {
    const std::string_view word = in_.next_word();
    if (word == "unlimited") return true;
    std::int64_t length = 0;
    if (!in_.to_integer(word, "a length", 0, most_length, length)) return false;
    puzzle_.length = static_cast<std::uint64_t>(length);
    return true;
  }

  bool points() {
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      if (is_key(word)) {
        in_.unread_line();
        break;
      }
      std::int64_t x = 0, y = 0;
      if (!in_.to_integer(word, "an x coordinate", INT32_MIN, INT32_MAX, x) ||
          !in_.next_integer("a y coordinate", INT32_MIN, INT32_MAX, y) || !in_.expect_line_end())
        return false;
      puzzle_.points.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(y)});
    }
    if (puzzle_.points.empty()) return in_.fail(in_.here(), "expected a point, such as `3 1`");
    sort_once(puzzle_.points);
    return true;
  }

  Scanner in_;
  Puzzle puzzle_;
  Place length_, points_;  // line 0: not given yet
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return looks_like_stp(text.content) ? read_stp(text) : Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("{}\n", kind_name);
  if (puzzle.length) text += fmt::format("length {}\n", *puzzle.length);
  text += "points\n";
  for (const Square point : puzzle.points) append_format(text, "{} {}\n", point.x, point.y);
  return text;
}

}  // namespace hardboard::steiner
