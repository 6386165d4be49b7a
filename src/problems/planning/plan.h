// Plans step by step: the words of a step, the reason why a step does not apply, and its effects.
// This code accepts or refuses plans; no solver uses it to find them.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>

#include "problems/planning/puzzle.h"

namespace hardboard::planning {

// "(jump-new-move pos-3-5 pos-3-4 pos-3-3)".
std::string words(const Puzzle& puzzle, const Step& step);
std::string words(const Puzzle& puzzle, const Atom& atom);

// Reads the words of steps, in capital or small letters. The puzzle must outlive the reader.
class StepReader {
public:
  // O(names).
  explicit StepReader(const Puzzle& puzzle);
  // The reason why the words are no step; else nothing. O(length of the words).
  std::optional<std::string> read(std::string_view words, Step& step) const;

private:
  const Puzzle& puzzle_;
  std::unordered_map<std::string_view, std::uint32_t> actions_, objects_;
};

// The atoms that are true; it begins with the puzzle's `init`. The puzzle must outlive the state.
class State {
public:
  explicit State(const Puzzle& puzzle);

  // Makes the step; if it does not apply, returns the reason and changes nothing.
  // O((conditions + effects) log atoms).
  [[nodiscard]] std::optional<std::string> play(const Step& step);

  // Whether the step applies. O(conditions * log atoms).
  bool applies(const Step& step) const;

  // The atoms that are true.
  const std::set<Atom>& atoms() const { return atoms_; }

  // The first literal of the goal that is not true, in words; nothing if the goal is reached.
  std::optional<std::string> missing_goal() const;

private:
  bool holds(const Literal& literal, const Atom& atom) const;
  // The first literal that does not hold, in words.
  std::optional<std::string> fault(const std::vector<Literal>& literals,
                                   const std::vector<std::uint32_t>& objects) const;

  const Puzzle& puzzle_;
  std::set<Atom> atoms_;
};

}  // namespace hardboard::planning
