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

// A vector over GF(2), 64 entries a word: the coordinates of a colouring in the basis, or a class.
using Vector = std::vector<std::uint64_t>;

// The scalar product: does the colouring `a` change its parity between two positions whose classes
// differ by `b`?
bool is_odd(std::span<const std::uint64_t> a, std::span<const std::uint64_t> b) {
  std::uint64_t sum = 0;
  for (std::size_t word = 0; word < a.size(); ++word) sum ^= a[word] & b[word];
  return std::popcount(sum) % 2 == 1;
}

bool is_zero(const Vector& vector) {
  return std::all_of(vector.begin(), vector.end(), [](std::uint64_t word) { return word == 0; });
}

Vector sum(Vector a, std::span<const std::uint64_t> b) {
  for (std::size_t word = 0; word < a.size(); ++word) a[word] ^= b[word];
  return a;
}

// The differences between the class of the start and the classes of all final positions, without
// repetition: a few stay in the order of their holes, many are sorted. Nothing if the limits were
// reached.
std::optional<std::vector<Vector>> differences(const Puzzle& puzzle, const ClassSpace& space,
                                               const Limits& limits) {
  const Vector start = class_of(space, puzzle.pegs);
  if (puzzle.goal == Goal::target)
    return std::vector<Vector>{sum(start, class_of(space, puzzle.target))};
  if (puzzle.goal == Goal::one_at)
    return std::vector<Vector>{sum(start, space.row(*hole_at(puzzle, puzzle.at)))};
  constexpr std::size_t few = 64;
  const std::size_t bytes = sizeof(Vector) + 16 + 8 * std::size_t{space.words_per_hole};
  std::vector<Vector> result;
  std::size_t merge_at = 2 * few;
  const auto merge = [&] {
    std::sort(result.begin(), result.end());
    result.erase(std::unique(result.begin(), result.end()), result.end());
    merge_at = std::max(merge_at, 2 * result.size());
  };
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    if (hole % 4096 == 4095 && limits.reached()) return std::nullopt;
    Vector difference = sum(start, space.row(hole));
    if (result.size() <= few &&
        std::find(result.rbegin(), result.rend(), difference) != result.rend())
      continue;
    result.push_back(std::move(difference));
    if (result.size() >= merge_at) merge();
    if (result.size() * bytes > limits.memory_bytes / 2) return std::nullopt;
  }
  if (result.size() > few) merge();
  return result;
}

// The colourings in diagonals, rows and columns: the holes where a x + b y is not r modulo 3. Such
// sets are colourings of the board if a x + b y changes along each direction of its jumps.
std::vector<Vector> diagonals(const Puzzle& puzzle, const ClassSpace& space) {
  constexpr std::array<std::pair<int, int>, 4> forms = {{{1, 1}, {1, -1}, {1, 0}, {0, 1}}};
  const auto modulo_3 = [](std::int64_t n) { return (n % 3 + 3) % 3; };
  std::vector<Vector> result;
  for (const auto& [a, b] : forms) {
    const auto value = [&, a = a, b = b](Square square) {
      return modulo_3(a * std::int64_t{square.x} + b * std::int64_t{square.y});
    };
    const std::vector<Square> steps = steps_of(puzzle.directions);
    if (std::any_of(steps.begin(), steps.end(), [&](Square step) { return value(step) == 0; }))
      continue;
    for (int rest = 0; rest < 3; ++rest) {
      Vector& vector = result.emplace_back(space.words_per_hole);
      for (std::size_t j = 0; j < space.dimension; ++j)
        if (value(puzzle.holes[space.free_holes[j]]) != rest)
          vector[j / 64] |= std::uint64_t{1} << (j % 64);
    }
  }
  return result;
}

// Chooses at most `most` candidates so that each difference is odd in one of them; false if that is
// impossible. Backtracks over the candidates for the first difference that is even in all chosen
// ones.
bool cover(const std::vector<Vector>& differences, const std::vector<Vector>& candidates,
           std::size_t most, std::vector<Vector>& chosen) {
  const auto open = std::find_if(differences.begin(), differences.end(), [&](const Vector& each) {
    return std::none_of(chosen.begin(), chosen.end(),
                        [&](const Vector& one) { return is_odd(each, one); });
  });
  if (open == differences.end()) return true;
  if (chosen.size() == most) return false;
  for (const Vector& candidate : candidates) {
    if (!is_odd(*open, candidate)) continue;
    chosen.push_back(candidate);
    if (cover(differences, candidates, most, chosen)) return true;
    chosen.pop_back();
  }
  return false;
}

