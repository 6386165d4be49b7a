#include "cli/reductions.h"

#include <array>
#include <fmt/format.h>
#include <optional>
#include <sstream>
#include <utility>

#include "base/load.h"
#include "base/whole_file.h"
#include "cli/distinct_files.h"
#include "cli/session.h"
#include "reductions/map_file.h"

namespace hardboard::cli {

std::vector<Setting> chain_settings() {
  return {{.name = "to",
           .value = "TARGET",
           .help = "A kind, reached by the cheapest chain, or the last reduction's name "
                   "(hardboard list reductions)"},
          {.name = "via",
           .value = "NAMES",
           .help = "The reductions of the chain, with commas between"}};
}

std::vector<std::string> names_in(const std::string& list) {
  std::vector<std::string> names(1);
  for (const char c : list) {
    if (c == ',')
      names.emplace_back();
    else if (c != ' ')
      names.back() += c;
  }
  return names;
}

Result<Chain> chain_of(const AnyPuzzle& source, const std::string& file, const Values& values,
                       const Limits& limits) {
  if (values.given("to") == values.given("via"))
    return error_in_words(values.given("to") ? "--to and --via don't go together"
                                             : "expected --to TARGET or --via NAMES");
  Result<Chain> chain = [&] {
    if (values.given("to")) return reduce_to(source, values.text("to"), limits);
    return reduce_via(source, names_in(values.text("via")), limits);
  }();
  if (!chain) return in_file(chain.error(), shown_name(file));
  return chain;
}

Failure failure_without_chain(const InputError& error, const Limits& limits) {
  if (interrupted() || (!error.is_of_limits && !limits.reached())) return failure_by(error);
  // With too little time left, work is refused that would not end in it.
  const std::string_view larger =
      limits.deadline ? "--memory SIZE or --time SECONDS" : "--memory SIZE";
  if (!error.is_of_limits) return {error, undecided};
  return {in_other_words(error, fmt::format("{} ({} may allow it)", error.message, larger)),
          undecided};
}

bool can_write_image(std::span<const std::string> read, const Values& values) {
  const std::array written{Written{"--out", values.text("out"), true},
                           Written{"--map", values.text("map"), true}};
  return are_distinct(read, written);
}

std::string map_of(const Chain& chain, std::string_view digest) {
  std::ostringstream map;
  write_map(map, chain, digest);
  return std::move(map).str();
}

bool save_image(const std::string& image, const std::string& map, const Values& values) {
  const std::string out = values.text("out");
  if (!values.given("map")) return save(out, image);
  WholeFile map_file(values.text("map"));
  map_file.out() << map << std::flush;
  if (map_file.out() && !save(out, image)) return false;
  const std::optional<InputError> fault = map_file.close();
  if (fault) complain(*fault);
  return !fault;
}

Result<Chain> load_map(const std::string& file, Limits& limits) {
  const Result<std::string> content = load(file, limits);
  if (!content) return content.error();
  return read_map({shown_name(file), *content}, limits);
}

bool save(const std::string& file, const std::string& content) {
  if (file == "-") {
    fmt::print("{}", content);
    return true;
  }
  WholeFile whole(file);
  whole.out() << content;
  const std::optional<InputError> fault = whole.close();
  if (fault) complain(*fault);
  return !fault;
}

}  // namespace hardboard::cli
