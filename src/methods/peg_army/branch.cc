// The open nodes form a heap. Branching on a node solves the relaxations of both children at once,
// so that every node in the heap has its bound. Reduced costs against the cutoff fix most columns
// far from the goal.
#include "methods/peg_army/branch.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>

#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/peg_army/exact_bound.h"
#include "methods/peg_army/raised_costs.h"

namespace hardboard::peg_army {
namespace {

constexpr double tolerance = 1e-6;
constexpr double unlimited = 1e6;  // seconds: counted nodes end the engine, or the limits

struct Node {
  std::vector<std::uint16_t> lower, upper;
  std::vector<unsigned char> basis;
  double relaxed = 0;      // the relaxation's cost
  std::int64_t bound = 0;  // no solution below the node costs less
  std::uint32_t depth = 0;
  std::uint32_t column = 0;     // the innermost fractional column,
  double value = 0;             // its value,
  std::uint32_t fractions = 0;  // and the number of fractional columns
};

// Puts the node with the least relaxed cost minus weight times depth on top of a heap.
struct ByMerit {
  double weight;
  bool operator()(const Node& a, const Node& b) const {
    return a.relaxed - weight * a.depth > b.relaxed - weight * b.depth;
  }
};

class Search {
public:
  Search(const Programme& programme, const BranchOptions& options, const Limits& limits)
      : programme_(programme),
        model_(programme.model),
        options_(options),
        limits_(limits),
        relaxation_(programme.model),
        most_(options.most_cost) {
    for (int j = 0; j < model_.columns(); ++j) {
      lower_.push_back(as_bound(model_.lower[j]));
      upper_.push_back(as_bound(model_.upper[j]));
    }
    raised_ = raise_costs(relaxation_, model_, most_, options.raise, options.seed);
  }

  BranchOutcome run() {
    Node root;
    root.lower = lower_;
    root.upper = upper_;
    root.basis = relaxation_.basis();
    evaluate(std::move(root));
    while (!open_.empty() && !stopped_) {
      if (limits_.reached() || open_.size() * node_bytes() > limits_.memory_bytes) break;
      if (options_.most_nodes != 0 && outcome_.nodes >= options_.most_nodes) break;
      std::pop_heap(open_.begin(), open_.end(), ByMerit{options_.depth_weight});
      Node node = std::move(open_.back());
      open_.pop_back();
      if (node.bound > most_) continue;
      if (++outcome_.nodes % 256 == 0) report();
      if (node.fractions <= static_cast<std::uint32_t>(options_.engine_below)) {
        ask_engine(node);
      } else {
        split(std::move(node));
      }
    }
    return conclude();
  }

private:
  std::size_t node_bytes() const { return lower_.size() * 6 + model_.row_lower.size() + 256; }

  // A node whose relaxation costs more has no solution of cost `most_` or less.
  double cutoff() const { return static_cast<double>(most_) + tolerance + options_.raise; }

  void set_bounds(const Node& node) {
    for (int j = 0; j < model_.columns(); ++j) {
      if (lower_[j] == node.lower[j] && upper_[j] == node.upper[j]) continue;
      lower_[j] = node.lower[j];
      upper_[j] = node.upper[j];
      relaxation_.set_bounds(j, lower_[j], as_double(upper_[j]));
    }
  }

  mip::LpStatus relax(const Node& node) {
    set_bounds(node);
    relaxation_.set_basis(node.basis);
    return relaxation_.solve(limits_, cutoff());
  }

  // Solves the node's relaxation, and puts the node on the heap unless it can be closed.
  void evaluate(Node node) {
    const mip::LpStatus status = relax(node);
    if (status == mip::LpStatus::unknown) {
      // The node keeps its parent's bound and stays open, and the search ends.
      stopped_ = true;
      push(std::move(node));
      return;
    }
    const auto exact = exact_bound(model_, node.lower, node.upper, duals(), most_);
    const std::int64_t proved = exact ? rounded_up(exact->scaled) : 0;
    if (proved > most_) return;
    if (status == mip::LpStatus::infeasible) {
      if (!refuted_by_ray(node)) outcome_.proved = false;  // only the engine's word
      return;
    }
    node.bound = std::max(node.bound, proved);
    node.relaxed = relaxation_.objective();
    if (node.relaxed > cutoff()) {
      outcome_.proved = false;
      return;
    }
    if (exact) narrow(*exact, most_, node.lower, node.upper);
    node.basis = relaxation_.basis();
    look(node);
    if (node.fractions == 0) {
      const auto values = mip::rounded(model_, relaxation_.values());
      if (mip::satisfies(model_, values)) {
        accept(values);
        return;
      }
    }
    push(std::move(node));
  }

