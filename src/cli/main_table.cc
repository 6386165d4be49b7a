// hardboard-table: the table of all positions of a Push Fight contest, by several processes under
// MPI.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "base/counted.h"
#include "cli/session.h"
#include "engines/mpi/world.h"
#include "methods/push_fight/rank_analysis.h"
#include "methods/push_fight/table_parts.h"
#include "puzzles/ground.h"
#include "puzzles/push_fight/puzzle.h"

namespace hardboard::cli {
namespace {

constexpr const char* help = R"(hardboard-table [OPTIONS] FILE

Makes the table of all positions of a Push Fight contest: the board, the pieces and the number of
moves of the puzzle in FILE. The processes that mpirun starts share the work and the memory; all of
them must see the same files. `hardboard solve --table TABLE FILE` then answers from the table.

  --levels FOLDER   what each level (depth) has decided is kept here; the same command goes on from
                    the last complete level, with any number of processes
  --table TABLE     the file for the table; without this option only the levels are made
  --memory SIZE     refuse to begin if a process may need more, such as 500M or 4G
  --plan            say what it will take, and stop
  --help, --version

Examples:
  mpirun -n 4 hardboard-table --levels levels --table board.table board.txt
  hardboard-table --levels levels --plan board.txt
)";

struct Order {
  std::string file, levels, table;
  double memory_bytes = std::numeric_limits<double>::infinity();
  bool plans = false, helps = false, tells_version = false;
};

// A size such as 500M, 4G or 64, which are mebibytes.
std::optional<double> size_of(const std::string& word) {
  char* end = nullptr;
  const double number = std::strtod(word.c_str(), &end);
  const std::string unit = end;
  if (end == word.c_str() || !(number > 0) || number > 1e12) return std::nullopt;
  if (unit == "K") return number * 0x1p10;
  if (unit.empty() || unit == "M") return number * 0x1p20;
  if (unit == "G") return number * 0x1p30;
  return std::nullopt;
}

Result<Order> read_order(const std::vector<std::string>& words) {
  Order order;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    const bool has_value = word == "--levels" || word == "--table" || word == "--memory";
    if (has_value && i + 1 == words.size()) return error_in_words(word + " needs a value");
    if (word == "--levels") {
      order.levels = words[++i];
    } else if (word == "--table") {
      order.table = words[++i];
    } else if (word == "--memory") {
      const auto size = size_of(words[++i]);
      if (!size)
        return error_in_words("--memory: expected a size such as 500M or 4G, not `" + words[i] +
                              "`");
      order.memory_bytes = *size;
    } else if (word == "--plan") {
      order.plans = true;
    } else if (word == "--help") {
      order.helps = true;
    } else if (word == "--version") {
      order.tells_version = true;
    } else if (word.starts_with("-")) {
      return error_in_words("hardboard-table has no option `" + word +
                            "` (see hardboard-table --help)");
    } else if (!order.file.empty()) {
      return error_in_words("expected one FILE, not also `" + word + "`");
    } else {
      order.file = word;
    }
  }
  if (order.helps || order.tells_version) return order;
  if (order.file.empty()) return error_in_words("expected a FILE (see hardboard-table --help)");
  if (order.levels.empty())
    return error_in_words("expected --levels FOLDER (see hardboard-table --help)");
  return order;
}

Result<push_fight::Contest> read_contest(const std::string& file) {
  const auto puzzle = one_puzzle(file, "");
  if (!puzzle) return puzzle.error();
  if (puzzle->kind().name != push_fight::kind_name)
    return InputError{file, 0, 0, "expected a puzzle of push-fight"};
  push_fight::Contest contest = push_fight::contest_of(puzzle->as<push_fight::Puzzle>());
  constexpr auto no_bound = std::numeric_limits<std::size_t>::max();
  if (const std::string why = push_fight::Table::why_not(contest, no_bound); !why.empty())
    return InputError{file, 0, 0, why};
  return contest;
}

std::string megabytes(double bytes) {
  return fmt::format("{:.1f} MB", bytes / 1e6);
}

