// A puzzle on its way through the methods: its arena and the survey of it, each made when first
// asked for and then kept.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <variant>

#include "methods/capture/arena.h"
#include "methods/capture/survey.h"
#include "puzzles/graph_capture/puzzle.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::capture {

class Instance {
public:
  // `build` makes the arena, or nothing if it would have too many steps.
  explicit Instance(std::function<std::optional<Arena>()> build) : build_(std::move(build)) {}

  // The puzzle itself, for methods that need no arena; nullptr if it is of another kind, or if the
  // instance stands for a position that no puzzle was read for. The puzzle must outlive the
  // instance.
  template <class KindPuzzle>
  const KindPuzzle* puzzle() const {
    const auto* pointer = std::get_if<const KindPuzzle*>(&puzzle_);
    return pointer != nullptr ? *pointer : nullptr;
  }
  template <class KindPuzzle>
  void set_puzzle(const KindPuzzle& puzzle) {
    puzzle_ = &puzzle;
  }

  // nullptr if the arena is too large for the general methods.
  const Arena* arena() {
    if (!asked_) arena_ = build_();
    asked_ = true;
    return arena_ ? &*arena_ : nullptr;
  }

  // Only for instances with an arena.
  const Survey& survey() {
    if (!survey_) survey_ = capture::survey(*arena());
    return *survey_;
  }

private:
  std::function<std::optional<Arena>()> build_;
  std::variant<std::monostate, const solo_chess::Puzzle*, const graph_capture::Puzzle*> puzzle_;
  bool asked_ = false;
  std::optional<Arena> arena_;
  std::optional<Survey> survey_;
};

}  // namespace hardboard::capture
