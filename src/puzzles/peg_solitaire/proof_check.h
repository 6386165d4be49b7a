// The check of each type of proof in answers to peg solitaire, by the refusal's own checker, a
// section of a file, or the kernel's search. Only check.cc includes it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "base/limits.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/puzzle.h"

namespace hardboard::peg_solitaire::internal {

// How the kernel's words end if its search has found what a claim excludes.
inline constexpr std::string_view denied = "meets a position that the claim denies";

// One overload for each type of proof. Writes into the findings what the proof shows, or its fault.
// All references must outlive the check.
struct ProofCheck {
  const Puzzle& puzzle;
  const Limits& limits;
  const Recourse& recourse;
  Findings& findings;
  bool is_refused = false;        // by a proof that was checked
  std::uint64_t least_shown = 0;  // by a proof that was checked: so many pegs remain

  void operator()(std::monostate);
  void operator()(const PositionClass& proof);
  void operator()(const Pagodas& proof);
  void operator()(const Exhausted& proof);
  void operator()(const Sieve& proof);
  void operator()(const Cases& proof);
  void operator()(const Tolls& proof);
  void operator()(const Apart& proof);
  void operator()(const RowAutomaton& proof);
  void operator()(const Regions& proof);

  // Why the kernel's own search does not show a claim about a puzzle, if the search does not.
  // `positions` is what the search is said to meet: the kernel does not begin one that it would not
  // end.
  std::optional<std::string> fault_of_search(const Puzzle& of, const std::string& claim,
                                             std::uint64_t positions = 0) const;
  // The number in a claim that the file of proofs shows; nothing if the file shows none.
  std::optional<std::uint64_t> in_file(const Puzzle& of, std::string_view says) const;

private:
  void rests_on(std::optional<std::string> fault, const std::string& words);
  void search_again(const std::string& otherwise, std::uint64_t positions = 0);
};

}  // namespace hardboard::peg_solitaire::internal
