#include "reductions/lone_hero.h"

#include "base/contract.h"
#include "problems/hamiltonian_path/check.h"

namespace hardboard::lone_hero {

solo_chess::Puzzle board_of(const Game& game, Square hero, std::span<const Square> villains) {
  solo_chess::Puzzle board;
  for (const char letter : {game.hero, game.villain}) {
    const solo_chess::PieceType* const type = solo_chess::standard_type(letter);
    promise(type != nullptr, "the types are those of chess");
    board.types.push_back(*type);
  }
  board.pieces.reserve(villains.size() + 1);
  board.pieces.push_back({hero, solo_chess::unlimited, 0});
  for (const Square square : villains) board.pieces.push_back({square, solo_chess::unlimited, 1});
  if (game.is_last) board.last = 0;
  return board;
}

Captures captures_along(std::span<const Square> squares) {
  Captures captures;
  for (std::size_t i = 1; i < squares.size(); ++i) captures.push_back({squares[i - 1], squares[i]});
  return captures;
}

std::vector<Square> walk_of(const solo_chess::Puzzle& board, const Captures& captures) {
  std::vector<Square> walk = {board.pieces.front().square};
  for (const auto& [from, to] : captures) {
    if (from == walk.back())
      walk.push_back(to);
    else if (to == walk.back())
      break;
  }
  return walk;
}

Result<hamiltonian_path::Answer> solution_of(const hamiltonian_path::Puzzle& source,
                                             const std::vector<std::uint32_t>& path) {
  hamiltonian_path::Answer answer;
  hamiltonian_path::set_path(source, path, answer);
  const CheckReport report = hamiltonian_path::check(source, answer);
  if (report.check == Check::verified) return answer;
  return error_in_words("the hero's way is no Hamiltonian path: " + report.reason);
}

}  // namespace hardboard::lone_hero
