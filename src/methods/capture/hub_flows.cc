#include "methods/capture/hub_flows.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::Rule;

using Places = std::vector<Location>;

// Between two groups of locations one of which has two members at most, two matches lead at most: a
// member is the match of one hub or has one match. So a flow is a number from -2 to 2.
constexpr int least_flow = -2, most_flow = 2;
constexpr std::size_t narrow = 2, most_in_group = 4;

// For each number above the least: the flow is at least this.
using Flow = std::array<Literal, most_flow - least_flow>;

// By rung: its locations, and those between it and the next one.
std::vector<Places> groups_of(const Wires& wires) {
  std::vector<Places> groups(wires.rungs.size());
  for (std::size_t i = 0; i < groups.size(); ++i) {
    const auto [a, b] = wires.rungs[i];
    groups[i] = a == b ? Places{a} : Places{a, b};
  }
  for (Location u = 0; u < wires.inside.size(); ++u) {
    if (wires.inside[u] == Wires::none) continue;
    Places& group = groups[wires.rung_of[u]];
    if (std::find(group.begin(), group.end(), u) == group.end()) group.push_back(u);
  }
  return groups;
}

class FlowEncoder {
public:
  FlowEncoder(HubModel& model, std::vector<Places> groups)
      : model_(model), groups_(std::move(groups)), flows_(groups_.size(), Flow{}) {}

  void add(std::uint32_t wire) {
    const std::uint32_t begin = model_.wires.first[wire];
    const std::uint32_t last = model_.wires.first[wire + std::size_t{1}] - 1;
    if (!has_steps_within_rungs(wire)) return;
    for (std::uint32_t i = begin; i < last; ++i)
      if (std::min(groups_[i].size(), groups_[i + 1].size()) <= narrow) flow_from(i);
    for (std::uint32_t i = begin + 1; i < last; ++i)
      if (has_flow(i - 1) && has_flow(i) && groups_[i].size() <= most_in_group) balance(i);
  }

private:
  bool has_steps_within_rungs(std::uint32_t wire) const {
    const auto rungs = model_.wires.of(wire);
    const auto is_joined = [&](const Rung& rung) {
      const auto row = model_.out.row(rung[0]);
      return std::binary_search(row.begin(), row.end(), rung[1]);
    };
    return 2 * static_cast<std::size_t>(std::count_if(rungs.begin(), rungs.end(), is_joined)) >
           rungs.size();
  }

  bool has_flow(std::uint32_t i) const { return flows_[i].front() != 0; }

  // "The flow from group i is at least this", for numbers from -1 to 2.
  Literal at_least(std::uint32_t i, int flow) const {
    return flows_[i][static_cast<std::size_t>(flow - least_flow - 1)];
  }

  // The flow from group i to the next: matches that lead forward less those that lead back.
  void flow_from(std::uint32_t i) {
    for (std::uint32_t above = 1; above <= flows_[i].size(); ++above)
      flows_[i][above - 1] = model_.formula.variable(Meaning::flow, {i, above});
    for (int flow = least_flow + 2; flow <= most_flow; ++flow)
      add({-at_least(i, flow), at_least(i, flow - 1)});
    const std::vector<Literal> forward = matches(groups_[i], groups_[i + 1]);
    const std::vector<Literal> back = matches(groups_[i + 1], groups_[i]);
    count(forward, back, [&](int flow) { return at_least(i, flow); });
    count(back, forward, [&](int flow) { return -at_least(i, 1 - flow); });
  }

  // The matches of hubs in one group from another.
  std::vector<Literal> matches(const Places& from, const Places& to) const {
    std::vector<Literal> found;
    for (const Location hub : to)
      for (std::uint32_t i = model_.in.first[hub]; i < model_.in.first[hub + std::size_t{1}]; ++i)
        if (model_.match[i] != 0 &&
            std::find(from.begin(), from.end(), model_.in.heads[i]) != from.end())
          found.push_back(model_.match[i]);
    return found;
  }

  // If the flow is at least so much, as many more matches lead there than back, of two in all.
  template <class AtLeast>
  void count(const std::vector<Literal>& there, const std::vector<Literal>& back,
             AtLeast at_least_there) {
    const Literal minus_one = -at_least_there(-1), none = -at_least_there(0),
                  one = -at_least_there(1), two = -at_least_there(2);
    const auto add_some_of = [&](std::vector<Literal> clause, Literal but = 0) {
      for (const Literal literal : there)
        if (literal != but) clause.push_back(literal);
      add(clause);
    };
    add_some_of({one});
    add_some_of({two});
    for (const Literal literal : there) add_some_of({two}, literal);
    for (std::size_t i = 0; i < back.size(); ++i) {
      add({one, -back[i]});
      add_some_of({none, -back[i]});
      for (std::size_t j = 0; j < i; ++j) {
        add({none, -back[i], -back[j]});
        add({minus_one, -back[i], -back[j]});
      }
    }
  }

  // Of c places with a budget of 2 in a group, no more are matches than are not hubs; each hub has
  // a match. So with hubs H, of which h have a budget of 2, the flow to the group exceeds the flow
  // from there by |H| - (c - h) at least, for any part H of the hubs without the root.
  void balance(std::uint32_t i) {
    const Places& group = groups_[i];
    const auto has_two = [&](Location u) { return model_.budget[u] >= 2; };
    const auto twos = static_cast<int>(std::count_if(group.begin(), group.end(), has_two));
    for (std::uint32_t set = 0; set < 1U << group.size(); ++set) {
      std::vector<Literal> some_not;
      int excess = -twos;
      for (std::size_t member = 0; member < group.size(); ++member) {
        if ((set >> member & 1) == 0) continue;
        const Location u = group[member];
        some_not.push_back(-model_.hub[u]);
        if (model_.root[u] != 0) some_not.push_back(model_.root[u]);
        excess += has_two(u) ? 2 : 1;
      }
      for (int flow = least_flow; flow <= most_flow; ++flow) {
        if (flow + excess <= least_flow) continue;
        std::vector<Literal> clause = some_not;
        if (flow > least_flow) clause.push_back(-at_least(i, flow));
        if (flow + excess <= most_flow) clause.push_back(at_least(i - 1, flow + excess));
        add(clause);
      }
    }
  }

  void add(const std::vector<Literal>& clause) { model_.formula.add(Rule::wire, clause); }

  HubModel& model_;
  std::vector<Places> groups_;
  std::vector<Flow> flows_;  // by rung: from it to the next; zeros where there is none
};

}  // namespace

void add_flows(HubModel& model) {
  FlowEncoder encoder(model, groups_of(model.wires));
  for (std::uint32_t wire = 0; wire < model.wires.size(); ++wire) encoder.add(wire);
}

}  // namespace hardboard::capture
