// The traits of Vertex Cover and Dominating Set for ground_row.h.
#pragma once

#include <span>
#include <string_view>

#include "problems/vertex_set/answer.h"
#include "problems/vertex_set/check.h"
#include "problems/vertex_set/read.h"

namespace hardboard::vertex_set {

template <Rule rule>
struct Traits {
  using Puzzle = vertex_set::Puzzle<rule>;
  using Answer = vertex_set::Answer;
  static constexpr std::string_view name = name_of(rule);
  static constexpr std::string_view summary =
      rule == Rule::cover ? "few vertices of a graph, with an end of every edge among them"
                          : "few vertices of a graph, next to all others";

  static constexpr std::span<const std::string_view> file_keys = vertex_set::file_keys;
  static Result<Puzzle> read(const Text& text) { return vertex_set::read<rule>(text); }
};

using CoverTraits = Traits<Rule::cover>;
using DominateTraits = Traits<Rule::dominate>;

}  // namespace hardboard::vertex_set
