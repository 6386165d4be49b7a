// The shapes and the legend of a refusal's view (capture_refusal.h), the same on boards, maps and
// graphs.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "draw/capture_refusal.h"
#include "draw/regions.h"

namespace hardboard::draw {

inline constexpr std::size_t most_barred = 40;  // lines from witnesses; more would blur

// Adds to the scene the part of the view below the pieces. `middle` maps a place to its point;
// `add_group` draws the region of a group; `radius` is the radius of a piece; `bows` gives the bend
// of each barred line (ArrowRequest in arrows.h), and may be empty. Returns the barred lines.
// O(size of the view), plus the cost of `add_group`.
template <class Place, class Middle, class AddGroup>
std::vector<Curve> add_refusal(Scene& scene, const RefusalView<Place>& view, double radius,
                               Middle middle, AddGroup add_group,
                               std::span<const double> bows = {}) {
  const auto region_of = [](std::size_t i) { return i == 0 ? Region::first : Region::second; };
  for (std::size_t i = 0; i < view.groups.size(); ++i) add_group(view.groups[i], region_of(i));
  for (std::size_t i = 0; i < view.groups.size(); ++i) {
    const RefusalGroup<Place>& group = view.groups[i];
    if (group.is_antenna && group.places.size() > 1) {
      std::vector<Point> path;
      for (const Place& place : group.places) path.push_back(middle(place));
      scene.shapes.push_back(antenna_line(path, radius, region_of(i)));
    }
    for (const auto& [from, to] : group.edges)
      scene.shapes.push_back(tree_edge(middle(from), middle(to), radius, region_of(i)));
    // Two groups may have the same door: then one ring lies inside the other.
    if (group.door)
      scene.shapes.push_back(
          door_mark(middle(*group.door), (i == 0 ? 1.25 : 1.45) * radius, region_of(i)));
  }
  std::vector<Curve> barred;
  if (view.barred.size() > most_barred) return barred;
  for (std::size_t i = 0; i < view.barred.size(); ++i) {
    const auto& [from, to] = view.barred[i];
    const double bow = bows.empty() ? 0 : bows[i];
    barred.push_back(route({middle(from), middle(to), radius, radius, bow}));
    scene.shapes.push_back(barred_line(barred.back(), radius));
  }
  return barred;
}

// The legend's items for the view's groups, doors and witnesses. O(groups).
template <class Place>
std::vector<LegendItem> refusal_items(const RefusalView<Place>& view) {
  std::vector<LegendItem> items;
  for (std::size_t i = 0; i < view.groups.size(); ++i) {
    const Region region = i == 0 ? Region::first : Region::second;
    items.push_back(region_item(region, view.groups[i].why));
    if (view.groups[i].door)
      items.push_back(door_item(
          region, "door: the only place that " + std::string(letter_of(region)) + " touches"));
  }
  if (view.rows > 0) items.push_back(region_item(Region::first, "rows that can't be cleared"));
  if (!view.barred.empty() && view.barred.size() <= most_barred)
    items.push_back(barred_item("this piece can't get there"));
  return items;
}

}  // namespace hardboard::draw
