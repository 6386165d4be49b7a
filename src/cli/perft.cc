// hardboard perft: numbers of moves and of positions, as engines count them to be compared.
#include <fmt/format.h>
#include <string>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

int run_perft(const Arguments& arguments) {
  const std::string& file = arguments.words[0];
  const Result<AnyPuzzle> puzzle = one_puzzle(file, "", reading_limits(arguments.values)());
  if (!puzzle) return fail(puzzle.error());
  const Kind& kind = kind_of(*puzzle);
  if (kind.perft == nullptr) {
    std::string names;
    for (const Kind* row : kinds())
      if (row->perft != nullptr)
        names += fmt::format("{}{}", names.empty() ? "" : ", ", row->ground->name);
    complain(fmt::format("{}: perft is for {}", shown_name(file), names));
    return bad_input;
  }
  const Perft counted = kind.perft(*puzzle, static_cast<unsigned>(arguments.values.number("depth")),
                                   limits_of(arguments.values));
  end_progress();
  for (std::size_t i = 0; i < counted.columns.size(); ++i)
    fmt::print("{}{:>{}}", i == 0 ? "" : " ", counted.columns[i], i == 0 ? 5 : 20);
  fmt::print("\n");
  for (const auto& row : counted.rows) {
    for (std::size_t i = 0; i < row.size(); ++i)
      fmt::print("{}{:>{}}", i == 0 ? "" : " ", row[i], i == 0 ? 5 : 20);
    fmt::print("\n");
  }
  if (counted.incomplete.empty()) return decided;
  complain(fmt::format("not all was counted: {}", counted.incomplete));
  return interrupted() ? interrupted_exit : undecided;
}

}  // namespace

Command perft_command() {
  Command command;
  command.name = "perft";
  command.summary = "Push Fight: counts turns and positions, as engines do to be compared";
  command.arguments = {{"FILE", "A puzzle; - is standard input"}};
  command.settings = joined({{.name = "depth",
                              .type = Setting::Type::number,
                              .value = "N",
                              .fallback = "2",
                              .help = "Turns one after the other",
                              .least = 1,
                              .most = 20}},
                            limit_settings("Seconds after which to stop"));
  command.example = "perft --depth 1 examples/push_published.txt";
  command.run = run_perft;
  return command;
}

}  // namespace hardboard::cli
