// The rules of the model of hubs, proved in docs/hubs.md.
#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

using std::ranges::all_of;

// All these places are hubs, but for the witness.
bool has_hubs(const Instance& i, const std::vector<std::uint32_t>& places) {
  return all_of(places, [&](auto place) { return i.is_witness[place] || i.has("hub", place); });
}

// No two different places can bring the last pieces to the hubs u and v.
bool is_unfit(const Instance& i, std::uint32_t u, std::uint32_t v) {
  const std::uint32_t of_u = i.formula.sole_match[u], of_v = i.formula.sole_match[v];
  return of_u == v || of_v == u || (of_u != Grid::none && of_u == of_v);
}

// A hub stands next to a set of places anyway if one place lies outside without a step into it.
bool splits(const Instance& i) {
  std::vector<bool> is_near(i.puzzle.size());
  for (const std::uint32_t u : i.places) {
    is_near[u] = true;
    for (const std::uint32_t w : i.formula.in[u]) is_near[w] = true;
  }
  const bool has_all = i.of_witness([&](std::uint32_t u) {
    return has_hubs(i, i.formula.out[u]) && has_hubs(i, i.formula.in[u]);
  });
  return i.formula.left == 1 && has_all && !all_of(is_near, [](bool is) { return is; });
}

}  // namespace

bool holds_of_hubs(const Instance& i, std::string_view rule) {
  const auto &out = i.formula.out, &in = i.formula.in;
  const Variable *hub = i.denied("hub"), *match = i.denied("match"), *root = i.denied("root");
  // A place is a hub, or has budget and a step to a hub. A hub keeps a piece or has a match, which
  // leads from no hub to a hub, and from each place but once. A place that keeps a piece is a hub.
  if (rule == "hub-some")
    return i.of_place([&](std::uint32_t place) {
      return i.has("hub", place) && (i.puzzle.budget[place] == 0 || has_hubs(i, out[place]));
    });
  if (rule == "hub-match")
    return hub != nullptr && i.says_root(hub->a) && all_of(in[hub->a], [&](std::uint32_t from) {
             return i.puzzle.budget[from] < 2 || i.has("match", from, hub->a);
           });
  if (rule == "match-hub")
    return match != nullptr && (i.has("hub", match->b) || i.denies("hub", match->a));
  if (rule == "root-hub") return root != nullptr && i.has("hub", root->a);
  // A hub stands next to a set of places, where a step from the set leads, or the set keeps a
  // piece. If the first of the places is a hub, the next one of its chain fits, or a piece remains
  // there.
  if (rule == "cut")
    return i.of_witness([&](std::uint32_t u) { return i.says_root(u) && has_hubs(i, out[u]); });
  if (rule == "chain")
    return i.of_witness([&](std::uint32_t u) {
      return i.says_root(u) && all_of(out[u], [&](std::uint32_t v) {
               return i.is_witness[v] || (is_unfit(i, u, v) ? i.says_root(v) : i.has("hub", v));
             });
    }) && i.denies("hub", i.places[0]);
  return rule == "split" && splits(i);
}

}  // namespace hardboard::kernel
