#include "cli/commands.h"

namespace hardboard::cli {

std::vector<Command> commands() {
  return {solve_command(),
          check_command(),
          hint_command(),
          explain_command(),
          generate_command(),
          draw_command(),
          play_command(),
          explore_command(),
          perft_command(),
          reduce_command(),
          witness_command(),
          recover_command(),
          verify_reduction_command(),
          export_command(),
          export_proof_command(),
          family_command(),
          gadget_command(),
          serve_command(),
          answer_command(),
          list_command()};
}

}  // namespace hardboard::cli
