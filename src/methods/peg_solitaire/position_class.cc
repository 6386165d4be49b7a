#include "methods/peg_solitaire/position_class.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "base/random.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

// A colouring as a sum of those of the basis, or a class: bits 0 to dimension - 1.
using Bits = std::vector<std::uint64_t>;

bool is_odd(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  std::uint64_t sum = 0;
  for (std::size_t word = 0; word < a.size(); ++word) sum ^= a[word] & b[word];
  return std::popcount(sum) % 2 == 1;
}

bool is_zero(const Bits& bits) {
  return std::all_of(bits.begin(), bits.end(), [](std::uint64_t word) { return word == 0; });
}

Bits sum(Bits a, std::span<const std::uint64_t> b) {
  for (std::size_t word = 0; word < a.size(); ++word) a[word] ^= b[word];
  return a;
}

// The classes of all final positions, each as its difference to that of the start, each once.
std::vector<Bits> differences(const Puzzle& puzzle, const ClassSpace& space) {
  const Bits start = class_of(space, puzzle.pegs);
  std::vector<Bits> result;
  if (puzzle.goal == Goal::target) {
    result.push_back(sum(start, class_of(space, puzzle.target)));
  } else if (puzzle.goal == Goal::one_at) {
    result.push_back(sum(start, space.row(*hole_at(puzzle, puzzle.at))));
  } else {
    for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
      Bits difference = sum(start, space.row(hole));
      // On a large board neighbours of neighbours repeat each other.
      if (std::find(result.rbegin(), result.rend(), difference) == result.rend())
        result.push_back(std::move(difference));
      if (result.size() > 64) break;
    }
    if (result.size() > 64) {
      result.clear();
      for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
        result.push_back(sum(start, space.row(hole)));
      std::sort(result.begin(), result.end());
      result.erase(std::unique(result.begin(), result.end()), result.end());
    }
  }
  return result;
}

// The colourings in diagonals (or rows or columns) that the jumps of the puzzle leave alone: where
// a x + b y is not r modulo 3. Along each line of jumps a x + b y has to change.
std::vector<Bits> diagonals(const Puzzle& puzzle, const ClassSpace& space) {
  constexpr std::array<std::pair<int, int>, 4> forms = {{{1, 1}, {1, -1}, {1, 0}, {0, 1}}};
  const auto modulo_3 = [](std::int64_t n) { return (n % 3 + 3) % 3; };
  std::vector<Bits> result;
  for (const auto& [a, b] : forms) {
    const auto value = [&, a = a, b = b](Square square) {
      return modulo_3(a * std::int64_t{square.x} + b * std::int64_t{square.y});
    };
    const std::vector<Square> steps = steps_of(puzzle.directions);
    if (std::any_of(steps.begin(), steps.end(), [&](Square step) { return value(step) == 0; }))
      continue;
    for (int rest = 0; rest < 3; ++rest) {
      Bits& bits = result.emplace_back(space.words_per_hole);
      for (std::size_t j = 0; j < space.dimension; ++j)
        if (value(puzzle.holes[space.free_holes[j]]) != rest)
          bits[j / 64] |= std::uint64_t{1} << (j % 64);
    }
  }
  return result;
}

