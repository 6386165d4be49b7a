// What a refusal by SAT writes: read back from the file and checked by code that shares nothing
// with the methods: the DRAT text by unit propagation, every lemma by its witness.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <set>
#include <sstream>

#include "methods/capture/exit_model.h"
#include "methods/capture/hub_model.h"
#include "methods/capture/solve_sat.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "support/random_puzzle.h"

namespace hardboard::capture {
namespace {

using Clause = std::vector<int>;
const Limits no_limits;

// A file as docs/proof-format.md describes it.
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
  std::string model;
  std::uint32_t places = 0;
  std::vector<Variable> variables{{}};  // from 1
  std::vector<Clause> clauses;
  std::vector<Witnessed> lemmas;
  std::vector<std::string> drat;
};

Clause literals(std::istringstream& in) {
  Clause clause;
  for (int literal = 0; in >> literal && literal != 0;) clause.push_back(literal);
  return clause;
}

Refusal read(const std::string& file) {
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
  EXPECT_EQ(line, "hardboard-sat-refusal 1");
  next() >> word >> refusal.model;
  refusal.places = static_cast<std::uint32_t>(number("places"));
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
bool follows(const std::multiset<Clause>& clauses, const Clause& clause) {
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

// Forward check of the DRAT text; CaDiCaL's steps here never need more than propagation.
bool refutes(const Refusal& refusal) {
  std::multiset<Clause> clauses;
  const auto sorted = [](Clause clause) {
    std::sort(clause.begin(), clause.end());
    return clause;
  };
  for (const Clause& clause : refusal.clauses) clauses.insert(sorted(clause));
  for (const auto& lemma : refusal.lemmas) clauses.insert(sorted(lemma.clause));
  for (const std::string& line : refusal.drat) {
    std::istringstream in(line);
    if (line.rfind("d ", 0) == 0) {
      in.get();
      const auto found = clauses.find(sorted(literals(in)));
      if (found != clauses.end() && found->size() > 1) clauses.erase(found);
      continue;
    }
    const Clause clause = literals(in);
    if (!follows(clauses, clause)) return false;
    if (clause.empty()) return true;
    clauses.insert(sorted(clause));
  }
  return follows(clauses, {});
}

// Is the lemma true in every solution, by its witness and the meanings of the variables alone?
// `steps` are the steps of the only type where the model is that of hubs.
class Justification {
public:
  Justification(const Refusal& refusal, const Arena& arena) : refusal_(refusal), arena_(arena) {}

  bool holds(const Refusal::Witnessed& lemma) const {
    const std::set<int> clause(lemma.clause.begin(), lemma.clause.end());
    const std::set<std::uint32_t> places(lemma.places.begin(), lemma.places.end());
    if (lemma.places.empty() || places.size() != lemma.places.size()) return false;
    if (lemma.kind == "cycle") return is_cycle(lemma.places, clause);
    return refusal_.model == "exits" ? lemma.kind == "cut" && is_exit_cut(places, clause)
                                     : is_hub_cut(lemma.kind, places, clause);
  }

private:
  // Each place before the next one: denied by an order literal, or by an exit to some v together
  // with the last one to v.
  bool is_cycle(const std::vector<std::uint32_t>& places, const std::set<int>& clause) const {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const std::uint32_t u = places[i], w = places[(i + 1) % places.size()];
      bool found = false;
      for (const int literal : clause) {
        const auto& variable = refusal_.variables[static_cast<std::size_t>(std::abs(literal))];
        if (variable.meaning == "before") {
          found = found || (literal < 0 && variable.words == std::vector{u, w}) ||
                  (literal > 0 && variable.words == std::vector{w, u});
        } else if (variable.meaning == "exit" && literal < 0 && variable.words[0] == u) {
          for (const int other : clause) {
            const auto& last = refusal_.variables[static_cast<std::size_t>(std::abs(other))];
            found = found || (other < 0 && last.meaning == "last" && last.words[0] == w &&
                              last.words[1] == variable.words[1]);
          }
        }
      }
      if (!found) return false;
    }
    return true;
  }

  bool is_exit_cut(const std::set<std::uint32_t>& places, const std::set<int>& clause) const {
    for (int v = 1; v < static_cast<int>(refusal_.variables.size()); ++v) {
      const auto& [meaning, words] = refusal_.variables[static_cast<std::size_t>(v)];
      const bool leaves = meaning == "exit" && places.count(words[0]) && !places.count(words[1]);
      const bool remains = meaning == "root" && places.count(words[0]);
      if ((leaves || remains) && !clause.count(v)) return false;
    }
    return true;
  }

  bool is_hub_cut(const std::string& kind, const std::set<std::uint32_t>& places,
                  const std::set<int>& clause) const {
    std::set<std::uint32_t> border, entrance;
    for (Location u = 0; u < arena_.size(); ++u) {
      for (const Step& step : arena_.steps(arena_.type[u], u)) {
        if (places.count(u + 1) && !places.count(step.to + 1)) border.insert(step.to + 1);
        if (!places.count(u + 1) && places.count(step.to + 1)) entrance.insert(u + 1);
      }
    }
    if (kind == "split") {
      if (places.size() + entrance.size() >= arena_.size()) return false;  // nobody is outside
      border.insert(entrance.begin(), entrance.end());
    }
    for (int v = 1; v < static_cast<int>(refusal_.variables.size()); ++v) {
      const auto& [meaning, words] = refusal_.variables[static_cast<std::size_t>(v)];
      const bool on_border = meaning == "hub" && border.count(words[0]);
      const bool remains = kind == "cut" && meaning == "root" && places.count(words[0]);
      if ((on_border || remains) && !clause.count(v)) return false;
    }
    return true;
  }

  const Refusal& refusal_;
  const Arena& arena_;
};

class SatProof : public ::testing::Test {
protected:
  SatProof()
      : file((std::filesystem::path(::testing::TempDir()) /
              ::testing::UnitTest::GetInstance()->current_test_info()->name())
                 .string()) {}
  ~SatProof() override { std::filesystem::remove(file); }

  using Method = Answer<Location> (*)(const Arena&, const SatOptions&);
  void expect_proof(const Arena& arena, Method method) {
    const auto answer = method(arena, {no_limits, file});
    ASSERT_NE(answer.verdict, Verdict::unknown);
    if (answer.verdict == Verdict::solvable) return;
    const auto* proof = std::get_if<SatRefusal>(&answer.proof);
    ASSERT_NE(proof, nullptr);
    ASSERT_EQ(proof->file, file);
    const Refusal refusal = read(file);
    ASSERT_EQ(refusal.places, arena.size());
    ASSERT_EQ(refusal.clauses.size(), proof->clauses);
    ASSERT_EQ(refusal.lemmas.size(), proof->lazy);
    ASSERT_TRUE(refutes(refusal));
    const Justification justification(refusal, arena);
    for (const auto& lemma : refusal.lemmas) {
      ASSERT_TRUE(justification.holds(lemma));
      Refusal::Witnessed worse = lemma;
      if (!worse.clause.empty()) {
        worse.clause.pop_back();
        ASSERT_FALSE(justification.holds(worse));
      }
      ++kinds[refusal.model + " " + lemma.kind];
    }
    ++checked;
    // The lemmas or the order of steps may be spare, the formula is not: a proof from less fails.
    Refusal less = refusal;
    less.clauses.erase(std::remove_if(less.clauses.begin(), less.clauses.end(),
                                      [](const Clause& clause) { return clause.size() > 1; }),
                       less.clauses.end());
    less.lemmas.clear();
    refused += refutes(less) ? 0 : 1;
  }

  std::string file;
  int checked = 0, refused = 0;
  std::map<std::string, int> kinds;
};

TEST_F(SatProof, OfBoardsByExits) {
  Random random(21);
  for (int round = 0; round < 300; ++round) {
    testing::SoloOptions options;
    options.fewest_pieces = 8;
    options.most_pieces = 12;
    options.letters = round % 2 == 0 ? "R" : "KN";
    options.custom = 0;
    options.width = options.height = 4 + round % 3;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 60;
    expect_proof(*solo_chess::arena_of(testing::random_solo_chess(random, options)),
                 solve_by_exits);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(checked, 20);
  EXPECT_GT(refused, checked / 2);
  EXPECT_GT(kinds["exits cycle"], 20);
  EXPECT_GT(kinds["exits cut"], 5);
}

TEST_F(SatProof, OfGraphsByHubs) {
  Random random(22);
  for (int round = 0; round < 400; ++round) {
    testing::GraphOptions options;
    options.fewest_vertices = 5;
    options.most_vertices = 12;
    options.most_budget = 2;
    options.unlimited_budget = 0;
    options.uniform = 80;
    expect_proof(graph_capture::arena_of(testing::random_graph_capture(random, options)),
                 solve_by_hubs);
    if (HasFatalFailure()) FAIL() << "round " << round;
  }
  EXPECT_GT(checked, 50);
  EXPECT_GT(refused, checked / 2);
  EXPECT_GT(kinds["hubs cut"] + kinds["hubs split"], 20);
}

TEST_F(SatProof, AFileThatCannotBeWrittenIsARemark) {
  graph_capture::Puzzle puzzle;
  puzzle.budgets = {0, 0};
  const auto answer =
      solve_by_exits(graph_capture::arena_of(puzzle), {no_limits, "/no/such/folder/proof"});
  EXPECT_EQ(answer.verdict, Verdict::unsolvable);
  EXPECT_NE(answer.remark.find("/no/such/folder/proof"), std::string::npos);
  EXPECT_TRUE(std::get<SatRefusal>(answer.proof).file.empty());
}

}  // namespace
}  // namespace hardboard::capture
