// A search for its own sake: the cutoff is the claim, so that no army is ever found, all nodes are
// closed by the same cutoff in any order, and reduced costs fix as much as they can. A tree for
// each move that may come last; moves that a symmetry exchanges have the same tree, turned.
#include "methods/peg_army/branch_proof.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "engines/mip/lp.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/programme.h"
#include "methods/peg_army/symmetry.h"

namespace hardboard::peg_army {
namespace {

using Bounds = std::vector<std::uint16_t>;

// A node as it is written: a column that is made at most so often, or more often below it; or
// closed, without a column.
struct Node {
  std::optional<std::uint32_t> column;
  std::uint16_t value = 0;
  std::vector<std::pair<std::uint32_t, std::int64_t>> weights;  // of positions
};

class Proof {
public:
  Proof(const Instance& instance, std::int64_t most, const Limits& limits, std::ostream& out)
      : instance_(instance),
        programme_(programme_of(instance, Cost::moves, limits)),
        model_(programme_.model),
        most_(most),
        limits_(limits),
        out_(out),
        relaxation_(programme_.model) {
    for (int j = 0; j < model_.columns(); ++j) {
      set_lower_.push_back(static_cast<std::uint16_t>(model_.lower[j]));
      set_upper_.push_back(
          std::isinf(model_.upper[j]) ? unbounded : static_cast<std::uint16_t>(model_.upper[j]));
    }
  }

  std::string run() {
    out_ << "proof branch ";
    if (const auto& [low, high] = instance_.window; instance_.border == Border::open)
      out_ << fmt::format("{} {} {} {} ", low.x, low.y, high.x, high.y);
    out_ << dual_scale << '\n';
    const std::vector<Turned> images = symmetries(instance_, limits_);
    identity_ = images[0];
    const Relaxed& game = instance_.game;
    std::vector<std::uint32_t> last;
    for (std::uint32_t j = 0; j < game.columns(); ++j)
      if (game.removed[j] == game.start) last.push_back(j);
    const std::vector<unsigned char> basis = relaxation_.basis();
    const Bounds all_lower = set_lower_, all_upper = set_upper_;
    std::map<std::uint32_t, std::vector<Node>> trees;
    for (const std::uint32_t j : last) {
      const std::vector<Node>* earlier = nullptr;
      const Turned* turn = nullptr;
      for (const auto& [first, tree] : trees)
        for (const Turned& image : images)
          if (earlier == nullptr && image.columns[first] == j) earlier = &tree, turn = &image;
      if (earlier != nullptr) {
        for (const Node& node : *earlier) write(node, *turn);
        continue;
      }
      Bounds lower = all_lower, upper = all_upper;
      for (const std::uint32_t other : last) lower[other] = upper[other] = other == j ? 1 : 0;
      if (!refute(std::move(lower), std::move(upper), basis)) return why_;
      trees.emplace(j, std::exchange(written_, {}));
    }
    return out_.fail() ? "it can't be written" : "";
  }

private:
  // Writes the node with these bounds and all nodes below. False if that is impossible.
  bool refute(Bounds lower, Bounds upper, std::vector<unsigned char> basis) {
    if (++nodes_ % 64 == 0 && limits_.progress)
      limits_.progress(fmt::format("proof of more than {}: {} nodes", most_, nodes_));
    set(lower, upper);
    relaxation_.set_basis(basis);
    // Rounding costs a little of the bound that closes a node.
    constexpr double margin = 1e-3;
    mip::LpStatus status = relaxation_.solve(limits_, static_cast<double>(most_) + margin);
    std::optional<ExactBound> exact = exact_of(status, lower, upper);
    if (!exact && status != mip::LpStatus::unknown) {
      // The first solve may have stopped early, without what a proof needs.
      relaxation_.set_basis(basis);
      status = relaxation_.solve(limits_);
      exact = exact_of(status, lower, upper);
    }
    if (status == mip::LpStatus::unknown)
      return fail(limits_.reached() ? limits_.words() : "numerical trouble");
    if (!exact) return fail("a node has no exact bound");
    if (exact->exceeds(most_)) {
      add_node(*exact, std::nullopt, 0);
      return !out_.fail() || fail("it can't be written");
    }
    narrow(*exact, most_, lower, upper);
    const std::optional<std::uint32_t> column = choose();
    if (!column) return fail("a solution costs no more than the claim");
    const auto value = static_cast<std::uint16_t>(std::floor(relaxation_.values()[*column]));
    basis = relaxation_.basis();
    add_node(*exact, column, value);
    Bounds low = upper;
    low[*column] = value;
    if (!refute(lower, std::move(low), basis)) return false;
    lower[*column] = value + 1;
    return refute(std::move(lower), std::move(upper), std::move(basis));
  }

