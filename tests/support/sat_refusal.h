// Reads the proof of a refusal by SAT back from its file and checks its DRAT text by unit
// propagation; shares nothing with the methods.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace hardboard::testing {

using Clause = std::vector<int>;
// A proof file as docs/proof-format.md describes it.
struct Refusal {
  struct Variable {
    std::string meaning;
    std::vector<std::uint32_t> words;
  };
  struct Witnessed {
    std::string kind;
    std::vector<std::uint32_t> places;
    Clause clause;
  };
  std::string puzzle, model;
  std::uint32_t places = 0;
  std::size_t pieces_left = 0;
  std::vector<Variable> variables{{}};  // from 1
  std::vector<Clause> clauses;
  std::vector<Witnessed> lemmas;
  std::vector<std::string> drat;
};

inline Clause literals(std::istringstream& in) {
  Clause clause;
  for (int literal = 0; in >> literal && literal != 0;) clause.push_back(literal);
  return clause;
}

inline Refusal read_refusal(const std::string& file) {
  Refusal refusal;
  std::ifstream in(file);
  std::string line, word;
  const auto next = [&] {
    std::getline(in, line);
    return std::istringstream(line);
  };
  const auto number = [&](const std::string& key) {
    std::size_t value = 0;
    next() >> word >> value;
    EXPECT_EQ(word, key);
    return value;
  };
  next();
  EXPECT_EQ(line, "hardboard-sat-refusal 2");
  next() >> word >> word >> refusal.puzzle;
  EXPECT_EQ(line, "puzzle sha256 " + refusal.puzzle);
  next() >> word >> refusal.model;
  refusal.places = static_cast<std::uint32_t>(number("places"));
  refusal.pieces_left = number("pieces-left");
  for (std::size_t i = number("variables"); i > 0; --i) {
    auto fields = next();
    std::size_t which = 0;
    Refusal::Variable variable;
    fields >> which >> variable.meaning;
    EXPECT_EQ(which, refusal.variables.size());
    for (std::uint32_t value = 0; fields >> value;) variable.words.push_back(value);
    refusal.variables.push_back(variable);
  }
  for (std::size_t i = number("clauses"); i > 0; --i) {
    auto fields = next();
    fields >> word;
    refusal.clauses.push_back(literals(fields));
  }
  for (std::size_t i = number("lemmas"); i > 0; --i) {
    auto fields = next();
    Refusal::Witnessed lemma;
    fields >> lemma.kind;
    while (fields >> word && word != ":")
      lemma.places.push_back(static_cast<std::uint32_t>(std::stoul(word)));
    lemma.clause = literals(fields);
    refusal.lemmas.push_back(lemma);
  }
  next();
  EXPECT_EQ(line, "drat");
  while (std::getline(in, line)) refusal.drat.push_back(line);
  return refusal;
}

// Does the negation of the clause lead to a contradiction by unit propagation?
inline bool follows(const std::multiset<Clause>& clauses, const Clause& clause) {
  std::set<int> true_ones;
  for (const int literal : clause) true_ones.insert(-literal);
  for (bool changed = true; changed;) {
    changed = false;
    for (const Clause& other : clauses) {
      int open = 0, unit = 0;
      for (const int literal : other) {
        if (true_ones.count(literal)) {
          open = 2;
          break;
        }
        if (true_ones.count(-literal)) continue;
        ++open;
        unit = literal;
        if (open == 2) break;
      }
      if (open == 0) return true;
      if (open == 1) changed = true_ones.insert(unit).second || changed;
    }
  }
  return false;
}

// Forward check of the DRAT text, which must end with the empty clause; CaDiCaL's steps here never
// need more than propagation.
inline bool refutes(const Refusal& refusal) {
  std::multiset<Clause> clauses;
  const auto sorted = [](Clause clause) {
    std::sort(clause.begin(), clause.end());
    return clause;
  };
  for (const Clause& clause : refusal.clauses) clauses.insert(sorted(clause));
  for (const auto& lemma : refusal.lemmas) clauses.insert(sorted(lemma.clause));
  for (std::size_t i = 0; i < refusal.drat.size(); ++i) {
    const std::string& line = refusal.drat[i];
    std::istringstream in(line);
    if (line.rfind("d ", 0) == 0) {
      in.get();
      const auto found = clauses.find(sorted(literals(in)));
      if (found != clauses.end() && found->size() > 1) clauses.erase(found);
      continue;
    }
    const Clause clause = literals(in);
    if (!follows(clauses, clause)) return false;
    if (clause.empty()) return i + 1 == refusal.drat.size();
    clauses.insert(sorted(clause));
  }
  return false;
}

}  // namespace hardboard::testing
