// A refusal by cases: in each state that can be reached one of some cases holds, and in none of
// them the goal.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "base/limits.h"
#include "problems/planning/puzzle.h"
#include "proofs/archive.h"

namespace hardboard::planning {

// Each case is a conjunction in PDDL: "(and (lit) (not (at room hall)))", or "(and)". JSON:
// {"type":"cases","cases":["(and ...)",...]}
struct Cases {
  std::vector<std::string> cases;
};
void describe(Archive& archive, Cases& proof);

struct AtomValue {
  Atom atom;
  bool is_true = true;
};
using Case = std::vector<AtomValue>;

// The words of a case. O(length).
std::string words(const Puzzle& puzzle, const Case& values);

// Reads the words of cases. The puzzle must outlive the reader.
class CaseReader {
public:
  // O(names).
  explicit CaseReader(const Puzzle& puzzle);
  // The reason why the words are no case; else nothing. O(length of the words).
  std::optional<std::string> read(std::string_view words, Case& values) const;

private:
  const Puzzle& puzzle_;
  std::unordered_map<std::string_view, std::uint32_t> predicates_, objects_;
};

// What is wrong with the cases, which the reader accepts: none holds at the start, the goal fits
// one, or an action leads out of all of them. `is_complete` says whether the instances of the
// actions are few enough to be tried within a second or two, and within the limits; else the result
// is nothing. O(instances * cases * cases * size of a case), by the rules of the puzzle alone.
struct CasesFault {
  bool is_complete = false;
  std::optional<std::string> fault;
};
CasesFault fault_of(const Puzzle& puzzle, const Cases& proof, const Limits& limits);

}  // namespace hardboard::planning
