// The kinds of puzzles. A kind reads its puzzle, a claim about it and what shows the claim, and
// returns in words what was shown.
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

// Reads a claim up to the words that say by what it is shown; what was read is written back then.
Claim read_claim(Reader& in);

// A claim with what shows it, what it says, and what checks it: throws NotShown unless it holds.
struct Row {
  std::string_view claim;
  std::string says;
  std::function<void()> check;
};

// What the row of the claim says, after its check.
std::string shown(Reader& in, const Claim& claim, std::initializer_list<Row> rows);

// From behind the word that names the kind, up to the line `end`.
std::string judge_solo_chess(Reader& in);
std::string judge_graph_capture(Reader& in);
std::string judge_pegs(Reader& in);
std::string judge_army(Reader& in);
std::string judge_push_fight(Reader& in);
std::string judge_formula(Reader& in);

}  // namespace hardboard::kernel
