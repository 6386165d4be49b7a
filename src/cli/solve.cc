// hardboard solve: one answer for each puzzle, in order.
#include <algorithm>
#include <filesystem>
#include <fmt/format.h>
#include <fstream>
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <vector>

#include "cli/commands.h"
#include "cli/each_kind.h"
#include "cli/options.h"
#include "cli/session.h"
#include "cli/shown_output.h"
#include "registry.h"

namespace hardboard::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  Request request;
  std::string rules;
  bool json = false, solver_codes = false;
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

// An answer with a limit that ended its minimisation is not decided, whatever else it says.
bool is_open(const Minimum& minimum) {
  return minimum.bound < minimum.value;
}

// Of Push Fight it is a turn, and short.
template <class KindAnswer>
std::size_t moves_in(const KindAnswer& answer) {
  if constexpr (requires { answer.moves; }) return answer.moves.size();
  return 1;
}

template <class KindPuzzle>
void answer_puzzle(const KindPuzzle& puzzle, std::string_view kind, const Options& options,
                   Tally& tally) {
  Request request = options.request;
  if (!request.minimize.empty()) {
    const std::vector<std::string_view> all = minima(puzzle);
    if (request.minimize == "default" && !all.empty()) request.minimize = all.front();
    if (std::find(all.begin(), all.end(), request.minimize) == all.end()) {
      complain(all.empty()
                   ? fmt::format("--minimize: there is nothing to minimize in this {}", kind)
                   : fmt::format("--minimize {}: for {} it is {}", request.minimize, kind,
                                 fmt::join(all, " or ")));
      ++tally.bad;
      return;
    }
  }
  if (!request.table.empty()) {
    if (const std::string fault = why_no_table(puzzle, request.table); !fault.empty()) {
      complain(fmt::format("--table {}: {}", request.table, fault));
      ++tally.bad;
      return;
    }
  }
  const Clock::time_point start = Clock::now();
  continue_progress("solving");
  auto answer = find_answer(puzzle, request);
  answer.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  continue_progress("checking the answer");
  if (const CheckReport report = own_check(puzzle, answer); report.check == Check::wrong)
    throw std::logic_error(fmt::format("{} gave a wrong answer: {}", answer.method, report.reason));

  // Not on a terminal that shows the answer itself.
  if (isatty(STDOUT_FILENO) != 0) end_progress();
  ShownOutput shown(*std::cout.rdbuf(), fmt::format("writing {} moves", moves_in(answer)));
  std::ostream out(&shown);
  write_answer(out, puzzle, answer, options.json ? Form::json : Form::text);
  end_progress();
  const bool open = (answer.minimum && is_open(*answer.minimum)) ||
                    (options.request.count && !answer.count && answer.verdict != Verdict::unknown);
  if (answer.verdict == Verdict::unknown || open)
    ++tally.unknown;
  else if (answer.verdict == Verdict::solvable || answer.verdict == Verdict::win)
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
  if (!options.request.proof.empty() && !is_writable(options.request.proof)) {
    complain(fmt::format("--proof {}: cannot be written", options.request.proof));
    return bad_input;
  }
  Tally tally;
  std::uint64_t answered = 0;
  bool go_on = true;
  const auto answer_next = [&](const Result<Puzzle>& puzzle) {
    if (!puzzle) {
      complain(puzzle.error());
      ++tally.bad;
      return true;
    }
    if (!options.json && answered++ > 0) std::cout << "---\n";
    const std::string_view kind = kind_of(*puzzle).name;
    std::visit([&](const auto& p) { answer_puzzle(p, kind, options, tally); }, *puzzle);
    return go_on = !interrupted() && !output_failed();
  };
  for (const std::string& file : options.files) {
    if (!go_on) break;
    begin_progress(file);
    for_each_puzzle({file}, options.rules, answer_next);
  }
  end_progress();
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
  for (const MethodInfo& method : list_methods()) {
    const std::string name(method.name);
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  add_choice(*command, "--method", options->request.method, names,
             "This method alone (hardboard list methods)");
  add_time(*command, options->request.time, "Seconds for each puzzle");
  command->add_option("--proof", options->request.proof,
                      "Where to write the proof of a refusal by SAT");
  command->add_option("--table", options->request.table,
                      "Push Fight: where the table of all positions is kept");
  command->add_flag("--count", options->request.count, "Count the solving sequences of moves");
  add_choice(*command, "--minimize", options->request.minimize,
             {"pieces", "budget", "pegs", "moves", "default"},
             "pieces, pegs: the fewest that can remain (of an army: can do it); budget: the "
             "smallest that clears the board; moves: the fewest; default: the kind's first");
  command->add_flag("--exit-code", options->solver_codes, "10 solvable, 20 unsolvable, 0 unknown");
  add_rules(*command, options->rules);
  command->footer("Example: hardboard solve --json examples/king.txt");
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace hardboard::cli
