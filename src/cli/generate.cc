// hardboard generate KIND: new puzzles to a wish.
#include <fmt/format.h>
#include <optional>
#include <string>
#include <utility>

#include "base/counted.h"
#include "cli/all_or_nothing.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/distinct_source.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

// Prints puzzles as they are made; nothing if all are, or if they can't be printed.
std::optional<Failure> generate(const Kind& kind, const Values& values) {
  const Limits limits = limits_of(values);
  const std::uint64_t wanted = values.number("count");
  const auto how_many = [&](std::uint64_t made) {
    return fmt::format("{} of {} made", made, counted(wanted, "puzzle"));
  };
  AllOrNothing watch(limits, how_many(0));
  const Result<Generator::Source> source = kind.generator->start(values, values.number("seed"));
  if (!source) return Failure{error_in_words(source.error().message)};
  const LineForm* const form = kind.ground->lines;
  const bool in_lines = form != nullptr && values.flag(form->option);
  DistinctSource distinct(*source);
  for (std::uint64_t made = 0; made < wanted; ++made) {
    if (limits.progress) limits.progress(fmt::format("{} of {}", made, counted(wanted, "puzzle")));
    const std::optional<Generated> generated = distinct.next(limits);
    if (!generated)
      return Failure{
          error_in_words(fmt::format("{}: {}", how_many(made), distinct.why_no_more(limits))),
          interrupted() ? interrupted_exit : undecided};
    end_progress();
    if (in_lines && form->why_not != nullptr)
      if (const std::string why = form->why_not(generated->puzzle); !why.empty())
        return Failure{error_in_words(fmt::format("--{}: {}", form->option, why))};
    const auto print = [&] {
      if (in_lines)
        fmt::print("{}\n", form->write(generated->puzzle, generated->words));
      else
        fmt::print("{}{}{}", made > 0 ? "---\n" : "",
                   generated->words.empty() ? "" : fmt::format("# {}\n", generated->words),
                   distinct.text());
      static_cast<void>(output_failed());
    };
    watch.put_out(print, how_many(made + 1));
    if (output_failed()) break;  // which main() complains of
  }
  return std::nullopt;
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
    one.run = [kind](const Arguments& arguments) -> int {
      const std::optional<Failure> failure = generate(*kind, arguments.values);
      return failure ? end(*failure) : decided;
    };
    command.subcommands.push_back(std::move(one));
  }
  return command;
}

}  // namespace hardboard::cli
