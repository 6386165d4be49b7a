// hardboard generate KIND: new puzzles to a wish.
#include <cstdio>
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

int generate(const Kind& kind, const Arguments& arguments) {
  const Values& values = arguments.values;
  const Limits limits = limits_of(values);
  const std::uint64_t wanted = values.number("count");
  const auto how_many = [&](std::uint64_t made) {
    return fmt::format("{} of {} made", made, counted(wanted, "puzzle"));
  };
  std::optional<AllOrNothing> work(std::in_place, limits, how_many(0));
  const Result<Generator::Source> source = kind.generator->start(values, values.number("seed"));
  if (!source) {
    work.reset();
    complain(source.error().message);
    return bad_input;
  }
  const LineForm* const form = kind.ground->lines;
  const bool in_lines = form != nullptr && values.flag(form->option);
  DistinctSource distinct(*source);
  for (std::uint64_t made = 0; made < wanted; ++made) {
    if (limits.progress) limits.progress(fmt::format("{} of {}", made, counted(wanted, "puzzle")));
    const std::optional<Generated> generated = distinct.next(limits);
    if (!generated) {
      work.reset();
      complain(fmt::format("{}: {}", how_many(made), distinct.why_no_more(limits)));
      return interrupted() ? interrupted_exit : undecided;
    }
    end_progress();
    if (in_lines && form->why_not != nullptr) {
      if (const std::string why = form->why_not(generated->puzzle); !why.empty()) {
        work.reset();
        complain(fmt::format("--{}: {}", form->option, why));
        return bad_input;
      }
    }
    const auto print = [&] {
      if (in_lines)
        fmt::print("{}\n", form->write(generated->puzzle, generated->words));
      else
        fmt::print("{}{}{}", made > 0 ? "---\n" : "",
                   generated->words.empty() ? "" : fmt::format("# {}\n", generated->words),
                   distinct.text());
      static_cast<void>(output_failed());
    };
    work->put_out(print, how_many(made + 1));
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
