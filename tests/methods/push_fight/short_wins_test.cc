// The search for short wins against the rules: every turn made, and every answer to it.
#include "methods/push_fight/short_wins.h"

#include <array>
#include <atomic>
#include <gtest/gtest.h>
#include <map>
#include <tuple>

#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

using Outcome = ShortWins<std::uint64_t>::Result;

// Who can push off a piece of the other side by force, from the rules, with a memory.
class PlainSearch {
public:
  PlainSearch(const Board& board, std::uint32_t moves) : board_(board), moves_(moves) {}

  // Can the side to move within so many of its turns?
  bool wins(const Position& position, unsigned turns) {
    return remembered(position, turns, true, [&] {
      return !each_outcome(position, [&](const Position& after, Piece fallen) {
        if (fallen != Piece::none) return belongs(fallen, position.turn);
        return turns == 1 || !loses(after, turns - 1);
      });
    });
  }
  // Can the side that is not to move within so many of its turns?
  bool loses(const Position& position, unsigned turns) {
    return remembered(position, turns, false, [&] {
      return each_outcome(position, [&](const Position& after, Piece fallen) {
        if (fallen != Piece::none) return belongs(fallen, position.turn);
        return wins(after, turns);
      });
    });
  }

private:
  // Ends and returns false when go_on does.
  template <class GoOn>
  bool each_outcome(const Position& position, const GoOn& go_on) {
    return for_each_outcome(board_, position, moves_,
                            [&](const IndexedTurn&, const Position& after, Piece fallen) {
                              return go_on(after, fallen);
                            });
  }
  template <class Decide>
  bool remembered(const Position& position, unsigned turns, bool attacks, const Decide& decide) {
    const std::tuple key{name_of(position), turns, attacks};
    if (const auto seen = memory_.find(key); seen != memory_.end()) return seen->second;
    return memory_[key] = decide();
  }

  const Board& board_;
  std::uint32_t moves_;
  std::map<std::tuple<std::string, unsigned, bool>, bool> memory_;
};

TEST(ShortWinsLong, AreThoseOfTheRules) {
  constexpr unsigned most_turns = 4;
  Random random(31);
  const Limits limits;
  std::array<int, most_turns + 1> won{}, lost{};  // by the winner's turns
  int open = 0;
  for (int round = 0; round < 6'000; ++round) {
    const Board board = random_board(random, 6 + static_cast<std::uint32_t>(random.below(4)));
    const auto moves = static_cast<std::uint32_t>(random.below(3));
    const std::array<Force, 2> forces = random_forces(random, board.size());
    const Field<std::uint64_t> field(board);
    PlainSearch plain(board, moves);
    for (int i = 0; i < 3; ++i) {
      const Position position = random_position(random, board, forces);
      if (plain.wins(position, 1)) continue;
      Replies<std::uint64_t> replies(field, moves, limits);
      // Sometimes the search has to go on again and again.
      ProofTable table(std::size_t{1} << 20);
      ShortWins<std::uint64_t> search(replies, table, limits);
      std::uint64_t effort = i == 1 ? 1 : 1'000;
      Outcome result = Outcome::open;
      while (result == Outcome::open && search.refused() < most_turns) {
        result = search.run(sides_of(field, position), effort);
        effort += effort / 4 + 1;
      }
      Outcome expected = Outcome::open;
      unsigned turns = 0;  // of the winner
      while (expected == Outcome::open && ++turns <= most_turns)
        expected = plain.wins(position, turns)    ? Outcome::win
                   : plain.loses(position, turns) ? Outcome::loss
                                                  : Outcome::open;
      if (expected == Outcome::open) {
        // A call may have looked into further turns.
        EXPECT_GE(search.refused(), most_turns);
        ++open;
        continue;
      }
      ASSERT_EQ(result, expected) << name_of(position);
      EXPECT_EQ(search.refused(), turns - 1);
      ++(result == Outcome::win ? won : lost)[turns];
    }
  }
  for (unsigned turns = 1; turns <= 3; ++turns) {
    EXPECT_GT(won[turns], turns == 1 ? -1 : 5) << turns;
    EXPECT_GT(lost[turns], 5) << turns;
  }
  EXPECT_GT(open, 50);
}

// A random position, which the search by proof numbers alone leaves open for a long time.
TEST(ShortWins, FindsThreeTurnsOnThePublishedBoard) {
  Position position;
  for (const char piece : std::string_view("K..k.P.pP..kaK.....p.K...."))
    position.pieces.push_back(piece == '.'   ? Piece::none
                              : piece == 'K' ? Piece::white_king
                              : piece == 'P' ? Piece::white_pawn
                              : piece == 'p' ? Piece::black_pawn
                                             : Piece::black_king);
  position.anchor = 12;
  const Field<std::uint64_t> field(standard_board());
  const Limits limits;
  Replies<std::uint64_t> replies(field, 2, limits);
  ProofTable table(std::size_t{1} << 24);
  ShortWins<std::uint64_t> search(replies, table, limits);
  EXPECT_EQ(search.run(sides_of(field, position), 50'000), Outcome::win);
  EXPECT_EQ(search.refused(), 2U);
}

TEST(ShortWins, EndAtTheLimits) {
  const Field<std::uint64_t> field(standard_board());
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  Random random(4);
  Replies<std::uint64_t> replies(field, 2, limits);
  ProofTable table(std::size_t{1} << 20);
  ShortWins<std::uint64_t> search(replies, table, limits);
  const Position position = random_position(random, standard_board(), {Force{3, 2}, Force{3, 2}});
  EXPECT_EQ(search.run(sides_of(field, position), 1'000'000), Outcome::open);
  EXPECT_LE(search.positions(), 100U);
}

}  // namespace
}  // namespace hardboard::push_fight
