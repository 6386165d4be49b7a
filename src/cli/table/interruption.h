// Words for whoever ends the work by Ctrl-C, or mpirun, which then ends all processes.
#pragma once

#include <string>

namespace hardboard::cli::table {

// From now on the ending signals end this process with words on standard error: what is done is
// kept in the folder. Files of levels and results are whole or made again, whenever it ends.
void tell_of_interruptions(const std::string& folder);

}  // namespace hardboard::cli::table
