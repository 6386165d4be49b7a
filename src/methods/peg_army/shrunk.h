// The relaxation of a programme without the columns that bounds fix. Deep in a search a tenth of
// the columns is left, and the simplex method takes as much less time.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/limits.h"
#include "engines/mip/lp.h"
#include "engines/mip/model.h"

namespace hardboard::peg_army {

// Bounds for each column of a programme; `unbounded` (exact_bound.h) marks an upper bound that is
// none.
struct Box {
  std::vector<std::uint16_t> lower, upper;

  friend bool operator==(const Box&, const Box&) = default;
  bool is_fixed(std::size_t column) const { return lower[column] == upper[column]; }
};

// Columns and rows have the numbers that the model gives them. All numbers of a solution are
// floating point, as those of mip::Relaxation.
class Shrunk {
public:
  // Columns that the box fixes keep their values; all other bounds may change. O(entries).
  Shrunk(const mip::Model& model, const Box& box);
  // Begins with the basis of the last solve of a larger relaxation of the same model.
  Shrunk(const mip::Model& model, const Box& box, const Shrunk& larger);

  std::size_t columns() const { return columns_.size(); }  // those that are not fixed

  // The box must lie within that of the constructor.
  void set(const Box& box);
  void set(std::uint32_t column, std::uint16_t lower, std::uint16_t upper);

  mip::LpStatus solve(const Limits& limits, double most_cost = mip::infinity);

  // After a solve, as in mip::Relaxation: with the fixed columns, and 0 for rows that hold no
  // other.
  double objective() const { return fixed_cost_ + relaxation_.objective(); }
  std::vector<double> values() const;
  std::vector<double> duals() const { return for_all_rows(relaxation_.duals()); }
  std::vector<double> ray() const;

  std::vector<unsigned char> basis() const { return relaxation_.basis(); }
  void set_basis(std::span<const unsigned char> basis) { relaxation_.set_basis(basis); }

private:
  // A model without its fixed columns, before an engine is made for it.
  struct Rest {
    Rest(const mip::Model& model, const Box& box);
    mip::Model model;
    std::vector<std::uint32_t> columns;  // of the whole model
    std::vector<std::uint32_t> rows;
    std::vector<double> fixed;  // the values of all columns, 0 for those that are not fixed
    double fixed_cost = 0;
  };
  Shrunk(Rest rest, std::size_t all_rows);
  std::vector<double> for_all_rows(std::span<const double> values) const;

  std::vector<std::uint32_t> columns_, rows_;
  std::vector<double> fixed_;
  double fixed_cost_;
  std::size_t all_rows_;
  std::vector<std::uint32_t> place_;          // of each column among columns_
  std::vector<std::uint16_t> lower_, upper_;  // of columns_, as the engine has them
  mip::Relaxation relaxation_;
};

}  // namespace hardboard::peg_army
