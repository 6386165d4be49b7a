// hardboard family: a folder of benchmark instances, with their answers and how these were checked.
#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <sstream>
#include <string>
#include <vector>

#include "cli/commands.h"
#include "cli/family_folder.h"
#include "cli/options.h"
#include "cli/session.h"
#include "kinds/families.h"

namespace hardboard::cli {
namespace {

// "4,8,12", or an error that says what was expected.
Result<std::vector<std::uint64_t>> sizes_of(const std::string& words, const Family& family) {
  const std::string expected =
      fmt::format("--sizes {}: expected numbers of {} with commas between, each from {} to {}",
                  words, family.size, family.least, family.most);
  std::vector<std::uint64_t> sizes;
  std::istringstream in(words);
  for (std::string word; std::getline(in, word, ',');) {
    const bool is_number =
        !word.empty() && word.size() < 10 && word.find_first_not_of("0123456789") == word.npos;
    const std::uint64_t size = is_number ? std::stoull(word) : 0;
    if (!is_number || size < family.least || size > family.most) return error_in_words(expected);
    if (std::find(sizes.begin(), sizes.end(), size) != sizes.end())
      return error_in_words(
          fmt::format("--sizes {}: {} is given twice; --count says how many", words, size));
    sizes.push_back(size);
  }
  if (sizes.empty() || words.ends_with(',')) return error_in_words(expected);
  return sizes;
}

// "1-60", in seconds.
bool read_between(const std::string& words, FamilyWish& wish) {
  const std::size_t dash = words.find('-');
  if (dash == words.npos) return false;
  std::istringstream least(words.substr(0, dash)), most(words.substr(dash + 1));
  return least >> wish.least_seconds && least.eof() && most >> wish.most_seconds && most.eof() &&
         0 <= wish.least_seconds && wish.least_seconds < wish.most_seconds &&
         wish.most_seconds <= 1e6;
}

int run_family(const Arguments& arguments) {
  const Values& values = arguments.values;
  FamilyWish wish;
  wish.family = family_named(arguments.words[0]);
  if (wish.family == nullptr) {
    complain(fmt::format("no family is called `{}`; expected one of {}", arguments.words[0], [] {
      std::string names;
      for (const Family& family : families())
        names += fmt::format("{}{}", names.empty() ? "" : ", ", family.name);
      return names;
    }()));
    return bad_input;
  }
  if (!values.given("out") || !values.given("sizes")) {
    complain("expected --out FOLDER and --sizes N,N,...");
    return bad_input;
  }
  const auto sizes = sizes_of(values.text("sizes"), *wish.family);
  if (!sizes) return fail(sizes.error());
  wish.sizes = *sizes;
  wish.folder = values.text("out");
  if (wish.folder == "-") return fail(error_in_words("--out -: expected a folder"));
  wish.count = values.number("count");
  wish.seed = values.number("seed");
  wish.solver = values.text("solver");
  if (values.given("between") &&
      (wish.solver.empty() || !read_between(values.text("between"), wish))) {
    complain(fmt::format("--between {}: expected LEAST-MOST in seconds, and --solver",
                         values.text("between")));
    return bad_input;
  }
  return write_family(wish, values);
}

}  // namespace

Command family_command() {
  Command command;
  command.name = "family";
  command.summary = "Writes a folder of benchmark instances for solvers of others";
  command.arguments = {{"NAME", "The family (hardboard list families)"}};
  command.settings =
      joined({{.name = "out", .value = "FOLDER", .help = "A new or empty folder", .letter = 'o'},
              {.name = "sizes", .value = "N,N,...", .help = "Of how many variables, pieces, gates"},
              number_setting(),
              seed_setting(),
              {.name = "solver",
               .value = "COMMAND",
               .help = "A solver, such as minisat, that runs on each instance; its time is noted"},
              {.name = "between",
               .value = "LEAST-MOST",
               .help = "Keep instances for which the solver takes so many seconds (0-60)"}},
             limit_settings("Seconds to make an instance, and again to decide it"));
  command.example = "family graph-capture-of-3sat --sizes 10,20 --count 3 -o family";
  command.run = run_family;
  return command;
}

}  // namespace hardboard::cli
