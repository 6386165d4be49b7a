// hardboard reduce: a puzzle that has a solution if and only if the source has one.
#include <cstdio>
#include <fmt/format.h>
#include <optional>
#include <string>

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

int run(const Arguments& arguments) {
  const Values& values = arguments.values;
  const std::string& file = arguments.words[0];
  if (!can_write_image(arguments.words, values)) return bad_input;
  Limits limits = limits_of(values);
  std::optional<AllOrNothing> work(limits);
  const Result<AnyPuzzle> source = one_puzzle(file, values.text("rules"), limits);
  if (!source) {
    work.reset();
    return fail(source.error());
  }
  const Result<Chain> chain = chain_of(*source, file, values, limits);
  if (!chain) {
    work.reset();
    return end_without_chain(chain.error(), limits);
  }
  const std::string image = chain->image().kind().write(chain->image()),
                    map = values.given("map") ? map_of(*chain, sha256(image)) : "";
  work.reset();
  if (!save_image(image, map, values)) return bad_input;
  show_area(*chain);
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
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
