#include "draw/capture_film.h"

#include <numeric>

#include "draw/points.h"
#include "puzzles/budgets.h"

namespace hardboard::draw {
namespace {

constexpr double before = 1, breath = 0.5, after = 2.5;
constexpr double blink = 0.04;  // how long a piece shows two budgets at once

}  // namespace

CaptureFilm film_of(std::span<const std::uint32_t> budgets, std::span<const Point> places,
                    std::span<const FilmedCapture> captures) {
  constexpr std::uint32_t nobody = 0xffffffff;
  const auto n = static_cast<std::uint32_t>(places.size());
  CaptureFilm film;
  film.pieces.resize(n);
  for (std::uint32_t i = 0; i < n; ++i) film.pieces[i].push_back({budgets[i], {}});
  std::vector<std::uint32_t> standing(n);  // the piece on each place
  std::iota(standing.begin(), standing.end(), 0U);
  std::vector<std::uint32_t> taken;
  std::vector<bool> is_taken(n, false);

  double time = before;
  for (const auto& [from, to, cost] : captures) {
    const std::uint32_t mover = standing[from], target = standing[to];
    if (mover == nobody || target == nobody || from == to) break;
    film.starts.push_back(time);
    const double arrival = time + capture_seconds;
    const Point start = places[from] - places[mover], end = places[to] - places[mover];
    std::vector<Stage>& stages = film.pieces[mover];
    stages.back().keys.push_back({time, start, 1});
    stages.back().keys.push_back({arrival, end, 1});
    if (stages.back().budget != unlimited_budget && stages.back().budget > 0) {
      // The window counts down when the piece arrives.
      const std::uint32_t budget = stages.back().budget;
      const std::uint32_t left = cost < budget ? budget - static_cast<std::uint32_t>(cost) : 0;
      stages.back().keys.push_back({arrival + blink, end, 1});
      stages.back().keys.push_back({arrival + 2 * blink, end, 0});
      stages.push_back({left, {{arrival, end, 0}, {arrival + blink, end, 1}}});
    }
    Stage& last_of_target = film.pieces[target].back();
    const Point there = places[to] - places[target];
    last_of_target.keys.push_back({time + 0.6 * capture_seconds, there, 1});
    last_of_target.keys.push_back({arrival, there, 0});
    taken.push_back(target);
    is_taken[target] = true;
    standing[to] = mover;
    standing[from] = nobody;
    time = arrival + breath;
  }
  film.seconds = film.starts.empty() ? 0 : time - breath + after;

  // A piece makes its captures before another piece captures it, so pieces captured later lie
  // higher.
  film.order = std::move(taken);
  for (std::uint32_t i = 0; i < n; ++i)
    if (!is_taken[i]) film.order.push_back(i);
  return film;
}

void add_pieces(Scene& scene, const CaptureFilm& film,
                const std::function<std::vector<Shape>(std::uint32_t, std::uint32_t)>& shapes_of) {
  for (const std::uint32_t piece : film.order) {
    for (const Stage& stage : film.pieces[piece]) {
      std::vector<Shape> shapes = shapes_of(piece, stage.budget);
      if (stage.keys.empty()) {
        for (Shape& shape : shapes) scene.shapes.push_back(std::move(shape));
      } else {
        const bool is_first = &stage == &film.pieces[piece].front();
        scene.shapes.push_back({Actor{"", std::move(shapes), stage.keys, is_first}});
      }
    }
  }
  scene.seconds = film.seconds;
}

}  // namespace hardboard::draw
