#include "kinds/push_fight_turns.h"

#include <vector>

#include "puzzles/ground.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/rules.h"

namespace hardboard {

using namespace push_fight;

std::optional<std::uint32_t> moves_of_turns(const AnyPuzzle& puzzle) {
  if (puzzle.kind().name != kind_name) return std::nullopt;
  return puzzle.as<Puzzle>().moves;
}

void for_each_turn(const AnyGame& any,
                   const std::function<void(std::span<const std::pair<Square, Square>>)>& visit) {
  const GameOf<Game>& played = game_as<Game>(any);
  promise(played.game().moves_made() == 0, "the turn has not begun");
  if (played.game().fallen() != Piece::none) return;
  const Board& board = played.puzzle().board;
  std::vector<std::pair<Square, Square>> steps;
  push_fight::for_each_turn(board, played.game().position(), played.puzzle().moves,
                            [&](const IndexedTurn& turn, const Position&, Piece) {
                              steps.clear();
                              for (const auto& [from, to] : turn.moves)
                                steps.emplace_back(board.squares[from], board.squares[to]);
                              const std::uint32_t beside = board.step(turn.king, turn.direction);
                              steps.emplace_back(board.squares[turn.king], board.squares[beside]);
                              visit(steps);
                              return true;
                            });
}

}  // namespace hardboard
