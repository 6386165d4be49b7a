#include "engines/planar/bars.h"

#include <algorithm>
#include <span>

#include "base/contract.h"
#include "engines/planar/embedding.h"

namespace hardboard::planar {
namespace {

// The columns from the left to the right as a linked list: the edges upward of each vertex are put
// where its edges downward are. Of these, none that is still open lies between two others.
class Columns {
public:
  explicit Columns(std::size_t edges) : next_(edges, none) {}

  void put(std::span<const std::uint32_t> edges, std::uint32_t behind) {
    std::uint32_t* place = behind == none ? &first_ : &next_[behind];
    const std::uint32_t rest = *place;
    for (const std::uint32_t edge : edges) {
      *place = edge;
      place = &next_[edge];
    }
    *place = rest;
  }
  // The edges below a number, in their order.
  std::vector<std::uint32_t> below(std::size_t number) const {
    std::vector<std::uint32_t> edges;
    for (std::uint32_t edge = first_; edge != none; edge = next_[edge])
      if (edge < number) edges.push_back(edge);
    return edges;
  }

  static constexpr std::uint32_t none = UINT32_MAX;

private:
  std::vector<std::uint32_t> next_;
  std::uint32_t first_ = none;
};

}  // namespace

Result<Bars> bars_of(const graphs::Graph& graph) {
  const Result<Embedding> embedding = embed(graph);
  if (!embedding) return embedding.error();
  const std::vector<std::uint32_t>& order = embedding->order;
  std::vector<std::uint32_t> row(order.size());
  std::size_t spokes = 0;
  for (std::uint32_t i = 0; i < order.size(); ++i) {
    row[order[i]] = i;
    spokes += embedding->around[i].size();
  }
  Columns columns(spokes / 2);
  std::vector<std::uint32_t> upward;
  for (const std::uint32_t v : order) {
    // Clockwise, the edges upward begin behind those downward; around the first vertex, which has
    // none, behind its edge to the second.
    const std::vector<Spoke>& around = embedding->around[v];
    const std::uint32_t limit = std::max(row[v], 1U);
    const auto is_upward = [&](std::size_t i) { return row[around[i % around.size()].to] > limit; };
    std::uint32_t behind = Columns::none;
    std::size_t begin = 0;
    for (std::size_t i = 0; i < around.size(); ++i) {
      if (is_upward(i)) continue;
      if (row[around[i].to] < row[v]) behind = around[i].edge;
      if (is_upward(i + 1)) begin = i + 1;
    }
    upward.clear();
    for (std::size_t i = begin; i < begin + around.size() && is_upward(i); ++i)
      upward.push_back(around[i % around.size()].edge);
    if (row[v] == 0)
      for (const auto& [to, edge] : around)
        if (row[to] == 1) upward.push_back(edge);
    columns.put(upward, behind);
  }
  Bars bars{{}, columns.below(graph.edges.size())};
  promise(bars.edges.size() == graph.edges.size(), "each edge has its column");
  for (const std::uint32_t v : order)
    if (v < graph.vertices) bars.vertices.push_back(v);
  return bars;
}

}  // namespace hardboard::planar
