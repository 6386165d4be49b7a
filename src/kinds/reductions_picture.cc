#include "kinds/reductions_picture.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "draw/lettering.h"
#include "draw/palette.h"
#include "kinds/kind.h"
#include "reductions/reduction.h"

namespace hardboard {
namespace {

constexpr double box_width = 360, box_height = 56, column_width = 640, gap = 44;
constexpr double letters = 24, small_letters = 18, line_height = 24;

using Pair = std::pair<const Ground*, const Ground*>;

// The reductions between each two kinds: the name of the only one, or how many lead where.
std::map<Pair, std::string> labels() {
  std::map<Pair, std::vector<std::string_view>> names;
  for (const Reduction* row : reductions())
    if (row->from != row->to) names[{row->from, row->to}].push_back(row->name);
  std::map<Pair, std::string> words;
  for (const auto& [pair, list] : names)
    words[pair] = list.size() == 1
                      ? std::string(list[0])
                      : fmt::format("{} reductions to {}", list.size(), pair.second->name);
  return words;
}

// The length of the longest chain to each kind that takes part. Arrows that would close a circle do
// not count: they are those that lead to a kind earlier in the list of kinds.
std::map<const Ground*, std::size_t> columns(const std::map<Pair, std::string>& arrows) {
  std::map<const Ground*, std::size_t> column;
  for (const auto& [pair, words] : arrows) column[pair.first] = column[pair.second] = 0;
  const auto place_of = [](const Ground* ground) {
    return std::find_if(kinds().begin(), kinds().end(),
                        [&](const Kind* kind) { return kind->ground == ground; });
  };
  for (std::size_t round = 0; round < column.size(); ++round) {
    for (const auto& [pair, words] : arrows) {
      if (arrows.contains({pair.second, pair.first}) &&
          place_of(pair.second) < place_of(pair.first))
        continue;
      const std::size_t least = column[pair.first] + 1;
      if (least < column.size()) column[pair.second] = std::max(column[pair.second], least);
    }
  }
  return column;
}

draw::Path line(draw::Point from, draw::Point to) {
  using Kind = draw::Segment::Kind;
  const double bend = std::max(80.0, (to.x - from.x) / 2);
  draw::Path path;
  path.segments = {{Kind::move, from, {}, {}},
                   {Kind::curve, to, {from.x + bend, from.y}, {to.x - bend, to.y}}};
  path.style.stroke = draw::faint;
  path.style.width = 3;
  return path;
}

draw::Path head(draw::Point tip) {
  using Kind = draw::Segment::Kind;
  draw::Path path;
  path.segments = {{Kind::move, tip, {}, {}},
                   {Kind::line, {tip.x - 16, tip.y - 8}, {}, {}},
                   {Kind::line, {tip.x - 16, tip.y + 8}, {}, {}},
                   {Kind::close, {}, {}, {}}};
  path.style.fill = draw::faint;
  return path;
}

}  // namespace

draw::Scene picture_of_reductions() {
  const std::map<Pair, std::string> arrows = labels();
  const std::map<const Ground*, std::size_t> column = columns(arrows);
  draw::Scene scene;
  scene.title = "Reductions";
  scene.on_card = true;
  // Below each box stand the reductions that begin there.
  std::map<const Ground*, std::vector<std::string>> lines;
  for (const auto& [pair, words] : arrows) {
    lines[pair.first].push_back(words);
    scene.description += fmt::format("{} -> {}: {}\n", pair.first->name, pair.second->name, words);
  }
  std::map<const Ground*, draw::Point> corner;
  std::map<std::size_t, double> height;
  for (const Kind* kind : kinds()) {
    const auto found = column.find(kind->ground);
    if (found == column.end()) continue;
    double& y = height[found->second];
    corner[kind->ground] = {static_cast<double>(found->second) * column_width,
                            y + (found->second % 2 == 1 ? gap : 0)};
    y += box_height + line_height * static_cast<double>(lines[kind->ground].size()) + gap;
  }
  for (const auto& [pair, words] : arrows) {
    const draw::Point from{corner[pair.first].x + box_width, corner[pair.first].y + box_height / 2};
    const draw::Point to{corner[pair.second].x, corner[pair.second].y + box_height / 2};
    scene.shapes.push_back({line(from, {to.x - 14, to.y})});
    scene.shapes.push_back({head(to)});
  }
  for (const auto& [ground, at] : corner) {
    draw::Style style;
    style.fill = draw::light_square;
    style.stroke = draw::ink;
    style.width = 2;
    scene.shapes.push_back({draw::Rectangle{at, box_width, box_height, 12, style}});
    scene.shapes.push_back({draw::Text{{at.x + box_width / 2, at.y + box_height / 2 + 8},
                                       std::string(ground->name),
                                       letters,
                                       draw::ink,
                                       draw::Text::Anchor::middle,
                                       true}});
    double y = at.y + box_height;
    for (const std::string& words : lines[ground])
      scene.shapes.push_back({draw::Text{{at.x + 12, y += line_height},
                                         words,
                                         small_letters,
                                         draw::ink,
                                         draw::Text::Anchor::start,
                                         false}});
    scene.width = std::max(scene.width, at.x + box_width + 40);
    scene.height = std::max(scene.height, y + 40);
  }
  scene.corner = {-40, -40};
  scene.width += 40;
  scene.height += 40;
  return scene;
}

}  // namespace hardboard
