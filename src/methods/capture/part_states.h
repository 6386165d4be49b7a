// What a part of a board does to the places by which it hangs together with the rest: the states of
// a programme over parts (tree_width.h), and how the states of two parts become one.
//
// No state guesses what a piece from elsewhere will have left. A piece that comes to a place of the
// part and goes on to another one leaves a *link* between them, with what it spends on the way and
// what it needs at least.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "methods/capture/arena.h"

namespace hardboard::capture {

inline constexpr std::size_t most_in_part = 8;

// What a part does to one place.
struct PartCell {
  enum Arrivals : std::uint8_t {
    none,  // no capture ends there,
    some,  // captures do, but another one comes last,
    last,  // or one of them comes last
  };
  enum Exit : std::uint8_t {
    open,     // the part holds no exit of the place
    own,      // the piece that starts there makes the exit: no capture ever ends there
    awaited,  // the piece of the last capture makes the exit, and comes from elsewhere,
    met,      // or from the part
  };
  static constexpr std::uint8_t no_link = 0xFF;
  std::uint8_t arrivals = none;
  std::uint8_t exit = open;
  std::uint8_t comes = 0;  // of a last capture before an exit that is open: the type of its piece
  std::uint8_t goes = 0;   // of an exit that is awaited: the type of the piece
  // Of a last capture before an open exit: its piece made the awaited exit of the place in this
  // slot.
  std::uint8_t link = no_link;
  // Places that exits of the part join have the same number, from 1 in the order of the slots; 0
  // where no capture ever ends.
  std::uint8_t block = 0;
};

// A state of a part. Of two states with the same cells, one whose numbers are all as small is as
// good.
struct PartState {
  std::array<PartCell, most_in_part> cells{};  // by slot
  // By slot, of a last capture before an open exit: what its piece has spent since it left the
  // place of the link. Without a link: less than zero by what the piece has left.
  std::array<std::int32_t, most_in_part> spent{};
  std::array<std::int32_t, most_in_part>
      needs{};               // by slot: what the piece of an awaited exit needs
  std::uint32_t kept = 0;    // places of the part that keep a piece
  std::uint32_t record = 0;  // how the state came about (tree_width.cc)
};

// The state of a part without captures.
PartState idle_state(std::size_t places);

struct Part {
  std::vector<Location> places;  // by slot, sorted
  std::vector<PartState> states;
};

// Where the slots of two parts lie in the part that both make together.
struct JoinedSlots {
  JoinedSlots(const Part& a, const Part& b);
  std::vector<Location> places;
  std::vector<std::uint8_t> of_a, of_b;
};

// States of a part with the same cells that keep as many pieces, one behind the other as
// keep_best() leaves them. If they have two numbers, the first one rises and the second one falls.
struct Chain {
  std::uint32_t begin = 0, end = 0;
};

// The chains of a part by what can tell at once that two states don't go together: bits by the
// slots of the joined part.
struct ChainGroup {
  struct Marks {
    std::uint8_t left = 0,
                 by_own = 0;  // places whose exit the part holds; whose own piece makes it
    std::uint8_t captured = 0, finished = 0;  // places with captures; with the last capture
    friend auto operator<=>(const Marks&, const Marks&) = default;
    bool goes_with(const Marks& other) const {
      return (left & other.left) == 0 && (finished & other.finished) == 0 &&
             (by_own & other.captured) == 0 && (captured & other.by_own) == 0;
    }
  };
  Marks marks;
  std::vector<Chain> chains;
};
std::vector<ChainGroup> group_chains(const Part& part, std::span<const std::uint8_t> slots);

// Which of the two numbers of a state decides alone, for all states of its chain alike, whether it
// goes with another state: the *first*, the *second*, or neither does. Of the states that go with
// the other one, the best has the worst such number.
enum class Deciding : std::uint8_t { neither, first, second };
Deciding deciding_number(const PartState& state, std::span<const std::uint8_t> slots,
                         const PartState& other, std::span<const std::uint8_t> other_slots);

// Makes the state of both parts together, and returns true; or false if the two states don't go
// together. O(places^2).
bool join_states(const PartState& a, const PartState& b, const JoinedSlots& slots,
                 PartState& joined);

// Takes the place in a slot out of a state, all steps of which lie in the part. Returns false if no
// solution has the state: the place awaits a piece. If the exit of the place is open, it keeps a
// piece, which the caller has to allow.
bool leave_out(PartState& state, std::size_t slot, std::size_t places);

// Keeps of states with the same cells those that no other one is as good as; states that keep
// different numbers of pieces can be compared only if `compares_kept`. O(n log n) if states have up
// to two numbers, O(n^2) of equal cells at worst.
void keep_best(std::vector<PartState>& states, bool compares_kept);

}  // namespace hardboard::capture
