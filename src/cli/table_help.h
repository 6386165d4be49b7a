// The words of `hardboard-table --help`, which its manual page shows as well.
#pragma once

#include <string_view>

namespace hardboard::cli {

inline constexpr std::string_view table_help = R"(hardboard-table [OPTIONS] FILE
hardboard-table [OPTIONS] verify-reduction NAME
hardboard-table [OPTIONS] explore NAME

Work for many processes: those that mpirun starts share it, and all must see the same files. What is
done is kept in a folder; the same command goes on from there, with any number of processes.

For a Push Fight contest (the board, the pieces and the number of moves of the puzzle in FILE):
the table of all positions. `hardboard solve --table TABLE FILE` then answers from the table.
For a puzzle of peg solitaire: the classes of positions that play can reach, and of these the ones
from which the goal can be met. Counts are printed, by the number of jumps made.
`verify-reduction` and `explore` print what these commands of hardboard print; their sources,
pairs or boards are cut into ranges.

  --levels FOLDER   what is done is kept here: levels of a table, or results of ranges
  --table TABLE     the file for the table, or for the classes; otherwise only levels are made
  --memory SIZE     what a process may take, such as 500M or 4G (its share of the machine's). A table
                    that needs more is refused; classes are made in sweeps (of 1G)
  --plan            say what it will take, and stop
  --progress        print lines on what goes on; on a terminal this is shown anyway
  --up-to N         verify-reduction: all sources up to this size (3)
  --seconds N       verify-reduction: seconds for each image (20)
  --file FILE       explore: a puzzle of the kind
  --squares N       explore: boards up to so many squares
  -h, --help        print this, and stop
  -V, --version     print the version, and stop

Examples:
  mpirun -n 4 hardboard-table --levels levels --table board.table board.txt
  mpirun -n 4 hardboard-table --levels levels --memory 500M english.txt
  mpirun -n 4 hardboard-table --levels results verify-reduction red-blue-to-rooks --up-to 3
  hardboard-table --levels levels --plan board.txt
)";

}  // namespace hardboard::cli
