#include "puzzles/peg_solitaire/refusals.h"

#include <algorithm>
#include <fmt/format.h>
#include <span>

#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"

namespace hardboard::peg_solitaire {
namespace {

using Complaint = std::optional<std::string>;

std::string words(const Puzzle& puzzle, HoleJump jump) {
  return words(on_squares(puzzle, jump));
}

// Collects the positions that each function refuses; stops at the first fault.
class Refutation {
public:
  explicit Refutation(const Puzzle& puzzle)
      : puzzle_(puzzle), at_(hole_at(puzzle, puzzle.at)), refused_(puzzle.holes.size(), 0) {}

  Complaint add(const Colouring& colouring) {
    colour_.assign(puzzle_.holes.size(), 0);
    for (const Square square : colouring.coloured) {
      const std::optional<std::uint32_t> hole = hole_at(puzzle_, square);
      if (!hole) return fmt::format("{} is coloured, which is no hole", name(square));
      if (colour_[*hole] != 0) return fmt::format("{} is coloured twice", name(square));
      colour_[*hole] = 1;
    }
    Complaint complaint;
    for_each_line(puzzle_, [&](std::uint32_t first, std::uint32_t middle, std::uint32_t last) {
      if (((colour_[first] ^ colour_[middle] ^ colour_[last]) & 1) != 0 && !complaint)
        complaint = fmt::format(
            "the jump {} goes along three holes of which one or all are "
            "coloured",
            words(puzzle_, {first, middle, last}));
    });
    if (!complaint) refuse_odd(colouring.coloured.size());
    return complaint;
  }

  Complaint add(const Pagoda& pagoda) {
    Complaint complaint = spread(puzzle_, pagoda, weight_);
    if (!complaint) refuse_heavy();
    return complaint;
  }

  Complaint remaining() const {
    if (puzzle_.goal != Goal::one)
      return all_refused_ ? std::nullopt : Complaint("nothing in it keeps the start from the goal");
    const auto open = std::find(refused_.begin(), refused_.end(), 0);
    if (open == refused_.end()) return std::nullopt;
    return fmt::format("nothing in it keeps the last peg from {}",
                       name(puzzle_.holes[static_cast<std::size_t>(open - refused_.begin())]));
  }

  // Of `goal one`, the holes of last pegs that nothing refuses.
  std::vector<std::uint32_t> open() const {
    std::vector<std::uint32_t> holes;
    for (std::uint32_t hole = 0; hole < refused_.size(); ++hole)
      if (refused_[hole] == 0) holes.push_back(hole);
    return holes;
  }

private:
  // Adds the positions that the colouring in colour_ refuses.
  void refuse_odd(std::size_t coloured) {
    const auto is_odd = [&](const std::vector<std::uint8_t>& pegs) {
      bool odd = false;
      for (std::size_t hole = 0; hole < pegs.size(); ++hole)
        odd ^= pegs[hole] != 0 && colour_[hole] != 0;
      return odd;
    };
    const bool start = is_odd(puzzle_.pegs);
    switch (puzzle_.goal) {
      case Goal::one:
        for (std::size_t hole = 0; hole < refused_.size(); ++hole)
          if ((colour_[hole] != 0) != start) refused_[hole] = 1;
        break;
      case Goal::one_at:
        all_refused_ |= (colour_[*at_] != 0) != start;
        break;
      case Goal::target:
        all_refused_ |= is_odd(puzzle_.target) != start;
        break;
      case Goal::peg:
        // Pegs may stand on any other holes, so a colouring that refuses all these positions must
        // colour the goal alone.
        all_refused_ |= coloured == 1 && colour_[*at_] != 0 && !start;
        break;
    }
  }

