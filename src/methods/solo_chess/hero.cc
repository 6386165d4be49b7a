#include "methods/solo_chess/hero.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "base/contract.h"

namespace hardboard::solo_chess {
namespace {

std::optional<std::uint32_t> place_of(const Puzzle& puzzle, std::optional<Square> square) {
  if (!square) return std::nullopt;
  const auto found = std::find_if(puzzle.pieces.begin(), puzzle.pieces.end(),
                                  [&](const Piece& piece) { return piece.square == *square; });
  promise(found != puzzle.pieces.end(), "the goal holds a piece");
  return static_cast<std::uint32_t>(found - puzzle.pieces.begin());
}

// The number of the villains' type; of the hero's type if there is no villain.
std::uint8_t villain_type(const Puzzle& puzzle) {
  const std::uint32_t other = *puzzle.last == 0 ? 1 : 0;
  return puzzle.pieces[other < puzzle.pieces.size() ? other : *puzzle.last].type;
}

}  // namespace

std::string hero_why_not(const Puzzle& puzzle) {
  if (!puzzle.last) return "needs a hero: a piece that must be last";
  const std::uint8_t villain = villain_type(puzzle);
  for (std::size_t i = 0; i < puzzle.pieces.size(); ++i) {
    const Piece& piece = puzzle.pieces[i];
    if (i != *puzzle.last && piece.type != villain)
      return "needs villains of one type beside the piece that must be last";
    if (piece.budget < puzzle.pieces.size() - 1) return "needs unlimited captures";
  }
  return "";
}

std::vector<capture::Capture<capture::Location>> moves_along(HeroBoard& board,
                                                             std::span<const std::uint32_t> path,
                                                             Watch& watch) {
  // Finds the moves from the last one to the first. A place is attached once its way to the hero's
  // path is known. When the hero stands on path[i], villains can go to attached places among those
  // that path[0], ..., path[i] leave on the board; each villain does so at the latest possible i.
  std::vector<capture::Capture<capture::Location>> moves;
  std::vector<bool> attached(board.size(), false);
  std::vector<std::uint32_t> queue;  // attached places without a visit of the hero at path[i]
  for (std::size_t i = 0; i + 2 < path.size(); ++i) board.take_off(path[i]);
  for (std::size_t i = path.size() - 1; i-- > 0;) {
    moves.push_back({path[i], path[i + 1]});
    attached[path[i + 1]] = true;
    queue.push_back(path[i + 1]);
    for (std::size_t j = 0; j < queue.size() && !watch.reached(10); ++j) {
      board.for_each_source(Side::villain, queue[j], [&](std::uint32_t v) {
        if (v == path[i] || attached[v]) return;
        attached[v] = true;
        queue.push_back(v);
        moves.push_back({v, queue[j]});
      });
    }
    if (i > 0) board.put_back(path[i - 1]);
  }
  std::reverse(moves.begin(), moves.end());
  return moves;
}

capture::Answer<capture::Location> solve_hero(const Puzzle& puzzle, const HeroOptions& options) {
  if (options.limits.reached()) return {};
  const std::uint32_t start = *puzzle.last;
  HeroBoard board(puzzle, puzzle.pieces[start].type, villain_type(puzzle));
  HeroOutcome outcome = search_hero_paths(board, start, place_of(puzzle, puzzle.goal), options);

  capture::Answer<capture::Location> answer;
  answer.verdict = outcome.verdict;
  if (outcome.verdict == Verdict::solvable) {
    Watch watch(options.limits, "listing the moves");
    answer.moves = moves_along(board, outcome.path, watch);
    if (watch.was_reached()) return {};
    promise(answer.moves.size() == puzzle.pieces.size() - 1, "every villain is captured");
  } else if (outcome.closed) {
    answer.proof = std::move(*outcome.closed);
  } else if (outcome.verdict == Verdict::unsolvable) {
    answer.proof = Exhausted{outcome.paths};
    answer.remark =
        outcome.paths == 1
            ? "the search counts hero paths, not positions: the path of no move is enough, for no "
              "way of the hero, which can't come back, meets all parts of the board that it must"
            : "the search counts hero paths, not positions: the ways that the hero can go";
  } else {
    answer.remark = fmt::format("{} hero paths searched", outcome.paths);
  }
  return answer;
}

}  // namespace hardboard::solo_chess
