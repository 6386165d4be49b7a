// hardboard-table: tables, classes and enumerations by several processes under MPI.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <fmt/format.h>
#include <new>
#include <string>
#include <unistd.h>
#include <utility>

#include "base/limits.h"
#include "base/replacement.h"
#include "cli/distinct_files.h"
#include "cli/session.h"
#include "cli/table/interruption.h"
#include "cli/table/work.h"
#include "cli/table_help.h"
#include "engines/mpi/world.h"
#include "methods/peg_solitaire/rank_classes.h"
#include "puzzles/ground.h"
#include "puzzles/peg_solitaire/puzzle.h"
#include "puzzles/push_fight/puzzle.h"
#include "puzzles/push_fight/table_file.h"

namespace hardboard::cli::table {
namespace {

bool is_shown = false;  // a line on the terminal that says how far the work is

// The ranks, with a clock that counts the time in their messages: on the way, and waiting for
// others.
Ranks timed(const Ranks& ranks, Clock::duration& in_messages) {
  const auto timed_call = [&in_messages](auto call) {
    return [&in_messages, call](auto argument) {
      const Clock::time_point start = Clock::now();
      auto result = call(std::move(argument));
      in_messages += Clock::now() - start;
      return result;
    };
  };
  Ranks with_clock = ranks;
  with_clock.exchange = timed_call(ranks.exchange);
  with_clock.greatest = timed_call(ranks.greatest);
  with_clock.sum = timed_call(ranks.sum);
  return with_clock;
}

// The time on the wall, and what the ranks together have spent of it on work and on messages.
void print_times(const Ranks& ranks, Clock::duration all, Clock::duration in_messages) {
  const auto together = [&](Clock::duration time) {
    const auto us = std::chrono::duration_cast<std::chrono::microseconds>(time).count();
    return 1e-6 * static_cast<double>(ranks.sum(static_cast<std::uint64_t>(us)));
  };
  const double wall = together(all) / ranks.count, messages = together(in_messages);
  if (ranks.rank != 0) return;
  fmt::print(
      "time: {:.1f} s; all processes together {:.1f} s, of these {:.1f} s in messages ({:.0f} "
      "%)\n",
      wall, wall * ranks.count, messages, 100 * messages / std::max(1e-6, wall * ranks.count));
}

int run(const Order& order, const Ranks& ranks) {
  if (order.is_command()) return run_ranges(order, ranks);
  const std::string& file = order.words[0];
  if (ranks.any(ranks.rank == 0 &&
                !are_distinct(std::array{file}, std::array{Written{"--table", order.table},
                                                           Written{"--levels", order.levels}})))
    return bad_input;
  Limits reading;
  const auto puzzle = one_puzzle(file, "", reading);
  if (ranks.any(!puzzle.ok())) return puzzle.ok() ? bad_input : fail_once(ranks, puzzle.error());
  const bool is_contest = puzzle->kind().name == push_fight::kind_name;
  std::string why;  // by one rank, for all
  if (ranks.rank == 0 && !order.table.empty()) {
    why = why_no_table_replaced(
        order.table, is_contest ? push_fight::table_magic : peg_solitaire::classes_title);
  }
  if (ranks.any(!why.empty())) return fail_once(ranks, {order.table, 0, 0, why});
  if (is_contest || puzzle->kind().name == peg_solitaire::kind_name) {
    const Clock::time_point start = Clock::now();
    Clock::duration in_messages{};
    const Ranks with_clock = timed(ranks, in_messages);
    const int code = is_contest ? make_table(order, *puzzle, with_clock)
                                : make_classes(order, *puzzle, with_clock);
    if (code == decided && !order.plans) print_times(ranks, Clock::now() - start, in_messages);
    return code;
  }
  return fail_once(ranks, {file, 0, 0, "expected a puzzle of push-fight or peg-solitaire"});
}

}  // namespace

int fail_once(const Ranks& ranks, const InputError& error) {
  if (ranks.rank == 0) complain(error);
  return bad_input;
}

int fail_with_words(const InputError& error) {
  end_talk();
  if (!error.message.empty()) complain(error);
  return bad_input;
}

bool has_folder(const std::string& folder, const Ranks& ranks) {
  std::error_code ignored;
  if (ranks.rank == 0) std::filesystem::create_directories(folder, ignored);
  ranks.wait();
  return !ranks.any(!std::filesystem::is_directory(folder, ignored));
}

LevelTalk talk_of(const Order& order, const Ranks& ranks) {
  LevelTalk talk;
  if (ranks.rank != 0) return talk;
  tell_of_interruptions(order.levels);
  talk.fault = [](const std::string& words) {
    end_talk();
    complain(words);
  };
  const bool is_terminal = isatty(STDERR_FILENO) != 0;
  if (!is_terminal && !order.tells) return talk;
  const auto pause = is_terminal ? std::chrono::milliseconds(200) : std::chrono::seconds(5);
  talk.progress = [pause, is_terminal, next = Clock::now() + std::chrono::seconds(1)](
                      const std::string& words) mutable {
    if (Clock::now() < next) return;
    next = Clock::now() + pause;
    is_shown = is_terminal;
    tell(is_terminal ? clear_line + fitting(words) : words + "\n");
  };
  return talk;
}

void end_talk() {
  if (is_shown) tell(clear_line);
  is_shown = false;
}

std::string megabytes(double bytes) {
  return bytes < 1e10 ? fmt::format("{:.1f} MB", bytes / 1e6)
                      : fmt::format("{:.1f} GB", bytes / 1e9);
}

}  // namespace hardboard::cli::table

int main(int argc, char** argv) {
  using namespace hardboard;
  using namespace hardboard::cli;
  mpi::World world(argc, argv);
  const Ranks ranks = world.ranks();
  try {
    const auto order = table::read_order({argv + 1, argv + argc});
    if (!order) return table::fail_once(ranks, order.error());
    int exit_code = decided;
    if (!order->helps && !order->tells_version)
      exit_code = table::run(*order, ranks);
    else if (ranks.rank == 0)
      fmt::print("{}", order->helps ? table_help : "hardboard-table " HARDBOARD_VERSION "\n");
    if (!output_failed()) return exit_code;
    complain(output_fault());
    return bad_input;
  } catch (const std::bad_alloc&) {
    complain("out of memory");
    mpi::World::abort(internal_error);
  } catch (const std::exception& error) {
    complain(std::string("internal error: ") + error.what());
    mpi::World::abort(internal_error);
  }
}
