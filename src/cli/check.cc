// hardboard check: replays answers, also those of an image, which say something of the source.
#include <optional>
#include <string>
#include <utility>

#include "base/load.h"
#include "cli/check_files.h"
#include "cli/commands.h"
#include "cli/options.h"
#include "cli/reductions.h"
#include "cli/session.h"
#include "proofs/proof_file.h"
#include "reductions/across.h"

namespace hardboard::cli {
namespace {

// Checks an answer of the image that the source has by a map.
int run_across(const Arguments& arguments, Limits& limits) {
  const std::string &source_file = arguments.words[0], &answer_file = arguments.words[1];
  const std::string map_file = arguments.values.text("map"), out = arguments.values.text("proof");
  const Result<AnyPuzzle> source = one_puzzle(source_file, arguments.values.text("rules"), limits);
  if (!source) return fail(source.error());
  const Result<Chain> chain = load_map(map_file, limits);
  if (!chain) return fail(chain.error());
  if (&chain->source().kind() != &source->kind() ||
      source->kind().write(*source) != source->kind().write(chain->source()))
    return fail({shown_name(source_file), 0, 0, "expected the source of the map " + map_file});
  const Result<std::string> content = load(answer_file, limits);
  if (!content) return fail(content.error());
  const AnyPuzzle& image = chain->image();
  Result<AnyAnswer> answer = image.kind().read_answer(image, {shown_name(answer_file), *content});
  if (!answer) return fail(answer.error());
  std::optional<ProofFile> proofs;
  if (!out.empty()) {
    Result<ProofFile> opened = ProofFile::open(out, limits);
    if (!opened) return fail(opened.error());
    proofs = std::move(opened).value();
  }
  const CheckReport report =
      check_across(*chain, std::move(answer).value(), limits, proofs ? &*proofs : nullptr);
  if (const std::string fault = proofs ? proofs->take_fault() : ""; !fault.empty()) {
    complain(fault);
    return bad_input;
  }
  print_report(report);
  if (interrupted()) return interrupted_exit;
  return report.check == Check::wrong ? wrong : decided;
}

int run_check(const Arguments& arguments) {
  Limits limits = limits_of(arguments.values);
  if (arguments.values.given("map")) return run_across(arguments, limits);
  return check_files(arguments.words[0], arguments.words[1], arguments.values.text("rules"), limits,
                     arguments.values.text("proof"));
}

}  // namespace

Command check_command() {
  Command command;
  command.name = "check";
  command.summary = "Replays answers, with code that shares nothing with the solvers but the rules";
  command.arguments = {{"FILE", "Puzzles; - is standard input"},
                       {"ANSWER", "Answers as solve prints them, JSON or words"}};
  command.settings = joined({{.name = "proof",
                              .value = "OUT",
                              .help = "Where solve --proof OUT has written the proofs of refusals"},
                             {.name = "map",
                              .value = "MAP",
                              .help = "ANSWER is of the image that reduce --map MAP made of FILE"},
                             rules_setting()},
                            limit_settings("Seconds after which to give up"));
  command.example = "solve examples/king.txt | hardboard check examples/king.txt -";
  command.run = run_check;
  return command;
}

}  // namespace hardboard::cli
