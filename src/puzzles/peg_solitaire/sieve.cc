#include "puzzles/peg_solitaire/sieve.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

using Bits = std::vector<std::uint64_t>;

class Sieving {
public:
  Sieving(const Puzzle& puzzle, std::uint32_t goal) : puzzle_(puzzle), goal_(goal) {
    for (const HoleJump& jump : jumps_of(puzzle))
      if (jump.from != goal && jump.over != goal) jumps_.push_back(jump);
  }

  // False if the limits were reached.
  bool sieve_by_pairs(const Limits& limits) {
    const std::size_t holes = puzzle_.holes.size(), words = (holes + 63) / 64;
    const auto bit = [](std::uint32_t hole) { return std::uint64_t{1} << (hole % 64); };
    Bits start(words, 0);
    for (std::uint32_t hole = 0; hole < holes; ++hole)
      if (puzzle_.pegs[hole] != 0) start[hole / 64] |= bit(hole);
    std::vector<Bits> together(holes);  // a row is made when its hole can be full
    for (std::uint32_t hole = 0; hole < holes; ++hole)
      if (puzzle_.pegs[hole] != 0) together[hole] = start;
    const auto possible = [&](const HoleJump& jump) {
      return !together[jump.from].empty() &&
             (together[jump.from][jump.over / 64] & bit(jump.over)) != 0;
    };
    // Sweeps over all jumps until nothing changes; skips a jump whose rows have not changed since
    // the last look.
    std::vector<std::uint32_t> changed(holes, 1), seen(jumps_.size(), 0);
    std::uint32_t time = 1, looks = 0;
    for (bool more = true; more;) {
      more = false;
      for (std::size_t j = 0; j < jumps_.size(); ++j) {
        const auto [a, b, c] = jumps_[j];
        if (std::max(changed[a], changed[b]) <= seen[j] || !possible(jumps_[j])) continue;
        if (++looks % 256 == 0 && limits.reached()) return false;
        seen[j] = time;
        if (together[c].empty()) together[c].assign(words, 0);
        Bits row(words);
        for (std::size_t word = 0; word < words; ++word)
          row[word] = together[a][word] & together[b][word];
        row[a / 64] &= ~bit(a);
        row[b / 64] &= ~bit(b);
        row[c / 64] |= bit(c);
        for (std::uint32_t d = 0; d < holes; ++d) {
          if ((row[d / 64] & ~together[c][d / 64]) == 0) {
            d |= 63;  // no new bit in this word
            continue;
          }
          if ((row[d / 64] & ~together[c][d / 64] & bit(d)) == 0) continue;
          together[c][d / 64] |= bit(d);
          together[d][c / 64] |= bit(c);
          changed[c] = changed[d] = ++time;
          more = true;
        }
      }
    }
    std::erase_if(jumps_, [&](const HoleJump& jump) { return !possible(jump); });
    return true;
  }

  void sieve_by_use() {
    std::vector<std::vector<std::uint32_t>> into(puzzle_.holes.size());
    for (std::uint32_t j = 0; j < jumps_.size(); ++j) into[jumps_[j].to].push_back(j);
    std::vector<std::uint8_t> useful(puzzle_.holes.size(), 0);
    std::vector<std::uint32_t> open{goal_};
    useful[goal_] = 1;
    while (!open.empty()) {
      const std::uint32_t hole = open.back();
      open.pop_back();
      for (const std::uint32_t j : into[hole])
        for (const std::uint32_t source : {jumps_[j].from, jumps_[j].over})
          if (std::exchange(useful[source], std::uint8_t{1}) == 0) open.push_back(source);
    }
    std::erase_if(jumps_, [&](const HoleJump& jump) { return useful[jump.to] == 0; });
  }

  std::optional<std::string> sieve_by_weights(const Pagoda& pagoda) {
    std::vector<std::int64_t> weight(puzzle_.holes.size(), 0);
    for (const auto& [square, value] : pagoda.weights) {
      const std::optional<std::uint32_t> hole = hole_at(puzzle_, square);
      if (!hole) return fmt::format("{} is no hole", name(square));
      if (value < 0 || value > most_weight)
        return fmt::format("the weight of {} is negative or too large", name(square));
      weight[*hole] = value;
    }
    std::int64_t spare = -weight[goal_];
    for (std::uint32_t hole = 0; hole < puzzle_.holes.size(); ++hole)
      if (puzzle_.pegs[hole] != 0) spare += weight[hole];
    const auto loss = [&](const HoleJump& jump) {
      return weight[jump.from] + weight[jump.over] - weight[jump.to];
    };
    for (const HoleJump& jump : jumps_)
      if (loss(jump) < 0)
        return fmt::format("the jump from {} to {} raises the weight",
                           name(puzzle_.holes[jump.from]), name(puzzle_.holes[jump.to]));
    std::erase_if(jumps_, [&](const HoleJump& jump) { return loss(jump) > spare; });
    return std::nullopt;
  }

  bool is_goal_cut_off() const { return jumps_.empty() && puzzle_.pegs[goal_] == 0; }

private:
  const Puzzle& puzzle_;
  std::uint32_t goal_;
  std::vector<HoleJump> jumps_;  // the remaining jumps
};

}  // namespace

std::optional<std::string> refute(const Puzzle& puzzle, const Sieve& proof, const Limits& limits) {
  if (puzzle.goal != Goal::peg) return "sieves are for the goal of a peg on one hole";
  if (puzzle.holes.size() > most_sieved_holes) return "the board is too large for sieves";
  if (proof.weights.size() > most_sieves) return "there are too many sieves";
  Sieving sieving(puzzle, *hole_at(puzzle, puzzle.at));
  if (!sieving.sieve_by_pairs(limits)) return limits.words();
  sieving.sieve_by_use();
  for (const Pagoda& pagoda : proof.weights) {
    if (auto problem = sieving.sieve_by_weights(pagoda)) return problem;
    if (!sieving.sieve_by_pairs(limits)) return limits.words();
    sieving.sieve_by_use();
  }
  // The sieves keep a jump only if the goal can be reached from it: either no jump is left, or one
  // leads to the goal.
  if (!sieving.is_goal_cut_off()) return "jumps that lead to the goal are left";
  return std::nullopt;
}

}  // namespace hardboard::peg_solitaire
