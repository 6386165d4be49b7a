#include "methods/small_formulas.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
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

// The least of all images of a formula.
Clauses canonical(const Clauses& formula,
                  const std::vector<std::vector<std::uint16_t>>& renamings) {
  Clauses best = formula, image(formula.size());
  for (const auto& images : renamings) {
    for (std::size_t i = 0; i < formula.size(); ++i) image[i] = images[formula[i]];
    std::sort(image.begin(), image.end());
    best = std::min(best, image);
  }
  return best;
}

Cnf cnf_of(const Clauses& formula, const std::vector<Clause>& clauses, Literal variables) {
  Cnf cnf;
  cnf.variables = static_cast<std::uint32_t>(variables);
  for (const std::uint16_t number : formula) cnf.add(clauses[number]);
  return cnf;
}

}  // namespace

// A formula with a clause more is, up to names, a chosen formula of its class and some clause: so
// each level follows from the chosen formulas of the level before.
bool each_small_formula(std::uint32_t variables, const std::function<bool(const Cnf&)>& visit) {
  for (Literal n = 1; n <= static_cast<Literal>(variables); ++n) {
    const std::vector<Clause> clauses = all_clauses(n);
    const auto images = renamings(clauses, n);
    std::set<Clauses> level = {{}};
    for (Literal size = 0;; ++size) {
      for (const Clauses& formula : level)
        if (!visit(cnf_of(formula, clauses, n))) return false;
      if (size > n) break;
      std::set<Clauses> next;
      for (const Clauses& formula : level)
        for (std::uint16_t more = 0; more < clauses.size(); ++more) {
          if (std::binary_search(formula.begin(), formula.end(), more)) continue;
          Clauses longer = formula;
          longer.insert(std::upper_bound(longer.begin(), longer.end(), more), more);
          next.insert(canonical(longer, images));
        }
      level = std::move(next);
    }
  }
  return true;
}

}  // namespace hardboard
