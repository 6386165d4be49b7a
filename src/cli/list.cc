// hardboard list kinds|methods|minima|counts: what exists.
#include <fmt/core.h>
#include <string>

#include "cli/commands.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

int list_kinds(const Arguments&) {
  for (const Kind* kind : kinds())
    fmt::print("{:<14} {}\n", kind->ground->name, kind->ground->summary);
  return decided;
}

int list_methods(const Arguments&) {
  for (const Kind* kind : kinds()) {
    fmt::print("{}:\n", kind->ground->name);
    for (const MethodInfo& method : kind->methods) {
      fmt::print("{:<14} {}\n", method.name, method.summary);
      if (!method.source.empty()) fmt::print("{:<14} {}\n", "", method.source);
    }
  }
  return decided;
}

int list_minima(const Arguments&) {
  for (const Kind* kind : kinds()) {
    if (!kind->minima.empty()) fmt::print("{}:\n", kind->ground->name);
    for (const MinimumInfo& minimum : kind->minima)
      fmt::print("{:<14} {} ({} in answers)\n", minimum.word, minimum.summary, minimum.key);
  }
  return decided;
}

int list_counts(const Arguments&) {
  for (const Kind* kind : kinds()) {
    if (!kind->counts.empty()) fmt::print("{}:\n", kind->ground->name);
    for (const CountInfo& count : kind->counts)
      fmt::print("{:<14} {}\n", count.word, count.summary);
  }
  return decided;
}

Command row(std::string name, std::string summary, int (*run)(const Arguments&)) {
  Command command;
  command.name = std::move(name);
  command.summary = std::move(summary);
  command.run = run;
  return command;
}

}  // namespace

Command list_command() {
  Command command;
  command.name = "list";
  command.summary = "What exists: kinds of puzzles, methods, minima, counts";
  command.subcommands = {
      row("kinds", "The kinds of puzzles", list_kinds),
      row("methods", "The methods, in the order in which solve tries them", list_methods),
      row("minima", "What solve --minimize can ask for", list_minima),
      row("counts", "What solve --count can count", list_counts)};
  return command;
}

}  // namespace hardboard::cli
