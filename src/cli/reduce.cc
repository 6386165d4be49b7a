// hardboard reduce: a puzzle that has a solution if and only if the source has one.
#include <cstdio>
#include <fmt/format.h>
#include <string>
#include <utility>
#include <variant>

#include "base/sha256.h"
#include "cli/all_or_nothing.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

// How much of the board is gadgets, on standard error: the image may stand on standard output.
void show_area(const Chain& chain) {
  const AnyImage& last = chain.steps.back();
  if (last.reduction->area == nullptr) return;
  const Area area = last.reduction->area(last);
  if (area.gadgets == 0) return;
  const auto board = static_cast<double>(area.board);
  tell(fmt::format(
      "area: {} squares, {:.2f} times its gadgets and wires, {:.2f} times its gadgets\n",
      area.board, board / static_cast<double>(area.gadgets + area.wires),
      board / static_cast<double>(area.gadgets)));
}

struct Reduced {
  Chain chain;
  std::string image, map;  // as files; no map unless one is asked for
};

OrFailure<Reduced> reduced(const std::string& file, const Values& values) {
  Limits limits = limits_of(values);
  const AllOrNothing watch(limits);
  const Result<AnyPuzzle> source = one_puzzle(file, values.text("rules"), limits);
  if (!source) return failure_by(source.error());
  Result<Chain> chain = chain_of(*source, file, values, limits);
  if (!chain) return failure_without_chain(chain.error(), limits);
  std::string image = chain->image().kind().write(chain->image()),
              map = values.given("map") ? map_of(*chain, sha256(image)) : "";
  return Reduced{std::move(chain).value(), std::move(image), std::move(map)};
}

int run_reduce(const Arguments& arguments) {
  const Values& values = arguments.values;
  if (!can_write_image(arguments.words, values)) return bad_input;
  const OrFailure<Reduced> outcome = reduced(arguments.words[0], values);
  if (const auto* failure = std::get_if<Failure>(&outcome)) return end(*failure);
  const auto& [chain, image, map] = std::get<Reduced>(outcome);
  if (!save_image(image, map, values)) return bad_input;
  show_area(chain);
  return decided;
}

}  // namespace

Command reduce_command() {
  Command command;
  command.name = "reduce";
  command.summary = "Turns a problem or a puzzle into a puzzle of another kind";
  command.arguments = {{"FILE", "The source; - is standard input"}};
  command.settings = joined(
      joined(chain_settings(), {{.name = "out",
                                 .value = "FILE",
                                 .fallback = "-",
                                 .help = "Where the image is written; - is standard output",
                                 .letter = 'o'},
                                {.name = "map",
                                 .value = "MAP",
                                 .help = "Where the map for witness, recover and draw is written"},
                                rules_setting()}),
      limit_settings("Seconds after which to give up"));
  command.example = "reduce examples/sat_random.txt --to graph-capture --map small.map";
  command.run = run_reduce;
  return command;
}

}  // namespace hardboard::cli
