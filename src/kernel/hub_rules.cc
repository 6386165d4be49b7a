// The rules of the model of hubs, proved in docs/hubs.md.
#include "kernel/rules.h"

namespace hardboard::kernel {
namespace {

using std::ranges::all_of;

// Does the clause say of all these places outside of the witness that they are hubs?
bool has_hubs(const Instance& i, const std::vector<std::uint32_t>& places) {
  return all_of(places, [&](auto place) { return i.is_witness[place] || i.has("hub", place); });
}

// Are there no two different matches for u and v, if both are hubs?
bool is_unfit(const Instance& i, std::uint32_t u, std::uint32_t v) {
  const std::uint32_t of_u = i.formula.sole_match[u], of_v = i.formula.sole_match[v];
  return of_u == v || of_v == u || (of_u != Grid::none && of_u == of_v);
}

// The lemma `split`: a hub stands next to the witness, where steps lead to or from it, if some
// place outside has no step into the witness and one piece remains.
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
  // A place is a hub, or has budget and a step to a hub. A hub keeps a piece or has a match: a
  // place that is no hub itself, and is the match of no other hub. A place that keeps a piece is a
  // hub.
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
  // The lemma `cut`: a step leads from the witness to a hub outside, or the witness keeps a piece.
  // The lemma `chain`: if the first place of the witness is a hub, its chain of hubs leaves the
  // witness by a step between hubs that fit, or ends with a piece that remains.
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
