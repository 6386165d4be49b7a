// The program: parses the command line and maps every failure to its exit code.
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fmt/format.h>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.h"
#include "cli/commands.h"
#include "cli/session.h"

namespace {

// `--minimize` may stand alone; CLI11 would take the file behind it for its value. A word behind it
// that is no option and no file is meant to be its value.
bool is_value_of_minimize(const std::string& word) {
  for (const char* value : {"pieces", "budget", "pegs", "moves", "default"})
    if (word == value) return true;
  std::error_code ignored;
  return !word.empty() && word[0] != '-' && !std::filesystem::exists(word, ignored);
}

std::vector<std::string> arguments(int argc, char** argv) {
  std::vector<std::string> result(argv + 1, argv + argc);
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (result[i] != "--minimize") continue;
    if (i + 1 < result.size() && is_value_of_minimize(result[i + 1])) {
      result[i] += "=" + result[i + 1];
      result.erase(result.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    } else {
      result[i] += "=default";
    }
  }
  return result;
}

// CLI11 says of a command that it does not know only that one is required.
std::string explain(const CLI::App& program, const CLI::ParseError& error) {
  const CLI::App* at = &program;
  while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
  std::vector<std::string> names;
  for (const CLI::App* command : at->get_subcommands({})) names.push_back(command->get_name());
  if (names.empty()) return error.what();
  const std::vector<std::string> words = at->remaining();
  const std::string expected =
      fmt::format("expected {}{}", names.size() > 1 ? "one of " : "", fmt::join(names, ", "));
  return words.empty() ? expected
                       : fmt::format("{}; not {}", expected, hardboard::in_quotes(words.front()));
}

int finish(int exit_code) {
  using namespace hardboard::cli;
  if (!output_failed()) return exit_code;
  complain("cannot write to standard output");
  return bad_input;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace hardboard::cli;
  int exit_code = decided;
  CLI::App program{
      "Solves, checks, makes and draws hard board puzzles: Solo Chess, Graph Capture, peg "
      "solitaire, peg armies, Push Fight.",
      "hardboard"};
  program.set_version_flag("--version", std::string("hardboard ") + HARDBOARD_VERSION);
  program.require_subcommand(1);
  program.footer(
      "Try: hardboard solve examples/king.txt\n"
      "Exit codes: 0 decided, 1 the answer does not check, 2 bad use or bad input,\n"
      "3 undecided within the limits, 4 an internal error.");
  add_solve(program, exit_code);
  add_check(program, exit_code);
  add_hint(program, exit_code);
  add_explain(program, exit_code);
  add_generate(program, exit_code);
  add_draw(program, exit_code);
  add_play(program, exit_code);
  add_explore(program, exit_code);
  add_perft(program, exit_code);
  add_list(program, exit_code);

  try {
    std::vector<std::string> words = arguments(argc, argv);
    program.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    return finish(exit_code);
  } catch (const CLI::Success& success) {  // --help and --version
    return finish(program.exit(success));
  } catch (const CLI::ParseError& error) {
    complain(fmt::format("{} (see hardboard --help)", explain(program, error)));
    return bad_input;
  } catch (const std::bad_alloc&) {
    complain("out of memory");
    return internal_error;
  } catch (const std::exception& error) {
    complain(fmt::format("internal error: {}", error.what()));
    return internal_error;
  }
}
