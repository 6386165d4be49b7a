// Pictures of Push Fight: well formed, with the position to be read back, and the turn told.
#include "draw/push_fight.h"

#include <gtest/gtest.h>
#include <string>

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
  // What is not legal is not drawn, and said.
  answer.turn->moves[0].to = {2, 1};
  const Scene scene = picture(puzzle, answer).scene;
  EXPECT_EQ(scene.seconds, 0);
  EXPECT_NE(scene.description.find("not legal: b1 is not empty"), std::string::npos);
}

TEST(PushFightPicture, InCharacters) {
  const push_fight::Puzzle puzzle =
      *push_fight::read({"f", "push-fight\nboard\n\n . K .\n\n . p .|\n", 1});
  EXPECT_EQ(text_picture(puzzle, down()),
            "white to move: can it push off a piece of the other side within 2 moves and a push?\n"
            "\n . K .\n\n . p .|\n"
            "1. b2-a1\n"
            "2. a1 pushes right\n"
            "\n . . .\n\n . A p|\n");
}

}  // namespace
}  // namespace hardboard::draw
