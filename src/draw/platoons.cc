#include "draw/platoons.h"

#include <algorithm>
#include <map>

namespace hardboard::draw {
namespace {

// A peg of the army, or a peg that a move put down. The pegs of the army have the first numbers,
// then each move has one.
struct Peg {
  std::vector<std::size_t> made_of;  // the pegs that the move took
  std::size_t soldiers = 1;          // how many pegs of the army it descends from
};

}  // namespace

std::vector<std::uint8_t> platoons(const peg_army::Puzzle& puzzle, std::span<const Square> army,
                                   std::span<const peg_army::Move> moves) {
  std::vector<Peg> pegs(army.size());
  std::map<Square, std::size_t> now;
  for (std::size_t i = 0; i < army.size(); ++i) now[army[i]] = i;
  for (const peg_army::Move& move : moves) {
    const peg_army::Tuple& tuple = tuples_of(puzzle)[move.tuple];
    Peg peg{{}, 0};
    for (const Square by : tuple.taken) {
      const auto taken = now.extract(*peg_army::shifted(move.at, by));
      peg.made_of.push_back(taken.mapped());
      peg.soldiers += pegs[taken.mapped()].soldiers;
    }
    now[*peg_army::shifted(move.at, tuple.put)] = pegs.size();
    pegs.push_back(std::move(peg));
  }

  std::vector<std::size_t> tops;
  if (const auto last = now.find(puzzle.goal); last != now.end()) tops.push_back(last->second);
  const auto more = [&](std::size_t a, std::size_t b) {
    return pegs[a].soldiers != pegs[b].soldiers ? pegs[a].soldiers > pegs[b].soldiers : a < b;
  };
  while (!tops.empty() && !pegs[tops[0]].made_of.empty() &&
         tops.size() - 1 + pegs[tops[0]].made_of.size() <= most_platoons) {
    const std::vector<std::size_t> parts = pegs[tops[0]].made_of;
    tops.erase(tops.begin());
    tops.insert(tops.end(), parts.begin(), parts.end());
    std::sort(tops.begin(), tops.end(), more);
  }

  std::vector<std::uint8_t> platoon(army.size(), no_platoon);
  for (std::size_t number = 0; number < tops.size(); ++number) {
    std::vector<std::size_t> open{tops[number]};
    while (!open.empty()) {
      const std::size_t peg = open.back();
      open.pop_back();
      if (peg < army.size()) platoon[peg] = static_cast<std::uint8_t>(number);
      open.insert(open.end(), pegs[peg].made_of.begin(), pegs[peg].made_of.end());
    }
  }
  return platoon;
}

}  // namespace hardboard::draw
