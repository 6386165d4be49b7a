// Enumerations in ranges: verify-reduction and explore, by several processes.
#include <cmath>
#include <fmt/format.h>
#include <map>
#include <string>

#include "base/range_files.h"
#include "cli/session.h"
#include "cli/table/work.h"
#include "kinds/kind.h"
#include "kinds/ranged.h"

namespace hardboard::cli::table {
namespace {

Result<Ranged> in_ranges(const Experiment& experiment, const Ground& ground, const Order& order) {
  std::map<std::string, std::string, std::less<>> given;
  if (!order.squares.empty()) given["squares"] = order.squares;
  const Result<Values> values = Values::from(experiment.settings, std::move(given));
  if (!values) return values.error();
  if (!experiment.needs_puzzle) return experiment.ranged(nullptr, *values);
  if (order.file.empty())
    return error_in_words(fmt::format("--file: expected a {} puzzle", ground.name));
  Limits reading;
  const Result<AnyPuzzle> puzzle = one_puzzle(order.file, "", reading);
  if (!puzzle) return puzzle.error();
  if (&puzzle->kind() != &ground)
    return InputError{order.file, 0, 0, fmt::format("{} is for {}", experiment.name, ground.name)};
  return experiment.ranged(&*puzzle, *values);
}

Result<Ranged> ranged_experiment(const Order& order) {
  const std::string& name = order.words[1];
  std::string names;
  for (const Kind* kind : kinds()) {
    for (const Experiment& experiment : kind->experiments) {
      if (experiment.ranged == nullptr) continue;
      if (experiment.name == name) return in_ranges(experiment, *kind->ground, order);
      names += fmt::format("{}{}", names.empty() ? "" : ", ", experiment.name);
    }
  }
  return error_in_words(fmt::format(
      "explore: `{}` is nothing that can be cut into ranges; expected one of {}", name, names));
}

}  // namespace

int run_ranges(const Order& order, const Ranks& ranks) {
  const Result<Ranged> ranged =
      order.words[0] == "explore" ? ranged_experiment(order)
                                  : ranged_verification(order.words[1], order.up_to, order.seconds);
  if (ranks.any(!ranged.ok())) return ranged.ok() ? bad_input : fail_once(ranks, ranged.error());
  if (!has_folder(order.levels, ranks))
    return fail_once(ranks, {order.levels, 0, 0, "is no folder that all processes can see"});
  Limits limits;
  if (!std::isinf(order.memory_bytes))
    limits.memory_bytes = static_cast<std::size_t>(order.memory_bytes);
  const RangeWork work{ranged->title, ranged->items, [&](std::uint64_t begin, std::uint64_t end) {
                         return ranged->run(begin, end, limits);
                       }};
  const auto texts = hardboard::run_ranges(work, ranks, order.levels, talk_of(order, ranks));
  if (!texts) return fail_with_words(texts.error());
  const Result<RangedResult> result = ranged->join(*texts);
  if (!result) return fail_once(ranks, {order.levels, 0, 0, result.error().message});
  if (ranks.rank == 0) {
    end_talk();
    for (const std::string& line : result->lines) fmt::print("{}\n", line);
  }
  return result->is_wrong ? wrong : result->is_complete ? decided : undecided;
}

}  // namespace hardboard::cli::table
