// hardboard solve: one answer for each puzzle, in order.
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/places.h"
#include "cli/session.h"
#include "methods/capture/optimum.h"
#include "proofs/answer_json.h"
#include "proofs/answer_text.h"
#include "registry.h"

namespace hardboard::cli {
namespace {

using capture::Instance;
using capture::Location;

struct Options {
  std::vector<std::string> files;
  std::string method, proof, minimize, rules;
  double time = 0;
  bool json = false, count = false, solver_codes = false;
};

// What has been answered so far, for the exit code.
struct Tally {
  std::uint64_t solvable = 0, unsolvable = 0, unknown = 0, bad = 0;

  int exit_code(bool solver_codes) const {
    if (bad > 0) return bad_input;
    if (solver_codes) {
      if (unknown > 0 || (solvable > 0 && unsolvable > 0)) return 0;
      return solvable > 0 ? 10 : 20;
    }
    return unknown > 0 ? undecided : decided;
  }
};

Answer<Location> find_answer(Instance& instance, const Options& options) {
  const capture::SolveOptions solving{limits_of(options.time), options.proof,
                                      !options.method.empty()};
  Answer<Location> answer;
  if (!options.minimize.empty()) {
    answer = minimize(instance, solving, options.minimize, options.method);
  } else {
    answer = solve(instance, solving, options.method);
  }
  if (options.count) capture::add_count(instance, solving.limits, answer);
  return answer;
}

// An answer with a limit that ended its minimisation is not decided, whatever else it says.
bool is_open(const Minimum& minimum) {
  return minimum.bound < minimum.value;
}

template <class KindPuzzle>
void answer_puzzle(const KindPuzzle& puzzle, std::string_view kind, const Options& options,
                   Tally& tally) {
  const Clock::time_point start = Clock::now();
  Instance instance = instance_of(puzzle);
  auto answer = to_places(puzzle, find_answer(instance, options));
  answer.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  // Nothing leaves the house that its own checker refuses.
  if (const CheckReport report = check(puzzle, answer); report.check == Check::wrong)
    throw std::logic_error(fmt::format("{} gave a wrong answer: {}", answer.method, report.reason));

  end_progress();
  if (options.json) {
    write_json(std::cout, kind, answer);
  } else {
    write_text(std::cout, game_of(puzzle), answer);
  }
  const bool open = (answer.minimum && is_open(*answer.minimum)) ||
                    (options.count && !answer.count && answer.verdict != Verdict::unknown);
  if (answer.verdict == Verdict::unknown || open)
    ++tally.unknown;
  else if (answer.verdict == Verdict::solvable)
    ++tally.solvable;
  else
    ++tally.unsolvable;
}

// Whether a file can be written; one that was not there is not left behind.
bool is_writable(const std::string& file) {
  const bool existed = std::filesystem::exists(file);
  const bool opened = std::ofstream(file, std::ios::app).is_open();
  if (opened && !existed) std::filesystem::remove(file);
  return opened;
}

int run(const Options& options) {
  if (!options.proof.empty() && !is_writable(options.proof)) {
    complain(fmt::format("--proof {}: cannot be written", options.proof));
    return bad_input;
  }
  Tally tally;
  std::uint64_t answered = 0;
  for_each_puzzle(options.files, options.rules, [&](const Result<Puzzle>& puzzle) {
    if (!puzzle) {
      complain(puzzle.error());
      ++tally.bad;
      return true;
    }
    if (!options.json && answered++ > 0) std::cout << "---\n";
    const std::string_view kind = kind_of(*puzzle).name;
    std::visit([&](const auto& p) { answer_puzzle(p, kind, options, tally); }, *puzzle);
    return !interrupted() && !output_failed();
  });
  return tally.exit_code(options.solver_codes);
}

}  // namespace

void add_solve(CLI::App& program, int& exit_code) {
  CLI::App* command =
      program.add_subcommand("solve", "Solves puzzles, or proves that they have no solution");
  const auto options = std::make_shared<Options>();
  command->add_option("FILE", options->files, "Puzzles; - is standard input")->required();
  command->add_flag("--json", options->json, "One JSON object a line");
  std::vector<std::string> names;
  for (const Method& method : methods()) names.emplace_back(method.name);
  add_choice(*command, "--method", options->method, names,
             "This method alone (hardboard list methods)");
  add_time(*command, options->time, "Seconds for each puzzle");
  command->add_option("--proof", options->proof, "Where to write the proof of a refusal by SAT");
  command->add_flag("--count", options->count, "Count the solving sequences of captures");
  add_choice(*command, "--minimize", options->minimize, {"pieces", "budget"},
             "pieces: the fewest that can remain; budget: the smallest that clears the board");
  command->add_flag("--exit-code", options->solver_codes, "10 solvable, 20 unsolvable, 0 unknown");
  add_rules(*command, options->rules);
  command->footer("Example: hardboard solve --json examples/king.txt");
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace hardboard::cli
