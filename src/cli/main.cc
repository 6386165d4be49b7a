// The program: runs a command and maps every failure to its exit code.
#include <exception>
#include <malloc.h>
#include <new>
#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/session.h"

namespace {

// Left to itself, glibc keeps arrays of up to 32 MiB that were freed: counts of pegs then took
// three times --memory, in the same time.
void give_large_arrays_back() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, 4 << 20);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  using namespace hardboard::cli;
  give_large_arrays_back();
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
