// Clp through its C interface. One simplex object for each relaxation, changed in place.
#include "engines/mip/lp.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <coin/Clp_C_Interface.h>

namespace hardboard::mip {
namespace {

double clp_bound(double value) {
  return std::clamp(value, -1e30, 1e30);
}

}  // namespace

bool available() {
  return true;
}

struct Relaxation::Engine {
  Engine() : clp(Clp_newModel()) { Clp_setLogLevel(clp, 0); }
  ~Engine() { Clp_deleteModel(clp); }
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  Clp_Simplex* clp;
  bool fresh = true;
};

Relaxation::Relaxation(const Model& model) : engine_(std::make_unique<Engine>()) {
  std::vector<CoinBigIndex> first(model.first.begin(), model.first.end());
  std::vector<int> rows;
  std::vector<double> values;
  for (const Entry& entry : model.entries) {
    rows.push_back(entry.row);
    values.push_back(entry.value);
  }
  const auto bounds = [](const std::vector<double>& from) {
    std::vector<double> to(from.size());
    std::transform(from.begin(), from.end(), to.begin(), clp_bound);
    return to;
  };
  Clp_loadProblem(engine_->clp, model.columns(), model.rows(), first.data(), rows.data(),
                  values.data(), bounds(model.lower).data(), bounds(model.upper).data(),
                  model.cost.data(), bounds(model.row_lower).data(),
                  bounds(model.row_upper).data());
}

Relaxation::~Relaxation() = default;
Relaxation::Relaxation(Relaxation&&) noexcept = default;
Relaxation& Relaxation::operator=(Relaxation&&) noexcept = default;

void Relaxation::set_bounds(int column, double lower, double upper) {
  Clp_columnLower(engine_->clp)[column] = clp_bound(lower);
  Clp_columnUpper(engine_->clp)[column] = clp_bound(upper);
}

void Relaxation::set_row(int row, double lower, double upper) {
  Clp_rowLower(engine_->clp)[row] = clp_bound(lower);
  Clp_rowUpper(engine_->clp)[row] = clp_bound(upper);
}

void Relaxation::set_cost(int column, double cost) {
  Clp_objective(engine_->clp)[column] = cost;
}

void Relaxation::add_row(double lower, double upper, std::span<const int> columns,
                         std::span<const double> values) {
  assert(columns.size() == values.size());
  const double least = clp_bound(lower), most = clp_bound(upper);
  const CoinBigIndex starts[] = {0, static_cast<CoinBigIndex>(columns.size())};
  Clp_addRows(engine_->clp, 1, &least, &most, starts, columns.data(), values.data());
}

LpStatus Relaxation::solve(const Limits& limits, double most_cost) {
  if (limits.reached()) return LpStatus::unknown;
  Clp_Simplex* clp = engine_->clp;
  double seconds = -1;
  if (limits.deadline) {
    seconds = std::chrono::duration<double>(*limits.deadline - Clock::now()).count();
  }
  Clp_setMaximumSeconds(clp, seconds);
  Clp_setDualObjectiveLimit(clp, std::min(most_cost, 1e50));
  if (engine_->fresh) {
    Clp_initialDualSolve(clp);
    engine_->fresh = false;
  } else {
    Clp_dual(clp, 0);
  }
  if (Clp_isProvenOptimal(clp)) {
    return Clp_objectiveValue(clp) > most_cost ? LpStatus::infeasible : LpStatus::optimal;
  }
  if (Clp_isProvenPrimalInfeasible(clp) || Clp_isDualObjectiveLimitReached(clp)) {
    return LpStatus::infeasible;
  }
  return LpStatus::unknown;
}

double Relaxation::objective() const {
  return Clp_objectiveValue(engine_->clp);
}

std::span<const double> Relaxation::values() const {
  return {Clp_primalColumnSolution(engine_->clp),
          static_cast<std::size_t>(Clp_numberColumns(engine_->clp))};
}

std::span<const double> Relaxation::reduced_costs() const {
  return {Clp_dualColumnSolution(engine_->clp),
          static_cast<std::size_t>(Clp_numberColumns(engine_->clp))};
}

std::span<const double> Relaxation::duals() const {
  return {Clp_dualRowSolution(engine_->clp),
          static_cast<std::size_t>(Clp_numberRows(engine_->clp))};
}

std::vector<double> Relaxation::ray() const {
  double* values = Clp_infeasibilityRay(engine_->clp);
  if (values == nullptr) return {};
  std::vector<double> result(values, values + Clp_numberRows(engine_->clp));
  Clp_freeRay(engine_->clp, values);
  return result;
}

std::vector<unsigned char> Relaxation::basis() const {
  const unsigned char* status = Clp_statusArray(engine_->clp);
  return {status, status + Clp_numberColumns(engine_->clp) + Clp_numberRows(engine_->clp)};
}

void Relaxation::set_basis(std::span<const unsigned char> basis) {
  assert(basis.size() ==
         static_cast<std::size_t>(Clp_numberColumns(engine_->clp) + Clp_numberRows(engine_->clp)));
  Clp_copyinStatus(engine_->clp, basis.data());
}

}  // namespace hardboard::mip
