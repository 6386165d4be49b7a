#include "problems/hamiltonian_circuit/read.h"

#include <fmt/format.h>
#include <utility>

#include "base/append_format.h"
#include "base/keyed_file.h"
#include "base/listed.h"
#include "problems/graphs/keys.h"

namespace hardboard::hamiltonian_circuit {
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
  bool key(std::string_view word) {
    if (word == "vertices") {
      std::int64_t number = 0;
      if (!in_.once(word, vertices_) ||
          !in_.next_integer("a number of vertices", 1, graphs::most_vertices, number))
        return false;
      puzzle_.graph.vertices = static_cast<std::uint32_t>(number);
      return in_.expect_line_end();
    }
    if (word != "arcs" && word != "edges") return in_.fail_expected(listed(file_keys), word);
    if (vertices_.line == 0)
      return in_.fail(word, fmt::format("`vertices` must come before `{}`", word));
    return in_.once(word, arcs_) && in_.expect_line_end() &&
           graphs::read_edges(in_, puzzle_.graph.vertices, puzzle_.graph.arcs);
  }

  bool finish() {
    if (vertices_.line == 0) return in_.fail(in_.here(), "the file ends without a line `vertices`");
    if (arcs_.line == 0) return in_.fail(in_.here(), "the file ends without a block `arcs`");
    graphs::sort_once(puzzle_.graph.arcs);
    return true;
  }

  Scanner in_;
  Puzzle puzzle_;
  Place vertices_, arcs_;  // line 0: not given yet
};

}  // namespace

Result<Puzzle> read(const Text& text) {
  return Reader(text).read();
}

std::string write(const Puzzle& puzzle) {
  std::string text = fmt::format("{}\nvertices {}\narcs\n", kind_name, puzzle.graph.vertices);
  for (const auto& [u, v] : puzzle.graph.arcs) append_format(text, "{} {}\n", u + 1, v + 1);
  return text;
}

}  // namespace hardboard::hamiltonian_circuit
