// hardboard export: puzzles in the languages of others' solvers.
#include <fmt/format.h>
#include <string>
#include <utility>
#include <variant>

#include "base/sha256.h"
#include "cli/all_or_nothing.h"
#include "cli/commands.h"
#include "cli/formats.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

struct Texts {
  std::string image, map;  // no map unless one is asked for
};

OrFailure<Texts> texts_of(const std::string& file, const Values& values) {
  Limits limits = limits_of(values);
  const AllOrNothing watch(limits);
  const Result<AnyPuzzle> source = one_puzzle(file, values.text("rules"), limits);
  if (!source) return failure_by(source.error());
  const auto refused = [&](const InputError& error) {
    return failure_without_chain(in_file(error, shown_name(file)), limits);
  };
  const Result<Exported> made =
      values.given("via")
          ? exported_via(*source, names_in(values.text("via")), values.text("format"), limits)
          : exported(*source, values.text("format"), limits);
  if (!made) return refused(made.error());
  if (made->chain.steps.empty() && values.given("map"))
    return Failure{error_in_words(
        fmt::format("--map: {} is {} already; nothing is mapped", file, source->kind().name))};
  Result<std::string> text = in_format(made->image(*source), made->format, limits);
  if (!text) return refused(text.error());
  std::string map;
  if (values.given("map")) {
    const AnyPuzzle& image = made->chain.image();
    map =
        map_of(made->chain, sha256(is_own_text(made->format) ? *text : image.kind().write(image)));
  }
  return Texts{std::move(text).value(), std::move(map)};
}

int run_export(const Arguments& arguments) {
  const Values& values = arguments.values;
  if (!can_write_image(arguments.words, values)) return bad_input;
  const OrFailure<Texts> outcome = texts_of(arguments.words[0], values);
  if (const auto* failure = std::get_if<Failure>(&outcome)) return end(*failure);
  const auto& [image, map] = std::get<Texts>(outcome);
  return save_image(image, map, values) ? decided : bad_input;
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
  command.run = run_export;
  return command;
}

}  // namespace hardboard::cli
