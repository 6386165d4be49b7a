// The lines below a picture that say what its colours and marks mean.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "draw/scene.h"

namespace hardboard::draw {

// What a picture shows and its legend must name.
struct LegendContent {
  std::set<std::uint32_t> budgets;  // as pieces have them
  bool last = false;
  bool goal = false;
  bool moves = false;
  bool numbers = true;  // the arrows have them
  bool dots =
      false;  // the pieces are dots, and the scene's symbols begin with the dots of 0, 1, 2, 3
};

// Puts the legend below everything that the scene shows so far, wrapped to its width, and makes the
// scene as much higher. `zoom` scales words and signs: 1 for a board of about eight squares.
void add_legend(Scene& scene, const LegendContent& content, double zoom);

// The card behind the picture, as large as the scene: for pages of any colour.
Shape card(const Scene& scene);

// The marks, for a square or piece of 100 units around `centre`.
Shape last_mark(Point centre, double scale = 1);
Shape goal_mark(Point centre, double scale = 1);

// "1. Ra1xa2, 2. ..." in lines that are at most `fit` wide where that is possible; behind so many
// words stands "...".
std::vector<std::string> numbered_lines(const std::vector<std::string>& words, std::size_t most,
                                        double size, double fit);

// About as wide as the words are in a common sans serif; nothing here can measure a font.
double text_width(const std::string& words, double size);

}  // namespace hardboard::draw
