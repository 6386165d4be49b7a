#include "puzzles/peg_solitaire/reach_cases.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/golden.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t any_number = ~std::uint32_t{0};

class Checker {
public:
  Checker(const Puzzle& puzzle, const Cases& proof)
      : puzzle_(puzzle),
        proof_(proof),
        goal_(*hole_at(puzzle, puzzle.at)),
        steps_(steps_from_goal(puzzle)),
        weight_(puzzle.holes.size()) {
    for (const HoleJump& jump : jumps_of(puzzle))
      if (jump.from != goal_ && jump.over != goal_) jumps_.push_back(jump);
    std::sort(jumps_.begin(), jumps_.end(), [](const HoleJump& a, const HoleJump& b) {
      return std::pair(a.from, a.to) < std::pair(b.from, b.to);
    });
    least_.assign(jumps_.size(), 0);
    most_.assign(jumps_.size(), any_number);
  }

  std::optional<std::string> fault() {
    if (puzzle_.pegs[goal_] != 0) return "a peg stands on the goal";
    if (auto problem = fault_below(0)) return problem;
    if (case_ != proof_.cases.size()) return "there are cases that no split makes";
    if (split_ != proof_.splits.size()) return "there are splits without cases";
    return std::nullopt;
  }

private:
  // Checks the next subtree, whose root lies below `depth` splits.
  std::optional<std::string> fault_below(std::uint32_t depth) {
    if (case_ == proof_.cases.size()) return "a case of a split is missing";
    if (proof_.cases[case_].depth == depth) return fault_of(proof_.cases[case_++]);
    if (depth == most_depth || split_ == proof_.splits.size())
      return fmt::format("case {} is deeper than the splits", case_ + 1);
    const Split& split = proof_.splits[split_++];
    const std::optional<std::size_t> jump = number_of(split.jump);
    if (!jump)
      return fmt::format("no play needs a jump from {} to {}", name(split.jump.from),
                         name(split.jump.to));
    if (split.most == any_number) return "a split is at too large a number";
    const std::uint32_t least = least_[*jump], most = most_[*jump];
    most_[*jump] = std::min(most, split.most);
    auto problem = fault_below(depth + 1);
    most_[*jump] = most;
    if (problem) return problem;
    least_[*jump] = std::max(least, split.most + 1);
    problem = fault_below(depth + 1);
    least_[*jump] = least;
    return problem;
  }

  std::optional<std::size_t> number_of(const Jump& jump) const {
    const auto from = hole_at(puzzle_, jump.from), to = hole_at(puzzle_, jump.to);
    if (!from || !to) return std::nullopt;
    const auto at = std::lower_bound(
        jumps_.begin(), jumps_.end(), std::pair(*from, *to),
        [](const HoleJump& a, const auto& ends) { return std::pair(a.from, a.to) < ends; });
    if (at == jumps_.end() || at->from != *from || at->to != *to) return std::nullopt;
    return static_cast<std::size_t>(at - jumps_.begin());
  }

  std::optional<std::string> set_weights(const Case& one) {
    const auto is_wrong = [](std::int64_t weight) {
      return weight < -most_weight || weight > most_weight;
    };
    if (std::any_of(one.tail.begin(), one.tail.end(), is_wrong))
      return fmt::format("case {} has a tail that is too large", case_);
    for (std::size_t hole = 0; hole < weight_.size(); ++hole)
      weight_[hole] = steps_[hole] < one.tail.size() ? one.tail[steps_[hole]] : 0;
    for (const auto& [square, weight] : one.weights) {
      const std::optional<std::uint32_t> hole = hole_at(puzzle_, square);
      if (!hole) return fmt::format("{} is no hole", name(square));
      if (is_wrong(weight)) return fmt::format("the weight of {} is too large", name(square));
      weight_[*hole] = weight;
    }
    return std::nullopt;
  }

  std::optional<std::string> fault_of(const Case& one) {
    if (auto problem = set_weights(one)) return problem;
    Wide spare = -Wide{weight_[goal_]};
    for (std::size_t hole = 0; hole < weight_.size(); ++hole)
      if (puzzle_.pegs[hole] != 0) spare += std::max<std::int64_t>(weight_[hole], 0);
    for (std::size_t j = 0; j < jumps_.size(); ++j) {
      const HoleJump& jump = jumps_[j];
      const std::int64_t loss = weight_[jump.from] + weight_[jump.over] - weight_[jump.to];
      if (loss < 0 && most_[j] == any_number)
        return fmt::format("in case {} the jump from {} to {} raises the weight", case_,
                           name(puzzle_.holes[jump.from]), name(puzzle_.holes[jump.to]));
      spare -= Wide{loss} * (loss < 0 ? most_[j] : least_[j]);
    }
    if (spare >= 0) return fmt::format("the weights of case {} refuse nothing", case_);
    return std::nullopt;
  }

  const Puzzle& puzzle_;
  const Cases& proof_;
  std::uint32_t goal_;
  std::vector<std::uint32_t> steps_;
  std::vector<std::int64_t> weight_;
  std::vector<HoleJump> jumps_;              // by `from`, then by `to`
  std::vector<std::uint32_t> least_, most_;  // how often the present case makes each jump
  std::size_t split_ = 0, case_ = 0;         // how many are behind us
};

}  // namespace

std::vector<std::uint32_t> steps_from_goal(const Puzzle& puzzle) {
  return steps_from(puzzle, {*hole_at(puzzle, puzzle.at)});
}

std::optional<std::string> refute(const Puzzle& puzzle, const Cases& proof) {
  if (puzzle.goal != Goal::peg) return "cases are for the goal of a peg on one hole";
  if (proof.cases.size() > most_cases ||
      proof.cases.size() * std::uint64_t{puzzle.holes.size()} > most_case_holes)
    return "there are too many cases";
  return Checker(puzzle, proof).fault();
}

}  // namespace hardboard::peg_solitaire
