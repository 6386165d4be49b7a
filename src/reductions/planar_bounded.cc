#include "reductions/planar_bounded.h"

#include <algorithm>
#include <fmt/format.h>
#include <numeric>

#include "problems/planar_3sat/crossings.h"
#include "reductions/clause_slots.h"

namespace hardboard {
namespace {

using formulas::Literal;
using planar_3sat::Bars;
using planar_3sat::Clause;
using planar_3sat::Puzzle;

// The number of legs of each variable on a side.
std::vector<std::uint32_t> degrees(const Puzzle& puzzle, std::uint32_t side) {
  std::vector<std::uint32_t> count(puzzle.variables);
  for (const Clause& clause : clauses_of(puzzle, side))
    for (const std::uint32_t v : clause) ++count[v - 1];
  return count;
}

bool is_within_bounds(std::uint32_t positive, std::uint32_t negative) {
  return positive <= 2 && negative <= 2 && positive + negative <= 3;
}

bool is_drawable(const std::vector<Clause>& clauses) {
  Bars bars;
  return std::none_of(clauses.begin(), clauses.end(),
                      [&](const Clause& clause) { return bars.add(clause).has_value(); });
}

// Adds the clauses of the source, each occurrence renamed from left to right: the i-th leg of
// variable v becomes one of rename(v, i).
template <class Rename>
void add_renamed(const std::vector<Clause>& clauses, std::vector<Clause>& to, Rename rename) {
  std::vector<Clause> renamed(clauses.size());
  std::uint32_t previous = 0, place = 0;
  // Legs come from left to right, and so do the variables of each clause.
  for (const auto& [variable, clause] : planar_3sat::legs_of(clauses)) {
    place = variable == previous ? place + 1 : 0;
    previous = variable;
    renamed[clause].variables[renamed[clause].size++] = rename(variable - 1, place);
  }
  to.insert(to.end(), renamed.begin(), renamed.end());
}

}  // namespace

Result<PlanarBounded::I> PlanarBounded::forward(const From::Puzzle& from, const Limits& limits) {
  const std::vector<std::uint32_t> positive = degrees(from, 0), negative = degrees(from, 1);
  I image;
  Puzzle& puzzle = image.puzzle;
  const std::uint64_t literals =
      std::accumulate(positive.begin(), positive.end(), std::uint64_t{0}) +
      std::accumulate(negative.begin(), negative.end(), std::uint64_t{0});
  if (from.variables + 2 * literals > formulas::most_variables ||
      (from.variables + 4 * literals) * 32 > limits.memory_bytes)
    return over_limits("the copies of variables do not fit the limits");
  for (std::uint32_t v = 0; v < from.variables; ++v) {
    const std::uint32_t first = puzzle.variables + 1;
    const bool stays = is_within_bounds(positive[v], negative[v]);
    const std::uint32_t copies = stays ? 1 : positive[v] + negative[v];
    image.trace.first.push_back(first);
    image.trace.value.push_back(stays || negative[v] == 0 ? first : first + 2 * (negative[v] - 1));
    for (std::uint32_t x = first; x < first + 2 * (copies - 1); x += 2) {
      puzzle.above.push_back({{x, x + 1}, 2});
      puzzle.below.push_back({{x + 1, x + 2}, 2});
    }
    puzzle.variables += 2 * copies - 1;
  }
  const auto copy = [&](std::uint32_t v, std::uint32_t i) {
    return is_within_bounds(positive[v], negative[v]) ? image.trace.first[v]
                                                      : image.trace.first[v] + 2 * i;
  };
  add_renamed(from.above, puzzle.above,
              [&](std::uint32_t v, std::uint32_t i) { return copy(v, negative[v] + i); });
  add_renamed(from.below, puzzle.below, copy);
  return image;
}

bool PlanarBounded::keeps_law(const From::Puzzle& from, const To::Puzzle& to) {
  const std::size_t literals = to_cnf(from).literals.size();
  const std::vector<std::uint32_t> positive = degrees(to, 0), negative = degrees(to, 1);
  for (std::uint32_t v = 0; v < to.variables; ++v)
    if (!is_within_bounds(positive[v], negative[v])) return false;
  return to.variables <= from.variables + 2 * literals &&
         to.clauses() <= from.clauses() + 2 * literals && is_drawable(to.above) &&
         is_drawable(to.below);
}

PlanarBounded::To::Answer PlanarBounded::witness(const From::Puzzle& from, const I& image,
                                                 const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  for (std::uint32_t v = 0; v < from.variables; ++v) {
    const std::uint32_t first = image.trace.first[v];
    const std::uint32_t behind =
        v + 1 < from.variables ? image.trace.first[v + 1] : image.puzzle.variables + 1;
    for (std::uint32_t x = first; x < behind; ++x) {
      const bool is_true = (solution.assignment[v] > 0) == ((x - first) % 2 == 0);
      const auto literal = static_cast<Literal>(x);
      answer.assignment.push_back(is_true ? literal : -literal);
    }
  }
  return answer;
}

Result<PlanarBounded::From::Answer> PlanarBounded::recover(const From::Puzzle& from, const I& image,
                                                           const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t v = 0; v < from.variables; ++v) {
    const auto literal = static_cast<Literal>(v + 1);
    recovered.assignment.push_back(answer.assignment[image.trace.value[v] - 1] > 0 ? literal
                                                                                   : -literal);
  }
  return recovered;
}

std::vector<Part> PlanarBounded::parts(const From::Puzzle& from, const I& image) {
  std::vector<Part> parts;
  for (std::uint32_t v = 0; v < from.variables; ++v) {
    Part& part = parts.emplace_back(Part{fmt::format("variable {}", v + 1), {}, {}});
    const std::uint32_t behind =
        v + 1 < from.variables ? image.trace.first[v + 1] : image.puzzle.variables + 1;
    for (std::uint32_t x = image.trace.first[v]; x < behind; ++x) part.numbers.push_back(x);
  }
  return parts;
}

}  // namespace hardboard
