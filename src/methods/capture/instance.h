// A puzzle on its way through the methods on captures: its arena and the survey of the arena, each
// made on first use and then kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "base/limits.h"
#include "methods/capture/arena.h"
#include "methods/capture/survey.h"

namespace hardboard::capture {

class Instance {
public:
  // The origin of an instance. An instance without a puzzle has no proofs.
  struct Source {
    // The arena, or nothing if the limits are reached first or the arena would not fit in them.
    std::function<std::optional<Arena>(const Limits&)> arena;
    // The reason why the arena does not fit in the limits; empty if it fits. May be missing.
    std::function<std::string(const Limits&)> why_too_large{};
    // The line by which proofs name the puzzle (proofs/proof_file.h), or the same puzzle with this
    // budget for all pieces. May be missing.
    std::function<std::string(std::optional<std::uint32_t> budget)> puzzle_line{};
    // The arena without gaps, of which the survey speaks then. May be missing.
    std::function<std::optional<Arena>(const Limits&)> without_gaps{};
    // The arena without captures that pass more than this number of places. May be missing.
    std::function<std::optional<Arena>(std::uint32_t most_passed, const Limits&)> near{};
    std::size_t pieces = 0;  // how many there are, with `near`
    // A refusal that is seen without an arena, for puzzles whose arena does not fit. May be
    // missing.
    std::function<std::optional<ClosedSets<Location>>()> closed_sets{};
  };
  Instance(Source source, const Limits& limits) : source_(std::move(source)), limits_(limits) {}
  // An arena that its owner keeps, which stands for no puzzle, or for that of the line.
  Instance(Arena& arena, const Limits& limits, std::function<std::string()> puzzle_line = {})
      : limits_(limits), asked_(true), lent_(&arena) {
    if (puzzle_line)
      source_.puzzle_line = [puzzle_line](std::optional<std::uint32_t>) { return puzzle_line(); };
  }

  // nullptr if there is none: why_no_arena() gives the reason.
  const Arena* arena() { return find_arena(); }
  std::string why_no_arena() {
    if (arena() != nullptr) return "";
    if (limits_.reached()) return limits_.words();
    if (why_too_large_.empty() && source_.why_too_large)
      why_too_large_ = source_.why_too_large(limits_);
    if (why_too_large_.empty())
      why_too_large_ = "the board has more possible captures than fit in memory";
    return why_too_large_;
  }

  // The refusal of an instance that has no arena, if one is seen all the same.
  const std::optional<ClosedSets<Location>>& refusal_without_arena() {
    if (!closed_sets_) closed_sets_ = source_.closed_sets ? source_.closed_sets() : std::nullopt;
    return *closed_sets_;
  }

  // The arena, without captures that pass more than `most_passed` places if the source can leave
  // them out: small where the arena would not fit in memory. nullptr if there is none.
  const Arena* near_arena(std::uint32_t most_passed) {
    if (!source_.near) return arena();
    if (!asked_near_) near_ = source_.near(most_passed, limits_);
    asked_near_ = true;
    return near_ ? &*near_ : nullptr;
  }

  // Does the board have more pieces than this? O(1) where there are near arenas.
  bool has_more_pieces(std::size_t pieces) {
    if (source_.near) return source_.pieces > pieces;
    return arena() != nullptr && arena()->size() > pieces;
  }

  // Calls work(instance) for the arena with one budget for all pieces, then gives the pieces their
  // own budgets back. Only for instances with an arena, which is large: no copy is made.
  template <class Work>
  auto with_budget(std::uint32_t budget, Work work) {
    promise(arena() != nullptr, "the instance has an arena");
    Arena& arena = *find_arena();
    std::vector<std::uint32_t> own(arena.size(), budget);
    arena.budget.swap(own);
    Instance uniform(arena, limits_, [&] {
      return source_.puzzle_line ? source_.puzzle_line(budget) : std::string();
    });
    auto result = work(uniform);
    arena.budget.swap(own);
    return result;
  }

  // Only for instances with an arena.
  const Survey& survey() {
    promise(arena() != nullptr, "the instance has an arena");
    if (!survey_) {
      const std::optional<Arena> wider =
          arena()->has_gaps && source_.without_gaps ? source_.without_gaps(limits_) : std::nullopt;
      survey_ = capture::survey(wider ? *wider : *arena(), limits_);
    }
    return *survey_;
  }

  // Empty for an instance without a puzzle.
  std::string puzzle_line() const {
    return source_.puzzle_line ? source_.puzzle_line(std::nullopt) : "";
  }

private:
  Arena* find_arena() {
    if (!asked_) arena_ = source_.arena(limits_);
    asked_ = true;
    return lent_ != nullptr ? lent_ : arena_ ? &*arena_ : nullptr;
  }

  Source source_;
  Limits limits_;
  bool asked_ = false, asked_near_ = false;
  std::string why_too_large_;  // empty until an arena is missed
  std::optional<Arena> arena_, near_;
  Arena* lent_ = nullptr;
  std::optional<Survey> survey_;
  std::optional<std::optional<ClosedSets<Location>>> closed_sets_;  // nothing yet, or none
};

}  // namespace hardboard::capture
