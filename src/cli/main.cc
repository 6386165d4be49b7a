// The program: parses the command line and maps every failure to its exit code.
#include <cstdio>
#include <exception>
#include <fmt/core.h>
#include <new>
#include <string>
#include <string_view>
#include <vector>

#include "cli/commands.h"
#include "cli/session.h"

namespace {

// `--minimize` may stand alone; CLI11 would take the file behind it for its value.
std::vector<std::string> arguments(int argc, char** argv) {
  std::vector<std::string> result(argv + 1, argv + argc);
  for (std::size_t i = 0; i < result.size(); ++i) {
    if (result[i] != "--minimize") continue;
    const bool has_value =
        i + 1 < result.size() && (result[i + 1] == "pieces" || result[i + 1] == "budget");
    if (has_value) {
      result[i] += "=" + result[i + 1];
      result.erase(result.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    } else {
      result[i] += "=pieces";
    }
  }
  return result;
}

}  // namespace

int main(int argc, char** argv) {
  using namespace hardboard::cli;
  int exit_code = decided;
  CLI::App program{
      "Solves, checks, makes and draws hard board puzzles: Solo Chess and Graph Capture.",
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
  add_explore(program, exit_code);
  add_list(program, exit_code);

  try {
    std::vector<std::string> words = arguments(argc, argv);
    program.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    if (std::fflush(stdout) != 0) {
      complain("cannot write to standard output");
      return bad_input;
    }
    return exit_code;
  } catch (const CLI::Success& success) {  // --help and --version
    return program.exit(success);
  } catch (const CLI::ParseError& error) {
    complain(fmt::format("{} (see hardboard --help)", error.what()));
    return bad_input;
  } catch (const std::bad_alloc&) {
    end_progress();
    complain("out of memory");
    return internal_error;
  } catch (const std::exception& error) {
    end_progress();
    complain(fmt::format("internal error: {}", error.what()));
    return internal_error;
  }
}
