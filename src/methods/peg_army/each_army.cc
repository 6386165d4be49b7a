#include "methods/peg_army/each_army.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "methods/peg_army/instance.h"

namespace hardboard::peg_army {
namespace {

class Backward {
public:
  Backward(const Instance& instance, const Limits& limits, const std::function<bool(Answer)>& visit)
      : instance_(instance), limits_(limits), visit_(visit), pegs_(instance.game.positions(), 0) {
    pegs_[instance.game.start] = 1;
    in_desert_ = instance.game.allowed[instance.game.start] == 0 ? 1 : 0;
  }

  bool play() {
    if (++steps_ % 1024 == 0 && limits_.reached()) return false;
    if (in_desert_ == 0 && !give()) return false;
    const Relaxed& game = instance_.game;
    for (std::uint32_t column = 0; column < game.columns(); ++column) {
      const auto added = game.added(column);
      const bool is_legal = pegs_[game.removed[column]] != 0 &&
                            std::none_of(added.begin(), added.end(),
                                         [&](std::uint32_t position) { return pegs_[position]; });
      if (!is_legal) continue;
      put(game.removed[column], 0);
      for (const std::uint32_t position : added) put(position, 1);
      moves_.push_back(column);
      const bool goes_on = play();
      moves_.pop_back();
      for (const std::uint32_t position : added) put(position, 0);
      put(game.removed[column], 1);
      if (!goes_on) return false;
    }
    return true;
  }

private:
  void put(std::uint32_t position, std::uint8_t peg) {
    pegs_[position] = peg;
    if (instance_.game.allowed[position] == 0) in_desert_ += peg != 0 ? 1 : -1;
  }
  bool give() const {
    const std::vector<std::uint32_t> forward(moves_.rbegin(), moves_.rend());
    Answer answer;
    answer.verdict = Verdict::solvable;
    answer.army = army_of(instance_, forward);
    answer.moves = moves_of(instance_, forward);
    return visit_(std::move(answer));
  }

  const Instance& instance_;
  const Limits& limits_;
  const std::function<bool(Answer)>& visit_;
  std::vector<std::uint8_t> pegs_;
  std::int64_t in_desert_ = 0;  // pegs in the desert
  std::vector<std::uint32_t> moves_;
  std::uint64_t steps_ = 0;
};

}  // namespace

bool each_army(const Puzzle& puzzle, const Limits& limits,
               const std::function<bool(Answer)>& visit) {
  if (!puzzle.margin) return false;
  const std::optional<Instance> instance = instance_of(puzzle, *puzzle.margin, limits);
  return instance && Backward(*instance, limits, visit).play();
}

}  // namespace hardboard::peg_army
