// The colourings of a board: linear equations over GF(2), one for each three holes in a row, solved
// along the lines of the board.
#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>

#include "methods/peg_solitaire/position_class.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

using Line = std::array<std::uint32_t, 3>;
constexpr std::uint32_t none = no_hole;

// The rule for the colour of a hole: the two other holes of a line determine it, or it is free
// (line `none`).
struct Step {
  std::uint32_t hole = 0, line = none;
};

struct Derivation {
  std::vector<Line> lines;
  std::vector<Step> steps;               // each hole once
  std::vector<std::uint32_t> equations;  // lines that no step uses: equations that must hold
};

// Colours one hole after the other: by a line with two coloured holes, if there is one, else
// freely, beside coloured holes where possible.
class Deriver {
public:
  Deriver(const Puzzle& puzzle, const Limits& limits)
      : limits_(limits), known_(puzzle.holes.size(), 0) {
    for_each_line(puzzle, [&](std::uint32_t a, std::uint32_t b, std::uint32_t c) {
      result_.lines.push_back({a, b, c});
      // The tables grow with the lines, and by doubling.
      stopped_ = result_.lines.size() % 65536 == 0 &&
                 (limits.reached() || result_.lines.size() * bytes_of_line > limits.memory_bytes);
      return !stopped_;
    });
    if (stopped_) return;
    // The lines through hole h are through_[first_[h]] to through_[first_[h + 1] - 1].
    first_.assign(known_.size() + 2, 0);
    for (const Line& line : result_.lines)
      for (const std::uint32_t hole : line) ++first_[hole + 2];
    for (std::size_t hole = 2; hole < first_.size(); ++hole) first_[hole] += first_[hole - 1];
    through_.resize(3 * result_.lines.size());
    for (std::uint32_t line = 0; line < result_.lines.size(); ++line)
      for (const std::uint32_t hole : result_.lines[line]) through_[first_[hole + 1]++] = line;
    unknown_.assign(result_.lines.size(), 3);
  }

  // Nothing if the limits were reached, or if the tables would not fit the memory.
  std::optional<Derivation> run() {
    if (stopped_) return std::nullopt;
    for (std::uint32_t hole = 0; hole < known_.size() && !stopped_; ++hole) {
      if (known_[hole] != 0) continue;
      settle(hole, none);
      follow();
      // A free hole on a line with one coloured hole determines the third hole as well.
      while (!open_.empty() && !stopped_) {
        const std::uint32_t line = open_.back();
        open_.pop_back();
        if (unknown_[line] != 2) continue;
        settle(unknown_hole(line), none);
        follow();
      }
    }
    if (stopped_) return std::nullopt;
    return std::move(result_);
  }

private:
  // The line and what doubling leaves empty, its three places in through_, and all marks.
  static constexpr std::size_t bytes_of_line = 48;

  std::uint32_t unknown_hole(std::uint32_t line) const {
    for (const std::uint32_t hole : result_.lines[line])
      if (known_[hole] == 0) return hole;
    return none;
  }

  void settle(std::uint32_t hole, std::uint32_t by) {
    known_[hole] = 1;
    result_.steps.push_back({hole, by});
    stopped_ = stopped_ || (result_.steps.size() % 65536 == 0 && limits_.reached());
    for (std::uint32_t i = first_[hole]; i < first_[hole + 1]; ++i) {
      const std::uint32_t line = through_[i];
      --unknown_[line];
      if (unknown_[line] == 2) open_.push_back(line);
      if (unknown_[line] == 1) ready_.push_back(line);
    }
  }

  // A line becomes ready when only one of its holes has no colour. Before its turn another line may
  // colour that hole.
  void follow() {
    while (!ready_.empty() && !stopped_) {
      const std::uint32_t line = ready_.back();
      ready_.pop_back();
      if (unknown_[line] == 1)
        settle(unknown_hole(line), line);
      else
        result_.equations.push_back(line);
    }
  }

  const Limits& limits_;
  Derivation result_;
  std::vector<std::uint32_t> first_, through_;
  std::vector<std::uint32_t> ready_, open_;  // lines with one and with two holes without a colour
  std::vector<std::uint8_t> known_;          // for each hole: has it a colour?
  std::vector<std::uint8_t> unknown_;        // for each line: its holes without a colour
  bool stopped_ = false;                     // the limits were reached
};

// A matrix of bits; each row has `words` words of `all`.
struct Rows {
  std::size_t words;
  std::vector<std::uint64_t>& all;

  std::uint64_t* row(std::size_t i) const { return all.data() + i * words; }
  void add(std::uint64_t* to, const std::uint64_t* from) const {
    for (std::size_t word = 0; word < words; ++word) to[word] ^= from[word];
  }
};

// Linear equations between the free holes, each solved for one of them, its pivot.
class Equations {
public:
  explicit Equations(std::size_t unknowns)
      : rows_{(unknowns + 63) / 64, all_}, pivots_(rows_.words), of_pivot_(unknowns, none) {}

  void add(std::vector<std::uint64_t> equation) {
    substitute(equation.data());
    const auto found = std::find_if(equation.begin(), equation.end(),
                                    [](std::uint64_t word) { return word != 0; });
    if (found == equation.end()) return;
    const auto word = static_cast<std::size_t>(found - equation.begin());
    pivots_[word] |= *found & (~*found + 1);
    of_pivot_[64 * word + static_cast<std::size_t>(std::countr_zero(*found))] =
        static_cast<std::uint32_t>(all_.size() / rows_.words);
    all_.insert(all_.end(), equation.begin(), equation.end());
  }

