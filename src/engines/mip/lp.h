// Linear programmes by Clp (COIN-OR): values, duals, and a warm restart after a change of bounds,
// which a branch and bound needs at every node.
#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"

namespace hardboard::mip {

// Was the program built with Clp and CBC? Without them every solve ends as `unknown`.
bool available();

// Can a relaxation of so many columns be begun within the limits? Making the model, and all work up
// to the first iteration, takes about two microseconds for each column, during which it cannot be
// stopped, and 450 bytes.
bool can_begin(std::size_t columns, const Limits& limits);

enum class LpStatus { optimal, infeasible, unknown };

// The relaxation of a model: columns need not be integers. All numbers are floating point: whoever
// relies on a bound or on weights derives them from these numbers and checks them in integers.
class Relaxation {
public:
  // Copies the model: about 100 bytes for each column and 40 for each entry.
  explicit Relaxation(const Model& model);
  ~Relaxation();
  Relaxation(Relaxation&&) noexcept;
  Relaxation& operator=(Relaxation&&) noexcept;

  void set_bounds(int column, double lower, double upper);
  void set_cost(int column, double cost);

  // The dual simplex method, starting from the last basis. `infeasible` also when the objective is
  // sure to exceed `most_cost`. `unknown`: the limits were reached, or numerical trouble. Asks the
  // limits every few iterations, and tells progress when a solve lasts longer than a second.
  LpStatus solve(const Limits& limits, double most_cost = infinity);

  // After `optimal`, until the next change: the cost, and one number for each column or each row.
  double objective() const;
  std::span<const double> values() const;
  std::span<const double> duals() const;

  // After `infeasible`: a direction in which the duals grow without bound, one entry for each row.
  // Empty if Clp has no such ray because it stopped at `most_cost`: then duals() prove the excess.
  std::vector<double> ray() const;

  // The basis of the last solve, and a return to an earlier one: the size of the relaxation,
  // columns first, then rows, must be the same.
  std::vector<unsigned char> basis() const;
  void set_basis(std::span<const unsigned char> basis);

private:
  struct Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace hardboard::mip
