#include "puzzles/capture/sat_refusal.h"

#include <array>

namespace hardboard::sat {
namespace {

constexpr std::array<std::string_view, 18> meaning_names = {
    "exit", "last",  "root",   "captured", "type",  "budget",  "unlimited", "chain", "before",
    "hub",  "match", "either", "idle",     "waste", "starter", "total",     "wire",  "flow"};
static_assert(meaning_names.size() == static_cast<std::size_t>(Meaning::flow) + 1);

constexpr std::array<std::string_view, 38> rule_names = {
    "exit-some",   "one",          "root-some",    "root-most",    "root-some",  "last-exit",
    "last-some",   "one",          "type-step",    "type-carry",   "type-start", "one",
    "budget-need", "budget-carry", "budget-start", "budget-order", "chain-last", "chain-carry",
    "before-exit", "before-over",  "before-root",  "hub-some",     "hub-match",  "match-hub",
    "one",         "root-hub",     "budget-keep",  "cycle",        "cycle",      "idle",
    "waste",       "waste",        "waste",        "waste-most",   "starter",    "starter-most",
    "define",      "wire"};
static_assert(rule_names.size() == static_cast<std::size_t>(Rule::wire) + 1);

constexpr std::array<std::string_view, 5> lemma_names = {"cycle", "cut", "split", "chain", "wires"};

}  // namespace

std::string_view name(Meaning meaning) {
  return meaning_names[static_cast<std::size_t>(meaning)];
}

std::string_view name(Rule rule) {
  return rule_names[static_cast<std::size_t>(rule)];
}

std::string_view name(Lemma::Kind kind) {
  return lemma_names[static_cast<std::size_t>(kind)];
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

}  // namespace hardboard::sat
