// Functions of the pegs, which no jump changes in a forbidden way: weights may not grow, parities
// may not change. An end for which a function would have to change so is out of reach.

#include "kernel/pegs.h"

namespace hardboard::kernel {

constexpr std::array<std::string_view, 2> functions = {"parity", "weights"};

std::vector<std::uint32_t> open_ends(const Pegs& puzzle, Reader& in) {
  constexpr std::int64_t most_weight = std::int64_t{1} << 38;
  const std::uint32_t holes = puzzle.holes.size();
  need(holes <= 1U << 24, "sums of weights on so many holes might not fit");
  std::vector<std::uint32_t> open(holes);  // the ends that no function refuses
  std::iota(open.begin(), open.end(), 0U);
  if (puzzle.goal != "one") open = {puzzle.at};  // other goals have one end each
  in.lines("functions", 0, INT64_MAX, [&](std::int64_t) {
    const bool is_parity = in.one_of<functions>() == "parity";
    std::vector<std::int64_t> value(holes, 0);
    while (in.has_word()) {
      std::int64_t& of_hole = value[in.index("a hole", holes)];
      of_hole = is_parity ? 1 : in.number("a weight", -most_weight, most_weight);
    }
    const auto total = [&](const std::vector<bool>& pegs) {
      std::int64_t sum = 0;
      for (std::uint32_t hole = 0; hole < holes; ++hole) sum += pegs[hole] ? value[hole] : 0;
      return sum;
    };
    // Does the function forbid such a change of its sum?
    const auto refuses = [&](auto change) { return is_parity ? change % 2 != 0 : change > 0; };
    for (const auto [from, over, to] : puzzle.jumps)
      need(!refuses(value[to] - value[from] - value[over]), "a jump changes a function wrongly");
    const std::int64_t start = total(puzzle.pegs);
    // For the goal `peg` any pegs may stand beside the one on the goal. They weigh least if they
    // stand where weights are negative; and a parity refuses nothing if another hole has a colour.
    std::int64_t beside = 0;
    bool is_sure = true;
    for (std::uint32_t hole = 0; hole < holes && puzzle.goal == "peg"; ++hole) {
      if (hole == puzzle.at) continue;
      beside += std::min<std::int64_t>(value[hole], 0);
      is_sure = is_sure && (!is_parity || value[hole] == 0);
    }
    const std::int64_t of_target = total(puzzle.target);
    std::erase_if(open, [&](std::uint32_t hole) {
      const std::int64_t end = puzzle.goal == "target" ? of_target : value[hole] + beside;
      return is_sure && refuses(end - start);
    });
  });
  return open;
}

}  // namespace hardboard::kernel
