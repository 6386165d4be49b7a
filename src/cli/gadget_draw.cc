// hardboard gadget draw: pictures of gadgets, and films of the rows of their tables.
#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <span>
#include <string>
#include <vector>

#include "cli/distinct_files.h"
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

// The play of a row as a film in a file. Gives the exit code.
int save_film(const gadgets::Layout& layout, const std::vector<std::uint8_t>& inputs,
              const gadgets::FoundOutcome& found, draw::Format format, const std::string& out) {
  const Result<draw::Scene> scene = film_of(layout, inputs, found);
  return scene ? save_picture(*scene, format, out) : fail(scene.error());
}

int stopped(const Limits& limits) {
  complain(why_open(limits));
  return interrupted() ? interrupted_exit : undecided;
}

// "and.svg" becomes "and-0-1-to-1.svg" for the inputs 0 and 1 and the output 1.
std::string name_of_film(const Gadget& gadget, const std::vector<std::uint8_t>& inputs,
                         const gadgets::Outcome& outcome, const std::string& out) {
  const std::size_t point = out.rfind('.');
  std::string row = in_words(gadget, inputs);
  row += (row.empty() ? "to " : " to ") + in_words(gadget, std::span(&outcome, 1));
  std::replace(row.begin(), row.end(), ' ', '-');
  return out.substr(0, point) + "-" + row + out.substr(point);
}

// A film of each outcome of each row of the table, in a file of its own.
int draw_rows(const Gadget& gadget, const Limits& limits, draw::Format format,
              const std::string& out) {
  for (const gadgets::Row& row : gadget.table) {
    const gadgets::Layout layout = layout_of(gadget, row.inputs);
    const gadgets::Found found = outcomes_of(layout, limits);
    end_progress();
    if (!found) return stopped(limits);
    for (const gadgets::FoundOutcome& one : *found) {
      const std::string name = name_of_film(gadget, row.inputs, one.outcome, out);
      if (const int code = save_film(layout, row.inputs, one, format, name)) return code;
    }
  }
  return decided;
}

int run_gadget_draw(const Arguments& arguments) {
  const Values& values = arguments.values;
  const Result<Gadget> gadget = load_gadget(arguments.words[0], reading_limits(values)());
  if (!gadget) return fail(gadget.error());
  const std::string out = values.text("out");
  if (!are_distinct(arguments.words, std::array{Written{"-o", out}})) return bad_input;
  const Result<draw::Format> format = picture_format(out);
  if (!format) return fail(format.error());
  const Limits limits = limits_of(values);
  if (!values.given("inputs")) {
    if (values.given("outcome"))
      return fail(error_in_words("--outcome: needs --inputs, for it picks a play"));
    const Result<draw::Scene> scene = picture_of(*gadget);
    if (!scene) return fail(scene.error());
    const int code = save_picture(*scene, *format, out);
    return code == decided && values.given("rows") ? draw_rows(*gadget, limits, *format, out)
                                                   : code;
  }
  if (values.given("rows"))
    return fail(error_in_words("--rows: draws all rows; --inputs picks one"));
  const auto inputs = signals_of(*gadget, values, "inputs", gadget->inputs().size(), "input");
  if (!inputs) return fail(inputs.error());
  const gadgets::Layout layout = layout_of(*gadget, *inputs);
  const gadgets::Found found = outcomes_of(layout, limits);
  end_progress();
  if (!found) return stopped(limits);
  const Result<gadgets::FoundOutcome> outcome = outcome_of(*gadget, values, *found);
  return outcome ? save_film(layout, *inputs, *outcome, *format, out) : fail(outcome.error());
}

}  // namespace

Command gadget_draw_row() {
  static const std::string out_help = "A name that ends in " + draw::endings_in_words();
  Command command = gadget_row("draw", "A gadget with its ports, or a film of a row of its table",
                               run_gadget_draw);
  command.arguments = {{"GADGET", gadget_help}};
  command.settings = joined(
      {{.name = "out", .value = "OUT", .fallback = "gadget.svg", .help = out_help, .letter = 'o'},
       {.name = "inputs",
        .value = "SIGNALS",
        .help = "The play for these signals, with blanks between",
        .may_be_empty = true},
       {.name = "outcome",
        .value = "SIGNALS",
        .help = "Of several outcomes the play to this one",
        .may_be_empty = true},
       {.name = "rows",
        .type = Setting::Type::flag,
        .help = "Also a film of each row and outcome, in files named after them"}},
      limit_settings("Seconds for the play"));
  command.example = "gadget draw king-and --inputs \"1 1\" -o and.gif";
  return command;
}

}  // namespace hardboard::cli
