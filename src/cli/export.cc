// hardboard export: puzzles in the languages of others' solvers.
#include <fmt/format.h>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"
#include "puzzles/grounds.h"

namespace hardboard::cli {
namespace {

std::vector<std::string_view> format_words() {
  std::vector<std::string_view> words;
  for (const Ground* ground : grounds())
    for (const TextForm& form : ground->forms) words.push_back(form.name);
  return words;
}

// The kind whose format has this name, and the format.
struct Target {
  const Ground* kind;
  const TextForm* form;
};
Target target_of(std::string_view name) {
  for (const Ground* ground : grounds())
    for (const TextForm& form : ground->forms)
      if (form.name == name) return {ground, &form};
  promise(false, "settings check the names of formats");
  return {};
}

int run(const Arguments& arguments) {
  const Values& values = arguments.values;
  const std::string& file = arguments.words[0];
  const Limits limits = limits_of(values);
  const Result<AnyPuzzle> source = one_puzzle(file, values.text("rules"));
  if (!source) return fail(source.error());
  const Target target = target_of(values.text("format"));
  const std::string out = values.text("out");
  if (&source->kind() == target.kind) {
    if (values.given("map")) {
      complain(fmt::format("--map: {} is {} already; nothing is mapped", file, target.kind->name));
      return bad_input;
    }
    return save(out, target.form->write(*source)) ? decided : bad_input;
  }
  const Result<Chain> chain = reduce_to(*source, target.kind->name, limits);
  if (!chain) return end_without_chain({shown_name(file), 0, 0, chain.error().message}, limits);
  if (!save_map(*chain, values)) return bad_input;
  return save(out, target.form->write(chain->image())) ? decided : bad_input;
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
               .words = format_words},
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
