// hardboard gadget draw: pictures of gadgets, and films of the rows of their tables.
#include <fmt/format.h>
#include <string>
#include <vector>

#include "cli/gadget.h"
#include "cli/options.h"
#include "cli/pictures.h"
#include "cli/session.h"
#include "gadgets/found.h"
#include "kinds/gadget_picture.h"

namespace hardboard::cli {
namespace {

using gadgets::Gadget;

// The signals of these ports that the option names, with blanks between.
Result<std::vector<std::uint8_t>> signals_of(const Gadget& gadget, const Values& values,
                                             const char* option, std::size_t ports,
                                             std::string_view role) {
  Result<std::vector<std::uint8_t>> signals = signals_in(gadget, values.text(option), ports, role);
  if (signals) return signals;
  return error_in_words(fmt::format("--{}: {}", option, signals.error().message));
}

// The outcome that --outcome names, or the first one.
Result<gadgets::FoundOutcome> outcome_of(const Gadget& gadget, const Values& values,
                                         const std::vector<gadgets::FoundOutcome>& found) {
  if (found.empty())
    return error_in_words(
        fmt::format("{} cannot be cleared with these inputs: there is no film", gadget.name));
  if (!values.given("outcome")) return found.front();
  const auto outcome = signals_of(gadget, values, "outcome", gadget.outputs().size(), "output");
  if (!outcome) return outcome.error();
  std::vector<gadgets::Outcome> all;
  for (const gadgets::FoundOutcome& one : found) {
    if (one.outcome == *outcome) return one;
    all.push_back(one.outcome);
  }
  return error_in_words(fmt::format("--outcome: with these inputs the greatest outcomes are {}",
                                    in_words(gadget, all)));
}

int run_draw(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Result<Gadget> gadget = load_gadget(arguments.words[0]);
  if (!gadget) return fail(gadget.error());
  const std::string out = values.text("out");
  const Result<draw::Format> format = picture_format(out);
  if (!format) return fail(format.error());
  if (!values.given("inputs")) {
    if (values.given("outcome"))
      return fail(error_in_words("--outcome: needs --inputs, for it picks a play"));
    const Result<draw::Scene> scene = picture_of(*gadget);
    return scene ? save_picture(*scene, *format, out) : fail(scene.error());
  }
  const auto inputs = signals_of(*gadget, values, "inputs", gadget->inputs().size(), "input");
  if (!inputs) return fail(inputs.error());
  const Limits limits = limits_of(values);
  const gadgets::Layout layout = layout_of(*gadget, *inputs);
  const gadgets::Found found = outcomes_of(layout, limits);
  end_progress();
  if (!found) {
    complain(why_open(limits));
    return interrupted() ? interrupted_exit : undecided;
  }
  const Result<gadgets::FoundOutcome> outcome = outcome_of(*gadget, values, *found);
  if (!outcome) return fail(outcome.error());
  const Result<draw::Scene> scene = film_of(layout, *inputs, *outcome);
  return scene ? save_picture(*scene, *format, out) : fail(scene.error());
}

}  // namespace

Command gadget_draw_row() {
  static const std::string out_help = "A name that ends in " + draw::endings_in_words();
  Command command =
      gadget_row("draw", "A gadget with its ports, or a film of a row of its table", run_draw);
  command.arguments = {{"GADGET", gadget_help}};
  command.settings = joined(
      {{.name = "out", .value = "OUT", .fallback = "gadget.svg", .help = out_help, .letter = 'o'},
       {.name = "inputs",
        .value = "SIGNALS",
        .help = "The play for these signals, with blanks between"},
       {.name = "outcome", .value = "SIGNALS", .help = "Of several outcomes the play to this one"}},
      limit_settings("Seconds for the play"));
  command.example = "gadget draw king-and --inputs \"1 1\" -o and.gif";
  return command;
}

}  // namespace hardboard::cli
