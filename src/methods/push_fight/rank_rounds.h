// Blocks that other ranks own: asked for and answered in rounds.
//
// In a round each rank sends at most so many requests that no rank gets more than it has room for,
// whatever the others want; what is left waits for the next round. So memory stays bounded, and a
// rank that others ask too much of slows them down.
#pragma once

#include <cstdint>
#include <vector>

#include "base/ranks.h"
#include "methods/push_fight/known_values.h"
#include "methods/push_fight/slab_pushes.h"

namespace hardboard::push_fight {

// How much the ranks do at a time. Large rounds make long messages, small ones need less memory.
struct RoundSizes {
  std::uint32_t blocks = 65536;                     // of the slabs of a round, about
  std::uint64_t requests = std::uint64_t{1} << 18;  // that a rank sends and answers at a time
};

// What the ranks of an analysis have told each other, of one rank.
struct Traffic {
  std::uint64_t rounds = 0, requests = 0, bytes = 0;  // requests and bytes that were sent
};

class RankRounds {
public:
  // Of the blocks that pushes of `mover` lead to.
  RankRounds(const SlabLayout& layout, Side mover, const Ranks& ranks, RoundSizes sizes);

  // The memory of messages, in bytes, with so many pushes between two calls of run().
  static double bytes(const SlabLayout& layout, Side mover, double pushes, RoundSizes sizes);

  // Asks for the block that the push leads to, with its anchor; another rank must own it.
  void ask(const BlockPush& push);
  // All ranks call together: sends what ask() has noted since the last call, and answers the others
  // from `known`, this rank's slabs.
  void run(const KnownValues& known, Traffic& traffic);
  // The answers to a rank's requests come in the order of ask(); each call takes one.
  BlockBits take(const BlockPush& push);
  bool is_own(std::uint32_t slab) const { return first_ <= slab && slab < end_; }

private:
  std::uint32_t owner(std::uint32_t slab) const { return ranks_.owner(slabs_, slab); }
  void answer(std::uint64_t request, const KnownValues& known, Message& answers) const;

  const Ranks& ranks_;
  std::uint64_t share_ = 1;  // requests to one rank at a time
  std::uint64_t slabs_ = 0, first_ = 0, end_ = 0;
  std::uint32_t types_ = 0, run_ = 0;  // elements of a block; variants with the same anchor
  std::uint32_t words_ = 0;            // of an answer
  // For each rank: requests, their answers, and how many of those were taken.
  std::vector<Message> requests_, answers_;
  std::vector<std::uint64_t> taken_;
};

}  // namespace hardboard::push_fight
