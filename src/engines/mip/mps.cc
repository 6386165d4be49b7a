// The MPS text of a model.
#include "engines/mip/mps.h"

#include <fmt/ostream.h>
#include <sstream>
#include <string>
#include <string_view>

namespace hardboard::mip {
namespace {

// A row's letter: N has no bounds, E equals; G and L have one side, a range adds the other to L.
char letter(double least, double most) {
  if (least == most) return 'E';
  if (most < infinity) return 'L';
  return least > -infinity ? 'G' : 'N';
}

// In the columns of fixed MPS, so that readers of either kind take it.
void line(std::ostream& out, std::string_view kind, std::string_view first, std::string_view second,
          double value) {
  fmt::print(out, " {:<2} {:<8}  {:<8}  {:>12}\n", kind, first, second, value);
}

void bound_line(std::ostream& out, std::string_view kind, int j, double value) {
  line(out, kind, "B", fmt::format("C{}", j), value);
}

void write_bounds(std::ostream& out, int j, double least, double most) {
  if (least == most) {
    bound_line(out, "FX", j, least);
    return;
  }
  if (least == -infinity) {
    bound_line(out, "MI", j, 0);
  } else {
    bound_line(out, "LO", j, least);
  }
  if (most == infinity) {
    bound_line(out, "PL", j, 0);
  } else {
    bound_line(out, "UP", j, most);
  }
}

}  // namespace

void write_mps(std::ostream& out, const Model& model, std::optional<double> most_cost) {
  fmt::print(out, "NAME          HARDBOARD\nROWS\n N  COST\n");
  for (int i = 0; i < model.rows(); ++i) {
    fmt::print(out, " {}  R{}\n", letter(model.row_lower[i], model.row_upper[i]), i);
  }
  if (most_cost) fmt::print(out, " L  CUT\n");
  fmt::print(out, "COLUMNS\n");
  bool marked = false;
  const auto mark = [&](bool integer) {
    if (marked != integer) {
      fmt::print(out, "    MARKER    'MARKER'                 '{}'\n",
                 integer ? "INTORG" : "INTEND");
    }
    marked = integer;
  };
  for (int j = 0; j < model.columns(); ++j) {
    mark(model.integer[j] != 0);
    const std::string name = fmt::format("C{}", j);
    line(out, "", name, "COST", model.cost[j]);
    if (most_cost && model.cost[j] != 0) line(out, "", name, "CUT", model.cost[j]);
    for (const Entry& entry : model.column(j)) {
      line(out, "", name, fmt::format("R{}", entry.row), entry.value);
    }
  }
  mark(false);
  fmt::print(out, "RHS\n");
  std::ostringstream ranges;
  for (int i = 0; i < model.rows(); ++i) {
    const double least = model.row_lower[i], most = model.row_upper[i];
    const double side = most < infinity ? most : least;
    if (side != 0 && side > -infinity) line(out, "", "RHS", fmt::format("R{}", i), side);
    if (least > -infinity && most < infinity && least < most) {
      line(ranges, "", "RNG", fmt::format("R{}", i), most - least);
    }
  }
  if (most_cost) line(out, "", "RHS", "CUT", *most_cost);
  if (!ranges.str().empty()) fmt::print(out, "RANGES\n{}", ranges.str());
  fmt::print(out, "BOUNDS\n");
  for (int j = 0; j < model.columns(); ++j) write_bounds(out, j, model.lower[j], model.upper[j]);
  fmt::print(out, "ENDATA\n");
}

}  // namespace hardboard::mip
