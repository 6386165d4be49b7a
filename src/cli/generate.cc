// hardboard generate KIND: new puzzles to a wish.
#include <cstdio>
#include <fmt/format.h>
#include <set>
#include <string>

#include "base/counted.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

// So many puzzles in a row that were made before: there are hardly any others.
constexpr unsigned most_repeats = 1000;

int generate(const Kind& kind, const Arguments& arguments) {
  const Values& values = arguments.values;
  const Limits limits = limits_of(values);
  const Result<Generator::Source> source = kind.generator->start(values, values.number("seed"));
  if (!source) {
    complain(source.error().message);
    return bad_input;
  }
  const LineForm* const form = kind.ground->lines;
  const bool in_lines = form != nullptr && values.flag(form->option);
  const std::uint64_t wanted = values.number("count");
  std::set<std::string> seen;
  unsigned repeats = 0;
  while (seen.size() < wanted) {
    if (limits.progress)
      limits.progress(fmt::format("{} of {}", seen.size(), counted(wanted, "puzzle")));
    const std::optional<Generated> generated =
        repeats < most_repeats ? (*source)(limits) : std::nullopt;
    if (!generated) {
      complain(fmt::format("{} of {} made: {}", seen.size(), counted(wanted, "puzzle"),
                           limits.reached() ? limits.words()
                           : repeats > 0    ? "hardly any others meet the wish"
                                            : "too many attempts were in vain"));
      return interrupted() ? interrupted_exit : undecided;
    }
    const std::string text = in_lines ? form->write(generated->puzzle, generated->words) + "\n"
                                      : kind.ground->write(generated->puzzle);
    if (!seen.insert(text).second) {
      ++repeats;
      continue;
    }
    repeats = 0;
    end_progress();
    if (in_lines) {
      fmt::print("{}", text);
    } else {
      fmt::print("{}{}{}", seen.size() > 1 ? "---\n" : "",
                 generated->words.empty() ? "" : fmt::format("# {}\n", generated->words), text);
    }
    if (output_failed()) return bad_input;
  }
  return decided;
}

}  // namespace

Command generate_command() {
  Command command;
  command.name = "generate";
  command.summary = "Makes new puzzles";
  for (const Kind* kind : kinds()) {
    if (kind->generator == nullptr) continue;
    const Generator& generator = *kind->generator;
    Command one;
    one.name = kind->ground->name;
    one.summary = generator.summary;
    one.settings.assign(generator.settings.begin(), generator.settings.end());
    one.settings.push_back(number_setting());
    one.settings.push_back(seed_setting());
    if (const LineForm* form = kind->ground->lines) {
      one.settings.push_back(
          {.name = form->option, .type = Setting::Type::flag, .help = "One puzzle a line"});
    }
    one.settings = joined(one.settings, limit_settings("Seconds after which to give up"));
    one.example = fmt::format("generate {} {}", one.name, generator.example);
    one.run = [kind](const Arguments& arguments) { return generate(*kind, arguments); };
    command.subcommands.push_back(std::move(one));
  }
  return command;
}

}  // namespace hardboard::cli
