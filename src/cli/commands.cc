#include "cli/commands.h"

namespace hardboard::cli {

std::vector<Command> commands() {
  return {solve_command(),    check_command(), hint_command(), explain_command(),
          generate_command(), draw_command(),  play_command(), explore_command(),
          perft_command(),    list_command()};
}

}  // namespace hardboard::cli
