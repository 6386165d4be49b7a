// Audits of tables: each position's audit leads to the table's root and shows the position's value,
// and no changed audit, position or table does.
#include "puzzles/push_fight/merkle.h"

#include <array>
#include <gtest/gtest.h>
#include <iterator>
#include <set>
#include <string>

#include "base/random.h"
#include "puzzles/push_fight/table_check.h"
#include "support/random_push_fight.h"

namespace hardboard::push_fight {
namespace {

struct Game {
  std::uint32_t squares;
  std::array<Force, 2> forces;
};

// Two tables of many leaves; tables of a leaf or two; one table for both sides.
const Game games[] = {{9, {Force{2, 1}, Force{1, 2}}},
                      {4, {Force{1, 0}, Force{1, 1}}},
                      {8, {Force{1, 1}, Force{1, 1}}}};

Contest contest_of_game(std::size_t number) {
  Random random(3);
  return {random_board(random, games[number].squares), games[number].forces, 1};
}

// A table of any bytes: audits do not ask whether values are right.
Table random_table(const Contest& contest, Random& random) {
  Table table(contest);
  for (std::size_t slot = 0; slot < table.slots(); ++slot)
    for (std::uint8_t& byte : table.bytes(slot == 0 ? Side::white : Side::black))
      byte = static_cast<std::uint8_t>(random.below(256));
  return table;
}

class Merkle : public ::testing::TestWithParam<std::size_t> {};

TEST_P(Merkle, ShowsEachPosition) {
  Random random(91);
  const Contest contest = contest_of_game(GetParam());
  const Table table = random_table(contest, random);
  std::set<std::string> roots;
  for (int round = 0; round < 60; ++round) {
    const Side mover = random.below(2) == 0 ? Side::white : Side::black;
    const std::uint64_t index = random.below(table.index(mover).size());
    const RelativePosition place = table.index(mover).position(index);
    const Position position = position_of(contest.board, mover, place);
    const auto [audit, root] = audited(table, position);
    roots.insert(root);
    const auto read = read_audit({"f", write_audit(audit), 1});
    ASSERT_TRUE(read) << to_string(read.error());
    const auto shown = shown_by(*read, contest, position);
    ASSERT_TRUE(shown);
    EXPECT_EQ(shown->root, root);
    EXPECT_EQ(shown->value, table.value(mover, place));

    const auto leads_to_root = [&, root = root](const Audit& other, const Position& at) {
      const auto found = shown_by(other, contest, at);
      return found && found->root == root;
    };
    Audit other = audit;
    other.leaf[random.below(other.leaf.size())] ^= 1;
    EXPECT_FALSE(leads_to_root(other, position));
    other = audit;
    other.leaf.pop_back();
    EXPECT_FALSE(shown_by(other, contest, position));
    if (!audit.beside.empty()) {
      other = audit;
      other.beside.pop_back();
      EXPECT_FALSE(shown_by(other, contest, position));
      other = audit;
      char& digit = other.beside[random.below(other.beside.size())][random.below(64)];
      digit = digit == '0' ? '1' : '0';
      EXPECT_FALSE(leads_to_root(other, position));
    }
    const std::uint64_t size = table.index(mover).size();
    if (const std::uint64_t far = (index + size / 2) % size;
        far / leaf_bytes != index / leaf_bytes) {
      EXPECT_FALSE(leads_to_root(
          audit, position_of(contest.board, mover, table.index(mover).position(far))));
    }
  }
  EXPECT_EQ(roots.size(), 1U);
}

// The values alone count, not the analysis's own bits; and each value does.
TEST_P(Merkle, RootsDifferWhereValuesDo) {
  Random random(92);
  const Contest contest = contest_of_game(GetParam());
  Table table = random_table(contest, random);
  const Position position =
      position_of(contest.board, Side::white, table.index(Side::white).position(0));
  const std::string root = audited(table, position).root;
  for (int round = 0; round < 40; ++round) {
    const Side mover = random.below(2) == 0 ? Side::white : Side::black;
    std::uint8_t& byte = table.bytes(mover)[random.below(table.bytes(mover).size())];
    const std::uint8_t kept = byte;
    byte ^= 0x80;
    EXPECT_EQ(audited(table, position).root, root);
    byte ^= static_cast<std::uint8_t>(1 + random.below(127));
    EXPECT_NE(audited(table, position).root, root);
    byte = kept;
  }
  Contest other = contest;
  ++other.moves;
  EXPECT_NE(shown_by(audited(table, position).audit, other, position)->root, root);
}

INSTANTIATE_TEST_SUITE_P(Games, Merkle, ::testing::Range(std::size_t{0}, std::size(games)));

TEST(MerkleRead, SaysWhere) {
  const auto complaint = [](const std::string& text) {
    const auto audit = read_audit({"f", text, 1});
    return audit ? "no error" : to_string(audit.error());
  };
  EXPECT_EQ(complaint("# root\nleaf 0a0B\n"), "no error");
  EXPECT_EQ(complaint(""), "f:1:1: expected a line `leaf`");
  EXPECT_EQ(complaint("beside 00\n"), "f:1:1: expected `leaf`, found `beside`");
  EXPECT_EQ(complaint("leaf 0\n"), "f:1:6: expected up to 512 hexadecimal digits, found `0`");
  EXPECT_EQ(complaint("leaf 0g\n"), "f:1:6: expected up to 512 hexadecimal digits, found `0g`");
  EXPECT_EQ(complaint("leaf 00\nbeside 12\n"), "f:2:8: expected 64 hexadecimal digits, found `12`");
  EXPECT_EQ(complaint("leaf 00 1\n"), "f:1:9: expected the end of the line, found `1`");
}

}  // namespace
}  // namespace hardboard::push_fight
