// A tree of cases for each move that may come last; moves that a symmetry exchanges have the same
// tree, turned.
#include "methods/peg_army/branch_proof.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <utility>
#include <vector>

#include "base/append_format.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/programme.h"
#include "methods/peg_army/refute.h"
#include "methods/peg_army/symmetry.h"

namespace hardboard::peg_army {
namespace {

class Proof {
public:
  Proof(const Instance& instance, std::int64_t most, const Limits& limits, std::ostream& out)
      : instance_(instance),
        programme_(programme_of(instance, Cost::moves, limits)),
        most_(most),
        limits_(limits),
        out_(out) {}

  std::string run() {
    out_ << "proof branch ";
    if (const auto& [low, high] = instance_.window; instance_.border == Border::open)
      out_ << fmt::format("{} {} {} {} ", low.x, low.y, high.x, high.y);
    out_ << dual_scale << '\n';
    const std::vector<Turned> images = symmetries(instance_, limits_);
    const Relaxed& game = instance_.game;
    std::vector<std::uint32_t> last;
    for (std::uint32_t j = 0; j < game.columns(); ++j)
      if (game.removed[j] == game.start) last.push_back(j);
    std::map<std::uint32_t, std::vector<Case>> trees;  // of last moves
    for (const std::uint32_t j : last) {
      const std::vector<Case>* tree = nullptr;
      const Turned* turned = &images[0];  // nothing is turned
      for (const auto& [first, cases] : trees)
        for (const Turned& image : images)
          if (tree == nullptr && image.columns[first] == j) tree = &cases, turned = &image;
      if (tree == nullptr) {
        Refutation refutation = refute_last(j, last);
        if (!refutation.holds) return refutation.why;
        tree = &trees.emplace(j, std::move(refutation.cases)).first->second;
      }
      for (const Case& one : *tree) write(one, *turned);
      if (out_.fail()) return "it can't be written";
    }
    return "";
  }

private:
  // The cases in which this move of all that may come last does so.
  Refutation refute_last(std::uint32_t move, const std::vector<std::uint32_t>& last) const {
    Box box = box_of(programme_.model);
    // The kernel begins with this bound, and narrows by it: the cases are those of the kernel then.
    for (std::uint16_t& upper : box.upper)
      upper = std::min(upper, as_bound(static_cast<double>(most_)));
    for (const std::uint32_t j : last) box.lower[j] = box.upper[j] = j == move ? 1 : 0;
    return refute(programme_, box, most_, true, limits_);
  }

  // The weight of a square is its row's multiplier, the other way round. The goal has two rows, of
  // which the second is the last of all.
  void write(const Case& one, const Turned& turned) {
    const Relaxed& game = instance_.game;
    std::string line = "close";
    if (one.column) {
      const std::uint32_t column = turned.columns[*one.column];
      line = fmt::format("split {} {} {}", game.removed[column] + 1,
                         instance_.moves[column].tuple + 1, one.value);
    }
    const auto& y = one.multipliers;
    std::int64_t of_goal = 0;
    if (!y.empty() && y.back().first == game.positions()) of_goal = y.back().second;
    bool has_goal = false;
    for (const auto& [row, multiplier] : y) {
      if (row == game.positions()) continue;
      const bool is_goal = row == game.start;
      has_goal = has_goal || is_goal;
      add_weight(line, turned.positions[row], (is_goal ? of_goal : 0) - multiplier);
    }
    if (!has_goal) add_weight(line, turned.positions[game.start], of_goal);
    out_ << line << '\n';
  }

  static void add_weight(std::string& line, std::uint32_t position, std::int64_t weight) {
    if (weight != 0) append_format(line, " {} {}", position + 1, weight);
  }

  const Instance& instance_;
  Programme programme_;
  std::int64_t most_;
  const Limits& limits_;
  std::ostream& out_;
};

}  // namespace

std::string write_branch_proof(const Instance& instance, std::int64_t most, const Limits& limits,
                               std::ostream& out) {
  return Proof(instance, most, limits, out).run();
}

}  // namespace hardboard::peg_army
