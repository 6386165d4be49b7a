// Options that several commands share, so that they are read, described and refused alike.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

namespace hardboard::cli {

// `--time SECONDS`, more than 0; `seconds` stays as it is where the option is not given.
void add_time(CLI::App& command, double& seconds, const std::string& description);

// `NAME VALUE`, the value one of a few words.
CLI::Option* add_choice(CLI::App& command, const std::string& name, std::string& value,
                        const std::vector<std::string>& words, const std::string& description);

// `--rules NAME`, a preset of Solo Chess.
CLI::Option* add_rules(CLI::App& command, std::string& rules,
                       const std::string& description = "Rules of FEN lines");

}  // namespace hardboard::cli
