#include "gadgets/domination.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>

#include "base/contract.h"
#include "base/watch.h"
#include "gadgets/frontier_state.h"

namespace hardboard::gadgets {
namespace {

// How a state came about: the state before, the part of the place that was taken, and its mate.
struct Origin {
  std::uint32_t before = 0;
  std::uint32_t mate = 0;
  Part part = Part::leaf;
};

class Programme {
public:
  Programme(const CaptureBoard& board, const Limits& limits)
      : board_(board),
        elimination_(elimination_of(board, limits)),
        watch_(limits, "clearing a gadget"),
        slot_(board.near.size(), 0),
        at_(board.near.size(), 0),
        is_port_(board.near.size(), false) {
    for (const std::vector<std::uint32_t>& port : board.ports)
      for (const std::uint32_t place : port) is_port_[place] = true;
    for (std::uint32_t i = 0; i < elimination_.order.size(); ++i) at_[elimination_.order[i]] = i;
  }

  std::optional<std::vector<Clearing>> run() {
    // The last slot is kept for whether one root has been chosen.
    if (elimination_.width >= most_waiting) return std::nullopt;
    State start;
    start.cells.fill(gone);
    start.cells[root_slot] = 0;
    std::vector<State> states{start};
    std::vector<bool> used(most_waiting - 1, false);
    for (std::uint32_t i = 0; i < elimination_.order.size(); ++i) {
      const std::uint32_t v = elimination_.order[i];
      slot_[v] =
          static_cast<std::uint32_t>(std::find(used.begin(), used.end(), false) - used.begin());
      used[slot_[v]] = true;
      ending_.clear();
      earlier_.clear();
      for (const std::uint32_t u : board_.near[v])
        if (at_[u] < i) earlier_.push_back(u);
      for (const std::uint32_t u : earlier_)
        if (ends(u, i)) ending_.push_back(u);
      if (ends(v, i)) ending_.push_back(v);
      find_settling_ports(i);
      states = step(states, v);
      for (const std::uint32_t u : ending_) used[slot_[u]] = false;
      for (const std::uint32_t port : settling_)
        for (const std::uint32_t u : board_.ports[port])
          if (u != board_.ports[port][0]) used[slot_[u]] = false;
      if (watch_.was_reached()) return std::nullopt;
    }
    return clearings(states);
  }

private:
  // Is the place done with, its neighbours all taken, when the i-th place has come?
  bool ends(std::uint32_t u, std::uint32_t i) const { return !is_port_[u] && is_done(u, i); }
  bool is_done(std::uint32_t u, std::uint32_t i) const {
    return at_[u] <= i && std::all_of(board_.near[u].begin(), board_.near[u].end(),
                                      [&](std::uint32_t w) { return at_[w] <= i; });
  }

  // The ports that are done with when the i-th place has come, and were not before.
  void find_settling_ports(std::uint32_t i) {
    settling_.clear();
    for (std::uint32_t port = 0; port < board_.ports.size(); ++port) {
      const std::vector<std::uint32_t>& places = board_.ports[port];
      const auto all_done = [&](std::uint32_t by) {
        return std::all_of(places.begin(), places.end(),
                           [&](std::uint32_t u) { return is_done(u, by); });
      };
      if (all_done(i) && (i == 0 || !all_done(i - 1))) settling_.push_back(port);
    }
  }

  std::vector<State> step(const std::vector<State>& states, std::uint32_t v) {
    next_.clear();
    index_.clear();
    origins_.emplace_back();
    for (std::uint32_t s = 0; s < states.size(); ++s) {
      if (watch_.reached(20)) return {};
      const State& state = states[s];
      if (board_.budget[v] > 0) put_leaf(state, s, v);
      put_connected(state, s, v, Part::hub);
      const bool root_is_free = board_.leaves_one && state.cells[root_slot] == 0;
      if (is_port_[v] || root_is_free) put_connected(state, s, v, Part::root);
      if (is_port_[v]) {
        State after = state;
        after.cells[slot_[v]] = untouched;
        add(after, {s, v, Part::untouched});
      }
    }
    return undominated();
  }

  // Without the states that another one makes needless.
  std::vector<State> undominated() {
    std::vector<State> kept;
    std::vector<Origin> origins;
    for (std::size_t s = 0; s < next_.size(); ++s) {
      if (is_dominated(next_[s])) continue;
      kept.push_back(next_[s]);
      origins.push_back(origins_.back()[s]);
    }
    origins_.back() = std::move(origins);
    return kept;
  }

  bool is_dominated(const State& state) const {
    return any_better(state, [&](const State& other) { return index_.contains(other); });
  }

  void put_leaf(const State& state, std::uint32_t s, std::uint32_t v) {
    State after = state;
    const bool is_next_to_hub = std::any_of(earlier_.begin(), earlier_.end(), [&](std::uint32_t u) {
      return is_connected(state.cells[slot_[u]]);
    });
    after.cells[slot_[v]] = is_next_to_hub ? leaf : lonely_leaf;
    add(after, {s, v, Part::leaf});
    if (board_.budget[v] < 2) return;
    for (const std::uint32_t u : earlier_) {
      const std::uint8_t status = status_of(state.cells[slot_[u]]);
      if (state.cells[slot_[u]] == gone || (status != hub && status != root)) continue;
      State mated = after;
      mated.cells[slot_[v]] = mated_leaf;
      ++mated.cells[slot_[u]];
      add(mated, {s, u, Part::leaf});
    }
  }

