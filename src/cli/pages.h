// Manual pages and completions of shells, made from the rows of the commands.
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"

namespace hardboard::cli {

struct Page {
  std::string path;  // "man/hardboard.1"; the installation says where such a page goes
  std::string content;
};

// hardboard(1), hardboard-check(1), hardboard-table(1), and completions for bash, zsh and fish.
// `version` and `date`
// (such as 2026-01-31) stand in the pages' headings.
std::vector<Page> pages(const std::vector<Command>& table, const std::string& version,
                        const std::string& date);

}  // namespace hardboard::cli
