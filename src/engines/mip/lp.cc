// Uses Clp's C++ classes: its C interface cannot stop a solve before its end. One simplex object
// for each relaxation, changed in place.
#include "engines/mip/lp.h"

#include <algorithm>
#include <chrono>
#include <coin/ClpEventHandler.hpp>
#include <coin/ClpSimplex.hpp>
#include <coin/ClpSolve.hpp>
#include <cstdint>
#include <fmt/format.h>
#include <utility>

#include "base/contract.h"

namespace hardboard::mip {
namespace {

double clp_bound(double value) {
  return std::clamp(value, -1e30, 1e30);
}

// The state that all event handlers of one solve share: Clp copies its handler for presolved
// models.
struct Watch {
  const Limits* limits = nullptr;
  Clock::time_point start;
  std::uint64_t iterations = 0;
};

// Clp would take SIGINT for itself while it solves, and what the user stops would go on behind it.
ClpSolve by_dual_simplex() {
  constexpr int interrupt_handling = 2, none = 1;
  ClpSolve options;
  options.setSolveType(ClpSolve::useDual);
  options.setSpecialOption(interrupt_handling, none);
  return options;
}

// Clp calls `event` after each iteration; a return value of 0 or more ends the solve.
class AskLimits : public ClpEventHandler {
public:
  explicit AskLimits(Watch& watch) : watch_(&watch) {}
  ClpEventHandler* clone() const override { return new AskLimits(*this); }

  int event(Event which) override {
    constexpr std::uint64_t between_questions = 8, between_reports = 1024;
    if (which != endOfIteration || ++watch_->iterations % between_questions != 0) return -1;
    const Limits& limits = *watch_->limits;
    // During short solves the search that asked for them owns the progress line.
    if (watch_->iterations % between_reports == 0 && limits.progress &&
        Clock::now() - watch_->start > std::chrono::seconds(1))
      limits.progress(fmt::format("linear programme, {} iterations", watch_->iterations));
    return limits.reached() ? 0 : -1;
  }

private:
  Watch* watch_;
};

}  // namespace

bool available() {
  return true;
}

bool can_begin(std::size_t columns, const Limits& limits) {
  constexpr std::size_t bytes = 450;
  constexpr std::chrono::microseconds time(2);
  if (limits.reached() || columns > most_columns || columns * bytes > limits.memory_bytes)
    return false;
  return !limits.deadline || Clock::now() + columns * time < *limits.deadline;
}

struct Relaxation::Engine {
  Engine() {
    clp.setLogLevel(0);
    const AskLimits handler(watch);
    clp.passInEventHandler(&handler);
  }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;

  Watch watch;
  ClpSimplex clp;
  bool is_fresh = true;
};

Relaxation::Relaxation(const Model& model, Scaling scaling) : engine_(std::make_unique<Engine>()) {
  if (scaling == Scaling::none) engine_->clp.scaling(0);
  const std::vector<CoinBigIndex> first(model.first.begin(), model.first.end());
  std::vector<int> rows;
  std::vector<double> values;
  rows.reserve(model.entries.size());
  values.reserve(model.entries.size());
  for (const Entry& entry : model.entries) {
    rows.push_back(entry.row);
    values.push_back(entry.value);
  }
  const auto bounds = [](const std::vector<double>& from) {
    std::vector<double> to(from.size());
    std::transform(from.begin(), from.end(), to.begin(), clp_bound);
    return to;
  };
  engine_->clp.loadProblem(model.columns(), model.rows(), first.data(), rows.data(), values.data(),
                           bounds(model.lower).data(), bounds(model.upper).data(),
                           model.cost.data(), bounds(model.row_lower).data(),
                           bounds(model.row_upper).data());
}

Relaxation::~Relaxation() = default;
Relaxation::Relaxation(Relaxation&&) noexcept = default;
Relaxation& Relaxation::operator=(Relaxation&&) noexcept = default;

void Relaxation::set_bounds(int column, double lower, double upper) {
  engine_->clp.columnLower()[column] = clp_bound(lower);
  engine_->clp.columnUpper()[column] = clp_bound(upper);
}

void Relaxation::set_cost(int column, double cost) {
  engine_->clp.objective()[column] = cost;
}

LpStatus Relaxation::solve(const Limits& limits, double most_cost) {
  if (limits.reached()) return LpStatus::unknown;
  ClpSimplex& clp = engine_->clp;
  engine_->watch = {&limits, Clock::now(), 0};
  clp.setDualObjectiveLimit(std::min(most_cost, 1e50));
  // Clp cannot stop a presolve, which takes two microseconds for each column.
  constexpr int most_presolved = 100'000;
  if (std::exchange(engine_->is_fresh, false) && clp.numberColumns() <= most_presolved) {
    ClpSolve options = by_dual_simplex();
    clp.initialSolve(options);
  } else {
    clp.dual(0);
  }
  if (clp.isProvenOptimal()) {
    return clp.objectiveValue() > most_cost ? LpStatus::infeasible : LpStatus::optimal;
  }
  if (clp.isProvenPrimalInfeasible() || clp.isDualObjectiveLimitReached()) {
    return LpStatus::infeasible;
  }
  return LpStatus::unknown;
}

double Relaxation::objective() const {
  return engine_->clp.objectiveValue();
}

std::span<const double> Relaxation::values() const {
  const ClpSimplex& clp = engine_->clp;
  return {clp.primalColumnSolution(), static_cast<std::size_t>(clp.numberColumns())};
}

std::span<const double> Relaxation::duals() const {
  const ClpSimplex& clp = engine_->clp;
  return {clp.dualRowSolution(), static_cast<std::size_t>(clp.numberRows())};
}

std::vector<double> Relaxation::ray() const {
  const std::unique_ptr<double[]> values(engine_->clp.infeasibilityRay());
  if (values == nullptr) return {};
  return {values.get(), values.get() + engine_->clp.numberRows()};
}

std::vector<unsigned char> Relaxation::basis() const {
  const ClpSimplex& clp = engine_->clp;
  const unsigned char* status = clp.statusArray();
  return {status, status + clp.numberColumns() + clp.numberRows()};
}

void Relaxation::set_basis(std::span<const unsigned char> basis) {
  ClpSimplex& clp = engine_->clp;
  promise(basis.size() == static_cast<std::size_t>(clp.numberColumns() + clp.numberRows()),
          "the basis is one of this relaxation");
  clp.copyinStatus(basis.data());
  engine_->is_fresh = false;  // a presolve would forget the basis
}

}  // namespace hardboard::mip
