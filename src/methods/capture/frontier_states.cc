#include "methods/capture/frontier_states.h"

#include <algorithm>

namespace hardboard::capture {
namespace {

class PlaceTurn {
public:
  PlaceTurn(const FrontierState& state, const Pattern& pattern, const FrontierPlan& plan)
      : pattern_(pattern), plan_(plan), here_(pattern.meetings.size()), state_(state) {}

  std::vector<Successor> run() {
    if (!pattern_.must_keep && pattern_.own.left > 0) begin({Cell::untouched});
    for (std::size_t c = 0; c < plan_.carriers.size() && !pattern_.must_keep; ++c)
      if ((pattern_.carriers >> c & 1) != 0)
        begin({static_cast<std::uint8_t>(Cell::captured + c), false, false, 1});
    if (pattern_.may_keep && !state_.has_root) begin({Cell::root, false, false, 1});
    return std::move(found_);
  }

private:
  Cell& cell(std::size_t slot) { return state_.cells[slot]; }

  void begin(Cell cell_here) {
    const FrontierState before = state_;
    // A number of its own, behind those of the waiting places.
    if (cell_here.component != 0) {
      for (std::size_t slot = 0; slot < here_; ++slot)
        cell_here.component = std::max<std::uint8_t>(
            cell_here.component, static_cast<std::uint8_t>(cell(slot).component + 1));
    }
    cell(here_) = cell_here;
    keeps_ = cell_here.kind == Cell::root;
    state_.has_root = state_.has_root || (keeps_ && !plan_.may_leave_many);
    choose_exit_of_others(0);
    state_ = before;
  }

  // The piece that leaves the place in a slot.
  Carrier carrier(std::size_t slot) {
    const std::uint8_t kind = cell(slot).kind;
    if (kind >= Cell::captured) return plan_.carriers[kind - Cell::captured];
    return slot == here_ ? pattern_.own : pattern_.meetings[slot].own;
  }
  bool may_leave(std::size_t slot) {
    const Cell& from = cell(slot);
    return from.kind == Cell::untouched || (from.kind >= Cell::captured && !from.has_exit);
  }

  // Each waiting place makes its exit to the place whose turn it is, or does not.
  void choose_exit_of_others(std::size_t slot) {
    if (slot == here_) {
      choose_own_exit();
      return;
    }
    choose_exit_of_others(slot + 1);
    if (pattern_.meetings[slot].hither != 0)
      leave(slot, here_, pattern_.meetings[slot].hither, pattern_.meetings[slot].cost,
            [&] { choose_exit_of_others(slot + 1); });
  }

  void choose_own_exit() {
    finish();
    for (std::size_t slot = 0; slot < here_; ++slot)
      if (pattern_.meetings[slot].hence != 0)
        leave(here_, slot, pattern_.meetings[slot].hence, pattern_.meetings[slot].cost,
              [&] { finish(); });
  }

  // Makes the exit, once as the last capture on its target and once as another one, as far as this
  // is possible, and calls then() each time.
  template <class Then>
  void leave(std::size_t from, std::size_t to, std::uint32_t types, std::uint32_t cost, Then then) {
    if (!may_leave(from) || cell(to).kind < Cell::root) return;
    const Carrier by = carrier(from);
    if ((types >> by.type & 1) == 0 || by.left < cost) return;
    if (cell(from).component != 0 && cell(from).component == cell(to).component) return;
    const bool is_last_piece = plan_.last_type == by.type;
    const FrontierState before = state_;
    const auto go = [&](bool is_last) {
      if (is_last) cell(to).has_last = true;
      join(from, to);
      exits_.push_back({static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to), is_last});
      then();
      exits_.pop_back();
      state_ = before;
    };
    if (cell(to).kind == Cell::root) {
      go(is_last_piece);
      return;
    }
    const Carrier& next = plan_.carriers[cell(to).kind - Cell::captured];
    const std::uint32_t left = by.left == unlimited ? unlimited : by.left - cost;
    if (!cell(to).has_last && next == Carrier{by.type, left}) go(true);
    if (!is_last_piece) go(false);
  }

  void join(std::size_t from, std::size_t to) {
    if (cell(from).kind == Cell::untouched) {
      cell(from) = {};
      return;
    }
    cell(from).has_exit = true;
    const std::uint8_t old = cell(from).component, now = cell(to).component;
    for (std::size_t slot = 0; slot <= here_; ++slot)
      if (cell(slot).component == old) cell(slot).component = now;
  }

  // Keeps the state if the places that wait no longer lack nothing.
  void finish() {
    for (const std::uint8_t slot : pattern_.ends) {
      const Cell& done = cell(slot);
      const bool is_whole =
          done.kind == Cell::gone || done.kind == Cell::root || (done.has_exit && done.has_last);
      if (!is_whole) return;
    }
    Successor next{{}, exits_, keeps_};
    next.state.has_root = state_.has_root;
    std::size_t waiting = 0, ended = 0;
    std::array<std::uint8_t, most_waiting + 2> renamed{};
    std::uint8_t components = 0;
    for (std::size_t slot = 0; slot <= here_; ++slot) {
      if (ended < pattern_.ends.size() && pattern_.ends[ended] == slot) {
        ++ended;
        continue;
      }
      Cell kept = cell(slot);
      if (kept.component != 0) {
        std::uint8_t& name = renamed[kept.component];
        if (name == 0) name = ++components;
        kept.component = name;
      }
      next.state.cells[waiting++] = kept;
    }
    found_.push_back(std::move(next));
  }

  const Pattern& pattern_;
  const FrontierPlan& plan_;
  std::size_t here_;
  FrontierState state_;
  bool keeps_ = false;
  std::vector<ChosenExit> exits_;
  std::vector<Successor> found_;
};

}  // namespace

std::size_t FrontierStateHash::operator()(const FrontierState& state) const {
  std::uint64_t hash = state.has_root ? 1 : 0;
  for (const Cell& cell : state.cells) {
    const std::uint64_t bits = cell.kind | (cell.has_exit ? 64U : 0U) |
                               (cell.has_last ? 128U : 0U) | std::uint64_t{cell.component} << 8;
    hash = (hash ^ bits) * 0x9E3779B97F4A7C15U;
    hash ^= hash >> 29;
  }
  return hash;
}

std::vector<Successor> successors(const FrontierState& state, const Pattern& pattern,
                                  const FrontierPlan& plan) {
  return PlaceTurn(state, pattern, plan).run();
}

}  // namespace hardboard::capture
