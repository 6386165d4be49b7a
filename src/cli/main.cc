// The program: runs a command and maps every failure to its exit code.
#include <exception>
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
    return failed_by(error);
  }
}
