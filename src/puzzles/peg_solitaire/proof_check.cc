#include "puzzles/peg_solitaire/proof_check.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "proofs/section.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/peg_solitaire/parts.h"

namespace hardboard::peg_solitaire::internal {

void ProofCheck::rests_on(std::optional<std::string> fault, const std::string& words) {
  is_refused = !fault;
  findings.wrong = std::move(fault);
  findings.checked.push_back(words);
}

void ProofCheck::operator()(std::monostate) {
  search_again("no proof is given that the puzzle has no solution");
}

void ProofCheck::operator()(const PositionClass& proof) {
  rests_on(refute(puzzle, proof), counted(proof.colourings.size(), "colouring") +
                                      (proof.colourings.size() == 1 ? " keeps" : " keep") +
                                      " the start from the goal");
}

void ProofCheck::operator()(const Pagodas& proof) {
  std::string functions = counted(proof.pagodas.size(), "pagoda function");
  if (!proof.colourings.empty())
    functions += " and " + counted(proof.colourings.size(), "colouring");
  rests_on(refute(puzzle, proof),
           functions + (proof.pagodas.size() + proof.colourings.size() == 1 ? " keeps" : " keep") +
               " the start from the goal");
}

void ProofCheck::operator()(const Sieve& proof) {
  rests_on(refute(puzzle, proof), "no jump that some play can make leads to the goal");
}

void ProofCheck::operator()(const Cases& proof) {
  rests_on(
      refute(puzzle, proof),
      fmt::format("weights keep the start from the goal in {}",
                  proof.cases.size() == 1 ? "every case" : counted(proof.cases.size(), "case")));
}

void ProofCheck::operator()(const Tolls& proof) {
  rests_on(refute(puzzle, proof),
           fmt::format("weights with tolls keep {} after {} from the goal",
                       counted(proof.chosen.size(), "position"), counted(proof.after, "jump")));
}

void ProofCheck::operator()(const Apart& proof) {
  rests_on(refute(puzzle, proof), fmt::format("the part of {} keeps a peg, apart from {}",
                                              name(proof.peg), name(proof.other)));
}

void ProofCheck::operator()(const RowAutomaton& proof) {
  auto [anywhere, fault] = judge(puzzle, proof);
  const bool is_count = !anywhere.fault && anywhere.pegs != LeastPegs::unreachable;
  if (is_count) least_shown = anywhere.pegs;
  rests_on(std::move(fault),
           is_count ? fmt::format("the automaton of rows shows that at least {} remain",
                                  counted(anywhere.pegs, "peg"))
                    : "the automaton of rows shows that no play meets the goal");
}

void ProofCheck::operator()(const Regions& proof) {
  rests_on(refute(puzzle, proof), fmt::format("{} {} pegs that the goal does not allow",
                                              counted(proof.regions.size(), "region"),
                                              proof.regions.size() == 1 ? "keeps" : "keep"));
}

void ProofCheck::operator()(const Exhausted& proof) {
  search_again(fmt::format("nobody has checked that the search of {} met them all",
                           counted(proof.positions, "position")),
               proof.positions);
}

std::optional<std::string> ProofCheck::fault_of_search(const Puzzle& of, const std::string& claim,
                                                       std::uint64_t positions) const {
  constexpr std::uint64_t most_positions = 3'000'000;
  if (!recourse.may_search) return "nobody was asked";
  if (positions > most_positions) return "the search would meet too many positions";
  if (limits.reached()) return limits.words();
  return hardboard::fault_of_search(canonical_text(of), claim, limits);
}

std::optional<std::uint64_t> ProofCheck::in_file(const Puzzle& of, std::string_view says) const {
  if (recourse.proofs == nullptr) return std::nullopt;
  return shown_by_section(recourse, canonical_text(of), says, limits, findings);
}

// Asks for a proof in the file first. A target is refused if one part of the board refuses it.
void ProofCheck::search_again(const std::string& otherwise, std::uint64_t positions) {
  constexpr std::size_t most_asked = 100;  // a search may take a second
  const std::vector<Puzzle> parts = changed_parts(puzzle, most_asked);
  const auto refused = [&](const std::string& words) {
    is_refused = true;
    findings.checked.push_back(words);
  };
  const auto shown = [&](const Puzzle& of) { return in_file(of, "never").has_value(); };
  if (shown(puzzle) || std::any_of(parts.begin(), parts.end(), shown))
    refused("the proof shows that no play meets the goal");
  if (is_refused || findings.wrong) return;
  const auto found_none = [&](const Puzzle& of) {
    return !fault_of_search(of, "never", positions);
  };
  const std::optional<std::string> fault = std::any_of(parts.begin(), parts.end(), found_none)
                                               ? std::nullopt
                                               : fault_of_search(puzzle, "never", positions);
  if (!fault)
    refused("the kernel's own search finds no play that meets the goal");
  else if (fault->ends_with(denied))
    findings.wrong = "the kernel's own search finds play that meets the goal";
  else
    findings.claimed.push_back(recourse.may_search ? otherwise + ": " + *fault : otherwise);
}

}  // namespace hardboard::peg_solitaire::internal
