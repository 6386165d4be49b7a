#include "methods/red_blue/programme.h"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "base/time_slice.h"
#include "engines/mip/lp.h"
#include "engines/mip/mip.h"
#include "methods/red_blue/greedy.h"
#include "methods/red_blue/least_k.h"
#include "methods/red_blue/local_search.h"
#include "methods/remark.h"
#include "problems/red_blue/check.h"
#include "problems/red_blue/dominators.h"

namespace hardboard::red_blue {
namespace {

// The local search takes a second or two for a thousand reds; the rest is CBC's.
std::uint64_t patience(const Puzzle& puzzle) {
  return 20'000 + 100 * std::uint64_t{puzzle.reds};
}
constexpr double share_of_weights = 0.25, share_of_local_search = 0.25, share_before_sat = 0.8;
constexpr std::string_view by_cbc = "CBC says so, in floating point";

mip::Model model_of(const Puzzle& puzzle) {
  mip::Model model;
  for (std::uint32_t blue = 0; blue < puzzle.blues; ++blue) model.add_row(1, mip::infinity);
  if (puzzle.is_colourful())
    for (std::uint32_t i = 0; i < puzzle.k; ++i) model.add_row(1, 1);
  const graphs::Rows blues = dominated(puzzle);
  std::vector<mip::Entry> entries;
  for (std::uint32_t red = 0; red < puzzle.reds; ++red) {
    entries.clear();
    for (const std::uint32_t blue : blues.row(red)) entries.push_back({static_cast<int>(blue), 1});
    if (puzzle.is_colourful())
      entries.push_back({static_cast<int>(puzzle.blues + puzzle.classes[red] - 1), 1});
    model.add_column(0, 1, 1, true, entries);
  }
  return model;
}

bool fits(const Puzzle& puzzle, const Limits& limits) {
  return mip::can_begin(puzzle.reds + puzzle.edges.size() / 2, limits);
}

// Each blue has a weight. If the blues of no red weigh more than `most`, then as many reds as the
// weight of all blues holds `most`, rounded up, are needed at least.
std::uint64_t least_by_weights(const Puzzle& puzzle, std::span<const double> duals) {
  constexpr double scale = 1 << 20;
  std::vector<std::uint64_t> weights;
  for (std::uint32_t blue = 0; blue < puzzle.blues; ++blue)
    weights.push_back(static_cast<std::uint64_t>(std::clamp(duals[blue], 0.0, 1.0) * scale));
  const graphs::Rows blues = dominated(puzzle);
  std::uint64_t most = 1;
  for (std::uint32_t red = 0; red < puzzle.reds; ++red) {
    std::uint64_t weight = 0;
    for (const std::uint32_t blue : blues.row(red)) weight += weights[blue];
    most = std::max(most, weight);
  }
  const std::uint64_t all = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  return (all + most - 1) / most;
}

std::vector<std::uint32_t> chosen_of(std::span<const std::int64_t> values) {
  std::vector<std::uint32_t> reds;
  for (std::size_t i = 0; i < values.size(); ++i)
    if (values[i] != 0) reds.push_back(static_cast<std::uint32_t>(i) + 1);
  return reds;
}

mip::Options options_for(bool find_one, const Limits& limits) {
  mip::Options options;
  options.seconds = limits.deadline ? 1e6 : 3600;
  options.find_one = find_one;
  return options;
}

// What is known of the fewest reds.
struct Known {
  std::vector<std::uint32_t> reds;  // that dominate all blues
  std::uint64_t bound = 0;
  bool is_word_of_cbc = false;  // is the bound?
};

// With `enough`, so many reds are as good as fewer, and more as bad as none. Nothing if some blue
// has no neighbour, or a limit came before anything was found.
std::optional<Known> fewest(const Puzzle& puzzle, std::optional<std::uint32_t> enough,
                            const Limits& limits) {
  Known known;
  known.reds = greedy_reds(puzzle, limits);
  Puzzle any = puzzle;
  any.k = puzzle.reds;
  if (fault_of(any, known.reds)) return std::nullopt;
  known.bound = least_by_weights(puzzle, std::vector<double>(puzzle.blues, 1.0));
  const bool is_small = fits(puzzle, limits);
  const mip::Model model = is_small ? model_of(puzzle) : mip::Model();
  if (is_small) {
    mip::Relaxation relaxation(model);
    if (relaxation.solve(share_of_time(limits, share_of_weights)) == mip::LpStatus::optimal)
      known.bound = std::max(known.bound, least_by_weights(puzzle, relaxation.duals()));
  }
  const auto is_settled = [&] {
    return known.bound == known.reds.size() ||
           (enough && (known.reds.size() <= *enough || known.bound > *enough));
  };
  if (!is_settled())
    known.reds = fewer_reds(
        puzzle, std::move(known.reds), std::max<std::uint64_t>(known.bound, enough.value_or(0)),
        patience(puzzle), is_small ? share_of_time(limits, share_of_local_search) : limits);
  if (is_settled() || !is_small || limits.reached()) return known;
  mip::Options options = options_for(enough.has_value(), limits);
  options.most_cost = enough ? *enough : static_cast<double>(known.reds.size());
  if (!enough) {
    options.start.assign(puzzle.reds, 0);
    for (const std::uint32_t red : known.reds) options.start[red - 1] = 1;
  }
  const mip::Outcome outcome = mip::solve(model, options, limits);
  std::vector<std::uint32_t> found = chosen_of(outcome.values);
  if (!outcome.values.empty() && found.size() < known.reds.size() && !fault_of(any, found))
    known.reds = std::move(found);
  if (outcome.status == mip::Status::infeasible && enough) {
    known.bound = *enough + std::uint64_t{1};
    known.is_word_of_cbc = true;
  } else if (outcome.status == mip::Status::optimal && !enough) {
    known.bound = known.reds.size();
    known.is_word_of_cbc = true;
  }
  return known;
}

Answer refusal(std::string_view why) {
  Answer answer;
  answer.verdict = Verdict::unsolvable;
  answer.remark = why;
  return answer;
}

// What the known says of k.
Answer judged(const Puzzle& puzzle, const std::optional<Known>& known, const Limits& limits) {
  if (!known) return limits.reached() ? Answer() : refusal("some blue has no neighbour");
  if (known->bound > puzzle.k)
    return refusal(known->is_word_of_cbc ? by_cbc : "weights of blues say so");
  Answer answer;
  if (known->reds.size() > puzzle.k) return answer;
  answer.verdict = Verdict::solvable;
  answer.reds = known->reds;
  return answer;
}

Answer solve_colourful(const Puzzle& puzzle, const Limits& limits) {
  if (!fits(puzzle, limits)) return {};
  const mip::Outcome outcome = mip::solve(model_of(puzzle), options_for(true, limits), limits);
  if (outcome.status == mip::Status::infeasible) return refusal(by_cbc);
  Answer answer;
  answer.reds = chosen_of(outcome.values);
  if (outcome.values.empty() || fault_of(puzzle, answer.reds))
    answer.reds.clear();
  else
    answer.verdict = Verdict::solvable;
  return answer;
}

}  // namespace

std::string programme_why_not(std::uint32_t reds) {
  if (!mip::available()) return "this program was built without CBC";
  if (reds > most_reds_for_sat) return "";
  return "up to " + std::to_string(most_reds_for_sat) + " reds are left to SAT";
}

Answer solve_by_programme(const Puzzle& puzzle, const SolveOptions& options) {
  const Limits limits =
      options.alone ? options.limits : share_of_time(options.limits, share_before_sat);
  if (puzzle.is_colourful()) return solve_colourful(puzzle, limits);
  return judged(puzzle, fewest(puzzle, puzzle.k, limits), limits);
}

Answer fewest_by_programme(const Puzzle& puzzle, const SolveOptions& options) {
  const std::optional<Known> known = fewest(puzzle, std::nullopt, options.limits);
  Answer answer = judged(puzzle, known, options.limits);
  if (answer.verdict != Verdict::solvable) {
    if (known) add_remark(answer.remark, least_k(known->reds.size(), known->bound));
    return answer;
  }
  answer.minimum = Minimum{std::string(minimum_words[0]), answer.reds.size(), known->bound};
  if (known->is_word_of_cbc) answer.remark = "the bound is CBC's word, in floating point";
  return answer;
}

}  // namespace hardboard::red_blue
