// hardboard list kinds|methods
#include <fmt/core.h>
#include <string>

#include "cli/commands.h"
#include "registry.h"

namespace hardboard::cli {

void add_list(CLI::App& program, int&) {
  CLI::App* command = program.add_subcommand("list", "What exists: kinds of puzzles, methods");
  command->require_subcommand(1);
  command->add_subcommand("kinds", "The kinds of puzzles")->callback([] {
    for (const Kind& kind : kinds()) fmt::print("{:<14} {}\n", kind.name, kind.summary);
  });
  command->add_subcommand("methods", "The methods, in the order in which solve tries them")
      ->callback([] {
        std::string_view kinds;
        for (const MethodInfo& method : list_methods()) {
          if (method.kinds != kinds) fmt::print("{}:\n", method.kinds);
          kinds = method.kinds;
          fmt::print("{:<12} {}\n", method.name, method.summary);
          if (!method.source.empty()) fmt::print("{:<12} {}\n", "", method.source);
        }
      });
}

}  // namespace hardboard::cli
