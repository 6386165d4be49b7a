// hardboard export: puzzles in the languages of others' solvers.
#include <fmt/format.h>
#include <optional>
#include <string>

#include "base/sha256.h"
#include "cli/all_or_nothing.h"
#include "cli/commands.h"
#include "cli/formats.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

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
  const auto refuse = [&](const InputError& error) {
    work.reset();
    return end_without_chain(in_file(error, shown_name(file)), limits);
  };
  const Result<Exported> made =
      values.given("via")
          ? exported_via(*source, names_in(values.text("via")), values.text("format"), limits)
          : exported(*source, values.text("format"), limits);
  if (!made) return refuse(made.error());
  if (made->chain.steps.empty() && values.given("map")) {
    work.reset();
    complain(fmt::format("--map: {} is {} already; nothing is mapped", file, source->kind().name));
    return bad_input;
  }
  const Result<std::string> text = in_format(made->image(*source), made->format, limits);
  if (!text) return refuse(text.error());
  std::string map;
  if (values.given("map")) {
    const AnyPuzzle& image = made->chain.image();
    map =
        map_of(made->chain, sha256(is_own_text(made->format) ? *text : image.kind().write(image)));
  }
  work.reset();
  return save_image(*text, map, values) ? decided : bad_input;
}

}  // namespace

Command export_command() {
  Command command;
  command.name = "export";
  command.summary = "Writes a puzzle in the language of a standard solver";
  command.arguments = {{"FILE", "The puzzle; - is standard input"}};
  command.settings =
      joined({{.name = "format",
               .type = Setting::Type::choice,
               .fallback = "cnf",
               .help = "The format: a kind's own, or one of another kind, by the cheapest chain",
               .words = format_names},
              {.name = "via",
               .value = "NAMES",
               .help = "By these reductions, with commas between (hardboard list reductions)"},
              {.name = "out",
               .value = "FILE",
               .fallback = "-",
               .help = "Where to write; - is standard output",
               .letter = 'o'},
              {.name = "map",
               .value = "MAP",
               .help = "Where the map is written by which recover reads the solver's answer back"},
              rules_setting()},
             limit_settings("Seconds after which to give up"));
  command.example = "export examples/peg_triangle.txt --format pddl --map triangle.map";
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