  // Adds the positions that the weights in weight_ refuse. By most_holes and most_weight their sums
  // stay below 2^62.
  void refuse_heavy() {
    static_assert(most_holes <= std::uint32_t{1} << 24 && most_weight <= std::int64_t{1} << 38);
    const auto total = [&](const std::vector<std::uint8_t>& pegs) {
      std::int64_t sum = 0;
      for (std::size_t hole = 0; hole < pegs.size(); ++hole)
        sum += pegs[hole] != 0 ? weight_[hole] : 0;
      return sum;
    };
    const std::int64_t start = total(puzzle_.pegs);
    switch (puzzle_.goal) {
      case Goal::one:
        for (std::size_t hole = 0; hole < refused_.size(); ++hole)
          if (start < weight_[hole]) refused_[hole] = 1;
        break;
      case Goal::one_at:
        all_refused_ |= start < weight_[*at_];
        break;
      case Goal::target:
        all_refused_ |= start < total(puzzle_.target);
        break;
      case Goal::peg: {
        // The lightest position with a peg on the goal has pegs on all other holes of negative
        // weight.
        std::int64_t least = weight_[*at_];
        for (std::size_t hole = 0; hole < weight_.size(); ++hole)
          if (hole != *at_) least += std::min<std::int64_t>(0, weight_[hole]);
        all_refused_ |= start < least;
        break;
      }
    }
  }

  const Puzzle& puzzle_;
  std::optional<std::uint32_t> at_;
  bool all_refused_ = false;           // all goal positions, for goals other than `one`
  std::vector<std::uint8_t> refused_;  // for `goal one`: by the hole of the last peg
  std::vector<std::uint8_t> colour_;
  std::vector<std::int64_t> weight_;
};

Complaint refute(const Puzzle& puzzle, std::span<const Pagoda> pagodas,
                 std::span<const Colouring> colourings) {
  if (pagodas.size() + colourings.size() > most_functions)
    return fmt::format("there are more than {} functions", most_functions);
  Refutation refutation(puzzle);
  for (const Pagoda& pagoda : pagodas)
    if (const Complaint complaint = refutation.add(pagoda)) return complaint;
  for (const Colouring& colouring : colourings)
    if (const Complaint complaint = refutation.add(colouring)) return complaint;
  return refutation.remaining();
}

}  // namespace

std::optional<std::string> spread(const Puzzle& puzzle, const Pagoda& pagoda,
                                  std::vector<std::int64_t>& weights) {
  weights.assign(puzzle.holes.size(), 0);
  std::vector<std::uint8_t> given(puzzle.holes.size(), 0);
  for (const auto& [square, weight] : pagoda.weights) {
    const std::optional<std::uint32_t> hole = hole_at(puzzle, square);
    if (!hole) return fmt::format("{} has a weight, and is no hole", name(square));
    if (given[*hole] != 0) return fmt::format("{} has two weights", name(square));
    if (weight > most_weight || weight < -most_weight)
      return fmt::format("the weight {} of {} is beyond {}", weight, name(square), most_weight);
    given[*hole] = 1;
    weights[*hole] = weight;
  }
  Complaint complaint;
  const auto check = [&](std::uint32_t from, std::uint32_t over, std::uint32_t to) {
    if (weights[from] + weights[over] < weights[to] && !complaint)
      complaint =
          fmt::format("the jump {} brings the weight from {} + {} to {}",
                      words(puzzle, {from, over, to}), weights[from], weights[over], weights[to]);
  };
  for_each_line(puzzle, [&](std::uint32_t first, std::uint32_t middle, std::uint32_t last) {
    check(first, middle, last);
    check(last, middle, first);
  });
  return complaint;
}

std::optional<std::string> last_pegs(const Puzzle& puzzle, std::span<const Colouring> colourings,
                                     std::vector<std::uint32_t>& holes) {
  if (colourings.size() > most_functions)
    return fmt::format("there are more than {} functions", most_functions);
  Refutation refutation(puzzle);
  for (const Colouring& colouring : colourings)
    if (Complaint complaint = refutation.add(colouring)) return complaint;
  holes = refutation.open();
  return std::nullopt;
}

std::optional<std::string> refute(const Puzzle& puzzle, const PositionClass& proof) {
  return refute(puzzle, {}, proof.colourings);
}

std::optional<std::string> refute(const Puzzle& puzzle, const Pagodas& proof) {
  return refute(puzzle, proof.pagodas, proof.colourings);
}

}  // namespace hardboard::peg_solitaire
