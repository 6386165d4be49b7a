// Plays of gadgets step by step: they end with the signals that the table promises.
#include "kinds/gadget_steps.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <map>

#include "gadgets/library.h"
#include "gadgets/read.h"
#include "kinds/kind.h"

namespace hardboard {
namespace {

using gadgets::Gadget;
using gadgets::Layout;

using Tokens = std::map<Square, std::string>;

Tokens tokens_of(const AnyPuzzle& puzzle) {
  const shown::Board board = kind_of(puzzle).shown->board(puzzle).value();
  Tokens tokens;
  for (std::uint32_t i = 0; i < board.tokens.size(); ++i)
    tokens[{board.low.x + static_cast<std::int32_t>(i % board.columns),
            board.low.y + static_cast<std::int32_t>(board.rows - 1 - i / board.columns)}] =
        board.tokens[i];
  return tokens;
}

// What a token of the board is in forms of signals; pieces of a budget of 2 have no number.
char letter_of(const Gadget& gadget, const std::string& token) {
  if (gadgets::is_chess(gadget.game))
    return token == "." ? '.' : token.size() == 1 ? '2' : token[1];
  const std::map<std::string, char> letters = {{".", '.'}, {"#", '.'}, {"K", 'K'}, {"A", 'K'},
                                               {"P", 'o'}, {"k", 'B'}, {"p", 'x'}};
  return letters.at(token);
}

bool shows(const Gadget& gadget, const std::vector<Square>& port, std::uint8_t signal,
           const Tokens& tokens) {
  std::string form;
  for (const Square square : port) form += letter_of(gadget, tokens.at(square));
  const std::vector<std::string>& forms = gadget.signals[signal].forms;
  return std::find(forms.begin(), forms.end(), form) != forms.end();
}

std::size_t pieces_in(const Tokens& tokens) {
  return static_cast<std::size_t>(std::count_if(tokens.begin(), tokens.end(), [](const auto& each) {
    return each.second != "." && each.second != "#";
  }));
}

// Follows a play; counts its steps.
std::size_t follow(const Gadget& gadget, const Layout& layout, const gadgets::FoundOutcome& found) {
  Tokens tokens = tokens_of(puzzle_of(layout, found.play));
  EXPECT_EQ(pieces_in(tokens), layout.pieces.size());
  const std::vector<shown::Step> steps = steps_of(layout, found.play);
  EXPECT_EQ(steps.size(), found.play.size());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const auto& [from, to] = found.play[i];
    const std::size_t before = pieces_in(tokens);
    EXPECT_NE(tokens.at(from), ".");
    for (const auto& [place, token] : steps[i].changes) {
      std::string& old = tokens.at(std::get<Square>(place));
      EXPECT_NE(old, token);
      old = token;
    }
    EXPECT_EQ(tokens.at(from), ".");
    EXPECT_EQ(std::get<Square>(steps[i].places.front()), from);
    EXPECT_EQ(steps[i].places.size(), to == gadgets::off_plane ? 1U : 2U);
    EXPECT_TRUE(to == gadgets::off_plane || tokens.at(to) != ".");
    // Pushes seldom make a piece fall.
    if (gadget.game == gadgets::Game::push_fight) {
      EXPECT_LE(pieces_in(tokens), before);
    } else {
      EXPECT_EQ(pieces_in(tokens) + 1, before);
    }
  }
  std::size_t output = 0;
  for (std::size_t i = 0; i < layout.ports.size(); ++i) {
    // Pegs leave the board by outputs.
    if (!gadget.ports[i].leaves() || gadget.game == gadgets::Game::pegs) continue;
    EXPECT_TRUE(shows(gadget, layout.ports[i], found.outcome[output++], tokens))
        << gadget.name << ": " << gadget.ports[i].letters;
  }
  return steps.size();
}

TEST(GadgetSteps, EndWithTheSignalsOfTheTable) {
  std::map<gadgets::Game, int> gadgets_of, steps_of_game;
  for (const gadgets::LibraryFile& file : gadgets::library_files()) {
    const Gadget gadget = gadgets::read_library(file);
    if (gadget.pieces.size() > 40 || ++gadgets_of[gadget.game] > 6) continue;
    for (const gadgets::Row& row : gadget.table) {
      const Layout layout = layout_of(gadget, row.inputs);
      const gadgets::Found found = gadgets::outcomes_of(layout, {});
      ASSERT_TRUE(found);
      for (const gadgets::FoundOutcome& one : *found)
        steps_of_game[gadget.game] += static_cast<int>(follow(gadget, layout, one));
    }
  }
  for (const gadgets::Game game :
       {gadgets::Game::kings, gadgets::Game::knights, gadgets::Game::rooks, gadgets::Game::pegs,
        gadgets::Game::push_fight})
    EXPECT_GT(steps_of_game[game], 10) << gadgets::words_of(game).word;
}

}  // namespace
}  // namespace hardboard
