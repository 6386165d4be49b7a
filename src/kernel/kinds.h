// The kinds of puzzles. A kind reads a puzzle, a claim about the puzzle and the proof of the claim,
// and returns in words what was shown.
#pragma once

#include <initializer_list>

#include "kernel/text.h"

namespace hardboard::kernel {

struct Claim {
  std::string words;  // the claim and what shows it: "reaches jumps", "exceeds N clauses"
  std::vector<std::uint64_t> numbers;

  // The first number, 0 for none.
  std::uint64_t number() const { return numbers.empty() ? 0 : numbers[0]; }
};

// Reads a claim up to the words that name the form of its proof; then writes back what was read.
Claim read_claim(Reader& in);

// A claim with the form of its proof, as in Claim::words; what the claim says; and its check, which
// throws NotShown unless the claim holds.
struct Row {
  std::string_view claim;
  std::string says;
  std::function<void()> check;
};

// Finds the row of the claim, runs its check, and returns what the row says. BadText if no row has
// the claim.
std::string shown(Reader& in, const Claim& claim, std::initializer_list<Row> rows);

// Each reads from behind the word that names the kind, up to the line `end`.
std::string judge_solo_chess(Reader& in);
std::string judge_graph_capture(Reader& in);
std::string judge_pegs(Reader& in);
std::string judge_army(Reader& in);
std::string judge_push_fight(Reader& in);
std::string judge_formula(Reader& in);

}  // namespace hardboard::kernel
