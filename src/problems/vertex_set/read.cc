#include "problems/vertex_set/read.h"

#include <fmt/format.h>
#include <utility>

#include "base/listed.h"
#include "base/scanner.h"
#include "problems/graphs/keys.h"

namespace hardboard::vertex_set {
namespace {

bool scan(Scanner& in, std::string_view kind, graphs::GraphReader& graph, std::uint32_t& k) {
  if (!in.check_encoding() || !in.begin(kind) || !in.expect_line_end()) return false;
  Place k_place;
  while (in.next_line()) {
    const std::string_view word = in.next_word();
    if (word == "k") {
      std::int64_t number = 0;
      if (!in.once(word, k_place) ||
          !in.next_integer("a number of vertices", 0, graphs::most_vertices, number) ||
          !in.expect_line_end())
        return false;
      k = static_cast<std::uint32_t>(number);
    } else if (!graphs::GraphReader::has(word)) {
      return in.fail_expected(listed(file_keys), word);
    } else if (!graph.key(in, word)) {
      return false;
    }
  }
  if (k_place.line == 0) return in.fail(in.here(), "the problem ends without a line `k`");
  return graph.finish(in);
}

}  // namespace

template <Rule rule>
Result<Puzzle<rule>> read(const Text& text) {
  Scanner in(text);
  graphs::GraphReader graph;
  Puzzle<rule> puzzle;
  if (!scan(in, name_of(rule), graph, puzzle.k)) return in.error();
  puzzle.graph = std::move(graph.graph());
  return puzzle;
}

template <Rule rule>
std::string write(const Puzzle<rule>& puzzle) {
  return fmt::format("{}\nk {}\n{}", name_of(rule), puzzle.k, graphs::write_keys(puzzle.graph));
}

template Result<Puzzle<Rule::cover>> read(const Text&);
template Result<Puzzle<Rule::dominate>> read(const Text&);
template std::string write(const Puzzle<Rule::cover>&);
template std::string write(const Puzzle<Rule::dominate>&);

}  // namespace hardboard::vertex_set
