#include "oracle/push_fight_brute_force.h"

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace hardboard::oracle {
namespace {

using push_fight::Direction;
using push_fight::Puzzle;
using push_fight::Side;
using Place = std::pair<int, int>;
using Pieces = std::map<Place, char>;  // '.' where nobody stands; own pieces are K and P

constexpr int dx[] = {0, 1, 0, -1}, dy[] = {1, 0, -1, 0};  // up, right, down, left

struct World {
  Pieces start;
  std::set<std::pair<Place, int>> rails;
  std::optional<Place> anchor;
};

World world_of(const Puzzle& puzzle) {
  World world;
  const bool white = puzzle.position.turn == Side::white;
  for (std::uint32_t s = 0; s < puzzle.board.size(); ++s) {
    const Place place{puzzle.board.squares[s].x, puzzle.board.squares[s].y};
    const char letter = (white ? ".KPkp" : ".kpKP")[static_cast<int>(puzzle.position.pieces[s])];
    world.start[place] = letter;
    for (int d = 0; d < 4; ++d)
      if (puzzle.board.next[s][d] == push_fight::rail) world.rails.insert({place, d});
    if (s == puzzle.position.anchor) world.anchor = place;
  }
  return world;
}

// Changes the pieces; what falls ('.' for nothing), or nothing if the push is not legal.
std::optional<char> push(const World& world, Pieces& pieces, Place king, int d) {
  std::vector<Place> line{king};
  for (;;) {
    const Place next{line.back().first + dx[d], line.back().second + dy[d]};
    const auto found = pieces.find(next);
    if (found == pieces.end()) {
      if (line.size() == 1 || world.rails.count({line.back(), d}) != 0) return std::nullopt;
      const char fallen = pieces[line.back()];
      for (std::size_t i = line.size() - 1; i > 0; --i) pieces[line[i]] = pieces[line[i - 1]];
      pieces[king] = '.';
      return fallen;
    }
    if (found->second == '.') {
      if (line.size() == 1) return std::nullopt;
      line.push_back(next);
      for (std::size_t i = line.size() - 1; i > 0; --i) pieces[line[i]] = pieces[line[i - 1]];
      pieces[king] = '.';
      return '.';
    }
    if (world.anchor == next) return std::nullopt;
    line.push_back(next);
  }
}

std::set<Place> reach(const Pieces& pieces, Place from) {
  std::set<Place> seen;
  std::vector<Place> open{from};
  while (!open.empty()) {
    const Place at = open.back();
    open.pop_back();
    for (int d = 0; d < 4; ++d) {
      const Place next{at.first + dx[d], at.second + dy[d]};
      const auto found = pieces.find(next);
      if (found == pieces.end() || found->second != '.' || !seen.insert(next).second) continue;
      open.push_back(next);
    }
  }
  return seen;
}

bool mates(const World& world, const Pieces& pieces) {
  for (const auto& [place, letter] : pieces) {
    if (letter != 'K') continue;
    for (int d = 0; d < 4; ++d) {
      Pieces after = pieces;
      const std::optional<char> fallen = push(world, after, place, d);
      if (fallen == 'k' || fallen == 'p') return true;
    }
  }
  return false;
}

void count(const World& world, const Pieces& pieces, std::uint32_t moves, std::optional<Place> last,
           TurnCount& total) {
  for (const auto& [place, letter] : pieces) {
    if (letter != 'K') continue;
    for (int d = 0; d < 4; ++d) {
      Pieces after = pieces;
      const std::optional<char> fallen = push(world, after, place, d);
      if (!fallen || fallen == 'K' || fallen == 'P') continue;
      ++total.turns;
      after[{place.first + dx[d], place.second + dy[d]}] = 'A';
      std::string text;
      for (const auto& entry : after) text += entry.second;
      total.positions.insert(text);
    }
  }
  if (moves == 0) return;
  for (const auto& [place, letter] : pieces) {
    if ((letter != 'K' && letter != 'P') || place == last) continue;
    for (const Place& to : reach(pieces, place)) {
      Pieces after = pieces;
      std::swap(after[place], after[to]);
      count(world, after, moves - 1, to, total);
    }
  }
}

}  // namespace

std::optional<std::uint32_t> fewest_moves(const Puzzle& puzzle, std::uint32_t most) {
  const World world = world_of(puzzle);
  std::set<Pieces> seen{world.start};
  std::vector<Pieces> level{world.start};
  for (std::uint32_t moves = 0; !level.empty() && moves <= most; ++moves) {
    std::vector<Pieces> next;
    for (const Pieces& pieces : level) {
      if (mates(world, pieces)) return moves;
      if (moves == most) continue;
      for (const auto& [place, letter] : pieces) {
        if (letter != 'K' && letter != 'P') continue;
        for (const Place& to : reach(pieces, place)) {
          Pieces after = pieces;
          std::swap(after[place], after[to]);
          if (seen.insert(after).second) next.push_back(std::move(after));
        }
      }
    }
    level = std::move(next);
  }
  return std::nullopt;
}

TurnCount count_turns(const Puzzle& puzzle, std::uint32_t moves) {
  TurnCount total;
  const World world = world_of(puzzle);
  count(world, world.start, moves, std::nullopt, total);
  return total;
}

}  // namespace hardboard::oracle
