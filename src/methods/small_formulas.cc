#include "methods/small_formulas.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace hardboard {
namespace {

using formulas::Cnf;
using formulas::Literal;

using Clause = std::vector<Literal>;         // sorted
using Clauses = std::vector<std::uint16_t>;  // sorted numbers of clauses

// All clauses of one to three literals of different variables.
std::vector<Clause> all_clauses(Literal variables) {
  std::vector<Clause> clauses = {{}};
  for (std::size_t from = 0, width = 1; width <= 3; ++width) {
    const std::size_t to = clauses.size();
    for (; from < to; ++from) {
      const Clause shorter = clauses[from];
      const Literal last = shorter.empty() ? 0 : std::abs(shorter.back());
      for (Literal v = last + 1; v <= variables; ++v)
        for (const Literal literal : {v, -v}) {
          clauses.push_back(shorter);
          clauses.back().push_back(literal);
        }
    }
  }
  clauses.erase(clauses.begin());
  return clauses;
}

// What each renaming of variables with changes of signs makes of each clause.
std::vector<std::vector<std::uint16_t>> renamings(const std::vector<Clause>& clauses,
                                                  Literal variables) {
  const auto by_variable = [](Literal a, Literal b) { return std::abs(a) < std::abs(b); };
  std::map<Clause, std::uint16_t> numbers;
  for (std::size_t i = 0; i < clauses.size(); ++i)
    numbers[clauses[i]] = static_cast<std::uint16_t>(i);
  std::vector<std::vector<std::uint16_t>> all;
  std::vector<Literal> names(static_cast<std::size_t>(variables));
  std::iota(names.begin(), names.end(), 1);
  do {
    for (std::uint32_t signs = 0; signs < 1U << variables; ++signs) {
      auto& images = all.emplace_back();
      for (const Clause& clause : clauses) {
        Clause image;
        for (const Literal literal : clause) {
          const auto v = static_cast<std::size_t>(std::abs(literal) - 1);
          image.push_back((literal < 0) != ((signs >> v & 1) != 0) ? -names[v] : names[v]);
        }
        std::sort(image.begin(), image.end(), by_variable);
        images.push_back(numbers.at(image));
      }
    }
  } while (std::next_permutation(names.begin(), names.end()));
  return all;
}

// Is the formula the least of all its images?
bool is_least(const Clauses& formula, const std::vector<std::vector<std::uint16_t>>& renamings) {
  Clauses image(formula.size());
  return std::none_of(renamings.begin(), renamings.end(), [&](const auto& images) {
    for (std::size_t i = 0; i < formula.size(); ++i) image[i] = images[formula[i]];
    std::sort(image.begin(), image.end());
    return image < formula;
  });
}

Cnf cnf_of(const Clauses& formula, const std::vector<Clause>& clauses, Literal variables) {
  Cnf cnf;
  cnf.variables = static_cast<std::uint32_t>(variables);
  for (const std::uint16_t number : formula) cnf.add(clauses[number]);
  return cnf;
}

}  // namespace

// The formulas are the least ones of their classes. Without its last clause such a formula is a
// least one, too: if a renaming made a lesser one of it, so it would of the whole (Read 1978). So
// each level follows from the level before, a formula at a time: whoever visits them can stop
// early.
bool each_small_formula(std::uint32_t variables, const std::function<bool(const Cnf&)>& visit) {
  for (Literal n = 1; n <= static_cast<Literal>(variables); ++n) {
    const std::vector<Clause> clauses = all_clauses(n);
    const auto images = renamings(clauses, n);
    std::vector<Clauses> level = {{}}, next;
    if (!visit(cnf_of({}, clauses, n))) return false;
    for (Literal size = 0; size <= n; ++size) {
      next.clear();
      for (const Clauses& formula : level) {
        Clauses longer = formula;
        longer.push_back(0);
        std::uint16_t& last = longer.back();
        for (last = formula.empty() ? 0 : formula.back() + 1; last < clauses.size(); ++last) {
          if (!is_least(longer, images)) continue;
          if (!visit(cnf_of(longer, clauses, n))) return false;
          if (size < n) next.push_back(longer);
        }
      }
      level.swap(next);
    }
  }
  return true;
}

}  // namespace hardboard