// Prints what the work takes.
void print_plan(const push_fight::SlabLayout& layout, double memory, std::uint32_t processes) {
  std::uint64_t positions = 0;
  for (const auto mover : layout.movers()) {
    const auto side = static_cast<std::size_t>(mover);
    positions += push_fight::PositionIndex(layout.contest.board.size(), layout.contest.forces[side],
                                           layout.contest.forces[1 - side])
                     .size();
  }
  fmt::print("positions: {}, {} to analyse\n", positions, push_fight::analysed_positions(layout));
  fmt::print("memory: at most {} for each of {}\n", megabytes(memory),
             counted(processes, "process", "processes"));
  fmt::print("table: {}\n", megabytes(push_fight::bytes_of_table_file(layout.contest)));
  std::fflush(stdout);
}

int fail_once(const Ranks& ranks, const InputError& error) {
  if (ranks.rank == 0) complain(error);
  return bad_input;
}

int make_table(const Order& order, const Ranks& ranks) {
  const auto contest = read_contest(order.file);
  if (ranks.any(!contest.ok())) return contest.ok() ? bad_input : fail_once(ranks, contest.error());
  const auto journal = push_fight::read_journal(order.levels, *contest);
  if (ranks.any(!journal.ok())) return journal.ok() ? bad_input : fail_once(ranks, journal.error());
  const push_fight::SlabLayout layout(*contest);
  const double memory = push_fight::bytes_of_rank(layout, ranks.count);
  if (memory > order.memory_bytes)
    return fail_once(ranks, error_in_words("--memory: a process may need " + megabytes(memory)));
  if (ranks.rank == 0) print_plan(layout, memory, ranks.count);
  if (order.plans) return decided;

  std::error_code ignored;
  if (ranks.rank == 0) std::filesystem::create_directories(order.levels, ignored);
  const bool has_folder = (ranks.wait(), std::filesystem::is_directory(order.levels, ignored));
  if (ranks.any(!has_folder))
    return fail_once(ranks, {order.levels, 0, 0, "is no folder that all processes can see"});
  // A fault that only one rank has is said by that rank.
  const auto made =
      push_fight::make_levels(layout, ranks, order.levels, [&](const std::string& words) {
        if (ranks.rank == 0) complain(words);
      });
  if (!made) {
    if (!made.error().message.empty()) complain(made.error());
    return bad_input;
  }
  const std::uint64_t requests = ranks.sum(made->traffic.requests);
  const std::uint64_t bytes = ranks.sum(made->traffic.bytes);
  if (ranks.rank == 0) {
    fmt::print("levels: {}, {} of them made now\n", made->levels, made->levels - made->begun);
    fmt::print("messages: {} blocks asked for in {} rounds, {}\n", requests, made->traffic.rounds,
               megabytes(static_cast<double>(bytes)));
  }
  if (order.table.empty()) return decided;
  if (const auto fault = push_fight::write_table(layout, ranks, order.levels, order.table)) {
    if (!fault->empty()) complain(*fault);
    return bad_input;
  }
  if (ranks.rank == 0) fmt::print("the table is in {}\n", order.table);
  return decided;
}

}  // namespace
}  // namespace hardboard::cli

int main(int argc, char** argv) {
  using namespace hardboard;
  using namespace hardboard::cli;
  mpi::World world(argc, argv);
  const Ranks ranks = world.ranks();
  try {
    const auto order = read_order({argv + 1, argv + argc});
    if (!order) return fail_once(ranks, order.error());
    if (order->helps || order->tells_version) {
      if (ranks.rank == 0)
        fmt::print("{}", order->helps ? help : "hardboard-table " HARDBOARD_VERSION "\n");
      return decided;
    }
    const int exit_code = make_table(*order, ranks);
    if (!output_failed()) return exit_code;
    complain("cannot write to standard output");
    return bad_input;
  } catch (const std::exception& error) {
    complain(std::string("internal error: ") + error.what());
    mpi::World::abort(internal_error);
  }
}
