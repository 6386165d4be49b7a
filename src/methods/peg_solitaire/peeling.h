// Clears a board from the outside: package by package, short series of jumps within a box take the
// farthest peg off and put none as far from the middle; a search in one last box leaves what the
// goal wants. In a full board the packages are the purges of Berlekamp, Conway and Guy, found anew
// where they are needed: three pegs in a row leave beside a peg and an empty hole, which stay.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/limits.h"
#include "methods/peg_solitaire/box_search.h"
#include "methods/peg_solitaire/far_first.h"
#include "methods/peg_solitaire/package_log.h"
#include "methods/peg_solitaire/package_search.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/open_lines.h"

namespace hardboard::peg_solitaire {

// What distinguishes one attempt from another.
struct PeelingChoice {
  std::uint32_t middle = 0;  // the number of the hole around which the last pegs shall stand
  Around around = Around::squares;
  std::uint32_t noise = 0;  // random numbers below it change the prices of packages
  std::uint64_t seed = 0;
  // Where few pegs are wanted, perhaps more than one: so many at most meet the goal `one`, and the
  // play that left the fewest is kept, at a copy of its jumps where packages are taken back.
  std::optional<std::uint32_t> enough{};
  std::uint32_t rescues = 30;  // how often the peg of one hole may have packages taken back for it
};

class Peeling {
public:
  // For goals other than `peg`. The puzzle must outlive the peeling. O(n log n) for n holes, with
  // some 100 bytes for each.
  Peeling(const Puzzle& puzzle, const PeelingChoice& choice);
  Peeling(const Peeling&) = delete;  // parts of it refer to others

  // Whether the goal was met, by jumps(). Ends in vain if it has got stuck too often: after a few
  // hundred positions for each peg and a few hundred thousand more.
  bool run(const Limits& limits);

  std::vector<Jump> jumps() const;
  std::uint32_t fewest() const { return fewest_; }  // pegs left at any time
  // A play that leaves so many, if the choice says how many are enough.
  std::vector<Jump> fewest_jumps() const { return left_ == fewest_ ? jumps() : fewest_jumps_; }

private:
  // The box in the plane around all pegs, and around those that the goal wants.
  struct Extent {
    Square low, high;
  };

  bool has(std::uint32_t hole) const { return pegs_[hole] != 0; }
  bool is_next(std::uint32_t hole) const { return has(hole) && is_left_[hole] == 0; }
  bool at_end() const;
  bool play(const Box& box, const std::vector<BoxJump>& jumps);
  void take_back(std::size_t package);
  void change(const HoleJump& jump, bool is_played);
  bool step();
  bool clear(std::uint32_t hole);
  bool clear_all(std::uint32_t hole);
  bool dig(std::uint32_t hole);
  bool rescue(std::uint32_t hole);
  std::uint32_t most_urgent(std::uint32_t hole) const;
  bool was_near(std::size_t package, std::uint32_t hole) const;
  Extent extent() const;
  bool finish(const Extent& pegs);
  Box box_at(std::int64_t x, std::int64_t y) const;
  Box box_towards_middle(std::uint32_t hole, std::int64_t outwards) const;

  const Puzzle& puzzle_;
  FarFirst order_;
  std::uint32_t middle_;
  Extent board_;
  std::vector<std::uint8_t> pegs_;
  const std::optional<std::uint32_t> enough_;
  const std::uint32_t most_rescues_;
  std::uint32_t left_ = 0, fewest_ = 0;
  std::vector<Jump> fewest_jumps_;  // kept where packages are taken back
  std::uint32_t next_ = 0;          // no peg that is not left stands on a hole of smaller rank
  OpenLines open_;
  PackageLog packages_;
  // How often the package for each hole was not found; and the holes for which it was not.
  std::vector<std::uint32_t> stuck_;
  std::vector<std::uint32_t> urgent_;
  // The holes whose pegs stay, where more than one may: nothing was found that clears them.
  std::vector<std::uint8_t> is_left_;
  BoxSearch search_;
  PackageSearch finder_;
};

}  // namespace hardboard::peg_solitaire
