#include "problems/vertex_set/read.h"

#include <fmt/format.h>
#include <utility>

#include "base/keyed_file.h"
#include "base/listed.h"
#include "problems/graphs/keys.h"

namespace hardboard::vertex_set {
namespace {

bool scan(Scanner& in, std::string_view kind, graphs::GraphReader& graph, std::uint32_t& k) {
  Place k_place;
  const bool has_scanned = scan_keys(in, kind, [&](std::string_view word) {
    if (word != "k")
      return graphs::GraphReader::has(word) ? graph.key(in, word)
                                            : in.fail_expected(listed(file_keys), word);
    std::int64_t number = 0;
    if (!in.once(word, k_place) ||
        !in.next_integer("a number of vertices", 0, graphs::most_vertices, number))
      return false;
    k = static_cast<std::uint32_t>(number);
    return in.expect_line_end();
  });
  if (!has_scanned) return false;
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
