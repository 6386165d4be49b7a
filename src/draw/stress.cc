#include "draw/stress.h"

#include <algorithm>
#include <cmath>

namespace hardboard::draw {
namespace {

constexpr std::uint32_t all_are_pivots = 400;
constexpr std::uint32_t pivots_of_large = 30;
constexpr int sweeps = 60;
constexpr int power_steps = 60;

using Distances = std::vector<std::vector<std::uint32_t>>;  // from each pivot to all vertices

// Chooses pivots, each as far as possible from all earlier ones, and returns their distances.
Distances pivot_distances(const Adjacency& graph, std::vector<std::uint32_t>& pivots) {
  const std::uint32_t n = graph.size();
  const std::uint32_t count = n <= all_are_pivots ? n : pivots_of_large;
  std::vector<std::uint32_t> nearest(n, n);
  Distances result;
  std::uint32_t pivot = 0;
  for (std::uint32_t i = 0; i < count; ++i) {
    pivots.push_back(pivot);
    result.push_back(distances(graph, pivot));
    for (std::uint32_t v = 0; v < n; ++v) nearest[v] = std::min(nearest[v], result[i][v]);
    pivot = static_cast<std::uint32_t>(std::max_element(nearest.begin(), nearest.end()) -
                                       nearest.begin());
  }
  return result;
}

using Column = std::vector<double>;

double dot(const Column& a, const Column& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

// The squared distances as a matrix with a column for each pivot, centred: the means of all rows
// and columns are 0 (the first step of classical scaling).
std::vector<Column> centred_squares(const Distances& distance) {
  const std::size_t k = distance.size(), n = distance.front().size();
  std::vector<Column> columns(k, Column(n));
  Column row_mean(n, 0);
  for (std::size_t i = 0; i < k; ++i) {
    double mean = 0;
    for (std::size_t v = 0; v < n; ++v) {
      columns[i][v] = -0.5 * distance[i][v] * distance[i][v];
      mean += columns[i][v] / static_cast<double>(n);
    }
    for (std::size_t v = 0; v < n; ++v) {
      columns[i][v] -= mean;
      row_mean[v] += columns[i][v] / static_cast<double>(k);
    }
  }
  for (Column& column : columns) {
    for (std::size_t v = 0; v < n; ++v) column[v] -= row_mean[v];
  }
  return columns;
}

// The layout along the two main axes of the centred columns. Power iteration finds the axes; the
// second axis is kept orthogonal to the first.
std::vector<Point> pivot_layout(const Distances& distance) {
  const std::vector<Column> columns = centred_squares(distance);
  const std::size_t k = columns.size(), n = columns.front().size();
  std::vector<Column> products(k, Column(k));
  for (std::size_t i = 0; i < k; ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      products[i][j] = products[j][i] = dot(columns[i], columns[j]);
    }
  }
  std::vector<Column> axes;
  for (int axis = 0; axis < 2; ++axis) {
    Column vector(k);
    for (std::size_t i = 0; i < k; ++i) {
      vector[i] = 1 + static_cast<double>((i * (axis == 0 ? 7 : 13) + 3) % 11);
    }
    for (int step = 0; step < power_steps; ++step) {
      Column next(k);
      for (std::size_t i = 0; i < k; ++i) next[i] = dot(products[i], vector);
      for (const Column& earlier : axes) {
        const double share = dot(next, earlier);
        for (std::size_t i = 0; i < k; ++i) next[i] -= share * earlier[i];
      }
      const double size = std::sqrt(dot(next, next));
      if (size < 1e-9) break;
      for (double& x : next) x /= size;
      vector = std::move(next);
    }
    axes.push_back(std::move(vector));
  }
  std::vector<Point> points(n);
  for (std::size_t i = 0; i < k; ++i) {
    for (std::size_t v = 0; v < n; ++v) {
      points[v].x += columns[i][v] * axes[0][i];
      points[v].y += columns[i][v] * axes[1][i];
    }
  }
  return points;
}

// Scales the layout so that its distances are as long as those of the graph. Moves each vertex a
// little in its own direction, because vertices with equal distances to all pivots would coincide.
void normalise(std::vector<Point>& points, const Distances& distance,
               const std::vector<std::uint32_t>& pivots) {
  double drawn = 0, wanted = 0;
  for (std::size_t v = 0; v < points.size(); ++v) {
    const Point p = points[pivots.front()];
    drawn += std::sqrt((points[v].x - p.x) * (points[v].x - p.x) +
                       (points[v].y - p.y) * (points[v].y - p.y));
    wanted += distance.front()[v];
  }
  const double factor = drawn > 0 ? wanted / drawn : 1;
  for (std::size_t v = 0; v < points.size(); ++v) {
    // Multiples of the golden angle: no two directions are alike, and equal graphs get equal
    // directions.
    const double angle = 2.399963 * static_cast<double>(v);
    points[v] = {factor * points[v].x + 0.1 * std::cos(angle),
                 factor * points[v].y + 0.1 * std::sin(angle)};
  }
}

// The point at which a vertex fits best: every other vertex votes for a point at the wanted
// distance, with a weight that falls with the square of this distance.
class Vote {
public:
  explicit Vote(Point at) : at_(at) {}

  void add(Point other, double wanted) {
    const double dx = at_.x - other.x, dy = at_.y - other.y;
    const double size = std::sqrt(dx * dx + dy * dy);
    const double weight = 1 / (wanted * wanted);
    const double pull = size > 1e-9 ? wanted / size : 0;
    x_ += weight * (other.x + pull * dx);
    y_ += weight * (other.y + pull * dy);
    weights_ += weight;
  }

  Point result() const { return weights_ > 0 ? Point{x_ / weights_, y_ / weights_} : at_; }

private:
  Point at_;
  double x_ = 0, y_ = 0, weights_ = 0;
};

}  // namespace

std::vector<std::uint32_t> distances(const Adjacency& graph, std::uint32_t from) {
  const std::uint32_t n = graph.size();
  std::vector<std::uint32_t> distance(n, n);
  std::vector<std::uint32_t> queue{from};
  queue.reserve(n);
  distance[from] = 0;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    for (const std::uint32_t v : graph.of(queue[i])) {
      if (distance[v] != n) continue;
      distance[v] = distance[queue[i]] + 1;
      queue.push_back(v);
    }
  }
  return distance;
}

std::vector<Point> stress_layout(const Adjacency& graph) {
  const std::uint32_t n = graph.size();
  std::vector<std::uint32_t> pivots;
  const Distances distance = pivot_distances(graph, pivots);
  std::vector<Point> points = pivot_layout(distance);
  normalise(points, distance, pivots);
  const bool pivots_see_all = pivots.size() == n;
  for (int sweep = 0; sweep < sweeps; ++sweep) {
    for (std::uint32_t v = 0; v < n; ++v) {
      Vote vote(points[v]);
      for (std::size_t i = 0; i < pivots.size(); ++i) {
        if (pivots[i] != v) vote.add(points[pivots[i]], distance[i][v]);
      }
      if (!pivots_see_all) {
        for (const std::uint32_t u : graph.of(v)) vote.add(points[u], 1);
      }
      points[v] = vote.result();
    }
  }
  return points;
}

}  // namespace hardboard::draw
