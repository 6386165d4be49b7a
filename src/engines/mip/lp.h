// Linear programmes by Clp (COIN-OR): values, duals and reduced costs, and a warm restart after a
// change of bounds, which is what a branch and bound of one's own needs.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"

namespace hardboard::mip {

// Was the program built with Clp and CBC? Without them, every answer is `unknown`.
bool available();

enum class LpStatus { optimal, infeasible, unknown };

// The relaxation of a model: integrality is forgotten. All numbers are floating point: what is to
// be relied on (a bound, a weight) must be derived from them and then checked in integers.
class Relaxation {
public:
  explicit Relaxation(const Model& model);
  ~Relaxation();
  Relaxation(Relaxation&&) noexcept;
  Relaxation& operator=(Relaxation&&) noexcept;

  void set_bounds(int column, double lower, double upper);
  void set_row(int row, double lower, double upper);
  void set_cost(int column, double cost);
  void add_row(double lower, double upper, std::span<const int> columns,
               std::span<const double> values);

  // Dual simplex from the last basis. `infeasible` also when the objective is sure to pass
  // `most_cost`. Unknown: a limit, or numerical trouble.
  LpStatus solve(const Limits& limits, double most_cost = infinity);

  // After `optimal`, until the next change: one entry for each column or row.
  double objective() const;
  std::span<const double> values() const;
  std::span<const double> reduced_costs() const;
  std::span<const double> duals() const;

  // After `infeasible`: a direction in which the duals grow without bound, one entry for each row;
  // empty if Clp has none (it stopped at most_cost: then the duals are enough).
  std::vector<double> ray() const;

  // The basis, to come back to a node of a search.
  std::vector<unsigned char> basis() const;
  void set_basis(std::span<const unsigned char> basis);

private:
  struct Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace hardboard::mip
