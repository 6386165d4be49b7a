// Windows against all play on small boards: no jump of a solution may be dropped, nor bounded by
// less than it is made. Images of circuits are in tests/reductions/rails_test.cc.
#include "methods/peg_solitaire/reach_windows.h"

#include <atomic>
#include <gtest/gtest.h>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "base/random.h"
#include "engines/mip/lp.h"
#include "methods/peg_solitaire/reach_sat.h"
#include "methods/peg_solitaire/reach_window.h"
#include "oracle/peg_brute_force.h"
#include "support/desert_boards.h"
#include "support/lean_play.h"

namespace hardboard::peg_solitaire {
namespace {

using testing::PegLine;

// All plays that bring the first peg to the goal, by the rules alone; of each the jumps that this
// peg needs.
class AllPlay {
public:
  // Nothing if play has more than `most` positions, counted once for each way there.
  static std::optional<std::set<std::vector<PegLine>>> of(const Puzzle& puzzle, int most) {
    AllPlay play(puzzle, most);
    play.go_on();
    if (play.left_ <= 0) return std::nullopt;
    return std::move(play.lean_);
  }

private:
  AllPlay(const Puzzle& puzzle, int most) : goal_(puzzle.at), left_(most) {
    for (std::size_t hole = 0; hole < puzzle.holes.size(); ++hole)
      if (puzzle.pegs[hole] != 0) pegs_.insert(puzzle.holes[hole]);
    for (const Square from : puzzle.holes)
      for (const Square to : puzzle.holes)
        if (oracle::is_jump_of_board(puzzle, {from, to})) board_.emplace_back(from, to);
  }

  void go_on() {
    if (--left_ <= 0) return;
    if (pegs_.contains(goal_)) {
      lean_.insert(testing::lean_play(made_, goal_));
      return;
    }
    for (const PegLine& jump : board_) {
      const auto& [from, to] = jump;
      if (!pegs_.contains(from) || !pegs_.contains(testing::middle_of(jump)) || pegs_.contains(to))
        continue;
      const std::set<Square> before = pegs_;
      pegs_.erase(from);
      pegs_.erase(testing::middle_of(jump));
      pegs_.insert(to);
      made_.push_back(jump);
      go_on();
      made_.pop_back();
      pegs_ = before;
    }
  }

  Square goal_;
  int left_;
  std::set<Square> pegs_;
  std::vector<PegLine> board_, made_;
  std::set<std::vector<PegLine>> lean_;
};

TEST(ReachWindowsLong, KeepEveryJumpOfASolution) {
  if (!mip::available()) GTEST_SKIP();
  Random random(11);
  int yes = 0, no = 0, refused = 0;
  std::size_t before = 0, after = 0;
  for (int round = 0; round < 2'000; ++round) {
    const Puzzle puzzle = testing::small_reach_board(random);
    const ReachCore core = reach_core(puzzle, {});
    if (core.has_peg(core.goal())) continue;
    const auto plays = AllPlay::of(puzzle, 20'000);
    if (!plays) continue;
    SCOPED_TRACE(round);
    ++(plays->empty() ? no : yes);
    before += narrowed(core, core.most, {}).jumps.size();
    for (std::uint32_t radius = 1; radius <= 4; ++radius) {
      const ReachCore once = seen_through_windows(core, radius, radius % 2 == 0, {});
      const ReachCore again = seen_through_windows(once, radius + 1, true, {});
      for (const std::vector<PegLine>& play : *plays) {
        testing::expect_kept(puzzle, once, play);
        testing::expect_kept(puzzle, again, play);
        if (HasFatalFailure()) return;
      }
      // No solution came in, either.
      const bool is_left =
          !again.jumps.empty() && reach_by_sat(again, {}).verdict == Verdict::solvable;
      ASSERT_EQ(is_left, !plays->empty());
      if (radius == 4) {
        after += again.jumps.size();
        refused += again.jumps.empty() && !narrowed(core, core.most, {}).jumps.empty();
      }
    }
  }
  EXPECT_GT(yes, 200);
  EXPECT_GT(no, 200);
  EXPECT_GT(refused, 0);
  EXPECT_LT(10 * after, 9 * before);  // windows do drop jumps
}

// A peg comes in, jumps over the window's peg and goes out: that takes 160 of tail weight and gives
// 50 back, so that pegs outside which weigh less than 110 can't pay for it, and 219 pay only once.
TEST(ReachWindows, TheTailPays) {
  if (!mip::available()) GTEST_SKIP();
  Window window;
  window.pegs = {0, 1, 0};
  window.tail_scale = 100;
  window.jumps = {{{outside_window, outside_window, 0}, 160, 5, 1},
                  {{0, 1, 2}, 0, 5, 1},
                  {{2, outside_window, outside_window}, -50, 5, 1}};
  window.tail = 109;
  EXPECT_EQ(bounds_of(window, false, {}), (std::vector<std::uint32_t>{0, 0, 0}));
  window.tail = 110;
  EXPECT_EQ(bounds_of(window, true, {}), (std::vector<std::uint32_t>{1, 1, 1}));
  window.jumps[2].most = 0;  // the peg can't go on
  EXPECT_EQ(bounds_of(window, false, {}), (std::vector<std::uint32_t>{0, 0, 0}));
}

TEST(ReachWindows, AtTheLimitsJumpsRemain) {
  const Puzzle puzzle = testing::desert_board({20, 20, 3, 20, 1});
  const ReachCore core = reach_core(puzzle, {});
  const std::atomic<bool> interrupted = true;
  Limits limits;
  limits.interrupted = &interrupted;
  ASSERT_FALSE(core.jumps.empty());
  EXPECT_EQ(seen_through_windows(core, 8, true, limits).jumps, core.jumps);
  EXPECT_EQ(seen_through_windows(core, limits).jumps, core.jumps);
}

}  // namespace
}  // namespace hardboard::peg_solitaire
