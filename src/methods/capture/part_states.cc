#include "methods/capture/part_states.h"

#include <algorithm>
#include <cstring>
#include <iterator>
#include <map>
#include <numeric>
#include <tuple>
#include <type_traits>
#include <utility>

namespace hardboard::capture {
namespace {

// The blocks of places that exits join.
class Blocks {
public:
  Blocks() { std::iota(parent_.begin(), parent_.end(), std::uint8_t{0}); }
  std::uint8_t find(std::uint8_t slot) const {
    while (parent_[slot] != slot) slot = parent_[slot];
    return slot;
  }
  // False if an exit within a block would close a circle.
  bool add(const PartState& state, std::span<const std::uint8_t> slots) {
    std::array<std::uint8_t, most_in_part + 1> first;
    first.fill(PartCell::no_link);
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const std::uint8_t block = state.cells[i].block;
      if (block == 0) continue;
      if (first[block] == PartCell::no_link) {
        first[block] = slots[i];
        continue;
      }
      const std::uint8_t x = find(first[block]), y = find(slots[i]);
      if (x == y) return false;
      parent_[y] = x;
    }
    return true;
  }
  void number(PartState& state, std::size_t places) const {
    std::array<std::uint8_t, most_in_part> names{};
    std::uint8_t names_given = 0;
    for (std::uint8_t slot = 0; slot < places; ++slot) {
      state.cells[slot].block = 0;
      if (state.cells[slot].exit == PartCell::own) continue;
      std::uint8_t& name = names[find(slot)];
      if (name == 0) name = ++names_given;
      state.cells[slot].block = name;
    }
  }

private:
  std::array<std::uint8_t, most_in_part> parent_;
};

// Adds what another part does to a place. False if the two don't go together.
bool add_cell(PartState& state, std::uint8_t slot, const PartState& other, std::size_t i,
              std::span<const std::uint8_t> slots) {
  PartCell& cell = state.cells[slot];
  const PartCell& added = other.cells[i];
  if (cell.exit != PartCell::open && added.exit != PartCell::open) return false;
  if (cell.arrivals == PartCell::last && added.arrivals == PartCell::last) return false;
  if (added.arrivals == PartCell::last) {
    cell.comes = added.comes;
    cell.link = added.link == PartCell::no_link ? added.link : slots[added.link];
    state.spent[slot] = other.spent[i];
  }
  if (added.exit == PartCell::awaited) {
    cell.goes = added.goes;
    state.needs[slot] = other.needs[i];
  }
  cell.arrivals = std::max(cell.arrivals, added.arrivals);
  cell.exit = std::max(cell.exit, added.exit);
  return cell.exit != PartCell::own || cell.arrivals == PartCell::none;
}

// The piece of the last capture on a place makes its awaited exit. False if the piece is of another
// type or has too little left.
bool meet(PartState& state, std::uint8_t slot, std::size_t places) {
  PartCell& cell = state.cells[slot];
  if (cell.comes != cell.goes) return false;
  const std::int32_t spent = state.spent[slot], needs = spent + state.needs[slot];
  if (cell.link == PartCell::no_link && needs > 0) return false;
  if (cell.link != PartCell::no_link)
    state.needs[cell.link] = std::max(state.needs[cell.link], needs);
  for (std::size_t i = 0; i < places; ++i) {
    if (state.cells[i].link != slot) continue;
    state.cells[i].link = cell.link;
    state.spent[i] += spent;
  }
  cell.exit = PartCell::met;
  cell.comes = cell.goes = 0;
  cell.link = PartCell::no_link;
  state.spent[slot] = state.needs[slot] = 0;
  return true;
}

// Is there a piece that may go on from the place?
bool is_arrival(const PartCell& cell) {
  return cell.exit == PartCell::open && cell.arrivals == PartCell::last;
}

// How many numbers the cells have.
std::size_t count_numbers(const PartState& state) {
  std::size_t numbers = 0;
  for (const PartCell& cell : state.cells) {
    if (cell.exit == PartCell::awaited || is_arrival(cell)) ++numbers;
  }
  return numbers;
}

// Some total order of the cells.
int compare_cells(const PartState& a, const PartState& b) {
  static_assert(std::has_unique_object_representations_v<decltype(a.cells)>);
  return std::memcmp(&a.cells, &b.cells, sizeof a.cells);
}

bool is_of_chain(const PartState& a, const PartState& b) {
  return compare_cells(a, b) == 0 && a.kept == b.kept;
}

bool is_as_good(const PartState& a, const PartState& b) {
  for (std::size_t i = 0; i < most_in_part; ++i)
    if (a.spent[i] > b.spent[i] || a.needs[i] > b.needs[i]) return false;
  return a.kept <= b.kept;
}

}  // namespace

PartState idle_state(std::size_t places) {
  PartState state;
  for (std::size_t i = 0; i < places; ++i) state.cells[i].block = static_cast<std::uint8_t>(i + 1);
  return state;
}

JoinedSlots::JoinedSlots(const Part& a, const Part& b) {
  std::set_union(a.places.begin(), a.places.end(), b.places.begin(), b.places.end(),
                 std::back_inserter(places));
  const auto find = [&](const Part& part, std::vector<std::uint8_t>& slots) {
    for (const Location u : part.places)
      slots.push_back(static_cast<std::uint8_t>(std::lower_bound(places.begin(), places.end(), u) -
                                                places.begin()));
  };
  find(a, of_a);
  find(b, of_b);
}

