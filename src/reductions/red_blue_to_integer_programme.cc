#include "reductions/red_blue_to_integer_programme.h"

#include <fmt/format.h>

namespace hardboard {

using integer_programme::Entry;
using integer_programme::infinity;
using integer_programme::minus_infinity;
Result<Image<RedBlueToIntegerProgramme>> RedBlueToIntegerProgramme::forward(
    const From::Puzzle& source, const Limits& limits) {
  constexpr std::size_t of_vertex = 150, of_edge = 20;  // bytes
  const std::size_t vertices = std::size_t{source.reds} + source.blues + source.k;
  if (of_vertex * vertices + of_edge * source.edges.size() > limits.memory_bytes)
    return over_limits("the image does not fit the memory");
  Image<RedBlueToIntegerProgramme> image;
  integer_programme::Puzzle& puzzle = image.puzzle;
  puzzle.name = "red_blue";
  puzzle.objective = "reds";
  for (std::uint32_t blue = 1; blue <= source.blues; ++blue)
    puzzle.add_row({fmt::format("blue_{}", blue), 1, infinity});
  puzzle.add_row({"k", minus_infinity, source.k});
  if (source.is_colourful())
    for (std::uint32_t i = 1; i <= source.k; ++i)
      puzzle.add_row({fmt::format("class_{}", i), 1, 1});
  std::vector<Entry> entries;
  auto edge = source.edges.begin();
  for (std::uint32_t red = 1; red <= source.reds; ++red) {
    entries.clear();
    for (; edge != source.edges.end() && edge->red == red; ++edge)
      entries.push_back({edge->blue - 1, 1});
    entries.push_back({source.blues, 1});
    if (source.is_colourful()) entries.push_back({source.blues + source.classes[red - 1], 1});
    puzzle.add_column({fmt::format("red_{}", red), 0, 1, 1}, entries);
  }
  return image;
}

bool RedBlueToIntegerProgramme::keeps_law(const From::Puzzle& source, const To::Puzzle& image) {
  const std::size_t colours = source.is_colourful() ? 1 : 0;
  return image.columns.size() == source.reds &&
         image.rows.size() == source.blues + 1 + colours * source.k &&
         image.entries.size() == source.edges.size() + source.reds + colours * source.reds;
}

RedBlueToIntegerProgramme::To::Answer RedBlueToIntegerProgramme::witness(
    const From::Puzzle& source, const Image<RedBlueToIntegerProgramme>&,
    const From::Answer& solution) {
  To::Answer answer;
  answer.verdict = Verdict::solvable;
  answer.values.assign(source.reds, 0);
  for (const std::uint32_t red : solution.reds) answer.values[red - 1] = 1;
  return answer;
}

Result<RedBlueToIntegerProgramme::From::Answer> RedBlueToIntegerProgramme::recover(
    const From::Puzzle& source, const Image<RedBlueToIntegerProgramme>&, const To::Answer& answer) {
  From::Answer recovered;
  recovered.verdict = Verdict::solvable;
  for (std::uint32_t red = 1; red <= source.reds; ++red)
    if (answer.values[red - 1] != 0) recovered.reds.push_back(red);
  return recovered;
}

std::vector<Part> RedBlueToIntegerProgramme::parts(const From::Puzzle& source,
                                                   const Image<RedBlueToIntegerProgramme>&) {
  std::vector<Part> parts;
  for (std::uint32_t red = 1; red <= source.reds; ++red)
    parts.push_back({fmt::format("red {}", red), {}, {red}});
  return parts;
}

// A set has no moves.
std::vector<std::string> RedBlueToIntegerProgramme::meanings(
    const From::Puzzle&, const Image<RedBlueToIntegerProgramme>&, const To::Answer&) {
  return {};
}

}  // namespace hardboard
