// Pictures of Push Fight: well formed, with the position to be read back, and the turn told.
#include "draw/push_fight.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <string>

#include "draw/push_fight_parts.h"
#include "draw/samples.h"
#include "draw/svg.h"
#include "draw/well_formed.h"
#include "puzzles/push_fight/read.h"

namespace hardboard::draw {
namespace {

push_fight::Puzzle sample() {
  return *push_fight::read({"f", "push-fight\nboard\n - - -\n|. K .|\n . p a\n - -\n", 1});
}

push_fight::Answer down() {
  push_fight::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.turn = push_fight::Turn{{{{2, 2}, {1, 1}}}, {{1, 1}, push_fight::Direction::right}};
  return answer;
}

TEST(PushFightPicture, IsWellFormedAndHoldsThePosition) {
  const push_fight::Puzzle puzzle = sample();
  for (const push_fight::Answer& answer : {push_fight::Answer{}, down()}) {
    const std::string text = svg(picture(puzzle, answer, push_fight::write(puzzle)).scene);
    EXPECT_EQ(xml_fault(text), "");
    const auto again = push_fight::read({"desc", xml_text(text, "desc"), 1});
    ASSERT_TRUE(again) << to_string(again.error());
    EXPECT_EQ(*again, puzzle);
  }
}

TEST(PushFightPicture, ATurnIsAFilm) {
  push_fight::Answer answer = down();
  const push_fight::Puzzle puzzle =
      *push_fight::read({"f", "push-fight\nboard\n\n . K .\n\n . p .\n", 1});
  EXPECT_EQ(picture(puzzle).scene.seconds, 0);
  EXPECT_GT(picture(puzzle, answer).scene.seconds, 0);
  // A turn that is not legal is not drawn; the description says so.
  answer.turn->moves[0].to = {2, 1};
  const Scene scene = picture(puzzle, answer).scene;
  EXPECT_EQ(scene.seconds, 0);
  EXPECT_NE(scene.description.find("not legal: b1 is not empty"), std::string::npos);
}

TEST(PushFightPicture, LongCaptionsAreWrapped) {
  push_fight::Puzzle puzzle = sample();
  const Scene question = picture(puzzle).scene;
  puzzle.question = push_fight::Question::winner;
  EXPECT_EQ(picture(puzzle).scene.width, question.width);
  EXPECT_LT(question.width, 700);
  push_fight::Answer unknown;
  unknown.remark = std::string(400, 'w') + " and so on for a long while";
  for (int i = 0; i < 60; ++i) unknown.remark += " more words";
  EXPECT_EQ(picture(puzzle, unknown).scene.width, question.width);
}

std::string told(const push_fight::Puzzle& puzzle, const push_fight::Answer& answer) {
  const Scene scene = picture(puzzle, answer).scene;
  std::string words = words_in(scene), text = text_picture(puzzle, answer);
  for (std::string* s : {&words, &text}) std::replace(s->begin(), s->end(), '\n', ' ');
  // What the picture says the text says as well.
  for (const std::string& sentence : sentences_of(puzzle, answer)) {
    EXPECT_NE(words.find(sentence), std::string::npos) << words;
    EXPECT_NE(text.find(sentence), std::string::npos) << text;
    EXPECT_NE(scene.description.find(sentence), std::string::npos);
  }
  return words;
}

TEST(PushFightPicture, TellsWhatAnAnswerRestsOn) {
  push_fight::Puzzle puzzle =
      *push_fight::read({"f", "push-fight\nboard\n\n . K .\n\n . p .\n", 1});
  const auto says = [&](const push_fight::Answer& answer, const std::string& words) {
    EXPECT_NE(told(puzzle, answer).find(words), std::string::npos) << told(puzzle, answer);
  };
  push_fight::Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.proof = Exhausted{2};
  says(answer, "There is no such turn. A search met all 2 positions.");

  puzzle.question = push_fight::Question::winner;
  answer.verdict = Verdict::loss;
  answer.depth = 4;
  answer.proof = push_fight::TableProof{"a.table"};
  says(answer, "Black wins in 4 turns. The values of all positions are in a.table.");
  answer.verdict = Verdict::draw;
  says(answer, "A draw: neither side can force a win.");

  // A strategy without a turn of the answer's own: its first turn is drawn.
  answer.verdict = Verdict::win;
  answer.depth = 1;
  push_fight::Strategy strategy;
  strategy.turns[push_fight::name_of(puzzle.position)] = *down().turn;
  answer.proof = strategy;
  says(answer, "White wins in 1 turn. The proof is a strategy: turns for 1 position.");
  const Scene scene = picture(puzzle, answer).scene;
  EXPECT_GT(scene.seconds, 0);
  EXPECT_EQ(number_discs(scene).size(), 2U);
  EXPECT_NE(text_picture(puzzle, answer).find("1. b2-a1\n2. a1 pushes right\n"), std::string::npos);
}

TEST(PushFightPicture, InCharacters) {
  const push_fight::Puzzle puzzle =
      *push_fight::read({"f", "push-fight\nboard\n\n . K .\n\n . p .|\n", 1});
  EXPECT_EQ(text_picture(puzzle, down()),
            "White to move: can it push off a piece of the other side within 2 moves and a push?\n"
            "\n . K .\n\n . p .|\n"
            "1. b2-a1\n"
            "2. a1 pushes right\n"
            "\n . . .\n\n . A p|\n");
}

}  // namespace
}  // namespace hardboard::draw
