#include "methods/capture/hub_wires.h"

#include <algorithm>
#include <span>
#include <utility>

#include "methods/capture/hub_flows.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

bool leads_both_ways(const HubModel& model) {
  return model.in.first == model.out.first && model.in.heads == model.out.heads;
}

class WireEncoder {
public:
  WireEncoder(HubModel& model, std::uint32_t wire)
      : model_(model),
        rungs_(model.wires.of(wire)),
        from_start_(rungs_.size()),
        to_end_(from_start_) {
    for (std::size_t i = 0; i < rungs_.size(); ++i)
      from_start_[i].pairs = to_end_[i].pairs = {rungs_[i]};
    for (const Wires::Pass& pass : model.wires.passes_of(wire)) {
      from_start_[pass.to].pairs.push_back(pass.places);
      to_end_[pass.from].pairs.push_back(pass.places);
    }
  }

  void add() {
    const std::size_t last = rungs_.size() - 1;
    for (std::size_t i = 0; i <= last; ++i) {
      define(from_start_[i], i > 0 ? from_start_[i - 1].literal : 0);
      define(to_end_[last - i], i > 0 ? to_end_[last - i + 1].literal : 0);
    }
    for (std::size_t i = 1; i < last; ++i)
      for (const Location u : rungs_[i])
        model_.formula.add(Rule::wire,
                           {-model_.hub[u], from_start_[i].literal, to_end_[i].literal});
    // A wire has one gap of two rungs at most.
    for (std::size_t i = 0; i <= last; ++i) {
      const Literal a = model_.hub[rungs_[i][0]], b = model_.hub[rungs_[i][1]];
      if (i >= 2) model_.formula.add(Rule::wire, {a, b, from_start_[i - 2].literal});
      if (i + 2 <= last) model_.formula.add(Rule::wire, {a, b, to_end_[i + 2].literal});
    }
    model_.whole.push_back(from_start_[last].literal);
  }

private:
  // That hubs may lead from one end of the wire to a rung: what each of these pairs needs a hub
  // for, beside the pairs nearer to the end.
  struct Way {
    std::vector<Rung> pairs;
    Literal literal = 0;
  };

  void define(Way& way, Literal nearer) {
    std::vector<std::uint32_t> words{static_cast<std::uint32_t>(nearer)};
    for (const Rung& pair : way.pairs) words.insert(words.end(), pair.begin(), pair.end());
    way.literal = model_.formula.variable(Meaning::wire, words);
    for (const Rung& pair : way.pairs)
      model_.formula.add(Rule::wire, {-way.literal, model_.hub[pair[0]], model_.hub[pair[1]]});
    if (nearer != 0) model_.formula.add(Rule::wire, {-way.literal, nearer});
  }

  HubModel& model_;
  std::span<const Rung> rungs_;
  std::vector<Way> from_start_, to_end_;
};

}  // namespace

void add_wires(HubModel& model, Watch& watch) {
  if (!model.one_root || model.may_be_blocked || !leads_both_ways(model)) return;
  model.wires = find_wires(model.out, watch);
  for (std::uint32_t wire = 0; wire < model.wires.size(); ++wire) WireEncoder(model, wire).add();
  add_flows(model);
}

std::optional<std::vector<Literal>> cut_along_wires(const HubModel& model,
                                                    std::span<const Location> places) {
  const Wires& wires = model.wires;
  const auto is_open = [&](Location u) { return wires.inside[u] == Wires::none; };
  std::vector<bool> is_place(model.size(), false);
  for (const Location u : places) is_place[u] = is_open(u);
  const auto is_in = [&](Location u) -> bool { return is_place[u]; };
  // Places outside to which a step leads from inside, or a way within a wire may lead.
  std::vector<bool> border(model.size(), false), is_end(model.size(), false);
  for (const Location u : places)
    if (is_in(u))
      for (const Location v : model.out.row(u)) border[v] = border[v] || (is_open(v) && !is_in(v));
  std::vector<Literal> clause;
  for (std::uint32_t wire = 0; wire < wires.size(); ++wire) {
    const auto rungs = wires.of(wire);
    const auto touches = [&](const Rung& end) { return is_in(end[0]) || is_in(end[1]); };
    const bool first = touches(rungs.front()), last = touches(rungs.back());
    if (first != last) clause.push_back(model.whole[wire]);
    for (const Rung* const end : {&rungs.front(), &rungs.back()})
      for (const Location u : *end) {
        is_end[u] = true;
        if (touches(*end) && !is_in(u)) border[u] = true;
      }
  }
  if (clause.empty()) return {};
  bool some_inside = false, some_outside = false;
  for (Location u = 0; u < model.size(); ++u) {
    if (border[u]) clause.push_back(model.hub[u]);
    if (!is_open(u) || border[u] || is_end[u]) continue;
    (is_in(u) ? some_inside : some_outside) = true;
  }
  if (!some_inside || !some_outside) return {};
  return clause;
}

}  // namespace hardboard::capture
