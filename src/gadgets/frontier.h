// The frontier programme of domination.h, place by place. A frontier is a value: a copy goes on as
// another board that shares the places taken so far.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "base/watch.h"
#include "gadgets/domination.h"
#include "gadgets/frontier_state.h"

namespace hardboard::gadgets {

class Frontier {
public:
  // No place is taken yet. The board may hold the places of several boards: then the places of one
  // are taken, and those of the others are left out. The board must outlive the frontier, which
  // keeps below `memory_bytes`.
  Frontier(const CaptureBoard& board, std::size_t memory_bytes);

  // Takes the place: all states in which it can be. Costs O(states * (neighbours + waiting
  // places^2)). False if the frontier has no room: for another waiting place, or for the states;
  // then the frontier is of no more use, as once the watch has seen that the limits are reached.
  bool take(std::uint32_t place, Watch& watch);

  // Leaves these places out. Costs as much as taking one place, and is false for the same reasons.
  bool leave_out(std::span<const std::uint32_t> places, Watch& watch);

  // One clearing for each worth of the ports, once each place has been taken or left out. Ports
  // with a place that was left out are left out of `worth`. O(clearings * places).
  std::vector<Clearing> clearings() const;

private:
  // How a state came about: the state before, the part of the place that was taken, and its mate.
  struct Origin {
    std::uint32_t before = 0;
    std::uint32_t mate = 0;
    Part part = Part::leaf;
  };
  // What happened before: the last place that was taken, or `none` if places were left out.
  struct Step {
    std::shared_ptr<const Step> before;
    std::uint32_t place = none;
    std::vector<Origin> origins;  // by state
  };
  static constexpr std::uint32_t none = UINT32_MAX;
  static constexpr std::uint8_t no_slot = 0xFF;
  class Advance;

  void close(std::uint32_t place);
  bool may_end(std::uint32_t place) const { return !is_port_[place] && open_[place] == 0; }
  bool may_settle(const std::vector<std::uint32_t>& port) const;
  bool advance(std::uint32_t place, Watch& watch);
  Clearing clearing(std::vector<std::uint8_t> worth, std::uint32_t state) const;

  const CaptureBoard* board_;
  std::size_t memory_bytes_;  // for what follows; the steps before have taken theirs
  std::vector<bool> is_port_;
  std::vector<std::uint8_t> slot_;     // of each place that waits
  std::vector<std::uint32_t> open_;    // of each place: its neighbours not taken and not left out
  std::vector<std::uint8_t> settled_;  // of each port: the slot that holds its worth
  std::vector<std::uint32_t> waiting_;
  std::uint32_t free_slots_;  // a bit for each
  std::vector<State> states_;
  std::shared_ptr<const Step> last_;
};

}  // namespace hardboard::gadgets
