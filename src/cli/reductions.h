// What the commands on reductions share.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/session.h"
#include "kinds/setting.h"
#include "reductions/chain.h"

namespace hardboard::cli {

// --to and --via, of which a command line gives one.
std::vector<Setting> chain_settings();

// The names of a list with commas between.
std::vector<std::string> names_in(const std::string& list);

// The chain that the settings ask for. Errors name the puzzle's file.
Result<Chain> chain_of(const AnyPuzzle& source, const std::string& file, const Values& values,
                       const Limits& limits);

// The failure by the error of a chain that was not made within the limits.
Failure failure_without_chain(const InputError& error, const Limits& limits);

// Do --out and --map name two files, none of which is read? False, with a complaint, if not.
bool can_write_image(std::span<const std::string> read, const Values& values);

// The chain's map. `digest` is that of the image's text (reductions/map_file.h).
std::string map_of(const Chain& chain, std::string_view digest);

// Writes the image where --out says, and the map where --map says, if it is given. False, with a
// complaint, if one of them can't be written; then neither is.
bool save_image(const std::string& image, const std::string& map, const Values& values);

// The chain of a map file. Waits for whoever writes the map move the deadline.
Result<Chain> load_map(const std::string& file, Limits& limits);

// Writes a file, or standard output for `-`. False, with a complaint, if that fails.
bool save(const std::string& file, const std::string& content);

}  // namespace hardboard::cli
