#include "draw/graph_layout.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "draw/stress.h"
#include "draw/tree_layout.h"

namespace hardboard::draw {
namespace {

using graph_capture::Edge;

constexpr double pi = 3.14159265358979323846;
constexpr std::uint32_t most_on_circle = 8;
constexpr std::uint32_t most_on_dense_circle = 60;
constexpr std::size_t most_pushed = 1000;
constexpr int push_rounds = 100;
constexpr std::uint32_t largest_tree = 1000;  // larger trees are too wide for rows and rings

Adjacency adjacency(std::uint32_t vertices, std::span<const Edge> edges) {
  Adjacency graph;
  graph.first.assign(vertices + 1, 0);
  for (const Edge& edge : edges) {
    ++graph.first[edge.from.number];
    ++graph.first[edge.to.number];
  }
  // Vertex v of the puzzle is number v - 1 here: its degree was counted in first[v], and the sums
  // are the starts of the lists.
  std::partial_sum(graph.first.begin(), graph.first.end(), graph.first.begin());
  graph.neighbours.resize(2 * edges.size());
  std::vector<std::size_t> next(graph.first.begin(), graph.first.end() - 1);
  for (const Edge& edge : edges) {
    const std::uint32_t u = edge.from.number - 1, v = edge.to.number - 1;
    graph.neighbours[next[u]++] = v;
    graph.neighbours[next[v]++] = u;
  }
  return graph;
}

// A connected component as a graph of its own. Its vertex i is vertices[i] of the whole graph.
struct Component {
  std::vector<std::uint32_t> vertices;
  Adjacency graph;
};

std::vector<Component> components(const Adjacency& graph) {
  constexpr std::uint32_t unseen = 0xffffffff;
  std::vector<std::uint32_t> local(graph.size(), unseen);
  std::vector<Component> result;
  for (std::uint32_t start = 0; start < graph.size(); ++start) {
    if (local[start] != unseen) continue;
    Component component;
    component.vertices.push_back(start);
    local[start] = 0;
    for (std::size_t i = 0; i < component.vertices.size(); ++i) {
      for (const std::uint32_t v : graph.of(component.vertices[i])) {
        if (local[v] != unseen) continue;
        local[v] = static_cast<std::uint32_t>(component.vertices.size());
        component.vertices.push_back(v);
      }
    }
    // The vertices of a component keep the order of their numbers: a circle then reads like a
    // clock.
    std::sort(component.vertices.begin(), component.vertices.end());
    for (std::uint32_t i = 0; i < component.vertices.size(); ++i) local[component.vertices[i]] = i;
    component.graph.first.push_back(0);
    for (const std::uint32_t u : component.vertices) {
      for (const std::uint32_t v : graph.of(u)) component.graph.neighbours.push_back(local[v]);
      component.graph.first.push_back(component.graph.neighbours.size());
    }
    result.push_back(std::move(component));
  }
  return result;
}

std::vector<Point> circle(std::uint32_t n) {
  const double radius = n < 3 ? edge_length / 2 : edge_length / (2 * std::sin(pi / n));
  std::vector<Point> points;
  for (std::uint32_t i = 0; i < n; ++i) {
    const double angle = n == 2 ? pi * i + pi : 2 * pi * i / n - pi / 2;
    points.push_back({radius * std::cos(angle), radius * std::sin(angle)});
  }
  return points;
}

struct Box {
  Point low{1e300, 1e300}, high{-1e300, -1e300};
  explicit Box(std::span<const Point> points) {
    for (const Point p : points) {
      low = {std::min(low.x, p.x), std::min(low.y, p.y)};
      high = {std::max(high.x, p.x), std::max(high.y, p.y)};
    }
  }
  double width() const { return high.x - low.x; }
  double height() const { return high.y - low.y; }
};

// Stress majorization makes dense graphs too small for their tokens. First the whole graph grows,
// then vertices that are still too close push each other away. O(n^2) a round, for up to
// most_pushed vertices.
void make_room(std::vector<Point>& points) {
  const Box box(points);
  const double area = std::max(1.0, box.width() * box.height());
  const double factor =
      std::sqrt(1.4 * static_cast<double>(points.size()) * least_distance * least_distance / area);
  if (factor > 1) {
    for (Point& p : points) p = {factor * p.x, factor * p.y};
  }
  if (points.size() > most_pushed) return;
  bool pushed = true;
  for (int round = 0; pushed && round < push_rounds; ++round) {
    pushed = false;
    for (std::size_t i = 0; i < points.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const double dx = points[i].x - points[j].x, dy = points[i].y - points[j].y;
        const double size = std::sqrt(dx * dx + dy * dy);
        if (size >= least_distance) continue;
        pushed = true;
        const double push = (least_distance + 2 - size) / 2;
        const double x = size > 0 ? push * dx / size : push, y = size > 0 ? push * dy / size : 0;
        points[i] = {points[i].x + x, points[i].y + y};
        points[j] = {points[j].x - x, points[j].y - y};
      }
    }
  }
}

std::vector<Point> place(const Adjacency& graph) {
  const std::uint32_t n = graph.size();
  const std::size_t edges = graph.neighbours.size() / 2;
  if (n == 1) return {{0, 0}};
  if (edges + 1 == n && n > 2 && n <= largest_tree) return tree_layout(graph);
  const bool dense = n <= most_on_dense_circle && edges > std::size_t{n} * (n - 1) / 5;
  if (n <= most_on_circle || dense) return circle(n);
  std::vector<Point> points = stress_layout(graph);
  for (Point& p : points) p = {edge_length * p.x, edge_length * p.y};
  make_room(points);
  // Mirrors the graph so that its first vertex lies at the upper left, where readers start.
  const Box box(points);
  const bool right = points[0].x > (box.low.x + box.high.x) / 2;
  const bool low = points[0].y > (box.low.y + box.high.y) / 2;
  for (Point& p : points) p = {right ? -p.x : p.x, low ? -p.y : p.y};
  return points;
}

}  // namespace

std::vector<Point> layout(std::uint32_t vertices, std::span<const Edge> edges) {
  std::vector<Component> parts = components(adjacency(vertices, edges));
  std::vector<std::vector<Point>> placed;
  double area = 0, widest = 0;
  for (const Component& part : parts) {
    placed.push_back(place(part.graph));
    const Box box(placed.back());
    area += (box.width() + edge_length) * (box.height() + edge_length);
    widest = std::max(widest, box.width());
  }
  // The components stand in rows, in the order of their first vertices; a row is about as wide as
  // all rows together are high.
  const double row_width = std::max(widest, 1.2 * std::sqrt(area));
  std::vector<Point> points(vertices);
  double x = 0, y = 0, row_height = 0;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Box box(placed[i]);
    if (x > 0 && x + box.width() > row_width) {
      x = 0;
      y += row_height + edge_length;
      row_height = 0;
    }
    for (std::size_t k = 0; k < placed[i].size(); ++k) {
      const Point p = placed[i][k];
      points[parts[i].vertices[k]] = {x + p.x - box.low.x, y + p.y - box.low.y};
    }
    x += box.width() + edge_length;
    row_height = std::max(row_height, box.height());
  }
  return points;
}

}  // namespace hardboard::draw
