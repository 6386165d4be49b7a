// Answers of all kinds, in both forms: random ones come back as they were written.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <string>

#include "puzzles/graph_capture/answer.h"
#include "puzzles/graph_capture/read.h"
#include "puzzles/peg_army/answer.h"
#include "puzzles/peg_army/read.h"
#include "puzzles/peg_solitaire/answer.h"
#include "puzzles/peg_solitaire/read.h"
#include "puzzles/push_fight/answer.h"
#include "puzzles/push_fight/read.h"
#include "puzzles/solo_chess/answer.h"
#include "puzzles/solo_chess/read.h"
#include "support/random_answer.h"
#include "support/rounds.h"

namespace hardboard {
namespace {

// Calls visit(puzzle, an empty answer to it) for a puzzle of each kind, and of each variety of it
// that changes how answers are written.
template <class Visit>
void for_each_kind(Visit visit) {
  visit(*solo_chess::read({"f", "solo-chess\nboard\nR N .\nP . K\n", 1}), solo_chess::Answer());
  visit(*graph_capture::read({"f", "graph-capture undirected\nvertices 3\nedges\n1 2\n2 3\n", 1}),
        graph_capture::Answer());
  visit(*peg_solitaire::read({"f", "peg-solitaire\nboard\no o .\n. o o\n", 1}),
        peg_solitaire::Answer());
  for (const char* text :
       {"peg-army\ndesert square 3\n", "peg-army\ndesert square 1\nmoves\n0 1 : 0 0\n"})
    visit(*peg_army::read({"f", text, 1}), peg_army::Answer());
  for (const char* text :
       {"push-fight\nboard\n\n K . p\n", "push-fight\nquestion winner\nboard\n\n K . p\n"})
    visit(*push_fight::read({"f", text, 1}), push_fight::Answer());
}

template <class Puzzle, class Answer>
std::string written(const Puzzle& puzzle, const Answer& answer, Form form) {
  std::ostringstream out;
  write_answer(out, puzzle, answer, form);
  return out.str();
}

TEST(Answers, ComeBackFromJson) {
  Random random(8);
  for_each_kind([&]<class Puzzle, class Answer>(const Puzzle& puzzle, const Answer&) {
    for (int i = 0; i < testing::rounds(2000); ++i) {
      const Answer answer = testing::random_answer<Answer>(random, puzzle);
      const std::string line = written(puzzle, answer, Form::json);
      ASSERT_EQ(line.find('\n'), line.size() - 1);
      const auto back = read_answer(puzzle, {"a.json", line, 1});
      ASSERT_TRUE(back) << line << to_string(back.error());
      ASSERT_EQ(written(puzzle, *back, Form::json), line);

      // Keys in any order, blanks and line ends.
      const std::string sorted = nlohmann::json::parse(line).dump(2);
      const auto again = read_answer(puzzle, {"a.json", sorted, 1});
      ASSERT_TRUE(again) << sorted << to_string(again.error());
      ASSERT_EQ(written(puzzle, *again, Form::json), line);
    }
  });
}

TEST(Answers, ComeBackFromText) {
  Random random(9);
  for_each_kind([&]<class Puzzle, class Answer>(const Puzzle& puzzle, const Answer&) {
    for (int i = 0; i < testing::rounds(2000); ++i) {
      Answer answer = testing::random_answer<Answer>(random, puzzle, true);
      answer.seconds = 0;  // texts don't tell
      const std::string text = written(puzzle, answer, Form::text);
      const auto back = read_answer(puzzle, {"a.txt", text, 1});
      ASSERT_TRUE(back) << text << to_string(back.error());
      ASSERT_EQ(written(puzzle, *back, Form::text), text);
      ASSERT_EQ(written(puzzle, *back, Form::json), written(puzzle, answer, Form::json)) << text;

      // A byte order mark, other line ends, comments, and numbers to the left.
      std::string other = "\xEF\xBB\xBF# a comment\r\n\r\n";
      for (const char c : text) other += c == '\n' ? "\r\n# x: 1\r\n" : std::string(1, c);
      const auto again = read_answer(puzzle, {"a.txt", other, 1});
      ASSERT_TRUE(again) << other << to_string(again.error());
      ASSERT_EQ(written(puzzle, *again, Form::text), text);
    }
  });
}

// Texts of several lines become one line, and stay as they are from then on.
TEST(Answers, TextSettles) {
  Random random(10);
  for_each_kind([&]<class Puzzle, class Answer>(const Puzzle& puzzle, const Answer&) {
    for (int i = 0; i < 2000; ++i) {
      const Answer answer = testing::random_answer<Answer>(random, puzzle);
      const std::string text = written(puzzle, answer, Form::text);
      const auto back = read_answer(puzzle, {"a.txt", text, 1});
      ASSERT_TRUE(back) << text << to_string(back.error());
      ASSERT_EQ(written(puzzle, *back, Form::text), text);
    }
  });
}

// Every text that is no JSON is refused, whatever a byte of an answer is changed to.
TEST(Answers, RefuseWhatIsNoJson) {
  Random random(11);
  int refused = 0, accepted = 0;
  for_each_kind([&]<class Puzzle, class Answer>(const Puzzle& puzzle, const Answer&) {
    for (int i = 0; i < 4000; ++i) {
      std::string line =
          written(puzzle, testing::random_answer<Answer>(random, puzzle), Form::json);
      constexpr std::string_view bytes = "{}[]\",:0123456789-+.eEtn \\\n\x01\xC3x";
      const std::size_t at = random.below(line.size() - 1);
      const std::string byte(1, bytes[random.below(bytes.size())]);
      line.replace(at, random.below(2), random.below(3) == 0 ? "" : byte);
      const bool is_json = nlohmann::json::accept(line);
      const auto answer = read_answer(puzzle, {"a", line, 1});
      ASSERT_TRUE(is_json || !answer) << line;
      (is_json ? accepted : refused) += answer ? 1 : 0;
      refused += is_json ? 0 : 1;
    }
  });
  EXPECT_GT(refused, 10'000);
  EXPECT_GT(accepted, 1'000);
}

}  // namespace
}  // namespace hardboard
