// A source of puzzles that gives each puzzle once.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include "kinds/kind.h"

namespace hardboard {

class DistinctSource {
public:
  explicit DistinctSource(Generator::Source source);

  // A puzzle that did not come before; nothing where the source gives nothing, or gave a thousand
  // in a row that came before: there are hardly any others then. Nothing either once the texts of
  // all puzzles, which are kept, would take more than the memory.
  std::optional<Generated> next(const Limits& limits);

  // The text of the puzzle that came last, by which it differs from all before.
  const std::string& text() const { return *last_; }

  // In words, after next() gave nothing within these limits.
  std::string why_no_more(const Limits& limits) const;

private:
  Generator::Source source_;
  std::set<std::string> seen_;  // texts of puzzles
  std::set<std::string>::const_iterator last_;
  unsigned repeats_ = 0;   // in a row, up to now
  std::size_t bytes_ = 0;  // of the texts
};

}  // namespace hardboard
