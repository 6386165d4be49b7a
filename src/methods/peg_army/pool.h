// The cheapest armies that a search has met, and the programme that merges them: a new army of the
// moves of these armies alone. Few columns are left, so that the search for the best mixture is
// short, and good parts of different armies come together.
#pragma once

#include <cstdint>
#include <vector>

#include "methods/peg_army/programme.h"
#include "methods/peg_army/symmetry.h"

namespace hardboard::peg_army {

class Pool {
public:
  // Holds at most `size` armies. The symmetries are those of the programme's instance.
  Pool(const Programme& programme, std::vector<Turned> symmetries, std::size_t size);

  // Adds a solution of the programme, unless it is empty or held already. If the pool is full, the
  // dearest army, of several the oldest, goes. O(size * columns).
  void add(std::vector<std::int64_t> x, std::int64_t cost);

  // The programme in which each column is used at most as often as by some army of the pool, or by
  // an image of it under a symmetry that keeps the last move. O(size * symmetries * columns).
  Programme merged() const;

private:
  struct Member {
    std::int64_t cost = 0;
    std::vector<std::int64_t> x;
  };

  const Programme& programme_;
  std::vector<Turned> symmetries_;
  std::size_t size_;
  std::vector<Member> members_;  // the newest last
};

}  // namespace hardboard::peg_army
