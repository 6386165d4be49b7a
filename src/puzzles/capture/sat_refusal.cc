#include "puzzles/capture/sat_refusal.h"

#include <array>
#include <ostream>

namespace hardboard::sat {
namespace {

constexpr std::array<std::string_view, 13> meaning_names = {
    "exit",  "last",   "root", "captured", "type",   "budget", "unlimited",
    "chain", "before", "hub",  "match",    "either", "count"};
static_assert(meaning_names.size() == static_cast<std::size_t>(Meaning::count) + 1);

constexpr std::array<std::string_view, 27> rule_names = {
    "exit-some",   "exit-one",     "root-some",    "root-most",    "root-goal",  "last-exit",
    "last-some",   "last-one",     "type-step",    "type-carry",   "type-start", "type-one",
    "budget-need", "budget-carry", "budget-start", "budget-order", "chain-last", "chain-carry",
    "before-exit", "before-over",  "before-root",  "hub-some",     "hub-match",  "match-hub",
    "match-one",   "root-hub",     "define"};
static_assert(rule_names.size() == static_cast<std::size_t>(Rule::define) + 1);

constexpr std::array<std::string_view, 3> lemma_names = {"cycle", "cut", "split"};

// In steps of a watch: writing a number takes some fifty nanoseconds.
constexpr std::uint64_t steps_per_number = 5;

void write_clause(std::ostream& out, std::span<const Literal> clause) {
  for (const Literal literal : clause) out << ' ' << literal;
  out << " 0\n";
}

// How many of a variable's words, from the front, are places. Files number places from 1; the other
// words are budgets, types, variables or counts, and stay unchanged.
std::size_t leading_places(Meaning meaning, std::size_t words) {
  switch (meaning) {
    case Meaning::type:
    case Meaning::budget:
      return 1;
    case Meaning::either:
    case Meaning::count:
      return 0;
    default:
      return words;
  }
}

}  // namespace

std::string_view name(Meaning meaning) {
  return meaning_names[static_cast<std::size_t>(meaning)];
}

std::string_view name(Rule rule) {
  return rule_names[static_cast<std::size_t>(rule)];
}

void Formula::reserve(std::size_t literals) {
  literals_.reserve(literals);
  rules_.reserve(literals / 2);
  first_literal_.reserve(literals / 2);
}

Literal Formula::variable(Meaning meaning, std::span<const std::uint32_t> words) {
  meanings_.push_back(meaning);
  words_.insert(words_.end(), words.begin(), words.end());
  first_word_.push_back(words_.size());
  return static_cast<Literal>(meanings_.size());
}

void Formula::add(Rule rule, std::span<const Literal> clause) {
  rules_.push_back(rule);
  literals_.insert(literals_.end(), clause.begin(), clause.end());
  first_literal_.push_back(literals_.size());
}

bool write_refusal(std::ostream& out, const RefusalHead& head, const Formula& formula,
                   std::span<const Lemma> lemmas, Watch& watch) {
  out << "hardboard-sat-refusal 2\npuzzle sha256 " << head.puzzle << "\nmodel " << head.model
      << "\nplaces " << head.places << "\npieces-left " << head.pieces_left << "\nvariables "
      << formula.variables() << '\n';
  for (std::uint32_t v = 1; v <= formula.variables(); ++v) {
    const std::span<const std::uint32_t> words = formula.words(v);
    if (watch.reached(steps_per_number * words.size())) return false;
    const std::size_t shifted = leading_places(formula.meaning(v), words.size());
    out << v << ' ' << name(formula.meaning(v));
    for (std::size_t i = 0; i < words.size(); ++i) out << ' ' << words[i] + (i < shifted ? 1 : 0);
    out << '\n';
  }
  out << "clauses " << formula.clauses() << '\n';
  for (std::size_t i = 0; i < formula.clauses(); ++i) {
    if (watch.reached(steps_per_number * formula.clause(i).size())) return false;
    out << name(formula.rule(i));
    write_clause(out, formula.clause(i));
  }
  out << "lemmas " << lemmas.size() << '\n';
  for (const Lemma& lemma : lemmas) {
    if (watch.reached(steps_per_number * lemma.clause.size())) return false;
    out << lemma_names[static_cast<std::size_t>(lemma.kind)];
    for (const std::uint32_t place : lemma.places) out << ' ' << place + 1;
    out << " :";
    write_clause(out, lemma.clause);
  }
  out << "drat\n";
  return true;
}

}  // namespace hardboard::sat
