// hardboard recover and hardboard witness: answers that walk a chain of reductions back and forth.
#include <fmt/format.h>
#include <iostream>
#include <optional>
#include <string>

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

// Reads an answer to `from`, walks the chain, and prints the answer to `to`.
int carry(const Arguments& arguments, bool back) {
  const std::string &map_file = arguments.words[0], &answer_file = arguments.words[1];
  Limits limits = limits_of(arguments.values);
  std::optional<AllOrNothing> work;
  const auto fail = [&](const InputError& error, int code) {
    work.reset();
    const int usual = cli::fail(error);
    return usual == bad_input ? code : usual;
  };
  if (map_file == "-" && answer_file == "-")
    return fail({"", 0, 0, "MAP and the answer can't both be standard input"}, bad_input);
  work.emplace(limits);
  const Result<Chain> chain = load_map(map_file, limits);
  if (!chain) return fail(chain.error(), bad_input);
  const Result<std::string> content = load(answer_file, limits);
  if (!content) return fail(content.error(), bad_input);
  const AnyPuzzle &from = back ? chain->image() : chain->source(),
                  &to = back ? chain->source() : chain->image();
  Result<AnyAnswer> answer = from.kind().read_answer(from, {shown_name(answer_file), *content});
  if (!answer) return fail(answer.error(), bad_input);
  const auto refuse = [&](const std::string& why, int code) {
    return fail({shown_name(answer_file), 0, 0, why}, code);
  };
  // The reductions check what they read by the rules alone; the kernel may know better.
  const CheckReport report = from.kind().check(from, *answer, limits);
  if (report.check == Check::wrong)
    return refuse("the answer does not check: " + report.reason, wrong);
  if (const std::string why = why_unfinished(report, limits); !why.empty())
    return refuse(why, undecided);
  const Walk walk = back ? recover : witness;
  const Result<AnyAnswer> carried = walk(*chain, std::move(answer).value(), limits);
  if (!carried) return refuse(carried.error().message, limits.reached() ? undecided : wrong);
  const CheckReport there = to.kind().check(to, *carried, limits);
  if (there.check == Check::wrong)
    return refuse("the answer becomes one that does not check: " + there.reason, wrong);
  if (const std::string why = why_unfinished(there, limits); !why.empty())
    return refuse(why, undecided);
  work.reset();
  Batch batch(arguments.values.flag("json"));
  batch.begin_answer();
  to.kind().write_answer(std::cout, to, *carried, batch.form());
  if (interrupted()) return interrupted_exit;
  return carried->head().verdict == Verdict::unknown ? undecided : decided;
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
