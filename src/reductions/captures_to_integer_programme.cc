#include "reductions/captures_to_integer_programme.h"

#include <algorithm>
#include <fmt/format.h>
#include <map>
#include <optional>
#include <tuple>
#include <utility>

#include "reductions/capture_places.h"

namespace hardboard {
namespace {

using capture::Arena;
using capture::Location;

std::size_t places_between(const Arena& arena) {
  std::size_t count = 0;
  for (const auto& of_type : arena.by_type)
    for (const capture::Step& step : of_type.steps) count += step.between;
  return count;
}

void set_time(integer_programme::Solution& values, const CaptureColumns& trace, std::uint32_t first,
              Location u, std::uint32_t time) {
  for (std::uint32_t bit = 0; bit < trace.bits; ++bit)
    values[first + u * trace.bits + bit] = time >> bit & 1;
}

}  // namespace

template <class Traits>
Result<Image<CapturesToIntegerProgramme<Traits>>> CapturesToIntegerProgramme<Traits>::forward(
    const typename From::Puzzle& puzzle, const Limits& limits) {
  const std::optional<Arena> arena = arena_of(puzzle, limits);
  if (!arena) return over_limits("the captures do not fit in the limits");
  if (!arena->squares.empty() || arena->counts_capturers())
    return error_in_words("the programme would bound no distances and no capturers");
  constexpr double of_row = 250, of_square = 400;  // bytes
  const double n = arena->size(), exits = static_cast<double>(arena->count_steps());
  const double rows = exits * (n + 7) + 2.0 * static_cast<double>(places_between(*arena));
  if (of_row * rows + of_square * n * n > static_cast<double>(limits.memory_bytes))
    return over_limits("the image does not fit the memory");
  Image<CapturesToIntegerProgramme> image;
  image.puzzle.name = "captures";
  image.puzzle.objective = "most_captures";
  std::vector<std::string> names;
  for (Location u = 0; u < arena->size(); ++u) names.push_back(words_of_place(puzzle, u));
  add_programme(*arena, names, image.puzzle, image.trace);
  return image;
}

template <class Traits>
bool CapturesToIntegerProgramme<Traits>::keeps_law(const typename From::Puzzle& puzzle,
                                                   const To::Puzzle& image) {
  const std::optional<Arena> arena = arena_of(puzzle, Limits{});
  if (!arena) return false;
  const std::size_t n = arena->size(), s = arena->count_steps();
  return image.columns.size() == 2 * s + n * n + 2 * n * bits_of_time(arena->size()) + 3 * n - 1 &&
         image.rows.size() <= s * (n + 7) + 2 * places_between(*arena) + n * n + 6 * n + 4;
}

template <class Traits>
integer_programme::Answer CapturesToIntegerProgramme<Traits>::witness(
    const typename From::Puzzle& puzzle, const Image<CapturesToIntegerProgramme>& image,
    const typename From::Answer& solution) {
  const auto& trace = image.trace;
  const std::optional<Arena> arena = arena_of(puzzle, Limits{});
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  integer_programme::Solution& values = answer.values;
  values.assign(image.puzzle.columns.size(), 0);
  const auto exits = static_cast<std::uint32_t>(trace.exits.size());
  std::map<std::tuple<Location, Location, std::uint8_t>, std::uint32_t> of_capture;
  for (std::uint32_t i = 0; i < exits; ++i)
    of_capture.emplace(std::tuple(trace.exits[i].from, trace.exits[i].to, trace.exits[i].type), i);
  std::vector<Location> standing(trace.places);  // the piece on each place
  for (Location u = 0; u < trace.places; ++u) standing[u] = u;
  std::vector<std::optional<std::uint32_t>> last(trace.places);
  std::vector<std::uint32_t> captures(trace.places);
  std::vector<bool> is_empty(trace.places);
  std::uint32_t time = 0;
  for (const auto& [from, to] : located(puzzle, solution.moves)) {
    const Location mover = standing[from];
    const auto found = of_capture.find({from, to, arena->type[mover]});
    if (found == of_capture.end()) continue;  // no solution; the check says so
    values[found->second] = 1;
    values[trace.piece + from * trace.places + mover] = 1;
    set_time(values, image.trace, trace.emptied, from, time);
    set_time(values, image.trace, trace.arrival, to, time);
    last[to] = found->second;
    standing[to] = mover;
    is_empty[from] = true;
    ++captures[mover];
    ++time;
  }
  for (Location u = 0; u < trace.places; ++u) {
    if (last[u]) values[exits + *last[u]] = 1;
    if (is_empty[u]) continue;
    values[trace.root + u] = 1;
    values[trace.survivor + standing[u]] = 1;
    values[trace.piece + u * trace.places + standing[u]] = 1;
    set_time(values, image.trace, trace.emptied, u, time);
  }
  const std::uint32_t most = *std::max_element(captures.begin(), captures.end());
  for (std::uint32_t k = 0; k < most; ++k) values[trace.most + k] = 1;
  return answer;
}

template <class Traits>
Result<typename Traits::Answer> CapturesToIntegerProgramme<Traits>::recover(
    const typename From::Puzzle& puzzle, const Image<CapturesToIntegerProgramme>& image,
    const To::Answer& answer) {
  const auto& trace = image.trace;
  const auto exits = static_cast<std::uint32_t>(trace.exits.size());
  // Of captures at one time, which go to different places or to one, the last to a place comes
  // last.
  std::vector<std::tuple<std::uint32_t, bool, std::uint32_t>> order;
  for (std::uint32_t i = 0; i < exits; ++i) {
    if (answer.values[i] == 0) continue;
    std::uint32_t time = 0;
    for (std::uint32_t bit = 0; bit < trace.bits; ++bit)
      if (answer.values[trace.emptied + trace.exits[i].from * trace.bits + bit] != 0)
        time |= 1U << bit;
    order.emplace_back(time, answer.values[exits + i] != 0, i);
  }
  std::sort(order.begin(), order.end());
  typename From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (const auto& [time, is_last, i] : order)
    recovered.moves.push_back(
        {place_of(puzzle, trace.exits[i].from), place_of(puzzle, trace.exits[i].to)});
  return recovered;
}

template <class Traits>
std::vector<Part> CapturesToIntegerProgramme<Traits>::parts(
    const typename From::Puzzle& puzzle, const Image<CapturesToIntegerProgramme>& image) {
  const auto exits = static_cast<std::uint32_t>(image.trace.exits.size());
  std::vector<Part> parts;
  std::map<std::pair<Location, Location>, int> ways;  // of different types
  for (std::uint32_t i = 0; i < exits; ++i) {
    const auto& [from, to, type] = image.trace.exits[i];
    const int way = ++ways[{from, to}];
    std::string words =
        fmt::format("{} to {}", words_of_place(puzzle, from), words_of_place(puzzle, to));
    if (way > 1) words += fmt::format(", way {}", way);
    parts.push_back({std::move(words), {}, {i + 1, exits + i + 1}});
  }
  if (parts.empty()) parts.push_back({"the only piece remains", {}, {image.trace.root + 1}});
  return parts;
}

template struct CapturesToIntegerProgramme<solo_chess::Traits>;
template struct CapturesToIntegerProgramme<graph_capture::Traits>;

}  // namespace hardboard
