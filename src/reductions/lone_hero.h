// Boards with one piece of a type of its own, the hero, among villains of one type, on which the
// hero walks a Hamiltonian path: what the reductions of Brunner et al. 2023, section 3.1, share.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/square.h"
#include "problems/hamiltonian_path/answer.h"
#include "puzzles/capture/answer.h"
#include "puzzles/solo_chess/puzzle.h"

namespace hardboard::lone_hero {

// The letters of the two types. With `is_last` the hero can't be captured and must remain.
struct Game {
  char hero, villain;
  bool is_last;
};

using Captures = std::vector<capture::Capture<Square>>;

// The board, the hero first, without budgets. O(pieces).
solo_chess::Puzzle board_of(const Game& game, Square hero, std::span<const Square> villains);

// The hero's captures along its squares.
Captures captures_along(std::span<const Square> squares);

// The squares on which the hero stands in the course of captures, first its own, until one of the
// captures removes it. O(captures).
std::vector<Square> walk_of(const solo_chess::Puzzle& board, const Captures& captures);

// The path as a solution of the source; an error if the path is none, which no solution of a sound
// reduction's image gives.
Result<hamiltonian_path::Answer> solution_of(const hamiltonian_path::Puzzle& source,
                                             const std::vector<std::uint32_t>& path);

// Words of types, at compile time: "rook", "pawns".
constexpr std::string_view word_of(char letter) {
  switch (letter) {
    case 'K':
      return "king";
    case 'Q':
      return "queen";
    case 'R':
      return "rook";
    case 'B':
      return "bishop";
    case 'N':
      return "knight";
    default:
      return "pawn";
  }
}

// The name of the row of a game: "path-to-rook-and-pawns", "path-to-last-rook-and-pawns".
template <char hero, char villain, bool is_last>
struct RowName {
  static constexpr std::array<std::string_view, 5> words = {
      is_last ? "path-to-last-" : "path-to-", word_of(hero), "-and-", word_of(villain), "s"};
  static constexpr auto letters = [] {
    constexpr std::size_t size = [] {
      std::size_t sum = 0;
      for (const std::string_view word : words) sum += word.size();
      return sum;
    }();
    std::array<char, size> all{};
    std::size_t at = 0;
    for (const std::string_view word : words)
      for (const char c : word) all[at++] = c;
    return all;
  }();
  static constexpr std::string_view name{letters.data(), letters.size()};
};

}  // namespace hardboard::lone_hero