std::vector<ChainGroup> group_chains(const Part& part, std::span<const std::uint8_t> slots) {
  std::map<ChainGroup::Marks, std::vector<Chain>> groups;
  const auto count = static_cast<std::uint32_t>(part.states.size());
  for (std::uint32_t begin = 0, end = 0; begin < count; begin = end) {
    const PartState& state = part.states[begin];
    for (end = begin + 1; end < count && is_of_chain(state, part.states[end]);) ++end;
    ChainGroup::Marks marks;
    for (std::size_t i = 0; i < slots.size(); ++i) {
      const PartCell& cell = state.cells[i];
      const auto mark = [&](std::uint8_t& of, bool is_so) {
        if (is_so) of = static_cast<std::uint8_t>(of | 1U << slots[i]);
      };
      mark(marks.left, cell.exit != PartCell::open);
      mark(marks.by_own, cell.exit == PartCell::own);
      mark(marks.captured, cell.arrivals != PartCell::none);
      mark(marks.finished, cell.arrivals == PartCell::last);
    }
    groups[marks].push_back({begin, end});
  }
  std::vector<ChainGroup> found;
  for (auto& [marks, chains] : groups) found.push_back({marks, std::move(chains)});
  return found;
}

Deciding deciding_number(const PartState& state, std::span<const std::uint8_t> slots,
                         const PartState& other, std::span<const std::uint8_t> other_slots) {
  Deciding found = Deciding::neither;
  std::size_t numbers = 0, met = 0;
  const auto count = [&](bool is_met, bool decides) {
    ++numbers;
    if (!is_met) return;
    ++met;
    if (decides) found = numbers == 1 ? Deciding::first : Deciding::second;
  };
  // What the other state does to the place of a slot, or to none of its own.
  const auto across = [&](std::size_t i) {
    const auto at = std::find(other_slots.begin(), other_slots.end(), slots[i]);
    return at == other_slots.end() ? PartCell{} : other.cells[at - other_slots.begin()];
  };
  const auto goes_on = [&](std::size_t i) {
    return std::any_of(other.cells.begin(), other.cells.end(), [&](const PartCell& cell) {
      return cell.link != PartCell::no_link && other_slots[cell.link] == slots[i];
    });
  };
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (is_arrival(state.cells[i]))
      count(across(i).exit == PartCell::awaited,
            state.cells[i].link == PartCell::no_link && !goes_on(i));
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (state.cells[i].exit == PartCell::awaited)
      count(is_arrival(across(i)), across(i).link == PartCell::no_link);
  return numbers == 2 && met == 1 ? found : Deciding::neither;
}

bool join_states(const PartState& a, const PartState& b, const JoinedSlots& slots,
                 PartState& joined) {
  const std::size_t places = slots.places.size();
  joined = {};
  joined.kept = a.kept + b.kept;
  for (std::size_t i = 0; i < slots.of_a.size(); ++i)
    add_cell(joined, slots.of_a[i], a, i, slots.of_a);
  for (std::size_t i = 0; i < slots.of_b.size(); ++i)
    if (!add_cell(joined, slots.of_b[i], b, i, slots.of_b)) return false;
  Blocks blocks;
  if (!blocks.add(a, slots.of_a) || !blocks.add(b, slots.of_b)) return false;
  for (std::uint8_t slot = 0; slot < places; ++slot) {
    const PartCell& cell = joined.cells[slot];
    if (cell.exit == PartCell::awaited && cell.arrivals == PartCell::last &&
        !meet(joined, slot, places))
      return false;
  }
  blocks.number(joined, places);
  return true;
}

bool leave_out(PartState& state, std::size_t slot, std::size_t places) {
  if (state.cells[slot].exit == PartCell::awaited) return false;
  std::array<std::uint8_t, most_in_part + 1> names{};
  std::uint8_t names_given = 0;
  for (std::size_t i = 0; i + 1 < places; ++i) {
    const std::size_t from = i < slot ? i : i + 1;
    PartCell& cell = state.cells[i];
    cell = state.cells[from];
    state.spent[i] = state.spent[from];
    state.needs[i] = state.needs[from];
    if (cell.link != PartCell::no_link && cell.link > slot) --cell.link;
    if (cell.block == 0) continue;
    std::uint8_t& name = names[cell.block];
    if (name == 0) name = ++names_given;
    cell.block = name;
  }
  state.cells[places - 1] = {};
  state.spent[places - 1] = state.needs[places - 1] = 0;
  return true;
}

void keep_best(std::vector<PartState>& states, bool compares_kept) {
  std::vector<std::uint32_t> order(states.size());
  std::iota(order.begin(), order.end(), 0U);
  std::sort(order.begin(), order.end(), [&](std::uint32_t x, std::uint32_t y) {
    const PartState &a = states[x], &b = states[y];
    if (const int by_cells = compare_cells(a, b); by_cells != 0) return by_cells < 0;
    if (a.kept != b.kept) return a.kept < b.kept;
    return std::tie(a.spent, a.needs) < std::tie(b.spent, b.needs);
  });
  std::vector<PartState> best;
  best.reserve(states.size());
  std::size_t begin = 0;  // of the states in `best` with the same cells
  std::size_t numbers = 0;
  for (const std::uint32_t next : order) {
    const PartState& state = states[next];
    const bool is_comparable = !best.empty() && compare_cells(best.back(), state) == 0 &&
                               (compares_kept || best.back().kept == state.kept);
    if (!is_comparable) {
      begin = best.size();
      numbers = count_numbers(state) + (compares_kept ? 1 : 0);
    }
    // In this order, of two numbers the second falls from state to state, and it suffices to look
    // at the last one.
    const std::size_t end = numbers > 2 || best.size() == begin ? begin : best.size() - 1;
    bool is_worse = false;
    for (std::size_t i = best.size(); i-- > end && !is_worse;)
      is_worse = is_as_good(best[i], state);
    if (!is_worse) best.push_back(state);
  }
  states = std::move(best);
}

}  // namespace hardboard::capture
