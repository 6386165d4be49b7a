// The kernel's rules of the five kinds against the games of the ground: random play with illegal
// moves in it, and claims about its end, right and wrong. Both must agree on every one.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>
#include <string>
#include <vector>

#include "base/random.h"
#include "kernel/judge.h"
#include "puzzles/graph_capture/canonical.h"
#include "puzzles/graph_capture/replay.h"
#include "puzzles/peg_army/cases.h"
#include "puzzles/peg_army/replay.h"
#include "puzzles/peg_solitaire/cases.h"
#include "puzzles/peg_solitaire/jumps.h"
#include "puzzles/peg_solitaire/replay.h"
#include "puzzles/push_fight/board.h"
#include "puzzles/push_fight/cases.h"
#include "puzzles/push_fight/replay.h"
#include "puzzles/solo_chess/canonical.h"
#include "puzzles/solo_chess/replay.h"
#include "support/random_army.h"
#include "support/random_pegs.h"
#include "support/random_push_fight.h"
#include "support/random_puzzle.h"
#include "support/second_judge.h"

namespace hardboard {
namespace {

struct Tally {
  int yes = 0, no = 0;
  testing::SecondJudge second{100};
  void count(bool is_right, const std::string& text) {
    ++(is_right ? yes : no);
    second.see(text);
    const kernel::Judgement judgement = testing::judge_text(text);
    ASSERT_NE(judgement.word, kernel::Judgement::Word::bad)
        << judgement.line << ": " << judgement.words << "\n"
        << text;
    ASSERT_EQ(judgement.word == kernel::Judgement::Word::verified, is_right)
        << judgement.words << "\n"
        << text;
  }
};

template <class Thing>
const Thing& any_of(Random& random, const std::vector<Thing>& things) {
  return things[random.below(things.size())];
}

// Plays a legal move mostly, else any two places; claims the pieces that are left, or one more or
// less.
template <class Puzzle, class Game, class Place>
void play_captures(Random& random, const Puzzle& puzzle, const std::string& text,
                   const std::vector<Place>& places, std::optional<Place> goal, Tally& tally) {
  Game game(puzzle);
  std::string moves;
  std::size_t count = 0;
  bool is_legal = true, holds_goal = true;
  const auto number = [&](Place place) {
    return std::find(places.begin(), places.end(), place) - places.begin() + 1;
  };
  for (; is_legal && random.below(12) != 0; ++count) {
    const auto legal = game.moves();
    const bool tries = legal.empty() || random.below(15) == 0;
    if (tries && random.below(3) == 0) break;
    const typename Game::Move move =
        tries ? typename Game::Move{any_of(random, places), any_of(random, places)}
              : any_of(random, legal);
    is_legal = !game.play(move);
    holds_goal = holds_goal && goal != move.from;
    moves += fmt::format("{} {}\n", number(move.from), number(move.to));
  }
  const std::uint64_t left = std::clamp<std::uint64_t>(
      game.pieces_left() + (random.below(6) == 0 ? random.below(3) - 1 : 0), 1, places.size());
  tally.count(is_legal && holds_goal && left == game.pieces_left(),
              fmt::format("{}claim leaves {}\nmoves {}\n{}end\n", text, left, count, moves));
}

TEST(KernelMoves, OfSoloChess) {
  Random random(1);
  Tally tally;
  for (int round = 0; round < 20'000 && !::testing::Test::HasFailure(); ++round) {
    testing::SoloOptions options;
    options.custom = 40;
    options.most_pieces = 12;
    const auto puzzle = testing::random_solo_chess(random, options);
    std::vector<Square> squares;
    for (const auto& piece : puzzle.pieces) squares.push_back(piece.square);
    play_captures<solo_chess::Puzzle, solo_chess::Game>(random, puzzle, canonical_text(puzzle),
                                                        squares, puzzle.goal, tally);
  }
  EXPECT_GT(tally.yes, 3'000);
  EXPECT_GT(tally.no, 3'000);
  tally.second.expect_agreement(30);
}

TEST(KernelMoves, OfGraphCapture) {
  Random random(2);
  Tally tally;
  for (int round = 0; round < 10'000 && !::testing::Test::HasFailure(); ++round) {
    const auto puzzle = testing::random_graph_capture(random);
    std::vector<capture::Vertex> vertices;
    for (std::uint32_t v = 1; v <= puzzle.budgets.size(); ++v) vertices.push_back({v});
    play_captures<graph_capture::Puzzle, graph_capture::Game>(
        random, puzzle, canonical_text(puzzle), vertices, std::optional<capture::Vertex>(), tally);
  }
  EXPECT_GT(tally.yes, 1'000);
  EXPECT_GT(tally.no, 1'000);
  tally.second.expect_agreement(20);
}

// A board of many squares in which rides run far.
TEST(KernelMoves, OverLongWays) {
  solo_chess::Puzzle puzzle;
  puzzle.types = {*solo_chess::standard_type('R')};
  puzzle.pieces = {{{-2'000'000'000, 0}}, {{0, 0}}, {{2'000'000'000, 0}}};
  const std::string text = canonical_text(puzzle) + "claim leaves ";
  EXPECT_TRUE(testing::verifies(text + "1\nmoves 2\n1 2\n2 3\nend\n"));
  EXPECT_FALSE(testing::verifies(text + "2\nmoves 1\n1 3\nend\n"));
}

RC_GTEST_PROP(KernelMoves, OfPegSolitaire, ()) {
  const auto puzzle = testing::random_pegs(5);
  Random random(*rc::gen::arbitrary<std::uint32_t>());
  peg_solitaire::Game game(puzzle);
  std::string jumps;
  std::size_t count = 0;
  bool is_legal = true;
  for (; is_legal && random.below(8) != 0; ++count) {
    const auto legal = game.moves();
    const bool tries = legal.empty() || random.below(15) == 0;
    if (tries && random.below(3) == 0) break;
    const peg_solitaire::Jump jump =
        tries ? peg_solitaire::Jump{any_of(random, puzzle.holes), any_of(random, puzzle.holes)}
              : any_of(random, legal);
    is_legal = !game.play(jump);
    jumps += fmt::format("{} {}\n", *hole_at(puzzle, jump.from) + 1, *hole_at(puzzle, jump.to) + 1);
  }
  const std::string rest = fmt::format("jumps {}\n{}end\n", count, jumps);
  RC_ASSERT(testing::verifies(canonical_text(puzzle) + "claim reaches\n" + rest) ==
            (is_legal && game.goal_met()));
  for (std::uint64_t left = 1; left <= puzzle.holes.size(); ++left)
    RC_ASSERT(testing::verifies(canonical_text(puzzle) + fmt::format("claim leaves {}\n", left) +
                                rest) == (is_legal && game.pegs_left() == left));
}

TEST(KernelMoves, OfPegArmies) {
  Random random(3);
  Tally tally;
  const auto near = [&](Square at) {
    return Square{at.x + static_cast<std::int32_t>(random.below(9)) - 4,
                  at.y + static_cast<std::int32_t>(random.below(9)) - 4};
  };
  for (int round = 0; round < 20'000 && !::testing::Test::HasFailure(); ++round) {
    const auto puzzle = testing::random_army(random);
    peg_army::Game game(puzzle);
    bool is_legal = true;
    std::string army, moves;
    std::size_t pegs = 0, marched = 0;
    for (const std::uint64_t most = 1 + random.below(9); pegs < most && is_legal; ++pegs) {
      Square square = near(puzzle.goal);
      for (int t = 0; t < 30 && (in_desert(puzzle, square) || game.has_peg(square)); ++t)
        square = near(puzzle.goal);
      is_legal = !game.deploy(square);
      army += fmt::format("{} {}\n", square.x, square.y);
    }
    for (; is_legal && marched < 8 && !game.solved(); ++marched) {
      std::vector<peg_army::Move> legal;
      for (const auto& step : game.moves())
        if (const auto* move = std::get_if<peg_army::Move>(&step)) legal.push_back(*move);
      const bool tries = legal.empty() || random.below(20) == 0;
      if (tries && random.below(2) == 0) break;
      const auto tuple = static_cast<std::uint32_t>(random.below(tuples_of(puzzle).size()));
      const peg_army::Move move =
          tries ? peg_army::Move{near(puzzle.goal), tuple} : any_of(random, legal);
      is_legal = !game.march(move);
      moves += fmt::format("{} {} {}\n", move.tuple + 1, move.at.x, move.at.y);
    }
    tally.count(is_legal && game.solved(),
                fmt::format("{}claim reaches\narmy {}\n{}moves {}\n{}end\n", canonical_text(puzzle),
                            pegs, army, marched, moves));
  }
  EXPECT_GT(tally.yes, 300);
  EXPECT_GT(tally.no, 3'000);
  tally.second.expect_agreement(30);
}

TEST(KernelMoves, OfPushFight) {
  using namespace push_fight;
  Random random(4);
  Tally tally;
  for (int round = 0; round < 20'000 && !::testing::Test::HasFailure(); ++round) {
    Puzzle puzzle;
    puzzle.board = random_board(random, 4 + static_cast<std::uint32_t>(random.below(8)));
    puzzle.position =
        random_position(random, puzzle.board, random_forces(random, puzzle.board.size()));
    puzzle.moves =
        random.below(8) == 0 ? unlimited_moves : static_cast<std::uint32_t>(random.below(3));
    Game game(puzzle);
    std::vector<push_fight::Move> moves;
    std::optional<Push> push;
    bool is_legal = true;
    const auto any_square = [&] { return any_of(random, puzzle.board.squares); };
    while (is_legal && !push) {
      const auto legal = game.moves();
      Step step = random.below(2) == 0 || moves.size() > 3
                      ? Step(Push{any_square(), directions[random.below(4)]})
                      : Step(push_fight::Move{any_square(), any_square()});
      if (!legal.empty() && random.below(12) != 0) step = any_of(random, legal);
      is_legal = !game.play(step);
      if (const auto* move = std::get_if<push_fight::Move>(&step))
        moves.push_back(*move);
      else
        push = std::get<Push>(step);
    }
    if (!push) push = Push{any_square(), Direction::up};
    const bool mates = is_legal && game.fallen() != Piece::none &&
                       belongs(game.fallen(), other(puzzle.position.turn));
    std::string text =
        fmt::format("{}claim mates\nmoves {}\n", canonical_text(puzzle), moves.size());
    const auto number = [&](Square square) { return *index_of(puzzle.board, square) + 1; };
    for (const auto& [from, to] : moves) text += fmt::format("{} {}\n", number(from), number(to));
    tally.count(mates,
                text + fmt::format("push {} {}\nend\n", number(push->from), name(push->direction)));
  }
  EXPECT_GT(tally.yes, 300);
  EXPECT_GT(tally.no, 3'000);
  tally.second.expect_agreement(30);
}

// Captures over ever more empty squares, and along the edges of a star: linear, but for sorting.
TEST(KernelMoves, LongLinesAndLargeStars) {
  constexpr int n = 200'000;
  std::string row = fmt::format("solo-chess\ntypes 1\nrides 2\n1 0 *\n-1 0 *\npieces {}\n", n);
  std::string star = fmt::format("graph-capture undirected\nvertices {}\n", n);
  std::string moves = fmt::format("claim leaves 1\nmoves {}\n", n - 1), edges;
  for (int i = 1; i <= n; ++i) {
    row += fmt::format("0 {} 0 1\n", i);
    star += "1\n";
  }
  for (int i = n - 1; i >= 1; --i) {
    moves += fmt::format("{} {}\n", i, n);
    edges += fmt::format("{} {}\n", i, n);
  }
  row += "last none\ngoal none\n";
  star += fmt::format("edges {}\n{}", n - 1, edges);
  EXPECT_TRUE(testing::verifies(row + moves + "end\n"));
  EXPECT_TRUE(testing::verifies(star + moves + "end\n"));
  EXPECT_EQ(
      testing::judge_text(row + fmt::format("claim leaves {}\nmoves 1\n1 3\nend\n", n - 1)).words,
      "a move is illegal");
}

}  // namespace
}  // namespace hardboard
