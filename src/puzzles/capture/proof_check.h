// The check of each type of proof in answers to games of captures, by the refusal's own checker, a
// section of a file, or the kernel's search. Only check.cc includes it.
#pragma once

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/counted.h"
#include "proofs/findings.h"
#include "proofs/kernel_case.h"
#include "proofs/proof_file.h"
#include "puzzles/capture/budget_sum.h"
#include "puzzles/capture/check.h"
#include "puzzles/capture/closed_sets.h"
#include "puzzles/capture/last_visits.h"
#include "puzzles/capture/no_center.h"
#include "puzzles/capture/no_hubs.h"
#include "puzzles/capture/stranded.h"
#include "puzzles/capture/stuck_trees.h"
#include "puzzles/capture/walk_weights.h"

namespace hardboard::capture::internal {

// Sets of places as sets of numbers; an error message if a place holds no piece at the start.
template <class Place>
std::optional<std::string> numbers(const CaptureGround<Place>& ground,
                                   const std::vector<Place>& places,
                                   std::vector<std::uint32_t>& result) {
  result.reserve(places.size());
  for (const Place& place : places) {
    const std::optional<std::uint32_t> number = ground.number(place);
    if (!number) return fmt::format("no piece starts on {}", name(place));
    result.push_back(*number);
  }
  return std::nullopt;
}

// On larger boards the kernel's search, which keeps every position, would seldom come to its end.
inline constexpr std::uint32_t most_searched = 18;

// Why the kernel's own search does not show the claim, if it does not.
template <class Place>
std::optional<std::string> fault_of_search(const CaptureGround<Place>& ground,
                                           const Recourse& recourse, const std::string& claim,
                                           const Limits& limits) {
  if (!recourse.may_search) return "nobody was asked";
  if (ground.pieces > most_searched)
    return "the kernel searches boards of up to " + counted(most_searched, "piece");
  return hardboard::fault_of_search(ground.text(), claim, limits);
}

// Whether the kernel's words say that a search has found a play that a claim excludes.
inline bool is_refuted(const std::string& fault) {
  return fault.starts_with("captures leave ");
}

// The check of a proof, one overload for each type of proof: the fault, if the type can be checked.
template <class Place>
struct ProofCheck {
  const CaptureGround<Place>& ground;
  const Limits& limits;
  const Recourse& recourse;
  Findings& findings;
  std::uint64_t& exceeded;  // no play leaves so many pieces: known by now

