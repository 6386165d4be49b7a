#include "puzzles/push_fight/strategy.h"

#include <algorithm>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy_on_board.h"
#include "puzzles/push_fight/stuck.h"
#include "puzzles/push_fight/survivors.h"

namespace hardboard::push_fight {
namespace {

constexpr std::uint32_t most_turns = 4'000;  // in one line of play
constexpr std::uint32_t few_moves = 2;       // of a turn that threats may answer unseen

class Player {
public:
  Player(const Puzzle& puzzle, const Strategy& strategy, Side winner, const Limits& limits)
      : puzzle_(puzzle), strategy_(puzzle, strategy, winner), winner_(winner), limits_(limits) {}

  const std::optional<std::string>& misfit() const { return strategy_.trouble(); }

  // The reason why the winner may not win from here, or nothing; then `turns` becomes the number of
  // turns until the end. `before` turns were played already.
  std::optional<std::string> play(const Position& position, std::uint32_t before,
                                  std::uint32_t& turns) {
    const std::string name = name_of(position);
    const auto [known, is_new] = turns_.try_emplace(name, on_the_way);
    if (!is_new) {
      turns = known->second;
      if (turns != on_the_way) return std::nullopt;
      return "play may come back to " + name;
    }
    if (before == most_turns) return fmt::format("play goes on beyond {} turns", most_turns);
    if (turns_.size() % 1024 == 0 && limits_.reached()) is_cut_off_ = true;
    if (is_cut_off_) return "the limits were reached";
    const auto trouble = position.turn == winner_ ? own_turn(position, name, before, turns)
                                                  : replies(position, before, turns);
    if (!trouble) turns_[name] = turns;
    return trouble;
  }

  std::size_t positions() const { return turns_.size(); }
  bool is_cut_off() const { return is_cut_off_; }

private:
  static constexpr std::uint32_t on_the_way = std::numeric_limits<std::uint32_t>::max();

  std::optional<std::string> own_turn(Position position, const std::string& name,
                                      std::uint32_t before, std::uint32_t& turns) {
    const Turn* const found = strategy_.turn(position, name);
    if (found == nullptr) return "there is no turn for " + name;
    const Turn& turn = *found;
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
    turns = 1;
    if (belongs(result.fallen, winner_)) return refuse("the turn pushes off a piece of its own");
    if (result.fallen != Piece::none) return std::nullopt;
    const auto trouble = play(position, before + 1, turns);
    ++turns;
    return trouble;
  }

  // A loser without a push has lost at once; any other loser plays for many turns.
  std::optional<std::string> replies(const Position& position, std::uint32_t before,
                                     std::uint32_t& turns) {
    std::optional<std::string> trouble;
    turns = 0;
    if (is_stuck(puzzle_.board, position, puzzle_.moves, limits_)) return trouble;
    const auto visit = [&](const IndexedTurn&, const Position& after, Piece fallen) {
      std::uint32_t rest = 0;
      if (fallen == Piece::none)
        trouble = play(after, before + 1, rest);
      else if (belongs(fallen, winner_))
        trouble = "a reply wins at " + name_of(position);
      turns = std::max(turns, rest + 1);
      return !trouble;
    };
    const bool is_threatened = puzzle_.moves <= few_moves && strategy_.threat(position) != nullptr;
    if (is_threatened) turns = 2;  // a reply, and the threat
    const auto threat = [&](const Position& at) { return strategy_.threat(at); };
    const Outcomes seen =
        is_threatened ? survivors_within(limits_, puzzle_, position, threat, visit)
                      : outcomes_within(limits_, puzzle_.board, position, puzzle_.moves, visit);
    if (seen == Outcomes::cut_off) {
      is_cut_off_ = true;
      trouble = "the limits were reached";
    }
    return trouble;
  }

  const Puzzle& puzzle_;
  StrategyOnBoard strategy_;
  Side winner_;
  const Limits& limits_;
  bool is_cut_off_ = false;
  std::map<std::string, std::uint32_t> turns_;  // by position: the turns until the end
};

}  // namespace

char letter_at(const Position& position, std::uint32_t square) {
  const char letter = ".KPkp"[static_cast<std::size_t>(position.pieces[square])];
  return square != position.anchor ? letter : letter == 'K' ? 'A' : 'a';
}

std::string name_of(const Position& position) {
  std::string name;
  name.reserve(position.pieces.size());
  for (std::uint32_t i = 0; i < position.pieces.size(); ++i) name += letter_at(position, i);
  return name;
}

StrategyPlay play_strategy(const Puzzle& puzzle, const Strategy& strategy, Side winner,
                           const Limits& limits) {
  Player player(puzzle, strategy, winner, limits);
  StrategyPlay result;
  result.trouble = player.misfit();
  if (!result.trouble) result.trouble = player.play(puzzle.position, 0, result.turns);
  result.positions = player.positions();
  result.is_cut_off = player.is_cut_off();
  return result;
}

}  // namespace hardboard::push_fight