// Looks for `most` candidates so that each difference is odd in one of them: what the first open
// difference needs is tried in the order of the candidates.
bool cover(const std::vector<Bits>& differences, const std::vector<Bits>& candidates,
           std::size_t most, std::vector<Bits>& chosen) {
  const auto open = std::find_if(differences.begin(), differences.end(), [&](const Bits& each) {
    return std::none_of(chosen.begin(), chosen.end(),
                        [&](const Bits& bits) { return is_odd(each, bits); });
  });
  if (open == differences.end()) return true;
  if (chosen.size() == most) return false;
  for (const Bits& bits : candidates) {
    if (!is_odd(*open, bits)) continue;
    chosen.push_back(bits);
    if (cover(differences, candidates, most, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

// Takes what is odd on most of what is open, among diagonals and sums at random. Of the latter each
// is odd on half of it, so that a few rounds do.
std::vector<Bits> cover_greedily(std::vector<Bits> open, const std::vector<Bits>& diagonals,
                                 const ClassSpace& space) {
  constexpr std::size_t tries = 32, most_sample = 1000;
  Random random(1);
  std::vector<Bits> chosen;
  while (!open.empty()) {
    std::vector<Bits> candidates = diagonals;
    for (std::size_t i = 0; i < tries; ++i) {
      Bits& bits = candidates.emplace_back(space.words_per_hole);
      for (std::uint64_t& word : bits) word = random.next();
      if (space.dimension % 64 != 0) bits.back() &= (std::uint64_t{1} << space.dimension % 64) - 1;
      // It has to help with the first one at least.
      const auto word = static_cast<std::size_t>(
          std::find_if(open[0].begin(), open[0].end(), [](std::uint64_t w) { return w != 0; }) -
          open[0].begin());
      if (!is_odd(open[0], bits)) bits[word] ^= open[0][word] & (~open[0][word] + 1);
    }
    // What it gains is seen on a sample.
    const std::size_t stride = 1 + open.size() / most_sample;
    const auto gain = [&](const Bits& bits) {
      std::ptrdiff_t odd = 0;
      for (std::size_t i = 0; i < open.size(); i += stride) odd += is_odd(open[i], bits) ? 1 : 0;
      return odd;
    };
    std::size_t best = 0;
    std::ptrdiff_t best_gain = -1;
    for (std::size_t i = 0; i < candidates.size(); ++i)
      if (const std::ptrdiff_t g = gain(candidates[i]); g > best_gain) best = i, best_gain = g;
    std::erase_if(open, [&](const Bits& each) { return is_odd(each, candidates[best]); });
    chosen.push_back(std::move(candidates[best]));
  }
  return chosen;
}

Colouring colouring_of(const Puzzle& puzzle, const ClassSpace& space, const Bits& bits) {
  Colouring colouring;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
    if (is_odd(space.row(hole), bits)) colouring.coloured.push_back(puzzle.holes[hole]);
  return colouring;
}

// With a peg on the goal all else may be as it likes, so the class says nothing, unless no jump
// ever comes near the goal.
std::optional<PositionClass> refuse_peg(const Puzzle& puzzle) {
  const std::uint32_t at = *hole_at(puzzle, puzzle.at);
  bool is_met = puzzle.pegs[at] != 0;
  for_each_line(puzzle, [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    is_met = is_met || a == at || b == at || c == at;
  });
  if (is_met) return std::nullopt;
  return PositionClass{{{{puzzle.at}}}};
}

}  // namespace

std::optional<PositionClass> refuse_by_class(const Puzzle& puzzle) {
  if (puzzle.goal == Goal::peg) return refuse_peg(puzzle);
  const ClassSpace space = class_space(puzzle);
  const std::vector<Bits> finals = differences(puzzle, space);
  if (std::any_of(finals.begin(), finals.end(), is_zero)) return std::nullopt;

  const std::vector<Bits> known = diagonals(puzzle, space);
  std::vector<Bits> chosen;
  constexpr std::uint32_t most_dimension = 5;
  if (space.dimension <= most_dimension) {
    std::vector<Bits> candidates = known;
    for (std::uint64_t bits = 1; bits < std::uint64_t{1} << space.dimension; ++bits)
      candidates.push_back({bits});
    for (std::size_t most = 1; !cover(finals, candidates, most, chosen); ++most) {
    }
  } else {
    chosen = cover_greedily(finals, known, space);
  }
  PositionClass proof;
  for (const Bits& bits : chosen) proof.colourings.push_back(colouring_of(puzzle, space, bits));
  return proof;
}

}  // namespace hardboard::peg_solitaire
