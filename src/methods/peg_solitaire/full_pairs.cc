#include "methods/peg_solitaire/full_pairs.h"

#include <bit>
#include <fmt/format.h>

#include "base/contract.h"
#include "methods/peg_solitaire/by_hole.h"

namespace hardboard::peg_solitaire {
namespace {

// A symmetric matrix of bits, row by row. The diagonal tells which holes can be full at all.
class Pairs {
public:
  // All pairs of holes that hold pegs.
  explicit Pairs(std::span<const std::uint8_t> pegs)
      : words_((pegs.size() + 63) / 64), bits_(words_ * pegs.size(), 0) {
    std::vector<std::uint64_t> full(words_, 0);
    for (std::size_t a = 0; a < pegs.size(); ++a)
      full[a / 64] |= std::uint64_t{pegs[a] != 0} << (a % 64);
    for (std::uint32_t a = 0; a < pegs.size(); ++a)
      if (pegs[a] != 0) std::copy(full.begin(), full.end(), row(a));
  }

  std::size_t words() const { return words_; }
  std::uint64_t* row(std::uint32_t a) { return bits_.data() + a * words_; }
  bool has(std::uint32_t a, std::uint32_t b) { return (row(a)[b / 64] >> (b % 64) & 1) != 0; }
  void set(std::uint32_t a, std::uint32_t b) { row(a)[b / 64] |= std::uint64_t{1} << (b % 64); }

private:
  std::size_t words_;
  std::vector<std::uint64_t> bits_;
};

}  // namespace

std::optional<std::vector<std::uint8_t>> possible_jumps(std::span<const std::uint8_t> pegs,
                                                        std::span<const HoleJump> jumps,
                                                        const Limits& limits) {
  promise(pegs.size() <= most_paired_holes, "the board is small enough for a table of pairs");
  if (pegs.size() * pegs.size() / 8 > limits.memory_bytes) return std::nullopt;
  Pairs pairs(pegs);
  const ByHole users = by_hole(pegs.size(), jumps, sources);
  // Jumps wait in rounds, so that a row of the table collects many changes before the jumps that
  // read the row come again.
  std::vector<std::uint32_t> open, next;
  std::vector<std::uint8_t> waits(jumps.size(), 1);
  for (std::uint32_t j = 0; j < jumps.size(); ++j) open.push_back(j);
  const auto wake = [&](std::uint32_t hole) {
    for (const std::uint32_t j : users.of(hole))
      if (waits[j] == 0) waits[j] = 1, next.push_back(j);
  };
  std::uint64_t looked_at = 0;
  for (; !open.empty(); open.swap(next), next.clear()) {
    for (const std::uint32_t j : open) {
      if (++looked_at % 256 == 0 && limits.reached()) return std::nullopt;
      if (looked_at % 16384 == 0 && limits.progress)
        limits.progress(fmt::format("pairs of holes: {} jumps looked at", looked_at));
      waits[j] = 0;
      const auto [a, b, c] = jumps[j];
      if (!pairs.has(a, b)) continue;
      const std::uint64_t *with_a = pairs.row(a), *with_b = pairs.row(b);
      std::uint64_t* with_c = pairs.row(c);
      bool changed = !pairs.has(c, c);
      pairs.set(c, c);
      for (std::size_t word = 0; word < pairs.words(); ++word) {
        std::uint64_t more = with_a[word] & with_b[word] & ~with_c[word];
        if (a / 64 == word) more &= ~(std::uint64_t{1} << (a % 64));
        if (b / 64 == word) more &= ~(std::uint64_t{1} << (b % 64));
        if (more == 0) continue;
        changed = true;
        with_c[word] |= more;
        for (; more != 0; more &= more - 1) {
          const auto d = static_cast<std::uint32_t>(64 * word + std::countr_zero(more));
          pairs.set(d, c);
          wake(d);
        }
      }
      if (changed) wake(c);
    }
  }
  std::vector<std::uint8_t> possible;
  for (const HoleJump& jump : jumps) possible.push_back(pairs.has(jump.from, jump.over) ? 1 : 0);
  return possible;
}

}  // namespace hardboard::peg_solitaire
