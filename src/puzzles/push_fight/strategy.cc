#include "puzzles/push_fight/strategy.h"

#include <algorithm>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/outcomes.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint32_t most_turns = 1'000;  // one after the other

class Player {
public:
  Player(const Puzzle& puzzle, const Strategy& strategy, Side winner)
      : puzzle_(puzzle), strategy_(strategy), winner_(winner) {}

  // Why the winner may not win from here, or nothing.
  std::optional<std::string> play(const Position& position, std::uint32_t turns) {
    const std::string name = name_of(position);
    const auto [state, is_new] = is_won_.try_emplace(name, false);
    if (!is_new) {
      if (state->second) return std::nullopt;
      return "play may come back to " + name;
    }
    if (turns == most_turns) return fmt::format("play goes on beyond {} turns", most_turns);
    const auto trouble =
        position.turn == winner_ ? own_turn(position, name, turns) : replies(position, turns);
    if (!trouble) is_won_[name] = true;
    return trouble;
  }

  std::size_t positions() const { return is_won_.size(); }

private:
  std::optional<std::string> own_turn(Position position, const std::string& name,
                                      std::uint32_t turns) {
    const auto found = strategy_.turns.find(name);
    if (found == strategy_.turns.end()) return "there is no turn for " + name;
    const Turn& turn = found->second;
    const auto refuse = [&](std::string_view why) { return fmt::format("at {}: {}", name, why); };
    if (turn.moves.size() > puzzle_.moves) return refuse("more moves than are allowed");
    const Board& board = puzzle_.board;
    for (const Move& move : turn.moves) {
      const auto from = index_of(board, move.from), to = index_of(board, move.to);
      if (!from || !to) return refuse("a move off the board");
      if (!belongs(position.pieces[*from], position.turn)) return refuse("no piece to move");
      const std::vector<std::uint32_t> squares = reachable(board, position, *from);
      if (std::find(squares.begin(), squares.end(), *to) == squares.end())
        return refuse("an illegal move");
      std::swap(position.pieces[*from], position.pieces[*to]);
    }
    const auto king = index_of(board, turn.push.from);
    if (!king) return refuse("a push off the board");
    const PushResult result = push(board, position, *king, turn.push.direction);
    if (result.fault != PushFault::none) return refuse(words(result.fault));
    if (result.fallen == Piece::none) return play(position, turns + 1);
    if (belongs(result.fallen, winner_)) return refuse("the turn pushes off a piece of its own");
    return std::nullopt;
  }

  std::optional<std::string> replies(const Position& position, std::uint32_t turns) {
    std::optional<std::string> trouble;
    for_each_outcome(puzzle_.board, position, puzzle_.moves,
                     [&](const IndexedTurn&, const Position& after, Piece fallen) {
                       if (fallen == Piece::none) {
                         trouble = play(after, turns + 1);
                       } else if (belongs(fallen, winner_)) {
                         trouble = "a reply wins at " + name_of(position);
                       }
                       return !trouble;
                     });
    return trouble;
  }

  const Puzzle& puzzle_;
  const Strategy& strategy_;
  Side winner_;
  std::map<std::string, bool> is_won_;  // false while it is on the way
};

}  // namespace

std::string name_of(const Position& position) {
  std::string name;
  name.reserve(position.pieces.size());
  for (std::size_t i = 0; i < position.pieces.size(); ++i) {
    const char letter = ".KPkp"[static_cast<std::size_t>(position.pieces[i])];
    name += i != position.anchor ? letter : letter == 'K' ? 'A' : 'a';
  }
  return name;
}

CheckReport check_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner) {
  Player player(puzzle, strategy, winner);
  if (const auto trouble = player.play(puzzle.position, 0)) return {Check::wrong, *trouble};
  return {Check::verified, fmt::format("the strategy wins against every reply: {} position{}",
                                       player.positions(), player.positions() == 1 ? "" : "s")};
}

}  // namespace hardboard::push_fight