  bool fail(const std::string& why) {
    why_ = why;
    return false;
  }

  void set(const Bounds& lower, const Bounds& upper) {
    for (std::size_t j = 0; j < lower.size(); ++j) {
      if (set_lower_[j] == lower[j] && set_upper_[j] == upper[j]) continue;
      relaxation_.set_bounds(static_cast<int>(j), lower[j],
                             upper[j] == unbounded ? mip::infinity : upper[j]);
    }
    set_lower_ = lower;
    set_upper_ = upper;
  }

  // The bound by part of the duals of the relaxation, and so far along a ray.
  std::optional<ExactBound> bound(const Bounds& lower, const Bounds& upper, double part,
                                  const std::vector<double>& ray = {}, double length = 0) const {
    std::vector<double> duals(relaxation_.duals().begin(), relaxation_.duals().end());
    for (double& dual : duals) dual *= part;
    for (std::size_t i = 0; i < ray.size(); ++i) duals[i] += length * ray[i];
    return exact_bound(model_, lower, upper, duals, most_);
  }

  // The bound of a node that the engine has solved, if it is a number. A node without solutions
  // needs one that closes the node. Duals far beyond the claim may be too large for integers: the
  // bound by a part of them is at least that part of their bound, which is 0 without duals.
  std::optional<ExactBound> exact_of(mip::LpStatus status, const Bounds& lower,
                                     const Bounds& upper) const {
    if (status == mip::LpStatus::unknown) return std::nullopt;
    if (status == mip::LpStatus::optimal) return bound(lower, upper, 1);
    for (const double part : {1.0, 1e-1, 1e-2, 1e-3, 1e-4, 1e-5})
      if (const auto exact = bound(lower, upper, part); exact && exact->exceeds(most_))
        return exact;
    const std::vector<double> ray = relaxation_.ray();
    for (const double part : {0.0, 1.0})
      for (const double length : {1e1, -1e1, 1e2, -1e2, 1e3, -1e3, 1e4, -1e4})
        if (const auto exact = bound(lower, upper, part, ray, length);
            !ray.empty() && exact && exact->exceeds(most_))
          return exact;
    return std::nullopt;
  }

  // The innermost column with a fraction.
  std::optional<std::uint32_t> choose() const {
    constexpr double tolerance = 1e-6;
    for (const std::uint32_t j : programme_.inner_first) {
      const double value = relaxation_.values()[j];
      if (std::abs(value - std::round(value)) > tolerance) return j;
    }
    return std::nullopt;
  }

  // The weight of a square is its row's multiplier, the other way round. The goal has two rows.
  void add_node(const ExactBound& exact, std::optional<std::uint32_t> column, std::uint16_t value) {
    Node node{column, value, {}};
    const std::vector<std::int64_t>& y = exact.multipliers;
    const Relaxed& game = instance_.game;
    for (std::uint32_t i = 0; i < game.positions(); ++i) {
      const std::int64_t weight = (i == game.start ? y[game.positions()] : 0) - y[i];
      if (weight != 0) node.weights.push_back({i, weight});
    }
    write(node, identity_);
    written_.push_back(std::move(node));
  }
  void write(const Node& node, const Turned& turned) {
    std::string line = "close";
    if (node.column) {
      const std::uint32_t column = turned.columns[*node.column];
      line = fmt::format("split {} {} {}", instance_.game.removed[column] + 1,
                         instance_.moves[column].tuple + 1, node.value);
    }
    for (const auto& [position, weight] : node.weights)
      fmt::format_to(std::back_inserter(line), " {} {}", turned.positions[position] + 1, weight);
    out_ << line << '\n';
  }

  const Instance& instance_;
  Programme programme_;
  const mip::Model& model_;
  std::int64_t most_;
  const Limits& limits_;
  std::ostream& out_;
  mip::Relaxation relaxation_;
  Bounds set_lower_, set_upper_;  // of the relaxation
  Turned identity_;
  std::vector<Node> written_;  // of the tree
  std::uint64_t nodes_ = 0;
  std::string why_;  // nothing can be proved
};

}  // namespace

std::string write_branch_proof(const Instance& instance, std::int64_t most, const Limits& limits,
                               std::ostream& out) {
  return Proof(instance, most, limits, out).run();
}

}  // namespace hardboard::peg_army
