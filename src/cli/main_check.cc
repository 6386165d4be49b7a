// hardboard-check FILE ANSWER: checks answers and links nothing but the trusted ground.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fmt/format.h>
#include <string>
#include <string_view>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"
#include "base/text.h"
#include "cli/check_files.h"
#include "cli/session.h"
#include "puzzles/names_of_rules.h"

namespace hardboard::cli {
namespace {

constexpr std::string_view usage =
    "usage: hardboard-check FILE ANSWER [--rules NAME] [--proof OUT] [--time SECONDS]";

constexpr std::string_view help = R"(Checks answers by code that trusts no solver
Usage: hardboard-check FILE ANSWER [OPTIONS]

  FILE            Puzzles; - is standard input
  ANSWER          Answers to them, as text or JSON, whoever gave them; - is standard input

  --rules NAME    How puzzles of one line are played: {}
  --proof OUT     The proofs that `hardboard solve --proof OUT` has written
  --time SECONDS  Seconds for all checks (no limit)
  -h, --help      Print this help and exit
  -V, --version   Print the version and exit

Exit codes: 0 verified or claimed, 1 wrong, 2 bad input, 3 a text not read within the limits,
4 an internal error, 130 Ctrl-C.

Example: hardboard solve examples/king.txt | hardboard-check examples/king.txt -
)";

struct Order {
  std::vector<std::string> files;
  std::string rules, proof, time;
};

// The words of the command line, or what is wrong with them.
Result<Order> order_of(const std::vector<std::string>& words) {
  Order order;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word.size() < 2 || word[0] != '-') {
      order.files.push_back(word);
      continue;
    }
    const std::size_t equals = word.find('=');
    const std::string name = word.substr(0, equals);
    std::string* const value = name == "--rules"   ? &order.rules
                               : name == "--proof" ? &order.proof
                               : name == "--time"  ? &order.time
                                                   : nullptr;
    if (value == nullptr)
      return error_in_words(fmt::format("there is no option {}; {}", in_quotes(name), usage));
    if (equals == word.npos && i + 1 == words.size())
      return error_in_words(fmt::format("{}: expected a value", name));
    if (!value->empty()) return error_in_words(fmt::format("{} is given twice", name));
    *value = equals == word.npos ? words[++i] : word.substr(equals + 1);
    if (value->empty()) return error_in_words(fmt::format("{}: expected a value", name));
  }
  if (order.files.size() != 2) return error_in_words(std::string(usage));
  const std::vector<std::string_view> known = names_of_rules();
  if (!order.rules.empty() && std::find(known.begin(), known.end(), order.rules) == known.end()) {
    return error_in_words(
        fmt::format("--rules {}: expected one of {}", order.rules, fmt::join(known, ", ")));
  }
  return order;
}

int run(const std::vector<std::string>& words) {
  for (const std::string& word : words) {
    const bool helps = word == "--help" || word == "-h";
    const bool tells_version = word == "--version" || word == "-V";
    if (helps) fmt::print(fmt::runtime(help), fmt::join(names_of_rules(), ", "));
    if (tells_version) fmt::print("hardboard-check " HARDBOARD_VERSION "\n");
    if (helps || tells_version) return decided;
  }
  const Result<Order> order = order_of(words);
  if (!order) return fail(order.error());
  Limits limits = session_limits();
  if (!order->time.empty()) {
    char* end = nullptr;
    const double seconds = std::strtod(order->time.c_str(), &end);
    // NaN is not above 0.
    if (*end != '\0' || !(seconds > 0))
      return fail(error_in_words(
          fmt::format("--time {}: expected a number of seconds above 0", order->time)));
    limits.deadline = deadline_in(seconds);
  }
  return check_files(order->files[0], order->files[1], order->rules, limits, order->proof);
}

}  // namespace
}  // namespace hardboard::cli

int main(int argc, char** argv) {
  using namespace hardboard::cli;
  try {
    const int exit_code = run({argv + 1, argv + argc});
    if (!output_failed()) return exit_code;
    complain(output_fault());
    return bad_input;
  } catch (const std::exception& error) {
    return failed_by(error);
  }
}
