#include "reductions/rail_plan.h"

#include <algorithm>
#include <cstdlib>
#include <fmt/format.h>
#include <utility>

#include "base/contract.h"

namespace hardboard::rails {
namespace {

using formulas::Aig;
using formulas::Wire;

constexpr std::int32_t none = -1;

// Variables that the first output depends on, itself included, with the number of their uses.
std::vector<std::uint32_t> uses_of(const Aig& aig) {
  std::vector<std::uint32_t> uses(aig.variables() + std::size_t{1}, 0);
  uses[aig.outputs[0] / 2] = 1;
  for (std::size_t i = aig.gates.size(); i-- > 0;) {
    if (uses[aig.gate(i) / 2] == 0) continue;
    ++uses[aig.gates[i].left / 2];
    ++uses[aig.gates[i].right / 2];
  }
  return uses;
}

class Planner {
public:
  Planner(const Aig& aig, std::uint64_t most_steps, const Limits& limits)
      : aig_(&aig), limits_(&limits), most_steps_(most_steps), uses_(uses_of(aig)) {
    std::size_t variables = 0;
    for (const std::uint32_t uses : uses_) variables += uses > 0 ? 1 : 0;
    // At most a wire for each variable and a copy are there, so the tracks in use never leave a
    // window that grows by one for each of them, to either side.
    tracks_.resize(2 * variables + 8);
    wire_of_.assign(uses_.size(), none);
  }

  Result<Plan> plan() {
    std::vector<std::uint32_t> waiting;  // gates, by number
    for (std::uint32_t i = 0; i < aig_->gates.size(); ++i)
      if (uses_[aig_->gate(i) / 2] > 0) waiting.push_back(i);
    while (!waiting.empty()) {
      if (plan_.steps.size() > most_steps_)
        return error_in_words(
            fmt::format("the image would have more than {} gadgets and wires", most_steps_));
      if (limits_->reached()) return error_in_words(limits_->words());
      const auto next = nearest(waiting);
      place(*next);
      waiting.erase(next);
    }
    const Wire output = aig_->outputs[0];
    const std::int32_t wire = take(output, none);
    plan_.last = wires_[wire].literal;
    plan_.track = wires_[wire].track;
    plan_.column = wires_[wire].column;
    return std::move(plan_);
  }

private:
  struct Run {
    Wire literal = no_wire;
    std::int32_t track = 0, column = 0;  // where the wire ends so far
  };
  struct Track {
    std::int32_t wire = none;
    std::int32_t free_from = 0;  // the first column for the next gadget
  };

  Track& track(std::int32_t t) { return tracks_[static_cast<std::size_t>(t)]; }
  bool is_empty(std::int32_t t) { return track(t).wire == none; }

  // A variable is ready if its gate has been placed; inputs are placed when they are needed.
  bool is_ready(Wire literal) const {
    return literal / 2 <= aig_->inputs || wire_of_[literal / 2] != none;
  }

  // The waiting gate whose wires are ready and the fewest wires apart.
  std::vector<std::uint32_t>::iterator nearest(std::vector<std::uint32_t>& waiting) {
    std::vector<std::int32_t> before(tracks_.size() + 1, 0);  // wires on the tracks before
    for (std::size_t t = 0; t < tracks_.size(); ++t)
      before[t + 1] = before[t] + (tracks_[t].wire == none ? 0 : 1);
    const auto place_of = [&](Wire literal) {
      return before[static_cast<std::size_t>(wires_[wire_of_[literal / 2]].track)];
    };
    auto best = waiting.end();
    std::int32_t least = 0;
    for (auto gate = waiting.begin(); gate != waiting.end(); ++gate) {
      const auto [left, right] = aig_->gates[*gate];
      if (!is_ready(left) || !is_ready(right)) continue;
      std::int32_t cost = 0;
      if (wire_of_[left / 2] != none && wire_of_[right / 2] != none)
        cost = 4 * std::abs(place_of(left) - place_of(right));
      for (const Wire literal : {left, right}) cost += uses_[literal / 2] > 1 ? 3 : 0;
      if (best == waiting.end() || cost < least) best = gate, least = cost;
    }
    promise(best != waiting.end(), "gates come after what they take");
    return best;
  }

  void place(std::uint32_t gate) {
    const auto [left, right] = aig_->gates[gate];
    const std::int32_t a = take(left, wire_of_[right / 2]);
    const std::int32_t b = take(right, a);
    bring_together(a, b);
    make_upper(a, left);
    make_upper(b, right);
    const std::int32_t t = std::min(wires_[a].track, wires_[b].track);
    Step& step = add(Kind::conjunction, t, 0);
    step.leaves[0] = aig_->gate(gate);
    leave(step);
    wire_of_[aig_->gate(gate) / 2] = track(t).wire;
  }

  // A wire of its own for one use of the literal's variable: the variable's wire, or a copy. The
  // wire shall come to lie near to the wire `partner`, if there is one.
  std::int32_t take(Wire literal, std::int32_t partner) {
    const std::uint32_t variable = literal / 2;
    if (wire_of_[variable] == none) begin(variable, partner);
    const std::int32_t wire = wire_of_[variable];
    if (--uses_[variable] == 0) {
      wire_of_[variable] = none;
      return wire;
    }
    const std::int32_t gap = open_gap(wires_[wire].track);
    if (gap < wires_[wire].track) move(wire, gap);
    const std::int32_t t = wires_[wire].track;
    Step& step = add(Kind::copy, t, 0);
    step.leaves = {wires_[wire].literal, wires_[wire].literal};
    leave(step);
    const bool lower = partner != none && wires_[partner].track > t;
    wire_of_[variable] = track(lower ? t : t + 1).wire;
    return track(lower ? t + 1 : t).wire;
  }

