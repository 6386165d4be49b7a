// The rows of the commands, one file each; commands.cc puts them in order.
#pragma once

#include "cli/command.h"

namespace hardboard::cli {

Command solve_command();
Command check_command();
Command hint_command();
Command explain_command();
Command generate_command();
Command draw_command();
Command play_command();
Command explore_command();
Command perft_command();
Command reduce_command();
Command witness_command();
Command recover_command();
Command verify_reduction_command();
Command export_command();
Command export_proof_command();
Command family_command();
Command gadget_command();
Command answer_command();
Command serve_command();
Command list_command();

}  // namespace hardboard::cli