// Chooses colourings greedily: each round adds, from the diagonals and some random colourings, the
// one in which most of the remaining differences are odd. A random colouring is odd in half of
// them, so that O(log) rounds suffice. Nothing if the limits were reached.
std::optional<std::vector<Vector>> cover_greedily(std::vector<Vector> open,
                                                  const std::vector<Vector>& diagonals,
                                                  const ClassSpace& space, const Limits& limits) {
  constexpr std::size_t tries = 32, most_sample = 1000;
  Random random(1);
  std::vector<Vector> chosen;
  while (!open.empty()) {
    if (limits.reached()) return std::nullopt;
    std::vector<Vector> candidates = diagonals;
    for (std::size_t i = 0; i < tries; ++i) {
      Vector& one = candidates.emplace_back(space.words_per_hole);
      for (std::uint64_t& word : one) word = random.next();
      if (space.dimension % 64 != 0) one.back() &= (std::uint64_t{1} << space.dimension % 64) - 1;
      // The first open difference must be odd in the candidate, so that every round makes progress.
      const auto word = static_cast<std::size_t>(
          std::find_if(open[0].begin(), open[0].end(), [](std::uint64_t w) { return w != 0; }) -
          open[0].begin());
      if (!is_odd(open[0], one)) one[word] ^= open[0][word] & (~open[0][word] + 1);
    }
    // A sample of the open differences suffices to compare candidates.
    const std::size_t stride = 1 + open.size() / most_sample;
    const auto gain = [&](const Vector& candidate) {
      std::ptrdiff_t odd = 0;
      for (std::size_t i = 0; i < open.size(); i += stride)
        odd += is_odd(open[i], candidate) ? 1 : 0;
      return odd;
    };
    std::size_t best = 0;
    std::ptrdiff_t best_gain = -1;
    for (std::size_t i = 0; i < candidates.size(); ++i)
      if (const std::ptrdiff_t g = gain(candidates[i]); g > best_gain) best = i, best_gain = g;
    std::erase_if(open, [&](const Vector& each) { return is_odd(each, candidates[best]); });
    chosen.push_back(std::move(candidates[best]));
  }
  return chosen;
}

Colouring colouring_of(const Puzzle& puzzle, const ClassSpace& space, const Vector& vector) {
  Colouring colouring;
  for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
    if (is_odd(space.row(hole), vector)) colouring.coloured.push_back(puzzle.holes[hole]);
  return colouring;
}

// For `goal peg` any pegs may stand beside the goal's peg, so a position class refuses nothing,
// unless the goal is on no line: then the goal alone is a colouring.
std::optional<PositionClass> refuse_peg(const Puzzle& puzzle) {
  const std::uint32_t at = *hole_at(puzzle, puzzle.at);
  bool is_on_line = false;
  for_each_line(puzzle, [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
    is_on_line = is_on_line || a == at || b == at || c == at;
  });
  if (is_on_line || puzzle.pegs[at] != 0) return std::nullopt;
  return PositionClass{{{{puzzle.at}}}};
}

}  // namespace

LastPegs last_pegs(const Puzzle& puzzle, const Limits& limits) {
  const ClassSpace space = class_space(puzzle, limits);
  const Vector start = class_of(space, puzzle.pegs);
  LastPegs last;
  std::vector<Vector> chosen;
  for (std::uint32_t hole = 0; hole < puzzle.holes.size(); ++hole) {
    const Vector difference = sum(start, space.row(hole));
    const auto refuses = [&](const Vector& one) { return is_odd(difference, one); };
    if (std::any_of(chosen.begin(), chosen.end(), refuses)) continue;
    if (is_zero(difference) || chosen.size() == most_colourings) {
      last.holes.push_back(hole);
      continue;
    }
    // The colouring of the basis that is the first one to tell both positions apart.
    Vector& one = chosen.emplace_back(space.words_per_hole);
    std::size_t word = 0;
    while (difference[word] == 0) ++word;
    one[word] = difference[word] & (~difference[word] + 1);
  }
  for (const Vector& one : chosen) last.colourings.push_back(colouring_of(puzzle, space, one));
  return last;
}

std::optional<PositionClass> refuse_by_class(const Puzzle& puzzle, const Limits& limits) {
  if (puzzle.goal == Goal::peg) return refuse_peg(puzzle);
  const ClassSpace space = class_space(puzzle, limits);
  if (space.dimension == 0) return std::nullopt;
  std::optional<std::vector<Vector>> found = differences(puzzle, space, limits);
  if (!found) return std::nullopt;
  const std::vector<Vector>& finals = *found;
  if (std::any_of(finals.begin(), finals.end(), is_zero)) return std::nullopt;

  const std::vector<Vector> known = diagonals(puzzle, space);
  std::vector<Vector> chosen;
  constexpr std::uint32_t most_dimension = 5;
  if (space.dimension <= most_dimension) {
    std::vector<Vector> candidates = known;
    for (std::uint64_t bits = 1; bits < std::uint64_t{1} << space.dimension; ++bits)
      candidates.push_back({bits});
    for (std::size_t most = 1; !cover(finals, candidates, most, chosen); ++most) {
    }
  } else {
    std::optional<std::vector<Vector>> cover = cover_greedily(finals, known, space, limits);
    if (!cover) return std::nullopt;
    chosen = std::move(*cover);
  }
  PositionClass proof;
  for (const Vector& vector : chosen)
    proof.colourings.push_back(colouring_of(puzzle, space, vector));
  return proof;
}

}  // namespace hardboard::peg_solitaire
