#include "gadgets/frontier.h"

#include <algorithm>
#include <bit>
#include <string>
#include <utility>

#include "base/contract.h"
#include "gadgets/state_set.h"

namespace hardboard::gadgets {

// One step: from the states before to those after, and which places end or settle meanwhile.
class Frontier::Advance {
public:
  Advance(const Frontier& frontier, std::uint32_t place)
      : frontier_(frontier),
        board_(*frontier.board_),
        place_(place),
        next_(frontier.states_.size()) {
    for (const std::uint32_t u : frontier.waiting_)
      if (frontier.may_end(u)) ending_.push_back(u);
    for (std::uint32_t port = 0; port < board_.ports.size(); ++port)
      if (frontier.may_settle(board_.ports[port])) settling_.push_back(port);
    if (place == none) return;
    for (const std::uint32_t u : board_.near[place])
      if (frontier.slot_[u] != no_slot) earlier_.push_back(u);
  }

  bool is_needed() const { return place_ != none || !ending_.empty() || !settling_.empty(); }
  const std::vector<std::uint32_t>& ending() const { return ending_; }
  const std::vector<std::uint32_t>& settling() const { return settling_; }

  // The states after the step, each with its origin; nothing if there are more than `most`.
  std::optional<std::pair<std::vector<State>, std::vector<Origin>>> run(std::size_t most,
                                                                        Watch& watch) {
    for (std::uint32_t s = 0; s < frontier_.states_.size() && !watch.reached(20); ++s) {
      if (origins_.size() > most) return std::nullopt;
      const State& state = frontier_.states_[s];
      if (place_ == none)
        add(state, {s, none, Part::left_out});
      else
        put(state, s, place_);
    }
    return undominated();
  }

private:
  std::uint8_t& cell(State& state, std::uint32_t place) const {
    return state.cells[frontier_.slot_[place]];
  }
  std::uint8_t cell(const State& state, std::uint32_t place) const {
    return state.cells[frontier_.slot_[place]];
  }

  void put(const State& state, std::uint32_t s, std::uint32_t v) {
    if (board_.budget[v] > 0) put_leaf(state, s, v);
    put_connected(state, s, v, Part::hub);
    const bool root_is_free = board_.leaves_one && state.cells[root_slot] == 0;
    if (frontier_.is_port_[v] || root_is_free) put_connected(state, s, v, Part::root);
    if (frontier_.is_port_[v]) {
      State after = state;
      cell(after, v) = untouched;
      add(after, {s, v, Part::untouched});
    }
  }

  // Without the states that another one makes needless.
  std::pair<std::vector<State>, std::vector<Origin>> undominated() const {
    std::vector<State> kept;
    std::vector<Origin> origins;
    for (std::size_t s = 0; s < origins_.size(); ++s) {
      const State& state = next_.states()[s];
      if (any_better(state, [&](const State& other) { return next_.contains(other); })) continue;
      kept.push_back(state);
      origins.push_back(origins_[s]);
    }
    return {std::move(kept), std::move(origins)};
  }

  void put_leaf(const State& state, std::uint32_t s, std::uint32_t v) {
    State after = state;
    const bool is_next_to_hub = std::any_of(earlier_.begin(), earlier_.end(), [&](std::uint32_t u) {
      return is_connected(cell(state, u));
    });
    cell(after, v) = is_next_to_hub ? leaf : lonely_leaf;
    add(after, {s, v, Part::leaf});
    if (board_.budget[v] < 2) return;
    for (const std::uint32_t u : earlier_) {
      const std::uint8_t status = status_of(cell(state, u));
      if (status != hub && status != root) continue;
      State mated = after;
      cell(mated, v) = mated_leaf;
      ++cell(mated, u);
      add(mated, {s, u, Part::leaf});
    }
  }

  void put_connected(const State& state, std::uint32_t s, std::uint32_t v, Part part) {
    State after = state;
    const bool is_root = part == Part::root;
    if (is_root && board_.leaves_one) after.cells[root_slot] = 1;
    // A number that no component has; components of roots have the number 0.
    std::uint8_t component = is_root ? 0 : most_waiting;
    cell(after, v) =
        static_cast<std::uint8_t>((is_root ? root : hub) | component << component_shift);
    for (const std::uint32_t u : earlier_) {
      std::uint8_t& other = cell(after, u);
      if (is_connected(other)) {
        join(after, component, component_of(other));
        component = component_of(cell(after, v));
      } else if (other == lonely_leaf) {
        other = leaf;
      }
    }
    add(after, {s, v, part});
    for (const std::uint32_t u : earlier_) {
      if (board_.budget[u] < 2 || cell(after, u) != leaf) continue;
      State mated = after;
      cell(mated, u) = mated_leaf;
      ++cell(mated, v);
      add(mated, {s, u, part});
    }
  }

  // Takes the places that are done with out of the state, unless they spoil it, and keeps what is
  // new.
  void add(State state, Origin origin) {
    for (const std::uint32_t u : ending_) {
      const std::uint8_t ended = std::exchange(cell(state, u), gone);
      const std::uint8_t status = status_of(ended);
      if (status == lonely_leaf || status == hub) return;
      if (status < hub || component_of(ended) == 0) continue;
      if (!goes_on(state, ended)) return;
    }
    for (const std::uint32_t port : settling_)
      if (!settle(state, board_.ports[port])) return;
    renumber(state);
    if (next_.insert(state)) origins_.push_back(origin);
  }

