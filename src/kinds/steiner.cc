// The row of rectilinear Steiner trees.
#include "draw/steiner.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "base/time_slice.h"
#include "kinds/row.h"
#include "kinds/steiner_parts.h"
#include "methods/steiner/corners.h"
#include "methods/steiner/cuts.h"
#include "methods/steiner/small.h"
#include "methods/steiner/spanning_tree.h"
#include "methods/steiner/subset_trees.h"
#include "problems/steiner/traits.h"

namespace hardboard {
namespace {

using namespace steiner;
using SteinerAnswer = steiner::Answer;

using SteinerInstance = PuzzleInstance<Puzzle>;
using SteinerMethod = Method<SteinerInstance, SteinerAnswer>;

std::string subsets_why_not(SteinerInstance& instance, const SolveOptions& options) {
  const std::vector<Square>& points = instance.puzzle.points;
  if (points.size() > most_subset_points)
    return fmt::format("for up to {} points", most_subset_points);
  return table_bytes(points) > options.limits.memory_bytes ? "the memory limit is too small" : "";
}

// What a tree says of the puzzle, if the shortest length is at least `least`.
SteinerAnswer judged(const Puzzle& puzzle, SteinerAnswer answer, std::uint64_t least) {
  const std::uint64_t length = *answer.length;
  if (!puzzle.length || length <= *puzzle.length) return answer;
  answer = SteinerAnswer();
  if (least > *puzzle.length) answer.verdict = Verdict::unsolvable;
  answer.remark = least == length
                      ? fmt::format("the shortest length is {}", length)
                      : fmt::format("the shortest length is from {} to {}", least, length);
  return answer;
}

// What a tree tells, and the lengths between which the shortest one lies.
struct Known {
  SteinerAnswer answer;
  std::uint64_t least = 0, length = 0;
};
std::optional<Known> known_by(const Puzzle& puzzle, const std::optional<SpanningTree>& tree,
                              std::uint64_t least) {
  if (!tree) return std::nullopt;
  return Known{judged(puzzle, solved(tree->segments), least), least, tree->length};
}
std::optional<Known> spanned(const Puzzle& puzzle, const Limits& limits) {
  const auto tree = shortest_spanning_tree(puzzle.points, limits);
  return known_by(puzzle, tree, tree ? least_length(puzzle.points, *tree) : 0);
}
// A length of `enough` is as good as a shorter one.
std::optional<Known> with_corners(const Puzzle& puzzle, std::uint64_t enough,
                                  const Limits& limits) {
  const auto plain = shortest_spanning_tree(puzzle.points, limits);
  if (!plain) return std::nullopt;
  const auto tree = tree_with_corners(puzzle.points, enough, share_of_time(limits, 0.5));
  const std::uint64_t least = least_length(puzzle.points, *plain);
  return known_by(
      puzzle, tree ? tree : plain,
      std::max(least, least_by_cuts(puzzle.points, tree ? tree->length : plain->length, limits)));
}

SteinerAnswer known_answer(std::optional<Known> known) {
  return known ? std::move(known->answer) : SteinerAnswer();
}
SteinerAnswer by_spanning_tree(SteinerInstance& instance, const SolveOptions& options) {
  return known_answer(spanned(instance.puzzle, options.limits));
}
SteinerAnswer by_corners(SteinerInstance& instance, const SolveOptions& options) {
  const std::uint64_t any = std::numeric_limits<std::uint64_t>::max();
  return known_answer(
      with_corners(instance.puzzle, instance.puzzle.length.value_or(any), options.limits));
}

SteinerAnswer by_subsets(SteinerInstance& instance, const SolveOptions& options) {
  auto tree = shortest_tree(instance.puzzle.points, options.limits);
  if (!tree) return {};
  SteinerAnswer answer = solved(std::move(*tree));
  const std::uint64_t length = *answer.length;
  return judged(instance.puzzle, std::move(answer), length);
}

SteinerAnswer with_length(SteinerAnswer answer, std::uint64_t bound) {
  if (answer.verdict == Verdict::solvable)
    answer.minimum = Minimum{std::string(minimum_words[0]), *answer.length, bound};
  return answer;
}

constexpr std::string_view corners_name = "corners",
                           corners_source = "Kahng and Robins 1992; Wong 1984";

// Subsets of so few points take a moment.
constexpr std::size_t few_points = 12;

std::string corners_why_not(SteinerInstance& instance, const SolveOptions& options) {
  if (options.alone || instance.puzzle.points.size() > few_points) return "";
  return fmt::format("subsets are quick for up to {} points", few_points);
}
std::string short_why_not(SteinerInstance& instance, const SolveOptions& options) {
  return options.alone || !subsets_why_not(instance, options).empty()
             ? ""
             : "subsets find a shortest tree";
}
SteinerAnswer short_one(SteinerInstance& instance, const SolveOptions& options) {
  std::optional<Known> found = with_corners(instance.puzzle, 0, options.limits);
  return found ? with_length(std::move(found->answer), found->least) : SteinerAnswer();
}

// Corners first: they have an answer if the time does not suffice for subsets.
SteinerAnswer shortest(SteinerInstance& instance, const SolveOptions& options) {
  std::optional<Known> first;
  if (instance.puzzle.points.size() > few_points)
    first = with_corners(instance.puzzle, 0, share_of_time(options.limits, 0.25));
  const bool has_corners = first.has_value();
  if (!has_corners) first = spanned(instance.puzzle, {});
  SteinerAnswer answer;
  if (first->least < first->length) answer = by_subsets(instance, options);
  if (answer.verdict == Verdict::unknown) {
    if (has_corners) {
      first->answer.method = corners_name;
      first->answer.source = corners_source;
    }
    return with_length(std::move(first->answer), first->least);
  }
  return with_length(answer, answer.length.value_or(0));
}

std::span<const SteinerMethod> steiner_methods() {
  static const std::array rows = {
      SteinerMethod{
          .name = "spanning-tree",
          .source = "Hwang 1976",
          .summary = "a shortest spanning tree is short enough, or 3/2 as long as allowed",
          .proves = Proves::never,
          .decide = {.run = by_spanning_tree}},
      SteinerMethod{
          .name = corners_name,
          .source = corners_source,
          .summary = "corners that make a tree shorter; cuts of the points' grid as a bound",
          .proves = Proves::never,
          .decide = {corners_why_not, by_corners},
          .minima = {{{"length", corners_source, {short_why_not, short_one}}}}},
      SteinerMethod{.name = "subsets",
                    .source = "Dreyfus and Wagner 1971; Hanan 1966",
                    .summary = "shortest trees of all subsets on the points' grid",
                    .proves = Proves::never,
                    .decide = {subsets_why_not, by_subsets},
                    .minima = {{{"length",
                                 "Dreyfus and Wagner 1971; Hanan 1966",
                                 {subsets_why_not, shortest}}}}},
  };
  return rows;
}

}  // namespace

steiner::Answer solve_steiner(const Puzzle& puzzle, const SolveOptions& options,
                              std::string_view minimum) {
  SteinerInstance instance(puzzle, options.limits);
  return run_rows(steiner_methods(), instance, options, {minimum});
}

template <>
struct Features<steiner::Traits> {
  using Instance = SteinerInstance;
  static constexpr std::array minima = {
      MinimumInfo{"length", minimum_words[0], "the length of a shortest tree", true}};

  static std::span<const SteinerMethod> methods() { return steiner_methods(); }
  static const Generator& generator() { return steiner_generator(); }

  static Explanation explain(const Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {
        {"instance",
         fmt::format("{} to connect; the length may be {}.", counted(puzzle.points.size(), "point"),
                     puzzle.length ? fmt::format("{} at most", *puzzle.length) : "any")},
        {"class", "Class: NP-complete (Garey and Johnson 1977)."}};
    SteinerInstance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }

  static draw::Picture picture(const Puzzle& puzzle, const SteinerAnswer& answer) {
    return draw::picture(puzzle, answer, write(puzzle));
  }
  static std::string text_picture(const Puzzle& puzzle, const SteinerAnswer& answer) {
    return draw::text_picture(puzzle, answer);
  }

  static bool all_up_to(unsigned size, const std::function<bool(Puzzle)>& visit) {
    return each_small_problem(size, visit);
  }
  static bool each_solution(const Puzzle& puzzle, const Limits& limits,
                            const std::function<bool(SteinerAnswer)>& visit) {
    return steiner::each_solution(puzzle, limits, visit);
  }
};

template const Kind& kind_row<steiner::Traits>();

}  // namespace hardboard