  bool is_pivot(std::size_t i) const { return of_pivot_[i] != none; }

  // Replaces each pivot in the row by the sum that it is equal to. An equation begins with its
  // pivot, so that one pass from the left is enough.
  void substitute(std::uint64_t* row) const {
    for (std::size_t word = 0; word < pivots_.size(); ++word) {
      while (const std::uint64_t found = row[word] & pivots_[word])
        rows_.add(
            row,
            rows_.row(of_pivot_[64 * word + static_cast<std::size_t>(std::countr_zero(found))]));
    }
  }

private:
  std::vector<std::uint64_t> all_;
  Rows rows_;
  std::vector<std::uint64_t> pivots_;
  std::vector<std::uint32_t> of_pivot_;
};

// Makes row h of the matrix, which is 0, the sum of the first `used` free holes that hole h is.
// Further free holes get no colour. False if the limits were reached.
bool sum_up(const Derivation& derivation, std::size_t used, const Rows& rows,
            const Limits& limits) {
  std::size_t next = 0, done = 0;
  for (const Step& step : derivation.steps) {
    if (++done % 16384 == 0 && limits.reached()) return false;
    if (step.line != none) {
      for (const std::uint32_t hole : derivation.lines[step.line])
        if (hole != step.hole) rows.add(rows.row(step.hole), rows.row(hole));
    } else if (next < used) {
      rows.row(step.hole)[next / 64] |= std::uint64_t{1} << (next % 64);
      ++next;
    }
  }
  return true;
}

// Adds the equations of the lines that no step uses. False if the limits were reached.
bool equate(const Derivation& derivation, const Rows& rows, const Limits& limits,
            Equations& equations) {
  std::size_t done = 0;
  std::vector<std::uint64_t> equation(rows.words);
  for (const std::uint32_t line : derivation.equations) {
    if (++done % 256 == 0 && limits.reached()) return false;
    std::fill(equation.begin(), equation.end(), 0);
    for (const std::uint32_t hole : derivation.lines[line])
      rows.add(equation.data(), rows.row(hole));
    equations.add(equation);
  }
  return true;
}

// Writes each hole as a sum of the basis: the free holes that are no pivot of an equation, whose
// places in the basis are `place`. False if the limits were reached.
bool write_in_basis(const Rows& rows, const Equations& equations,
                    const std::vector<std::uint32_t>& place, const Limits& limits,
                    ClassSpace& space) {
  const std::size_t holes = rows.words == 0 ? 0 : rows.all.size() / rows.words;
  for (std::size_t hole = 0; hole < holes; ++hole) {
    if (hole % 4096 == 4095 && limits.reached()) return false;
    std::uint64_t* const from = rows.row(hole);
    std::uint64_t* const to = space.words.data() + hole * space.words_per_hole;
    equations.substitute(from);
    for (std::size_t word = 0; word < rows.words; ++word) {
      for (std::uint64_t left = from[word]; left != 0; left &= left - 1) {
        const std::uint32_t bit =
            place[64 * word + static_cast<std::size_t>(std::countr_zero(left))];
        to[bit / 64] |= std::uint64_t{1} << bit % 64;
      }
    }
  }
  return true;
}

}  // namespace

ClassSpace class_space(const Puzzle& puzzle, const Limits& limits) {
  ClassSpace unknown;
  unknown.complete = false;
  const std::optional<Derivation> derived = Deriver(puzzle, limits).run();
  if (!derived) return unknown;
  std::vector<std::uint32_t> free;
  for (const Step& step : derived->steps)
    if (step.line == none) free.push_back(step.hole);
  const std::size_t most_bytes = std::min(most_class_bytes, limits.memory_bytes / 2);
  const std::size_t fit = 8 * most_bytes / puzzle.holes.size() / 64 * 64;
  const std::size_t used = std::min({free.size(), std::size_t{most_free_holes}, fit});
  const std::size_t words = (used + 63) / 64;
  if (limits.reached()) return unknown;
  std::vector<std::uint64_t> all(puzzle.holes.size() * words);
  const Rows rows{words, all};
  Equations equations(used);
  if (!sum_up(*derived, used, rows, limits) || !equate(*derived, rows, limits, equations))
    return unknown;
  ClassSpace space;
  space.complete = used == free.size();
  std::vector<std::uint32_t> place(used, none);  // of a free hole in the basis
  for (std::uint32_t i = 0; i < used; ++i) {
    if (equations.is_pivot(i)) continue;
    place[i] = space.dimension++;
    space.free_holes.push_back(free[i]);
  }
  space.words_per_hole = (space.dimension + 63) / 64;
  space.words.assign(puzzle.holes.size() * space.words_per_hole, 0);
  return write_in_basis(rows, equations, place, limits, space) ? space : unknown;
}

std::vector<std::uint64_t> class_of(const ClassSpace& space, std::span<const std::uint8_t> pegs) {
  std::vector<std::uint64_t> sum(space.words_per_hole);
  for (std::size_t hole = 0; hole < pegs.size(); ++hole)
    if (pegs[hole] != 0)
      for (std::size_t word = 0; word < sum.size(); ++word) sum[word] ^= space.row(hole)[word];
  return sum;
}

}  // namespace hardboard::peg_solitaire
