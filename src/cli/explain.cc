// hardboard explain: what kind of puzzle it is, how hard, and which methods apply to it.
#include <iostream>
#include <string>
#include <vector>

#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/kind.h"
#include "proofs/answer_form.h"

namespace hardboard::cli {
namespace {

void print_json(const AnyPuzzle& puzzle, const PuzzlePlace& place, const Explanation& explanation) {
  const auto fields = [](Archive& archive, const std::vector<Explanation::Fact>& facts) {
    for (const Explanation::Fact& fact : facts) archive.field(fact.key, std::string(fact.words));
  };
  std::vector<Explanation::Applies> methods = explanation.methods;
  Origin origin = origin_of(puzzle, place, Form::json);
  write_form(std::cout, Form::json, [&](Archive& archive) {
    archive.begin_object();
    archive.field("kind", std::string(puzzle.kind().name));
    describe_origin(archive, origin);
    fields(archive, explanation.facts);
    if (archive.enter("methods", true, true)) {
      archive.list(methods, [&](Explanation::Applies& method) {
        bool applies = method.why_not.empty();
        archive.begin_object();
        archive.field("name", std::string(method.method));
        archive.field("applies", applies);
        archive.maybe("why_not", std::string(method.why_not), !applies);
        archive.maybe("source", std::string(method.source), !method.source.empty());
        archive.end_object();
      });
    }
    fields(archive, explanation.conclusions);
    archive.end_object();
  });
}

int run_explain(const Arguments& arguments) {
  Batch batch(arguments.values.flag("json"));
  for_each_puzzle({arguments.words[0]}, arguments.values.text("rules"),
                  reading_limits(arguments.values),
                  [&](const Result<AnyPuzzle>& puzzle, const PuzzlePlace& place) {
                    if (!puzzle) {
                      batch.bad(place, puzzle.error());
                      return true;
                    }
                    const Explanation explanation =
                        kind_of(*puzzle).explain(*puzzle, limits_of(arguments.values));
                    end_progress();
                    batch.begin_answer();
                    if (batch.form() == Form::json)
                      print_json(*puzzle, place, explanation);
                    else
                      std::cout << in_words(explanation);
                    return !output_failed() && !interrupted();
                  });
  if (interrupted()) return interrupted_exit;
  return batch.has_bad() ? bad_input : batch.is_cut_off() ? undecided : decided;
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
  command.run = run_explain;
  return command;
}

}  // namespace hardboard::cli
