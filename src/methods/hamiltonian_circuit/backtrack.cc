#include "methods/hamiltonian_circuit/backtrack.h"

#include <fmt/format.h>

namespace hardboard::hamiltonian_circuit {
namespace {

using Visit = std::function<bool(const std::vector<std::uint32_t>&)>;

class Walk {
public:
  Walk(const Puzzle& puzzle, const Limits& limits, const Visit& visit)
      : heads_(graphs::heads(puzzle.graph)),
        limits_(limits),
        visit_(visit),
        is_visited_(puzzle.graph.vertices, 0) {}

  bool go() {
    path_ = {0};
    is_visited_[0] = 1;
    return walk_on();
  }
  std::uint64_t steps() const { return steps_; }

private:
  bool walk_on() {
    if (++steps_ % 4096 == 0 && limits_.reached()) return false;
    if (path_.size() == is_visited_.size())
      return !heads_.has(path_.back(), path_.front()) || visit_(path_);
    for (const std::uint32_t v : heads_.row(path_.back())) {
      if (is_visited_[v] != 0) continue;
      is_visited_[v] = 1;
      path_.push_back(v);
      const bool goes_on = walk_on();
      path_.pop_back();
      is_visited_[v] = 0;
      if (!goes_on) return false;
    }
    return true;
  }

  const graphs::Rows heads_;
  const Limits& limits_;
  const Visit& visit_;
  std::vector<std::uint8_t> is_visited_;
  std::vector<std::uint32_t> path_;
  std::uint64_t steps_ = 0;
};

}  // namespace

bool each_circuit(const Puzzle& puzzle, const Limits& limits, const Visit& visit,
                  std::uint64_t* steps) {
  Walk walk(puzzle, limits, visit);
  const bool is_complete = walk.go();
  if (steps != nullptr) *steps = walk.steps();
  return is_complete;
}

std::string walking_why_not(Instance& instance, const SolveOptions&) {
  const std::uint32_t n = instance.puzzle.graph.vertices;
  return n <= most_walked ? ""
                          : fmt::format("the graph has {} vertices, more than {}", n, most_walked);
}

Answer solve_by_walking(Instance& instance, const SolveOptions& options) {
  Answer answer;
  std::uint64_t steps = 0;
  const Visit take = [&](const std::vector<std::uint32_t>& circuit) {
    set_circuit(circuit, answer);
    return false;
  };
  if (each_circuit(instance.puzzle, options.limits, take, &steps)) {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{steps};
  }
  return answer;
}

}  // namespace hardboard::hamiltonian_circuit