  // An input or a constant, near to its partner.
  void begin(std::uint32_t variable, std::int32_t partner) {
    const auto middle = static_cast<std::int32_t>(tracks_.size() / 2);
    const std::int32_t t = partner == none ? free_track(middle) : open_gap(wires_[partner].track);
    Step& step = add(variable == 0 ? Kind::constant : Kind::choice, t,
                     partner == none ? 0 : wires_[partner].column);
    // Variable 0 is false, so the true rail shows its negation.
    step.leaves[0] = variable == 0 ? 1 : 2 * variable;
    leave(step);
    wire_of_[variable] = track(t).wire;
  }

  // The nearest empty track.
  std::int32_t free_track(std::int32_t t) {
    std::int32_t d = 0;
    while (!is_empty(t + d) && !is_empty(t - d)) ++d;
    return is_empty(t + d) ? t + d : t - d;
  }

  // Moves wires away from a track to the nearest empty one; the track beside that is then empty.
  std::int32_t open_gap(std::int32_t t) {
    const std::int32_t gap = free_track(t);
    for (std::int32_t u = gap; u > t + 1; --u) move(track(u - 1).wire, u);
    for (std::int32_t u = gap; u < t - 1; ++u) move(track(u + 1).wire, u);
    return gap > t ? t + 1 : t - 1;
  }

  // Moves a wire to the empty track beside its own.
  void move(std::int32_t wire, std::int32_t to) {
    const std::int32_t from = wires_[wire].track;
    Step& step = add(to > from ? Kind::down : Kind::up, std::min(from, to), 0);
    step.leaves[to > from ? 1 : 0] = wires_[wire].literal;
    leave_to(step, to, wire);
  }

  // Moves two wires to tracks beside one another; the one that ends earlier moves.
  void bring_together(std::int32_t a, std::int32_t b) {
    while (std::abs(wires_[a].track - wires_[b].track) > 1) {
      const bool first = wires_[a].column <= wires_[b].column;
      const std::int32_t mover = first ? a : b, other = first ? b : a;
      const std::int32_t from = wires_[mover].track;
      const std::int32_t to = from + (wires_[other].track > from ? 1 : -1);
      if (is_empty(to)) {
        move(mover, to);
        continue;
      }
      const std::int32_t crossed = track(to).wire;
      Step& step = add(Kind::cross, std::min(from, to), 0);
      step.leaves = {step.takes[1], step.takes[0]};
      ++plan_.crossings;
      leave_to(step, to, mover);
      leave_to(step, from, crossed);
    }
  }

  void make_upper(std::int32_t wire, Wire literal) {
    if (wires_[wire].literal == literal) return;
    const std::int32_t t = wires_[wire].track;
    Step& step = add(Kind::swap, t, 0);
    step.leaves[0] = literal;
    wires_[wire].literal = literal;
    leave_to(step, t, wire);
  }

  // Adds a gadget as far to the left as its tracks allow, but not before a column; the wires on its
  // tracks go on up to the gadget, which takes them.
  Step& add(Kind kind, std::int32_t t, std::int32_t column) {
    Step step{kind, t, column, extent_of(kind).width, {no_wire, no_wire}, {no_wire, no_wire}};
    const std::int32_t end = t + extent_of(kind).tracks;
    for (std::int32_t u = t; u < end; ++u) step.column = std::max(step.column, track(u).free_from);
    for (std::int32_t u = t; u < end; ++u) {
      track(u).free_from = step.column + step.width + least_gap;
      const std::int32_t wire = std::exchange(track(u).wire, none);
      if (wire == none) continue;
      const Run& old = wires_[wire];
      step.takes[static_cast<std::size_t>(u - t)] = old.literal;
      plan_.steps.push_back({Kind::wire,
                             u,
                             old.column,
                             step.column - old.column,
                             {old.literal, no_wire},
                             {old.literal, no_wire}});
    }
    plan_.steps.push_back(step);
    return plan_.steps.back();
  }

  // Puts a wire behind a step on a track.
  void leave_to(const Step& step, std::int32_t t, std::int32_t wire) {
    wires_[wire].track = t;
    wires_[wire].column = step.column + step.width;
    track(t).wire = wire;
  }

  // New wires behind a step.
  void leave(const Step& step) {
    for (std::int32_t i = 0; i < 2; ++i) {
      if (step.leaves[static_cast<std::size_t>(i)] == no_wire) continue;
      wires_.push_back({step.leaves[static_cast<std::size_t>(i)], 0, 0});
      leave_to(step, step.track + i, static_cast<std::int32_t>(wires_.size() - 1));
    }
  }

  const Aig* aig_;
  const Limits* limits_;
  std::uint64_t most_steps_;
  std::vector<std::uint32_t> uses_;    // by variable: those to come
  std::vector<std::int32_t> wire_of_;  // by variable
  std::vector<Run> wires_;
  std::vector<Track> tracks_;
  Plan plan_;
};

}  // namespace

Result<Plan> plan_of(const formulas::Aig& aig, std::uint64_t most_steps, const Limits& limits) {
  return Planner(aig, most_steps, limits).plan();
}

}  // namespace hardboard::rails