  std::vector<double> duals() const { return duals_without_raise(relaxation_, raised_); }

  // Is there an exact proof that the node has no solution? Far enough along the ray the duals prove
  // any bound.
  bool refuted_by_ray(const Node& node) const {
    const std::vector<double> ray = relaxation_.ray();
    if (ray.empty()) return false;
    for (const double length : {1e1, -1e1, 1e3, -1e3}) {
      std::vector<double> duals(ray.size());
      for (std::size_t i = 0; i < ray.size(); ++i) {
        duals[i] = length * ray[i] + relaxation_.duals()[i];
      }
      const auto exact = exact_bound(model_, node.lower, node.upper, duals, most_);
      if (exact && exact->exceeds(most_)) return true;
    }
    return false;
  }

  static std::int64_t rounded_up(std::int64_t scaled) {
    return scaled <= 0 ? 0 : (scaled + dual_scale - 1) / dual_scale;
  }

  // Counts the fractional columns of the relaxation's solution, and finds the innermost one.
  void look(Node& node) const {
    const std::span<const double> values = relaxation_.values();
    node.fractions = 0;
    for (const std::uint32_t j : programme_.inner_first) {
      if (std::abs(values[j] - std::round(values[j])) <= tolerance) continue;
      if (node.fractions++ == 0) {
        node.column = j;
        node.value = values[j];
      }
    }
  }

  void push(Node node) {
    open_.push_back(std::move(node));
    std::push_heap(open_.begin(), open_.end(), ByMerit{options_.depth_weight});
  }

  void split(Node node) {
    if (node.fractions == 0) {  // integral, but fails the exact check: no column to branch on
      outcome_.proved = false;
      return;
    }
    node.depth += 1;
    Node other = node;
    node.upper[node.column] = as_bound(std::floor(node.value));
    other.lower[other.column] = as_bound(std::ceil(other.value));
    evaluate(std::move(node));
    if (stopped_) {
      push(std::move(other));
    } else {
      evaluate(std::move(other));
    }
  }

  void accept(const std::vector<std::int64_t>& values) {
    const auto cost = static_cast<std::int64_t>(std::llround(mip::cost_of(model_, values)));
    if (cost > most_) return;
    outcome_.best = values;
    outcome_.cost = cost;
    most_ = cost - 1;
    if (options_.first_only) stopped_ = true;
  }

  // Closes the node: the engine searches for a solution with fixed rings inside of the node's
  // column.
  void ask_engine(const Node& node) {
    outcome_.proved = false;
    if (relax(node) != mip::LpStatus::optimal) return;
    mip::Model model = model_;
    const std::span<const double> values = relaxation_.values();
    for (int j = 0; j < model.columns(); ++j) {
      model.lower[j] = node.lower[j];
      model.upper[j] = as_double(node.upper[j]);
      if (programme_.ring[j] < programme_.ring[node.column]) {
        model.lower[j] = model.upper[j] = std::round(values[j]);
      }
    }
    mip::Options options;
    options.seconds = unlimited;
    options.most_nodes = options_.engine_nodes;
    options.most_cost = static_cast<double>(most_);
    const mip::Outcome outcome = mip::solve(model, options, limits_);
    if (!outcome.values.empty()) accept(outcome.values);
  }

  void report() const {
    if (!limits_.progress) return;
    limits_.progress(fmt::format("{} nodes, {} open, {}", outcome_.nodes, open_.size(),
                                 outcome_.best.empty() ? fmt::format("looking below {}", most_ + 1)
                                                       : fmt::format("{} found", outcome_.cost)));
  }

  BranchOutcome conclude() {
    std::erase_if(open_, [&](const Node& node) { return node.bound > most_; });
    outcome_.complete = open_.empty();
    outcome_.bound = most_ + 1;
    for (const Node& node : open_) outcome_.bound = std::min(outcome_.bound, node.bound);
    return std::move(outcome_);
  }

  const Programme& programme_;
  const mip::Model& model_;
  const BranchOptions& options_;
  const Limits& limits_;
  mip::Relaxation relaxation_;
  std::int64_t most_;
  double raised_ = 0;                         // the largest raise of a cost, as a share of it
  std::vector<std::uint16_t> lower_, upper_;  // the current bounds of the relaxation
  std::vector<Node> open_;
  bool stopped_ = false;
  BranchOutcome outcome_;
};

}  // namespace

BranchOutcome branch(const Programme& programme, const BranchOptions& options,
                     const Limits& limits) {
  if (!mip::can_begin(static_cast<std::size_t>(programme.model.columns()), limits)) return {};
  return Search(programme, options, limits).run();
}

}  // namespace hardboard::peg_army
