// All boards of a shape, and the question whether a method that claims to decide them does.
#pragma once

#include <cstdint>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/graph_capture/arena_of.h"
#include "methods/solo_chess/arena_of.h"
#include "oracle/brute_force.h"
#include "puzzles/capture/answer.h"
#include "puzzles/graph_capture/check.h"
#include "puzzles/solo_chess/check.h"

namespace hardboard::testing {

// What may stand on a square.
struct Man {
  std::uint8_t type = 0;
  std::uint32_t budget = solo_chess::unlimited;
};

// Calls visit(puzzle) for every way to leave each square of a width x height board empty or put one
// of the men on it, `fewest` pieces at least.
inline void for_each_board(const std::vector<solo_chess::PieceType>& types, std::int32_t width,
                           std::int32_t height, const std::vector<Man>& men,
                           const std::function<void(const solo_chess::Puzzle&)>& visit,
                           std::size_t fewest = 1) {
  solo_chess::Puzzle puzzle;
  puzzle.types = types;
  const auto fill = [&](auto& self, std::int32_t at) -> void {
    if (at == width * height) {
      if (puzzle.pieces.size() >= fewest) visit(puzzle);
      return;
    }
    self(self, at + 1);
    for (const Man& man : men) {
      puzzle.pieces.push_back({{at % width + 1, height - at / width}, man.budget, man.type});
      self(self, at + 1);
      puzzle.pieces.pop_back();
    }
  };
  fill(fill, 0);
}

// "K1 at a1, ..." for messages.
inline std::string in_words(const solo_chess::Puzzle& puzzle) {
  std::string words;
  for (const solo_chess::Piece& piece : puzzle.pieces) {
    words += puzzle.types[piece.type].letter;
    words += piece.budget == solo_chess::unlimited ? "*" : std::to_string(piece.budget);
    words += name(piece.square) + " ";
  }
  if (puzzle.last) words += "last " + name(puzzle.pieces[*puzzle.last].square) + " ";
  if (puzzle.goal) words += "goal " + name(*puzzle.goal);
  return words;
}
inline std::string in_words(const graph_capture::Puzzle& puzzle) {
  std::string words = puzzle.directed ? "directed " : "undirected ";
  for (const std::uint32_t budget : puzzle.budgets)
    words += budget == graph_capture::unlimited ? "* " : std::to_string(budget) + " ";
  for (const auto& [from, to] : puzzle.edges) words += name(from) + "-" + name(to) + " ";
  return words;
}

struct Decided {
  int yes = 0, no = 0, claimed = 0;
};

// Holds an answer against the brute force and the checker; a refusal may be claimed only if
// `may_claim`.
template <class Puzzle>
void expect_decided(const Puzzle& puzzle, capture::Answer<capture::Location> answer, Decided& seen,
                    bool may_claim = false) {
  const auto judgement = oracle::judge(puzzle);
  ASSERT_TRUE(judgement);
  ++(judgement->solvable ? seen.yes : seen.no);
  ASSERT_EQ(answer.verdict, judgement->solvable ? Verdict::solvable : Verdict::unsolvable)
      << in_words(puzzle);
  CheckReport report;
  if constexpr (std::is_same_v<Puzzle, solo_chess::Puzzle>)
    report = check(puzzle, solo_chess::to_squares(puzzle, std::move(answer)));
  else
    report = check(puzzle, graph_capture::to_vertices(std::move(answer)));
  if (may_claim && report.check == Check::claimed) {
    ++seen.claimed;
    return;
  }
  ASSERT_EQ(report.check, Check::verified) << in_words(puzzle) << ": " << report.reason;
}

}  // namespace hardboard::testing
