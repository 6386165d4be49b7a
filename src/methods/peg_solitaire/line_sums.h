// Sets of lines of three holes by their sums: the holes that an odd number of the lines have
// (tolls.h). For boards of at most 64 holes.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "methods/peg_solitaire/bits.h"
#include "methods/peg_solitaire/grid.h"

namespace hardboard::peg_solitaire {

// A set of lines, by their numbers: four directions of lines on 64 holes at most.
using LineSet = Bits<4>;

class LineSums {
public:
  // O(lines * holes).
  explicit LineSums(const std::vector<Line>& lines) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
      Bits<1> sum = Bits<1>::single(lines[i].low) | Bits<1>::single(lines[i].over) |
                    Bits<1>::single(lines[i].high);
      LineSet set = LineSet::single(i);
      if (reduce(sum, set)) {
        relations_.push_back(set);
      } else {
        with_first_[sum.first()] = {sum, set};
      }
    }
  }

  // A basis of the sets of lines that have each hole an even number of times.
  const std::vector<LineSet>& relations() const { return relations_; }

  // A set of lines with this sum; nothing if no set has it. O(holes).
  std::optional<LineSet> with_sum(Bits<1> sum) const {
    LineSet set{};
    if (!reduce(sum, set)) return std::nullopt;
    return set;
  }

private:
  struct Member {
    Bits<1> sum{};
    LineSet set{};
  };

  // Adds members to the sum and to the set until the sum is empty, or no member begins as it does.
  bool reduce(Bits<1>& sum, LineSet& set) const {
    while (sum.any()) {
      const Member& member = with_first_[sum.first()];
      if (!member.sum.any()) return false;
      sum ^= member.sum;
      set ^= member.set;
    }
    return true;
  }

  std::vector<Member> with_first_ = std::vector<Member>(64);  // by the first hole of the sum
  std::vector<LineSet> relations_;
};

}  // namespace hardboard::peg_solitaire