  void put_connected(const State& state, std::uint32_t s, std::uint32_t v, Part part) {
    State after = state;
    const bool is_root = part == Part::root;
    if (is_root && board_.leaves_one) after.cells[root_slot] = 1;
    // A number that no component has; components of roots have the number 0.
    std::uint8_t component = is_root ? 0 : most_waiting;
    after.cells[slot_[v]] =
        static_cast<std::uint8_t>((is_root ? root : hub) | component << component_shift);
    for (const std::uint32_t u : earlier_) {
      std::uint8_t& cell = after.cells[slot_[u]];
      if (is_connected(cell)) {
        join(after, component, component_of(cell));
        component = component_of(after.cells[slot_[v]]);
      } else if (cell == lonely_leaf) {
        cell = leaf;
      }
    }
    add(after, {s, v, part});
    for (const std::uint32_t u : earlier_) {
      if (board_.budget[u] < 2 || after.cells[slot_[u]] != leaf) continue;
      State mated = after;
      mated.cells[slot_[u]] = mated_leaf;
      ++mated.cells[slot_[v]];
      add(mated, {s, u, part});
    }
  }

  // Takes the places that are done with out of the state, unless they spoil it, and keeps what is
  // new.
  void add(State state, Origin origin) {
    for (const std::uint32_t u : ending_) {
      const std::uint8_t cell = std::exchange(state.cells[slot_[u]], gone);
      const std::uint8_t status = status_of(cell);
      if (status == lonely_leaf || status == hub) return;
      if (status < hub || component_of(cell) == 0) continue;
      if (!goes_on(state, cell)) return;
    }
    for (const std::uint32_t port : settling_)
      if (!settle(state, board_.ports[port])) return;
    renumber(state);
    const auto [found, is_new] =
        index_.try_emplace(state, static_cast<std::uint32_t>(next_.size()));
    if (!is_new) return;
    next_.push_back(state);
    origins_.back().push_back(origin);
  }

  // Replaces the cells of a port by one that holds its worth above the bits of the status; false if
  // the port spoils the state.
  bool settle(State& state, const std::vector<std::uint32_t>& places) const {
    std::string form;
    for (const std::uint32_t place : places) {
      const std::uint8_t cell = std::exchange(state.cells[slot_[place]], gone);
      const std::uint8_t status = status_of(cell);
      if (status == lonely_leaf || status == hub) return false;
      if (status == untouched)
        form += static_cast<char>('0' + board_.budget[place]);
      else
        form += status == root ? '0' : status == mated_root ? '1' : '.';
      if (status != mated_hub || component_of(cell) == 0) continue;
      // A hub that no root is joined to, if nothing else of its component is left.
      if (!goes_on(state, cell)) return false;
    }
    const std::optional<std::uint8_t> worth = board_.worth(form);
    if (!worth) return false;
    state.cells[slot_[places[0]]] = static_cast<std::uint8_t>(*worth << component_shift);
    return true;
  }

  std::vector<Clearing> clearings(const std::vector<State>& states) const {
    std::vector<Clearing> all;
    for (std::uint32_t s = 0; s < states.size(); ++s) {
      if (board_.leaves_one && states[s].cells[root_slot] == 0) continue;
      std::vector<std::uint8_t> worth;
      for (const std::vector<std::uint32_t>& port : board_.ports) {
        const std::uint8_t cell = states[s].cells[slot_[port[0]]];
        worth.push_back(component_of(cell));
      }
      all.push_back(clearing(std::move(worth), s));
    }
    return all;
  }

  Clearing clearing(std::vector<std::uint8_t> worth, std::uint32_t s) const {
    Clearing result;
    result.worth = std::move(worth);
    result.part.resize(board_.near.size());
    result.mate.resize(board_.near.size());
    for (std::uint32_t v = 0; v < result.mate.size(); ++v) result.mate[v] = v;
    for (std::size_t i = elimination_.order.size(); i-- > 0;) {
      const Origin& origin = origins_[i][s];
      const std::uint32_t v = elimination_.order[i];
      result.part[v] = origin.part;
      if (origin.mate != v) {
        result.mate[v] = origin.mate;
        result.mate[origin.mate] = v;
      }
      s = origin.before;
    }
    return result;
  }

  const CaptureBoard& board_;
  const Elimination elimination_;
  Watch watch_;
  std::vector<std::uint32_t> slot_, at_;  // of each place: its slot, its number in the order
  std::vector<bool> is_port_;
  std::vector<std::uint32_t> earlier_, ending_;  // neighbours of the place that comes; who ends
  std::vector<std::uint32_t> settling_;          // ports that end
  std::vector<State> next_;
  std::unordered_map<State, std::uint32_t, StateHash> index_;
  std::vector<std::vector<Origin>> origins_;  // by step and state
};

}  // namespace

std::optional<std::vector<Clearing>> clearings_of(const CaptureBoard& board, const Limits& limits) {
  promise(!board.leaves_one || board.ports.empty(), "one piece stays, or pieces at ports");
  return Programme(board, limits).run();
}

}  // namespace hardboard::gadgets
