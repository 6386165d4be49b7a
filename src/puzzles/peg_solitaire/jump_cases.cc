#include "puzzles/peg_solitaire/jump_cases.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>

#include "base/golden.h"
#include "puzzles/peg_solitaire/jumps.h"

namespace hardboard::peg_solitaire {
namespace {

constexpr std::uint32_t any_number = ~std::uint32_t{0};

// What later cases ask of a case whose weights they have as well.
struct Known {
  Wide spare = 0;                                               // the most that play may lose
  std::vector<std::uint32_t> raisers;                           // the jumps whose loss is below 0
  std::vector<std::pair<std::uint32_t, std::int64_t>> weights;  // of listed holes, ascending
};

bool has_own(const Case& one) {
  return one.like == 0;
}

class Checker {
public:
  Checker(const Puzzle& puzzle, const Cases& proof)
      : puzzle_(puzzle),
        proof_(proof),
        is_lean_(puzzle.goal == Goal::peg),
        goal_(hole_at(puzzle, puzzle.at).value_or(no_hole)),
        weight_(puzzle.holes.size()) {
    if (is_lean_) steps_ = steps_from_goal(puzzle);
    for (const HoleJump& jump : jumps_of(puzzle))
      if (!is_lean_ || (jump.from != goal_ && jump.over != goal_)) jumps_.push_back(jump);
    std::sort(jumps_.begin(), jumps_.end(), [](const HoleJump& a, const HoleJump& b) {
      return std::pair(a.from, a.to) < std::pair(b.from, b.to);
    });
    least_.assign(jumps_.size(), 0);
    most_.assign(jumps_.size(), any_number);
    is_named_.assign(proof.cases.size() + 1, 0);
    for (const Case& one : proof.cases)
      if (one.like < is_named_.size()) is_named_[one.like] = 1;
  }

  std::optional<std::string> fault() {
    if (is_lean_ && puzzle_.pegs[goal_] != 0) return "a peg stands on the goal";
    if (puzzle_.goal != Goal::one && !proof_.colourings.empty())
      return "colourings are for a last peg anywhere";
    if (puzzle_.goal == Goal::one)
      if (auto problem = last_pegs(puzzle_, proof_.colourings, ends_)) return problem;
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
    if (least == 0) made_.push_back(static_cast<std::uint32_t>(*jump));
    problem = fault_below(depth + 1);
    if (least == 0) made_.pop_back();
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
    if (!is_lean_ && !one.tail.empty())
      return fmt::format("case {} has a tail, and no hole to which a peg must come", case_);
    if (std::any_of(one.tail.begin(), one.tail.end(), is_wrong))
      return fmt::format("case {} has a tail that is too large", case_);
    for (std::size_t hole = 0; hole < weight_.size(); ++hole)
      weight_[hole] = is_lean_ && steps_[hole] < one.tail.size() ? one.tail[steps_[hole]] : 0;
    for (const auto& [square, weight] : one.weights) {
      const std::optional<std::uint32_t> hole = hole_at(puzzle_, square);
      if (!hole) return fmt::format("{} is no hole", name(square));
      if (is_wrong(weight)) return fmt::format("the weight of {} is too large", name(square));
      weight_[*hole] = weight;
    }
    return std::nullopt;
  }

  std::optional<std::string> fault_of(const Case& one) {
    if (!has_own(one)) return fault_of_like(one);
    if (auto problem = set_weights(one)) return problem;
    Known known{spare_weight(), {}, {}};
    Wide spare = known.spare;
    for (std::uint32_t j = 0; j < jumps_.size(); ++j) {
      const HoleJump& jump = jumps_[j];
      const std::int64_t loss = weight_[jump.from] + weight_[jump.over] - weight_[jump.to];
      if (loss < 0 && most_[j] == any_number) return raised_by(j);
      if (loss < 0) known.raisers.push_back(j);
      spare -= Wide{loss} * (loss < 0 ? most_[j] : least_[j]);
    }
    if (is_named_[case_] != 0) {
      for (const auto& [square, weight] : one.weights) {
        const std::uint32_t hole = *hole_at(puzzle_, square);
        known.weights.emplace_back(hole, weight_[hole]);
      }
      std::sort(known.weights.begin(), known.weights.end());
      known_.emplace(case_, std::move(known));
    }
    return fault_of_sum(spare);
  }

