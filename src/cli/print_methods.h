// The part of `explain` that all kinds share: which methods apply, and why the others don't.
#pragma once

#include <fmt/format.h>
#include <span>
#include <string>

#include "registry.h"

namespace hardboard::cli {

// Names in a column of so many characters; the sources of those that apply behind them, if wished.
template <class P, class PuzzleAnswer>
void print_methods(std::span<const MethodRow<P, PuzzleAnswer>> rows, P& puzzle, int width,
                   bool with_sources = true) {
  fmt::print("Methods, in the order in which solve tries them:\n");
  for (const MethodRow<P, PuzzleAnswer>& row : rows) {
    const std::string why_not = row.why_not(puzzle);
    const bool has_source = with_sources && why_not.empty() && !row.source.empty();
    fmt::print("  {:<{}} {}{}\n", row.name, width, why_not.empty() ? "applies" : "no: " + why_not,
               has_source ? fmt::format(" ({})", row.source) : "");
  }
}

}  // namespace hardboard::cli
