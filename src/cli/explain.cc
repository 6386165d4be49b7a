// hardboard explain: what kind of puzzle it is, how hard, and which methods apply to it.
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"

namespace hardboard::cli {
namespace {

void print_json(const AnyPuzzle& puzzle, const PuzzlePlace& place, const Explanation& explanation) {
  nlohmann::ordered_json line = {{"kind", puzzle.kind().name}, {"index", place.index}};
  for (const Explanation::Fact& fact : explanation.facts) line[std::string(fact.key)] = fact.words;
  for (const auto& row : explanation.methods) {
    nlohmann::ordered_json method = {{"name", row.method}, {"applies", row.why_not.empty()}};
    if (!row.why_not.empty()) method["why_not"] = row.why_not;
    if (!row.source.empty()) method["source"] = row.source;
    line["methods"].push_back(std::move(method));
  }
  for (const Explanation::Fact& fact : explanation.conclusions)
    line[std::string(fact.key)] = fact.words;
  fmt::print("{}\n", line.dump());
}

int run(const Arguments& arguments) {
  const Result<Limits> limits = limits_of(arguments.values);
  if (!limits) {
    complain(limits.error().message);
    return bad_input;
  }
  const bool json = arguments.values.flag("json");
  bool is_bad = false;
  for_each_puzzle({arguments.words[0]}, arguments.values.text("rules"),
                  [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
                    if (!puzzle) {
                      complain(puzzle.error());
                      is_bad = true;
                      return true;
                    }
                    const Explanation explanation =
                        kind_of(*puzzle).explain(*puzzle, *limits_of(arguments.values));
                    end_progress();
                    if (json) {
                      print_json(*puzzle, place, explanation);
                    } else {
                      if (place.index > 1) fmt::print("---\n");
                      fmt::print("{}", in_words(explanation));
                    }
                    return !output_failed() && !interrupted();
                  });
  if (interrupted()) return interrupted_exit;
  return is_bad ? bad_input : decided;
}

}  // namespace

Command explain_command() {
  Command command;
  command.name = "explain";
  command.summary = "What kind of puzzle it is, what its shape tells, which methods apply";
  command.arguments = {{"FILE", "Puzzles; - is standard input"}};
  command.settings = joined({json_setting(), rules_setting()},
                            limit_settings("Seconds for each puzzle, its grading included", "10"));
  command.example = "explain examples/king.txt";
  command.run = run;
  return command;
}

}  // namespace hardboard::cli
