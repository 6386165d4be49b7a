#include "problems/red_blue/dominators.h"

#include <numeric>

namespace hardboard::red_blue {
namespace {

// A counting sort. The edges come sorted by red, then by blue, so that every row is sorted.
template <std::uint32_t Edge::*row, std::uint32_t Edge::*other>
graphs::Rows rows_by(const Puzzle& puzzle, std::uint32_t count) {
  graphs::Rows rows;
  rows.first.assign(std::size_t{count} + 2, 0);
  for (const Edge& edge : puzzle.edges) ++rows.first[edge.*row + 1];
  std::partial_sum(rows.first.begin(), rows.first.end(), rows.first.begin());
  rows.others.resize(puzzle.edges.size());
  // first[v + 1] is the next free entry of row v, and in the end the start of row v + 1.
  for (const Edge& edge : puzzle.edges) rows.others[rows.first[edge.*row]++] = edge.*other - 1;
  rows.first.pop_back();
  return rows;
}

}  // namespace

graphs::Rows dominators(const Puzzle& puzzle) {
  return rows_by<&Edge::blue, &Edge::red>(puzzle, puzzle.blues);
}
graphs::Rows dominated(const Puzzle& puzzle) {
  return rows_by<&Edge::red, &Edge::blue>(puzzle, puzzle.reds);
}

graphs::HittingSet hitting_set(const Puzzle& puzzle, std::uint32_t most) {
  graphs::HittingSet problem{puzzle.reds, most, dominators(puzzle), puzzle.classes};
  for (std::uint32_t& of_red : problem.classes) --of_red;
  return problem;
}

}  // namespace hardboard::red_blue
