// Tables on disk, and the check that trusts no analysis.
#include "puzzles/push_fight/table_file.h"

#include <atomic>
#include <cstdio>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>

#include "methods/push_fight/retrograde.h"
#include "puzzles/push_fight/table_check.h"
#include "support/bytes_of.h"
#include "support/random_push_fight.h"
#include "support/scratch.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t memory = std::size_t{1} << 30;

class TableFile : public ::testing::Test {
protected:
  TableFile() : file_(testing::scratch_path()) {}
  ~TableFile() override { std::remove(file_.c_str()); }

  // A game whose sides differ, so that there are two tables.
  static Contest contest() {
    Random random(3);
    return {random_board(random, 12), {Force{2, 1}, Force{1, 2}}, 1};
  }
  std::string bytes() const { return testing::bytes_of(file_); }
  void write(const std::string& bytes) const { std::ofstream(file_, std::ios::binary) << bytes; }
  std::string refusal(const Contest& game) const {
    const auto table = load_table(file_, game, memory);
    return table ? "" : table.error().message;
  }

  std::string file_;
};

TEST_F(TableFile, HasNoBytesOnceTheLimitsAreReached) {
  std::atomic<bool> is_over = true;
  Limits limits;
  limits.interrupted = &is_over;
  EXPECT_TRUE(Table(contest(), limits).bytes(Side::white).empty());
  is_over = false;
  EXPECT_FALSE(Table(contest(), limits).bytes(Side::white).empty());
}

TEST_F(TableFile, ComesBackAndGoesOn) {
  const Contest wanted = contest();
  Table whole(wanted);
  Analysis done;
  analyse(whole, done, {});
  ASSERT_TRUE(done.is_done);

  // Interrupted wherever it may be, saved and loaded each time, it ends in the same table.
  Table table(wanted);
  Analysis analysis;
  int rounds = 0;
  while (!analysis.is_done) {
    std::atomic<bool> interrupted = false;
    Limits limits;
    limits.interrupted = &interrupted;
    int reports = 0;
    limits.progress = [&](const std::string&) { interrupted = ++reports > 60 + 5 * rounds; };
    analyse(table, analysis, limits);
    ASSERT_FALSE(save(file_, table, analysis));
    auto saved = load_table(file_, wanted, memory);
    ASSERT_TRUE(saved);
    table = std::move(saved->table);
    analysis = saved->analysis;
    ++rounds;
  }
  EXPECT_GT(rounds, 3);
  for (const Side side : {Side::white, Side::black}) {
    ASSERT_EQ(table.bytes(side).size(), whole.bytes(side).size());
    for (std::size_t i = 0; i < whole.bytes(side).size(); ++i)
      ASSERT_EQ(value_of(table.bytes(side)[i]), value_of(whole.bytes(side)[i]));
  }
}

TEST_F(TableFile, DamageIsSeen) {
  const Contest wanted = contest();
  ASSERT_FALSE(save(file_, Table(wanted), {3, false}));
  const std::string good = bytes();
  EXPECT_EQ(refusal(wanted), "");
  const auto damaged = [&](std::size_t at) {
    std::string bad = good;
    bad[at] = static_cast<char>(bad[at] ^ 1);
    write(bad);
    return refusal(wanted);
  };
  EXPECT_EQ(damaged(0), "is no table of Push Fight");
  EXPECT_EQ(damaged(40), "is the table of another game, or damaged");
  EXPECT_EQ(damaged(1000), "block 1 is damaged");
  EXPECT_EQ(damaged(good.size() - 1), "block 2 is damaged");
  write(good.substr(0, 50));
  EXPECT_EQ(refusal(wanted), "is no table, or cut off");
  write(good.substr(0, good.size() - 1));
  EXPECT_EQ(refusal(wanted), "is cut off");
  write(good + "x");
  EXPECT_EQ(refusal(wanted), "is too long");
  write(good);
  Contest others = wanted;
  others.moves = 2;
  EXPECT_EQ(refusal(others), "is the table of another game (board, pieces or number of moves)");
  EXPECT_EQ(load_table(file_, wanted, 1000).error().message,
            "a table of all positions would take 0.0 GB");
  std::remove(file_.c_str());
  EXPECT_EQ(refusal(wanted), "can't open it: No such file or directory");
}

TEST(TableCheck, AcceptsWhatIsRightAndNothingElse) {
  Random random(8);
  std::uint64_t refused = 0, changed = 0;
  for (int round = 0; round < 40; ++round) {
    const Board board = random_board(random, 5 + static_cast<std::uint32_t>(random.below(4)));
    Table table(Contest{board, random_forces(random, board.size()),
                        static_cast<std::uint32_t>(random.below(4))});
    Analysis analysis;
    analyse(table, analysis, {});
    ASSERT_EQ(check_table(table, {}, 2).check, Check::verified) << check_table(table, {}, 2).reason;
    for (int i = 0; i < 5; ++i) {
      std::vector<std::uint8_t>& bytes =
          table.bytes(table.bytes(Side::white).empty() ? Side::black : Side::white);
      std::uint8_t& byte = bytes[random.below(bytes.size())];
      const std::uint8_t right = byte;
      byte = static_cast<std::uint8_t>(random.below(128));
      if (value_of(byte) != value_of(right)) {
        ++changed;
        refused += check_table(table, {}, 1).check == Check::wrong ? 1 : 0;
      }
      byte = right;
    }
  }
  EXPECT_GT(changed, 100U);
  EXPECT_EQ(refused, changed);
}

}  // namespace
}  // namespace hardboard::push_fight
