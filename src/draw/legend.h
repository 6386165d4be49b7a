// The words below a picture: sentences, and the legend that explains colours and marks.
#pragma once

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "draw/pieces.h"
#include "draw/scene.h"

namespace hardboard::draw {

// A sign of the picture and its meaning. An item may have words alone.
struct LegendItem {
  std::string words;
  double sign_width = 0;  // at zoom 1
  std::function<Shape(Point middle, double zoom)> sign;
};

inline constexpr double words_size = 24;    // of sentences and legends, at zoom 1
inline constexpr double least_width = 480;  // of a scene: legends need the room

// Adds signs and words below the present scene, wrapped to the scene's width, and makes the scene
// higher to hold them. `zoom` scales words and signs. O(items).
void add_legend(Scene& scene, const std::vector<LegendItem>& items, double zoom);

// Adds sentences in the same way, each on lines of its own. O(length).
void add_sentences(Scene& scene, const std::vector<std::string>& sentences, double zoom);

// "1. Ra1xa2, 2. Ra2xa3, ..." as one sentence; "..." replaces the words after the first `most`.
std::string numbered(const std::vector<std::string>& words, std::size_t most);

// The items for pieces with these budgets: the windows of the pieces, or the dots (dot_symbol in
// pieces.h). Of many different large budgets three are shown as examples.
std::vector<LegendItem> budget_items(const std::set<std::uint32_t>& budgets,
                                     BudgetOf of = BudgetOf::captures);
std::vector<LegendItem> dot_items(const std::set<std::uint32_t>& budgets,
                                  BudgetOf of = BudgetOf::captures);
// Signs of nodes and lines of a diagram: a disc, a box, and a line, dashed unless `dash` is 0.
LegendItem disc_item(std::string words, Colour fill);
LegendItem box_item(std::string words, Colour fill);
LegendItem line_item(std::string words, Colour colour, double width, double dash = 0);

LegendItem last_item();
LegendItem goal_item(std::string words);
LegendItem arrow_item(std::string words, double width = 1);

// The marks for a square or piece 100 units wide around `centre`.
Shape last_mark(Point centre, double scale);
Shape goal_mark(Point centre, double scale = 1);

}  // namespace hardboard::draw
