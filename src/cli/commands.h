// The commands, one file each. Each adds its options to the program and, when it runs, leaves its
// exit code; that is all that main knows of it.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace hardboard::cli {

void add_solve(CLI::App& program, int& exit_code);
void add_check(CLI::App& program, int& exit_code);
void add_hint(CLI::App& program, int& exit_code);
void add_explain(CLI::App& program, int& exit_code);
void add_generate(CLI::App& program, int& exit_code);
void add_generate_push_fight(CLI::App& command, int& exit_code);     // of generate
void add_generate_peg_solitaire(CLI::App& command, int& exit_code);  // of generate
void add_draw(CLI::App& program, int& exit_code);
void add_play(CLI::App& program, int& exit_code);
void add_explore(CLI::App& program, int& exit_code);
void add_perft(CLI::App& program, int& exit_code);
void add_list(CLI::App& program, int& exit_code);

// `vacancies` or `sweep` of explore, on the board of a file. The exit code.
int explore_pegs(const std::string& experiment, const std::string& file, double time);

}  // namespace hardboard::cli
