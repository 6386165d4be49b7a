// Linear programmes by Clp (COIN-OR): values, duals, and a warm restart after a change of bounds,
// as branch and bound needs one at every node.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "base/limits.h"
#include "engines/mip/model.h"

namespace hardboard::mip {

// Was the program built with Clp and CBC? Without them every solve returns `unknown`.
bool available();

// Do the limits leave room for a relaxation of so many columns? Making the model and the work up to
// the first iteration take 450 bytes and about two microseconds for each column, and cannot be
// stopped during that time: no limits leave room for more than `most_columns`.
inline constexpr std::size_t most_columns = 2'000'000;
bool can_begin(std::size_t columns, const Limits& limits);

enum class LpStatus { optimal, infeasible, unknown };

// Does Clp scale rows and columns? Where all entries are near 1 that only costs time.
enum class Scaling : std::uint8_t { automatic, none };

// The linear relaxation of a model: columns may take fractional values. All numbers are floating
// point: code that relies on a bound or on weights must derive them from these numbers and check
// them in integers.
class Relaxation {
public:
  // Copies the model: about 100 bytes for each column and 40 for each entry.
  explicit Relaxation(const Model& model, Scaling scaling = Scaling::automatic);
  ~Relaxation();
  Relaxation(Relaxation&&) noexcept;
  Relaxation& operator=(Relaxation&&) noexcept;

  void set_bounds(int column, double lower, double upper);
  void set_cost(int column, double cost);

  // The dual simplex method, starting from the last basis. `infeasible` also when the objective
  // surely exceeds `most_cost`. `unknown`: the limits were reached, or numerical trouble. Asks the
  // limits every few iterations, and tells progress when a solve lasts longer than a second.
  LpStatus solve(const Limits& limits, double most_cost = infinity);

  // After `optimal`, until the next change: the cost; a value for each column; a dual for each row.
  double objective() const;
  std::span<const double> values() const;
  std::span<const double> duals() const;

  // After `infeasible`: a direction in which the duals grow without bound, one entry for each row.
  // Empty if Clp stopped at `most_cost` and so has no ray; then duals() prove that the cost exceeds
  // `most_cost`.
  std::vector<double> ray() const;

  // The basis of the last solve, and a return to an earlier basis of a relaxation of the same size:
  // one byte for each column, then one for each row.
  std::vector<unsigned char> basis() const;
  void set_basis(std::span<const unsigned char> basis);

private:
  struct Engine;
  std::unique_ptr<Engine> engine_;
};

}  // namespace hardboard::mip
