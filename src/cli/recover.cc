// hardboard recover and hardboard witness: answers that walk a chain of reductions back and forth.
#include <fmt/format.h>
#include <iostream>
#include <string>
#include <utility>
#include <variant>

#include "base/load.h"
#include "cli/all_or_nothing.h"
#include "cli/batch.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"

namespace hardboard::cli {
namespace {

using Walk = Result<AnyAnswer> (*)(const Chain& chain, AnyAnswer answer, const Limits& limits);

const AnyPuzzle& end_of(const Chain& chain, bool is_source) {
  return is_source ? chain.source() : chain.image();
}

// An answer to one end of a chain, carried to the puzzle at the other end.
struct Carried {
  Chain chain;
  AnyAnswer answer;
};

// Reads the answer and walks the chain: `back` to the source, else on to the image.
OrFailure<Carried> carried(const std::string& map_file, const std::string& answer_file, bool back,
                           const Values& values) {
  Limits limits = limits_of(values);
  const AllOrNothing watch(limits);
  Result<Chain> chain = load_map(map_file, limits);
  if (!chain) return failure_by(chain.error());
  const Result<std::string> content = load(answer_file, limits);
  if (!content) return failure_by(content.error());
  const AnyPuzzle &from = end_of(*chain, !back), &to = end_of(*chain, back);
  Result<AnyAnswer> answer = from.kind().read_answer(from, {shown_name(answer_file), *content});
  if (!answer) return failure_by(answer.error());
  const auto refused = [&](const std::string& why, int code) {
    Failure failure = failure_by({shown_name(answer_file), 0, 0, why});
    if (failure.code == bad_input) failure.code = code;
    return failure;
  };
  // The reductions check what they read by the rules alone; the kernel may know better.
  const CheckReport report = from.kind().check(from, *answer, limits);
  if (report.check == Check::wrong)
    return refused("the answer does not check: " + report.reason, wrong);
  if (const std::string why = why_unfinished(report, limits); !why.empty())
    return refused(why, undecided);
  const Walk walk = back ? recover : witness;
  Result<AnyAnswer> result = walk(*chain, std::move(answer).value(), limits);
  if (!result) return refused(result.error().message, limits.reached() ? undecided : wrong);
  const CheckReport there = to.kind().check(to, *result, limits);
  if (there.check == Check::wrong)
    return refused("the answer becomes one that does not check: " + there.reason, wrong);
  if (const std::string why = why_unfinished(there, limits); !why.empty())
    return refused(why, undecided);
  return Carried{std::move(chain).value(), std::move(result).value()};
}

int carry(const Arguments& arguments, bool back) {
  const std::string &map_file = arguments.words[0], &answer_file = arguments.words[1];
  if (map_file == "-" && answer_file == "-")
    return fail({"", 0, 0, "MAP and the answer can't both be standard input"});
  const OrFailure<Carried> outcome = carried(map_file, answer_file, back, arguments.values);
  if (const auto* failure = std::get_if<Failure>(&outcome)) return end(*failure);
  const auto& [chain, answer] = std::get<Carried>(outcome);
  const AnyPuzzle& to = end_of(chain, back);
  Batch batch(arguments.values.flag("json"));
  batch.begin_answer();
  to.kind().write_answer(std::cout, to, answer, batch.form());
  if (interrupted()) return interrupted_exit;
  return answer.head().verdict == Verdict::unknown ? undecided : decided;
}

Command row(std::string name, std::string summary, Argument answer) {
  Command command;
  command.name = std::move(name);
  command.summary = std::move(summary);
  command.arguments = {{"MAP", "The map that reduce wrote; - is standard input"},
                       std::move(answer)};
  command.settings = joined({json_setting()}, limit_settings("Seconds after which to give up"));
  return command;
}

}  // namespace

Command recover_command() {
  Command command = row("recover", "Turns an answer of the image into an answer of the source",
                        {"ANSWER", "The image's answer, whoever gave it"});
  command.example = "recover small.map answer.txt";
  command.run = [](const Arguments& arguments) { return carry(arguments, true); };
  return command;
}

Command witness_command() {
  Command command = row("witness", "Turns a solution of the source into an answer of the image",
                        {"SOLUTION", "The source's answer, whoever gave it"});
  command.example = "witness small.map solution.txt";
  command.run = [](const Arguments& arguments) { return carry(arguments, false); };
  return command;
}

}  // namespace hardboard::cli
