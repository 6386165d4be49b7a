#include "methods/red_blue/branch.h"

#include <algorithm>
#include <vector>

#include "base/watch.h"
#include "problems/red_blue/dominators.h"

namespace hardboard::red_blue {
namespace {

class Branching {
public:
  Branching(const Puzzle& puzzle, const Limits& limits)
      : puzzle_(puzzle),
        reds_(dominators(puzzle)),
        blues_(dominated(puzzle)),
        chosen_neighbours_(puzzle.blues, 0),
        state_(puzzle.reds, State::free),
        is_taken_(puzzle.is_colourful() ? puzzle.k + 1 : 0, false),
        watch_(limits, "branching") {}

  Answer run() {
    Answer answer;
    const bool found = search() && fill_classes();
    if (watch_.was_reached()) return answer;
    if (found) {
      answer.verdict = Verdict::solvable;
      answer.reds = chosen_;
      std::sort(answer.reds.begin(), answer.reds.end());
    } else {
      answer.verdict = Verdict::unsolvable;
      answer.proof = Exhausted{positions_};
    }
    return answer;
  }

private:
  enum class State : std::uint8_t { free, chosen, left_out };

  bool may_choose(std::uint32_t red) const {
    return state_[red] == State::free &&
           (!puzzle_.is_colourful() || !is_taken_[puzzle_.classes[red]]);
  }

  // The candidates for the undominated blue that has the fewest; nothing if all are dominated.
  std::optional<std::vector<std::uint32_t>> fewest_candidates() {
    std::optional<std::vector<std::uint32_t>> fewest;
    std::vector<std::uint32_t> candidates;
    for (std::uint32_t blue = 0; blue < puzzle_.blues; ++blue) {
      if (chosen_neighbours_[blue] > 0) continue;
      candidates.clear();
      for (const std::uint32_t red : reds_.row(blue))
        if (may_choose(red)) candidates.push_back(red);
      if (!fewest || candidates.size() < fewest->size()) fewest = candidates;
    }
    return fewest;
  }

  void choose(std::uint32_t red, State state, int change) {
    state_[red] = state;
    for (const std::uint32_t blue : blues_.row(red))
      chosen_neighbours_[blue] += static_cast<std::uint32_t>(change);
    if (puzzle_.is_colourful()) is_taken_[puzzle_.classes[red]] = change > 0;
  }

  bool search() {
    ++positions_;
    if (watch_.reached(1 + puzzle_.edges.size())) return false;
    const auto candidates = fewest_candidates();
    if (!candidates) return true;
    if (!puzzle_.is_colourful() && chosen_.size() == puzzle_.k) return false;
    bool found = false;
    std::size_t tried = 0;
    for (; tried < candidates->size() && !found; ++tried) {
      const std::uint32_t red = (*candidates)[tried];
      choose(red, State::chosen, 1);
      chosen_.push_back(red + 1);
      found = search();
      if (found) break;
      chosen_.pop_back();
      // Every solution with this red has been looked for.
      choose(red, State::left_out, -1);
    }
    for (std::size_t i = 0; i < tried && !found; ++i) state_[(*candidates)[i]] = State::free;
    return found;
  }

  // Each class that has no chosen red yet gets its first one. False if a class has no red.
  bool fill_classes() {
    if (!puzzle_.is_colourful()) return true;
    for (std::uint32_t red = 0; red < puzzle_.reds; ++red) {
      if (is_taken_[puzzle_.classes[red]]) continue;
      is_taken_[puzzle_.classes[red]] = true;
      chosen_.push_back(red + 1);
    }
    return chosen_.size() == puzzle_.k;
  }

  const Puzzle& puzzle_;
  const graphs::Rows reds_, blues_;
  std::vector<std::uint32_t> chosen_neighbours_;  // of each blue
  std::vector<State> state_;
  std::vector<bool> is_taken_;  // does the class have a chosen red?
  std::vector<std::uint32_t> chosen_;
  std::uint64_t positions_ = 0;
  Watch watch_;
};

}  // namespace

Answer solve_by_branching(const Puzzle& puzzle, const Limits& limits) {
  // As many classes as that can't all have a red.
  if (puzzle.is_colourful() && puzzle.k > puzzle.reds) {
    Answer answer;
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{1};
    return answer;
  }
  return Branching(puzzle, limits).run();
}

}  // namespace hardboard::red_blue
