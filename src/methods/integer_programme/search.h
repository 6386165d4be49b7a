// Integer programmes by plain search in whole numbers: bounds of variables follow from rows, and a
// variable with a choice left takes its values one by one. For small programmes, and for those that
// floating point should not decide.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "base/limits.h"
#include "problems/integer_programme/puzzle.h"

namespace hardboard::integer_programme {

struct SearchResult {
  bool is_complete = false;  // all was searched, or `visit` ended the search
  std::uint64_t nodes = 0;
};

// Calls visit(values) for all solutions, each once, until it returns false. Ends early at the
// limits, after `most_nodes` nodes, or where a variable stays without bounds. Exponential; a node
// costs O(entries) for each round of bounds.
SearchResult search(const Puzzle& puzzle, std::uint64_t most_nodes, const Limits& limits,
                    const std::function<bool(const Solution&)>& visit);

struct LeastResult {
  bool is_complete = false;  // all was searched
  std::uint64_t nodes = 0;
  std::optional<Solution> values;  // of the least objective, if complete; else of the least found
};

// A solution of least objective: one search after the other, each for an objective below that of
// the solution before. Ends early as search() does, and at objectives beyond most_number.
LeastResult search_least(const Puzzle& puzzle, std::uint64_t most_nodes, const Limits& limits);

}  // namespace hardboard::integer_programme
