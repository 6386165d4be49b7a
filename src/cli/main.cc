// The program: runs a command and maps every failure to its exit code.
#include <exception>
#include <fmt/format.h>
#include <new>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/session.h"

int main(int argc, char** argv) {
  using namespace hardboard::cli;
  try {
    const int exit_code =
        run_command_line(commands(), std::vector<std::string>(argv + 1, argv + argc));
    if (!output_failed()) return exit_code;
    complain(output_fault());
    return bad_input;
  } catch (const std::bad_alloc&) {
    complain("out of memory");
    return internal_error;
  } catch (const std::exception& error) {
    if (output_failed()) {
      complain(output_fault());
      return bad_input;
    }
    complain(fmt::format("internal error: {}", error.what()));
    return internal_error;
  }
}