  // Only jumps that the case bounds count beside what the named case knows.
  std::optional<std::string> fault_of_like(const Case& one) const {
    if (!one.tail.empty() || !one.weights.empty())
      return fmt::format("case {} is like another, and has weights of its own", case_);
    const auto named = known_.find(one.like);
    if (named == known_.end())
      return fmt::format("case {} is like case {}, which is no earlier one with weights of its own",
                         case_, one.like);
    const Known& known = named->second;
    const Case& source = proof_.cases[one.like - 1];
    Wide spare = known.spare;
    for (const std::uint32_t j : known.raisers) {
      if (most_[j] == any_number) return raised_by(j);
      spare -= Wide{loss_of(j, known, source)} * most_[j];
    }
    for (const std::uint32_t j : made_)
      spare -= Wide{std::max<std::int64_t>(loss_of(j, known, source), 0)} * least_[j];
    return fault_of_sum(spare);
  }

  std::string raised_by(std::uint32_t jump) const {
    return fmt::format("in case {} the jump from {} to {} raises the weight", case_,
                       name(puzzle_.holes[jumps_[jump].from]),
                       name(puzzle_.holes[jumps_[jump].to]));
  }

  std::optional<std::string> fault_of_sum(const Wide& spare) const {
    if (spare >= 0) return fmt::format("the weights of case {} refuse nothing", case_);
    return std::nullopt;
  }

  std::int64_t loss_of(std::uint32_t jump, const Known& known, const Case& source) const {
    const auto weight = [&](std::uint32_t hole) {
      const auto at = std::lower_bound(known.weights.begin(), known.weights.end(), hole,
                                       [](const auto& a, std::uint32_t b) { return a.first < b; });
      if (at != known.weights.end() && at->first == hole) return at->second;
      return is_lean_ && steps_[hole] < source.tail.size() ? source.tail[steps_[hole]] : 0;
    };
    const HoleJump& of = jumps_[jump];
    return weight(of.from) + weight(of.over) - weight(of.to);
  }

  // The most that play may lose: a lean play need not take pegs of negative weight.
  Wide spare_weight() const {
    Wide spare = 0;
    for (std::size_t hole = 0; hole < weight_.size(); ++hole) {
      if (puzzle_.pegs[hole] != 0)
        spare += is_lean_ ? std::max<std::int64_t>(weight_[hole], 0) : weight_[hole];
      if (puzzle_.goal == Goal::target && puzzle_.target[hole] != 0) spare -= weight_[hole];
    }
    if (puzzle_.goal == Goal::target) return spare;
    if (puzzle_.goal != Goal::one) return spare - weight_[goal_];
    std::int64_t lightest = most_weight;
    for (const std::uint32_t end : ends_) lightest = std::min(lightest, weight_[end]);
    return spare - lightest;
  }

  const Puzzle& puzzle_;
  const Cases& proof_;
  bool is_lean_;                      // `goal peg`
  std::uint32_t goal_;                // no_hole if the goal names none
  std::vector<std::uint32_t> ends_;   // `goal one`: where no colouring refuses a last peg
  std::vector<std::uint32_t> steps_;  // `goal peg`
  std::vector<std::int64_t> weight_;
  std::vector<HoleJump> jumps_;              // by `from`, then by `to`
  std::vector<std::uint32_t> least_, most_;  // how often the present case makes each jump
  std::vector<std::uint32_t> made_;          // the jumps whose `least_` is not 0
  std::vector<std::uint8_t> is_named_;       // by the number of the case: is a later one like it?
  std::map<std::size_t, Known> known_;       // the named cases so far
  std::size_t split_ = 0, case_ = 0;         // how many are behind us
};

}  // namespace

std::vector<std::uint32_t> steps_from_goal(const Puzzle& puzzle) {
  return steps_from(puzzle, {*hole_at(puzzle, puzzle.at)});
}

std::optional<std::string> refute(const Puzzle& puzzle, const Cases& proof) {
  const auto own =
      static_cast<std::uint64_t>(std::count_if(proof.cases.begin(), proof.cases.end(), has_own));
  if (proof.cases.size() > most_cases || own * puzzle.holes.size() > most_case_holes)
    return "there are too many cases";
  return Checker(puzzle, proof).fault();
}

}  // namespace hardboard::peg_solitaire
