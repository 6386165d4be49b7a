#include "methods/capture/sat_proof.h"

#include <cstdlib>
#include <vector>

#include "engines/sat/proof.h"

namespace hardboard::capture {
namespace {

using sat::Literal;
using sat::Meaning;
using sat::RefutationStep;
using sat::Rule;

// How many of a variable's words, from the front, are places, or variables. Files number both from
// 1; the other words are budgets, types or how many.
std::size_t leading_names(Meaning meaning, std::size_t words) {
  switch (meaning) {
    case Meaning::type:
    case Meaning::budget:
    case Meaning::waste:
      return 1;
    case Meaning::total:
      return 2;
    default:
      return words;
  }
}

bool names_variables(Meaning meaning) {
  return meaning == Meaning::either || meaning == Meaning::total;
}

// A section of the file, for steps of which the first ones are clauses of the formula and lemmas.
class Section {
public:
  Section(const sat::Formula& formula, std::span<const sat::Lemma> lemmas, const sat::Steps& steps,
          Watch& watch)
      : formula_(formula), lemmas_(lemmas), steps_(steps), watch_(watch) {}

  void write(std::ostream& out, const ProofHead& head) {
    out << head.puzzle << "\nclaim exceeds " << head.pieces_left << "\nproof clauses " << head.model
        << '\n';
    number_variables();
    write_variables(out);
    sat::write_steps(
        out, steps_,
        [&](Literal literal) { return literal < 0 ? -number_[-literal] : number_[literal]; },
        [&](const RefutationStep& step) { return words_of(step); }, watch_);
    out << "end\n";
  }

private:
  // Variables that the steps have get new numbers, in the old order; so do those that they name,
  // and all of meaning `waste` if there is one, each of which counts on the one before.
  void number_variables() {
    std::vector<bool> is_used(formula_.variables() + std::size_t{1}, false);
    for (const RefutationStep& step : steps_)
      for (const Literal literal : step.clause) is_used[std::abs(literal)] = true;
    bool has_waste = false;
    for (std::uint32_t v = formula_.variables(); v > 0; --v) {
      if (!is_used[v]) continue;
      has_waste = has_waste || formula_.meaning(v) == Meaning::waste;
      if (names_variables(formula_.meaning(v)))
        for (const std::uint32_t part : formula_.words(v).first(2)) is_used[part] = true;
    }
    for (std::uint32_t v = 1; has_waste && v < is_used.size(); ++v)
      if (formula_.meaning(v) == Meaning::waste) is_used[v] = true;
    number_.assign(is_used.size(), 0);
    for (std::uint32_t v = 1; v < is_used.size(); ++v)
      if (is_used[v]) number_[v] = ++used_;
  }

  void write_variables(std::ostream& out) {
    out << "variables " << used_ << '\n';
    for (std::uint32_t v = 1; v <= formula_.variables() && !watch_.reached(10); ++v) {
      if (number_[v] == 0) continue;
      const std::span<const std::uint32_t> words = formula_.words(v);
      const std::size_t names = leading_names(formula_.meaning(v), words.size());
      out << name(formula_.meaning(v));
      for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t place = words[i] + 1;
        const bool is_variable = names_variables(formula_.meaning(v));
        out << ' '
            << (i >= names    ? words[i]
                : is_variable ? static_cast<std::uint32_t>(number_[words[i]])
                              : place);
      }
      out << '\n';
    }
  }

  sat::PremiseWords words_of(const RefutationStep& step) const {
    if (step.premise < formula_.clauses())
      return {name(formula_.rule(step.premise)), witness(step)};
    const sat::Lemma& lemma = lemmas_[step.premise - formula_.clauses()];
    return {name(lemma.kind), lemma.places};
  }

  // The places that show a clause on the order, which holds like a lemma.
  std::vector<std::uint32_t> witness(const RefutationStep& step) const {
    const Rule rule = formula_.rule(step.premise);
    if ((rule != Rule::before_circle && rule != Rule::before_last) || step.clause.size() != 3)
      return {};
    // The first words of the first two variables, and the last one of the second: of a circle not u
    // before v, v before w and w before u, or all of these the other way round; of two captures on
    // one place the exits of u and v.
    const auto words = [&](std::size_t i) {
      return formula_.words(static_cast<std::uint32_t>(std::abs(step.clause[i])));
    };
    const std::uint32_t u = words(0).front(), v = words(1).front(), w = words(1).back();
    if (rule == Rule::before_last) return {u, v};
    return step.clause[0] < 0 ? std::vector{u, v, w} : std::vector{w, v, u};
  }

  const sat::Formula& formula_;
  std::span<const sat::Lemma> lemmas_;
  const sat::Steps& steps_;
  Watch& watch_;
  std::vector<Literal> number_;  // of a variable in the file; 0 for none
  Literal used_ = 0;
};

}  // namespace

std::string write_proof(const std::string& file, const ProofHead& head, const sat::Formula& formula,
                        std::span<const sat::Lemma> lemmas, const Limits& limits) {
  sat::Premises premises;
  for (std::size_t i = 0; i < formula.clauses(); ++i) premises.push_back(formula.clause(i));
  for (const sat::Lemma& lemma : lemmas) premises.emplace_back(lemma.clause);
  const auto write = [&](std::ostream& out, const sat::Steps& steps, Watch& watch) {
    Section(formula, lemmas, steps, watch).write(out, head);
  };
  return sat::add_proof(file, premises, formula.variables(), write, limits);
}

}  // namespace hardboard::capture