  void operator()(const ClosedSets<Place>& proof) const {
    ClosedSets<std::uint32_t> sets;
    findings.wrong = numbers(ground, proof.first, sets.first);
    if (!findings.wrong) findings.wrong = numbers(ground, proof.second, sets.second);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), sets);
    findings.checked.push_back("each of the two sets keeps a piece");
  }
  void operator()(const Stranded<Place>& proof) const {
    Stranded<std::uint32_t> groups{{proof.first.antenna, {}}, {proof.second.antenna, {}}};
    findings.wrong = numbers(ground, proof.first.places, groups.first.places);
    if (!findings.wrong)
      findings.wrong = numbers(ground, proof.second.places, groups.second.places);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), groups);
    findings.checked.push_back("each of the two groups would have to hold the final piece");
  }
  void operator()(const NoCenter<Place>& proof) const {
    NoCenter<std::uint32_t> witnesses;
    findings.wrong = numbers(ground, proof.witnesses, witnesses.witnesses);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), witnesses);
    findings.checked.push_back("all captures would go to one place, and no place suits all");
  }
  void operator()(const StuckTrees<Place>& proof) const {
    StuckTrees<std::uint32_t> trees;
    findings.wrong = numbers(ground, proof.first, trees.first);
    if (!findings.wrong) findings.wrong = numbers(ground, proof.second, trees.second);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), trees);
    findings.checked.push_back("each of the two trees would have to hold the final piece");
  }
  void operator()(const BudgetSum& proof) const {
    findings.wrong = refute(ground.rules(), proof);
    findings.checked.push_back(fmt::format("it takes {}, and the budgets allow {}",
                                           counted(proof.needed, "capture"), proof.available));
  }
  void operator()(const RowCount& proof) const {
    findings.wrong = ground.refute_row_count(proof);
    findings.checked.push_back(fmt::format("{} at least remain{} on the row",
                                           counted(proof.left, "piece"),
                                           proof.left == 1 ? "s" : ""));
  }
  void operator()(const PawnRows& proof) const {
    findings.wrong = ground.refute_pawn_rows(proof);
    findings.checked.push_back(
        fmt::format("the uppermost {} can't be cleared upward", counted(proof.rows, "row")));
  }
  void operator()(const LastVisits<Place>& proof) const {
    LastVisits<std::uint32_t> visits;
    for (const std::vector<Place>& set : proof.sets)
      if (!findings.wrong) findings.wrong = numbers(ground, set, visits.sets.emplace_back());
    if (!findings.wrong) findings.wrong = refute(ground.rules(), visits);
    findings.checked.push_back("the last piece would have to capture in each of " +
                               counted(proof.sets.size(), "set"));
  }
  void operator()(const WalkWeights<Place>& proof) const {
    WalkWeights<std::uint32_t> weights{{}, proof.weights, {}, proof.need_weights};
    findings.wrong = numbers(ground, proof.places, weights.places);
    if (!findings.wrong) findings.wrong = numbers(ground, proof.needs, weights.needs);
    if (!findings.wrong) findings.wrong = refute(ground.rules(), weights);
    findings.checked.push_back("the places that the pieces can leave weigh too little");
  }
  void operator()(const NoHubs&) const {
    if (const auto why = refute_hubs(ground.rules(), limits))
      search_again("nobody has checked that there are no hubs: " + *why);
    else
      findings.checked.push_back("no places can be the hubs of a solution");
  }
  void operator()(const Exhausted& proof) const {
    if (ground.pieces > 1 && !ground.can_begin()) {
      exceeded = ground.pieces - 1;
      findings.checked.emplace_back("no piece can capture at the start");
      return;
    }
    search_again(fmt::format("nobody has checked that the search of {} met them all",
                             counted(proof.positions, "position")));
  }
  void operator()(const SatRefusal& proof) const {
    if (recourse.proofs == nullptr)
      return search_again(proof.file.empty()
                              ? "nobody has checked the SAT solver's refusal"
                              : "nobody has checked the SAT solver's proof in " + proof.file);
    judge_section("nobody has checked the SAT solver's refusal", !proof.file.empty());
  }
  void operator()(std::monostate) const {
    search_again("no proof is given that the puzzle has no solution");
  }

  // The section about the puzzle in the file of proofs, or a search where there is none.
  void judge_section(const std::string& otherwise, bool is_expected) const {
    using Word = SectionJudgement::Word;
    const SectionJudgement judgement = recourse.proofs->judge(ground.text(), limits);
    if (judgement.word == Word::cut_off) {
      findings.claimed.push_back(otherwise + ": " + judgement.words);
    } else if (judgement.word == Word::absent && !is_expected) {
      search_again(otherwise);
    } else if (judgement.word != Word::verified) {
      findings.wrong = judgement.words;
    } else if (!judgement.claim.starts_with(exceeds)) {
      findings.wrong = "the proof does not say how many pieces remain";
    } else {
      exceeded = std::stoull(judgement.claim.substr(exceeds.size()));
      findings.checked.push_back("the proof shows that no play leaves " +
                                 counted(exceeded, "piece") + (exceeded == 1 ? "" : " or fewer"));
    }
  }

  // The kernel's own search, where the board is small enough.
  void search_again(const std::string& otherwise) const {
    if (const auto fault = fault_of_search(ground, recourse, "exceeds 1", limits)) {
      if (is_refuted(*fault))
        findings.wrong = "the kernel's own search finds that " + *fault;
      else
        findings.claimed.push_back(recourse.may_search ? otherwise + ": " + *fault : otherwise);
      return;
    }
    exceeded = std::max<std::uint64_t>(exceeded, 1);
    findings.checked.emplace_back("the kernel's own search finds no play that leaves 1 piece");
  }

  static constexpr std::string_view exceeds = "exceeds ";
};

}  // namespace hardboard::capture::internal
