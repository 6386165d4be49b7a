// The packages played so far, any of which can be taken back.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {

class PackageLog {
public:
  explicit PackageLog(std::size_t holes) : changed_(holes) {}

  std::size_t size() const { return begins_.size(); }
  bool empty() const { return begins_.empty(); }
  std::span<const HoleJump> jumps() const { return jumps_; }  // of all packages, in order
  std::span<const HoleJump> jumps(std::size_t package) const;

  // A package to which add() adds the jumps.
  void begin() { begins_.push_back(jumps_.size()); }
  void add(HoleJump jump) { jumps_.push_back(jump); }

  // Takes a package out, and of those after it the ones that share a hole with a package taken out.
  // The rest can still be played: no hole of theirs has changed. Returns the jumps taken out, in
  // order. Linear in the jumps from this package on.
  std::vector<HoleJump> take_out(std::size_t package);

private:
  std::vector<HoleJump> jumps_;
  std::vector<std::size_t> begins_;  // of each package the number of jumps before it
  // Of each hole the last call of take_out that took a package there out, and the number of calls.
  std::vector<std::uint32_t> changed_;
  std::uint32_t calls_ = 0;
};

}  // namespace hardboard::peg_solitaire