  // Replaces the cells of a port by one that holds its worth above the bits of the status; false if
  // the port spoils the state.
  bool settle(State& state, const std::vector<std::uint32_t>& places) const {
    std::string form;
    for (const std::uint32_t place : places) {
      const std::uint8_t ended = std::exchange(cell(state, place), gone);
      const std::uint8_t status = status_of(ended);
      if (status == lonely_leaf || status == hub) return false;
      if (status == untouched)
        form += static_cast<char>('0' + board_.budget[place]);
      else
        form += status == root ? '0' : status == mated_root ? '1' : '.';
      if (status != mated_hub || component_of(ended) == 0) continue;
      // A hub that no root is joined to, if nothing else of its component is left.
      if (!goes_on(state, ended)) return false;
    }
    const std::optional<std::uint8_t> worth = board_.worth(form);
    if (!worth) return false;
    cell(state, places[0]) = static_cast<std::uint8_t>(*worth << component_shift);
    return true;
  }

  const Frontier& frontier_;
  const CaptureBoard& board_;
  const std::uint32_t place_;
  std::vector<std::uint32_t> earlier_;            // neighbours of the place that wait
  std::vector<std::uint32_t> ending_, settling_;  // places, ports
  StateSet next_;
  std::vector<Origin> origins_;  // of the states of next_
};

Frontier::Frontier(const CaptureBoard& board, std::size_t memory_bytes)
    : board_(&board),
      memory_bytes_(memory_bytes),
      is_port_(board.near.size(), false),
      slot_(board.near.size(), no_slot),
      settled_(board.ports.size(), no_slot),
      free_slots_((1U << root_slot) - 1) {
  for (const std::vector<std::uint32_t>& near : board.near)
    open_.push_back(static_cast<std::uint32_t>(near.size()));
  for (const std::vector<std::uint32_t>& port : board.ports)
    for (const std::uint32_t place : port) is_port_[place] = true;
  State start;
  start.cells.fill(gone);
  start.cells[root_slot] = 0;
  states_ = {start};
}

bool Frontier::take(std::uint32_t place, Watch& watch) {
  if (free_slots_ == 0) return false;
  slot_[place] = static_cast<std::uint8_t>(std::countr_zero(free_slots_));
  free_slots_ &= free_slots_ - 1;
  waiting_.push_back(place);
  close(place);
  return advance(place, watch);
}

bool Frontier::leave_out(std::span<const std::uint32_t> places, Watch& watch) {
  for (const std::uint32_t place : places) close(place);
  return advance(none, watch);
}

// The neighbours wait for this place no longer.
void Frontier::close(std::uint32_t place) {
  for (const std::uint32_t u : board_->near[place]) --open_[u];
}

bool Frontier::may_settle(const std::vector<std::uint32_t>& port) const {
  return std::all_of(port.begin(), port.end(), [&](std::uint32_t place) {
    return open_[place] == 0 &&
           std::find(waiting_.begin(), waiting_.end(), place) != waiting_.end();
  });
}

bool Frontier::advance(std::uint32_t place, Watch& watch) {
  Advance step(*this, place);
  if (!step.is_needed()) return true;
  // A state is kept with its origin, twice while the dominated ones are left out, and has up to
  // four numbers in the table, eight while that grows.
  constexpr std::size_t bytes = 2 * (sizeof(State) + sizeof(Origin)) + 8 * sizeof(std::uint32_t);
  auto after = step.run(memory_bytes_ / bytes, watch);
  if (!after) return false;
  states_ = std::move(after->first);
  memory_bytes_ -= std::min(memory_bytes_, after->second.size() * sizeof(Origin));
  last_ = std::make_shared<const Step>(Step{last_, place, std::move(after->second)});
  const auto end = [&](std::uint32_t u, bool keeps_slot) {
    std::erase(waiting_, u);
    const std::uint8_t slot = std::exchange(slot_[u], no_slot);
    // A place that two ports share has ended with the first of them.
    if (!keeps_slot && slot != no_slot) free_slots_ |= 1U << slot;
    return slot;
  };
  for (const std::uint32_t u : step.ending()) end(u, false);
  for (const std::uint32_t port : step.settling())
    for (const std::uint32_t u : board_->ports[port]) {
      const bool is_first = u == board_->ports[port][0];
      const std::uint8_t slot = end(u, is_first);
      if (is_first) settled_[port] = slot;
    }
  return true;
}

std::vector<Clearing> Frontier::clearings() const {
  promise(waiting_.empty(), "all places have been taken or left out");
  std::vector<Clearing> all;
  for (std::uint32_t s = 0; s < states_.size(); ++s) {
    // A board without pieces is cleared.
    if (board_->leaves_one && last_ != nullptr && states_[s].cells[root_slot] == 0) continue;
    std::vector<std::uint8_t> worth;
    for (const std::uint8_t slot : settled_)
      if (slot != no_slot) worth.push_back(component_of(states_[s].cells[slot]));
    all.push_back(clearing(std::move(worth), s));
  }
  return all;
}

Clearing Frontier::clearing(std::vector<std::uint8_t> worth, std::uint32_t state) const {
  Clearing result;
  result.worth = std::move(worth);
  result.part.assign(board_->near.size(), Part::left_out);
  for (std::uint32_t v = 0; v < board_->near.size(); ++v) result.mate.push_back(v);
  for (const Step* step = last_.get(); step != nullptr; step = step->before.get()) {
    const Origin& origin = step->origins[state];
    state = origin.before;
    if (step->place == none) continue;
    result.part[step->place] = origin.part;
    if (origin.mate == step->place) continue;
    result.mate[step->place] = origin.mate;
    result.mate[origin.mate] = step->place;
  }
  return result;
}

}  // namespace hardboard::gadgets
