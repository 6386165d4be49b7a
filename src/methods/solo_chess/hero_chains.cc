#include "methods/solo_chess/hero_chains.h"

#include <algorithm>
#include <utility>

namespace hardboard::solo_chess {
namespace {

constexpr std::uint32_t no_block = UINT32_MAX;
constexpr std::uint32_t outside = UINT32_MAX;  // in `order_`: the place is not in reach

}  // namespace

HeroChains::HeroChains(std::uint32_t places)
    : order_(places, outside), low_(places), block_of_(places) {}

void HeroChains::open(const HeroBoard& board, std::uint32_t place) {
  order_[place] = low_[place] = ++seen_;
  open_places_.push_back(place);
  const auto first = static_cast<std::uint32_t>(edges_.size());
  const auto note = [&](std::uint32_t v) { edges_.push_back(v); };
  board.for_each_target(Side::hero, place, note);
  board.for_each_source(Side::hero, place, note);
  frames_.push_back({place, first, first});
}

void HeroChains::close_block(std::uint32_t top, std::uint32_t child) {
  const auto block = static_cast<std::uint32_t>(blocks_.size());
  const auto first = static_cast<std::uint32_t>(members_.size());
  std::uint32_t place = 0;
  do {
    place = open_places_.back();
    open_places_.pop_back();
    block_of_[place] = block;
    members_.push_back(place);
  } while (place != child);
  blocks_.push_back({top, first, static_cast<std::uint32_t>(members_.size()), no_block, no_block});
}

// The algorithm of Hopcroft and Tarjan (1973), from the hero's place, which is a member of no
// block.
void HeroChains::find_blocks(const HeroBoard& board, std::span<const std::uint32_t> reach,
                             Watch& watch) {
  std::fill(order_.begin(), order_.end(), outside);
  for (const std::uint32_t u : reach) order_[u] = 0;
  seen_ = 0;
  edges_.clear();
  open_places_.clear();
  members_.clear();
  blocks_.clear();
  frames_.clear();
  block_of_[reach[0]] = no_block;
  open(board, reach[0]);
  while (!watch.reached(2)) {
    Frame& frame = frames_.back();
    const std::uint32_t u = frame.place;
    if (frame.next_edge < edges_.size()) {
      const std::uint32_t v = edges_[frame.next_edge++];
      if (order_[v] == 0) {
        open(board, v);
      } else if (order_[v] != outside) {
        low_[u] = std::min(low_[u], order_[v]);
      }
      continue;
    }
    edges_.resize(frame.first_edge);
    frames_.pop_back();
    if (frames_.empty()) return link_blocks();
    const std::uint32_t parent = frames_.back().place;
    low_[parent] = std::min(low_[parent], low_[u]);
    if (low_[u] >= order_[parent]) close_block(parent, u);
  }
}

void HeroChains::enter(const Block& block, std::span<const std::uint32_t> set_of) {
  for (std::uint32_t i = block.first; i < block.last; ++i) {
    const std::uint32_t set = set_of[members_[i]];
    if (set != no_set && on_chain_[set]++ == 0) ++met_;
  }
}

void HeroChains::leave(const Block& block, std::span<const std::uint32_t> set_of) {
  for (std::uint32_t i = block.first; i < block.last; ++i) {
    const std::uint32_t set = set_of[members_[i]];
    if (set != no_set && --on_chain_[set] == 0) --met_;
  }
}

// The blocks form a forest under the hero's place.
void HeroChains::link_blocks() {
  first_block_ = no_block;
  for (std::uint32_t b = 0; b < blocks_.size(); ++b) {
    const std::uint32_t parent = block_of_[blocks_[b].top];
    std::uint32_t& list = parent == no_block ? first_block_ : blocks_[parent].child;
    blocks_[b].sibling = std::exchange(list, b);
  }
}

bool HeroChains::one_meets_all(std::optional<std::uint32_t> goal,
                               std::span<const std::uint32_t> set_of, std::uint32_t sets) {
  on_chain_.assign(sets, 0);
  met_ = 0;
  if (goal) {
    last_block_ = block_of_[*goal];
    for (std::uint32_t b = last_block_; b != no_block; b = block_of_[blocks_[b].top])
      enter(blocks_[b], set_of);
    return met_ == sets;
  }
  // A depth-first search goes through the chains.
  std::uint32_t block = first_block_;
  while (block != no_block) {
    enter(blocks_[block], set_of);
    if (met_ == sets) {
      last_block_ = block;
      return true;
    }
    if (blocks_[block].child != no_block) {
      block = blocks_[block].child;
      continue;
    }
    while (block != no_block) {
      leave(blocks_[block], set_of);
      if (blocks_[block].sibling != no_block) {
        block = blocks_[block].sibling;
        break;
      }
      block = block_of_[blocks_[block].top];
    }
  }
  return false;
}

std::vector<std::uint32_t> HeroChains::places_of_chain() const {
  std::vector<std::uint32_t> places;
  for (std::uint32_t b = last_block_; b != no_block; b = block_of_[blocks_[b].top]) {
    places.insert(places.end(), members_.begin() + blocks_[b].first,
                  members_.begin() + blocks_[b].last);
  }
  return places;
}

}  // namespace hardboard::solo_chess
