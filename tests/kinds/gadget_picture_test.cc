// The words below pictures of gadgets speak of the gadget; films end where the play ends.
#include "kinds/gadget_picture.h"

#include <gtest/gtest.h>

#include "gadgets/library.h"
#include "gadgets/read.h"
#include "support/gadgets.h"

namespace hardboard {
namespace {

using gadgets::Gadget;

void collect(const std::vector<draw::Shape>& shapes, std::string& words, std::size_t& moving) {
  for (const draw::Shape& shape : shapes) {
    if (const auto* text = std::get_if<draw::Text>(&shape.what)) words += text->words + " ";
    if (const auto* group = std::get_if<draw::Group>(&shape.what))
      collect(group->shapes, words, moving);
    if (const auto* actor = std::get_if<draw::Actor>(&shape.what)) {
      ++moving;
      collect(actor->shapes, words, moving);
    }
  }
}

std::string words_of(const draw::Scene& scene) {
  std::string words;
  std::size_t moving = 0;
  collect(scene.shapes, words, moving);
  return words;
}

bool holds(const std::string& words, const std::string& part) {
  return words.find(part) != std::string::npos;
}

Gadget named(const char* name) {
  return gadgets::read_library(*gadgets::library_file(name));
}

draw::Scene film(const Gadget& gadget, const std::vector<std::uint8_t>& inputs) {
  const gadgets::Layout layout = layout_of(gadget, inputs);
  const gadgets::Found found = gadgets::outcomes_of(layout, {});
  return film_of(layout, inputs, found.value().at(0)).value();
}

TEST(GadgetPicture, EveryGadgetSaysWhatItIs) {
  for (const gadgets::LibraryFile& file : gadgets::library_files()) {
    const Gadget gadget = gadgets::read_library(file);
    const Result<draw::Scene> scene = picture_of(gadget);
    ASSERT_TRUE(scene.ok()) << file.name;
    const std::string words = words_of(*scene);
    EXPECT_TRUE(holds(words, gadget.name + ": ")) << words;
    for (const gadgets::Port& port : gadget.ports) EXPECT_TRUE(holds(words, " " + port.letters));
    EXPECT_FALSE(holds(words, "must remain")) << words;
    EXPECT_FALSE(holds(words, "within 2 moves")) << words;
    EXPECT_FALSE(holds(words, "may not end")) << words;
    // The description carries the gadget's file.
    const std::size_t begin = scene->description.find("gadget " + gadget.name);
    ASSERT_NE(begin, std::string::npos);
    EXPECT_EQ(scene->description.substr(begin), write(gadget));
  }
}

TEST(GadgetPicture, WordsOfTables) {
  EXPECT_TRUE(holds(words_of(*picture_of(named("king-corner"))), "In a, out x: 0 : 0; 1 : 1;"));
  EXPECT_TRUE(holds(words_of(*picture_of(named("peg-choice"))), "Out X N: 0 1 | 1 0."));
  EXPECT_TRUE(holds(words_of(*picture_of(named("king-closed-and"))), "It cannot be cleared."));
  EXPECT_TRUE(holds(words_of(*picture_of(named("rook-left-or"))), "shell"));
  EXPECT_TRUE(holds(words_of(*picture_of(named("push-clause"))), "through h"));
}

TEST(GadgetPicture, FilmsSayTheirRow) {
  const draw::Scene pegs = film(named("peg-and"), {1, 1});
  EXPECT_TRUE(holds(words_of(pegs), "In x: 1, in y: 1; out Z: 1."));
  EXPECT_TRUE(holds(words_of(pegs), "i5 leaves"));
  EXPECT_GT(pegs.seconds, 0);
  const draw::Scene test = film(named("king-test"), {1});
  EXPECT_TRUE(holds(words_of(test), "In a: 1; cleared."));
  EXPECT_GT(test.seconds, 0);
}

// Three pushes to the right and one up: the king and what it pushes stand there at the end.
TEST(GadgetPicture, FilmsOfPushes) {
  const Gadget gadget = gadget_of(
      "gadget push\ngame push-fight\nexit 4 2\ntable\n: cleared\nboard\n###.##\n###o.#\nKo...#\n");
  const draw::Scene scene = film(gadget, {});
  EXPECT_TRUE(holds(words_of(scene), "Cleared."));
  for (const char* push : {"a1-b1,", "b1-c1,", "c1-d1,", "d1-d2."})
    EXPECT_TRUE(holds(words_of(scene), push)) << push;
  std::vector<draw::Point> ends;
  for (const draw::Shape& shape : scene.shapes)
    if (const auto* actor = std::get_if<draw::Actor>(&shape.what)) {
      ASSERT_FALSE(actor->keys.empty());
      ends.push_back(actor->keys.back().offset);
      for (std::size_t i = 1; i < actor->keys.size(); ++i)
        EXPECT_LE(actor->keys[i - 1].time, actor->keys[i].time);
    }
  // In the order of the squares, from the uppermost row down: the pawn above, the king, its pawn.
  ASSERT_EQ(ends.size(), 3U);
  EXPECT_EQ(ends[0].x, 0);
  EXPECT_EQ(ends[0].y, -100);
  EXPECT_EQ(ends[1].x, 300);
  EXPECT_EQ(ends[1].y, -100);
  EXPECT_EQ(ends[2].x, 300);
  EXPECT_EQ(ends[2].y, 0);
}

TEST(GadgetPicture, RefusesTooManyHoles) {
  std::string text = "gadget wide\ngame pegs\nboard\n";
  for (int i = 0; i < 101; ++i) text += std::string(200, '.') + "\n";
  const Result<draw::Scene> scene = picture_of(gadget_of(text));
  ASSERT_FALSE(scene.ok());
  EXPECT_EQ(scene.error().message, "wide: pictures have at most 20000 holes");
}

}  // namespace
}  // namespace hardboard
