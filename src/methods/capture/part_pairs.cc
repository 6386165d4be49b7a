#include "methods/capture/part_pairs.h"

#include <algorithm>
#include <cstdint>

namespace hardboard::capture {
namespace {

class PairStates {
public:
  PairStates(const Arena& arena, const std::vector<std::uint32_t>& arrives, Location u, Location v,
             const std::function<std::uint32_t(PairExit)>& record)
      : arena_(arena), arrives_(arrives), record_(record), pair_{{u, v}, {idle_state(2)}} {}

  Part run() {
    for (std::size_t t = 0; t < arena_.by_type.size(); ++t)
      for (std::uint8_t from = 0; from < 2; ++from) {
        const Location start = pair_.places[from], end = pair_.places[1 - from];
        if (start == arena_.goal || end == arena_.last) continue;
        const auto type = static_cast<std::uint8_t>(t);
        for (const Step& step : arena_.steps(type, start))
          if (step.to == end) add_exits(from, type);
      }
    return std::move(pair_);
  }

private:
  void add_exits(std::uint8_t from, std::uint8_t type) {
    const Location start = pair_.places[from];
    const std::uint32_t cost = arena_.cost(start, pair_.places[1 - from]);
    // The last piece ends with a last capture; any other piece makes one in order to go on.
    const bool is_last_piece = arena_.last && type == arena_.type[*arena_.last];
    const std::uint32_t goes_on = is_last_piece ? cost : cost + 1;
    const std::uint32_t own = std::min(arena_.budget[start], endless_budget(arena_));
    const std::uint32_t arriving = arrives_[type * std::size_t{arena_.size()} + start];
    for (const bool is_last : {false, true}) {
      if (is_last_piece && !is_last) continue;
      const std::uint32_t needs = is_last ? goes_on : cost;
      if (arena_.type[start] == type && own >= needs)
        add(from, type, is_last, true, 0,
            static_cast<std::int32_t>(cost) - static_cast<std::int32_t>(own));
      if (arriving >= needs)
        add(from, type, is_last, false, static_cast<std::int32_t>(needs),
            static_cast<std::int32_t>(cost));
    }
  }

  void add(std::uint8_t from, std::uint8_t type, bool is_last, bool by_own, std::int32_t needs,
           std::int32_t spent) {
    const std::uint8_t to = 1 - from;
    PartState state = idle_state(2);
    PartCell &left = state.cells[from], &captured = state.cells[to];
    left.exit = by_own ? PartCell::own : PartCell::awaited;
    left.block = by_own ? 0 : 1;
    captured.block = 1;
    if (!by_own) left.goes = type;
    state.needs[from] = needs;
    captured.arrivals = is_last ? PartCell::last : PartCell::some;
    if (is_last) {
      captured.comes = type;
      captured.link = by_own ? PartCell::no_link : from;
      state.spent[to] = spent;
    }
    state.record = record_({pair_.places[from], pair_.places[to], is_last});
    pair_.states.push_back(state);
  }

  const Arena& arena_;
  const std::vector<std::uint32_t>& arrives_;
  const std::function<std::uint32_t(PairExit)>& record_;
  Part pair_;
};

}  // namespace

Part pair_part(const Arena& arena, const std::vector<std::uint32_t>& arrives, Location u,
               Location v, const std::function<std::uint32_t(PairExit)>& record) {
  return PairStates(arena, arrives, u, v, record).run();
}

std::uint32_t endless_budget(const Arena& arena) {
  return arena.squares.empty() ? arena.size() : arena.enough_distance;
}

}  // namespace hardboard::capture
