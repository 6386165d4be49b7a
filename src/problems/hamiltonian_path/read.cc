#include "problems/hamiltonian_path/read.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <utility>

#include "base/append_format.h"
#include "base/keyed_file.h"
#include "base/listed.h"
#include "problems/graphs/dimacs.h"
#include "problems/graphs/edge_list.h"
#include "problems/graphs/graph6.h"
#include "problems/graphs/grid.h"
#include "problems/graphs/keys.h"

namespace hardboard::hamiltonian_path {
namespace {

class Reader {
public:
  explicit Reader(const Text& text) : in_(text) {}

  Result<Puzzle> read() {
    const bool is_read =
        scan_keys(in_, kind_name, [&](std::string_view word) { return key(word); }) && finish();
    if (!is_read) return in_.error();
    return std::move(puzzle_);
  }

private:
  // The start or the end as it stands: a vertex, or with `y` a point. What it means is known at the
  // end of the file alone.
  struct Terminal {
    Place place;  // line 0: not given
    Place first;
    std::int64_t number = 0;
    std::optional<std::int32_t> y;
  };

  bool key(std::string_view word) {
    if (word == "start") return terminal(word, start_);
    if (word == "end") return terminal(word, end_);
    if (word == "points") return in_.once(word, points_) && in_.expect_line_end() && points();
    if (graphs::GraphReader::has(word)) return graph_.key(in_, word);
    return in_.fail_expected(listed(file_keys), word);
  }

  bool coordinate(std::string_view word, std::int32_t& value) {
    using Range = std::numeric_limits<std::int32_t>;
    std::int64_t wide = 0;
    if (!in_.to_integer(word, "a coordinate", Range::min(), Range::max(), wide)) return false;
    value = static_cast<std::int32_t>(wide);
    return true;
  }

  bool terminal(std::string_view key, Terminal& terminal) {
    if (!in_.once(key, terminal.place)) return false;
    const std::string_view word = in_.next_word();
    terminal.first = in_.place(word);
    using Range = std::numeric_limits<std::int32_t>;
    if (!in_.to_integer(word, "a vertex, or the coordinates of a point", Range::min(), Range::max(),
                        terminal.number))
      return false;
    const std::string_view second = in_.next_word();
    if (second.empty()) return true;
    return coordinate(second, terminal.y.emplace()) && in_.expect_line_end();
  }

  bool points() {
    std::vector<Square>& all = puzzle_.points;
    while (in_.next_line()) {
      const std::string_view word = in_.next_word();
      if (is_key(word)) {
        in_.unread_line();
        break;
      }
      Square point;
      if (!coordinate(word, point.x) || !coordinate(in_.next_word(), point.y) ||
          !in_.expect_line_end())
        return false;
      if (all.size() == graphs::most_vertices)
        return in_.fail(word, fmt::format("more than {} points", graphs::most_vertices));
      all.push_back(point);
    }
    if (all.empty()) return in_.fail(points_, "a block `points` without a point");
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return true;
  }

  bool finish() {
    if (points_.line != 0 && graph_.has_begun())
      return in_.fail(points_, "the graph is given twice: by points and by edges");
    if (points_.line != 0) {
      puzzle_ = on_points(std::move(puzzle_.points));
    } else if (graph_.finish(in_)) {
      puzzle_.graph = std::move(graph_.graph());
    } else {
      return false;
    }
    return resolve(start_, puzzle_.start) && resolve(end_, puzzle_.end);
  }

  bool resolve(const Terminal& terminal, std::optional<std::uint32_t>& vertex) {
    if (terminal.place.line == 0) return true;
    const std::uint32_t n = puzzle_.graph.vertices;
    if (points_.line == 0) {
      if (terminal.y)
        return in_.fail(terminal.first, "expected a vertex: the graph is not given by points");
      if (terminal.number < 1 || terminal.number > n)
        return in_.fail(terminal.first,
                        fmt::format("vertex {} does not exist: there are {}", terminal.number, n));
      vertex = static_cast<std::uint32_t>(terminal.number - 1);
      return true;
    }
    if (!terminal.y)
      return in_.fail(terminal.first, "expected the coordinates of a point, found one number");
    const Square point{static_cast<std::int32_t>(terminal.number), *terminal.y};
    vertex = graphs::number_of(puzzle_.points, point);
    return vertex ||
           in_.fail(terminal.first, fmt::format("{} {} is none of the points", point.x, point.y));
  }

  Scanner in_;
  Puzzle puzzle_;
  graphs::GraphReader graph_;
  Terminal start_, end_;
  Place points_;  // line 0: not given yet
};

Result<Puzzle> without_ends(const Text& text, Result<graphs::Graph> graph) {
  if (!graph) return graph.error();
  if (graph->vertices == 0)
    return InputError{text.file, text.first_line, 1, "a graph without vertices"};
  Puzzle puzzle;
  puzzle.graph = std::move(graph).value();
  return puzzle;
}

bool is_number(std::string_view word) {
  return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
}

std::string written(const Puzzle& puzzle, std::uint32_t vertex) {
  if (puzzle.points.empty()) return std::to_string(vertex + 1);
  return fmt::format("{} {}", puzzle.points[vertex].x, puzzle.points[vertex].y);
}

}  // namespace

Result<Puzzle> read(const Text& text) {
  if (graphs::looks_like_dimacs(text.content)) return without_ends(text, graphs::read_dimacs(text));
  if (is_number(first_word(without_mark(text.content))))
    return without_ends(text, graphs::read_edge_list(text));
  return Reader(text).read();
}

Result<Puzzle> read_line(std::string_view line, const std::string& file, std::int64_t number) {
  const Text text{file, line, number};
  Scanner in(text);
  graphs::Graph graph;
  static_cast<void>(in.next_line());
  const std::string_view word = in.next_word();
  const bool is_sparse = word.starts_with(':') || word.starts_with(graphs::sparse6_header);
  const auto read = is_sparse ? graphs::read_sparse6 : graphs::read_graph6;
  if (!read(in, word, graph) || !in.expect_line_end()) return in.error();
  return without_ends(text, std::move(graph));
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("{}\n", kind_name);
  if (puzzle.start) text += fmt::format("start {}\n", written(puzzle, *puzzle.start));
  if (puzzle.end) text += fmt::format("end {}\n", written(puzzle, *puzzle.end));
  if (puzzle.points.empty()) return text + graphs::write_keys(puzzle.graph);
  text += "points\n";
  for (const auto& [x, y] : puzzle.points) append_format(text, "{} {}\n", x, y);
  return text;
}

std::string write_line(const Puzzle& puzzle) {
  std::string sparse = graphs::sparse6(puzzle.graph);
  const std::uint64_t n = puzzle.graph.vertices;
  if (n * (n - 1) / 12 > sparse.size()) return sparse;
  return graphs::graph6(puzzle.graph);
}

}  // namespace hardboard::hamiltonian_path
