// Several ways to the same answer, side by side or by turns: the first that decides wins.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "base/limits.h"
#include "methods/capture/arena.h"
#include "puzzles/capture/answer.h"

namespace hardboard::capture {

// What a racer has found so far, and whether another turn could find more.
struct Turn {
  Answer<Location> answer;
  bool may_go_on = true;
};

struct Racer {
  std::string_view name;
  std::uint32_t share = 1;  // of all turns, beside the shares of the others
  // Works for a turn, which ends early once the limits of the race are reached.
  std::function<Turn()> work;
  // Adds the proof to a refusal of this racer that won; may be missing.
  std::function<void(Answer<Location>&)> prove{};
};

struct RaceResult {
  Answer<Location> answer;
  std::optional<std::size_t> winner;  // the number of the racer that decided
};

// `limits` are those that the racers know: a reference to them that other threads read. The first
// racer takes the first turn alone. Then as many as limits.threads work at a time, each turn going
// to the idle racer that would exceed its share least; with one thread the order of turns is always
// the same. Ends at once when a racer decides: the others' limits are reached then, until the race
// returns. The answer is the winner's, or unknown with the words of all.
RaceResult race(std::vector<Racer>& racers, Limits& limits);

}  // namespace hardboard::capture
