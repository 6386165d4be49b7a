#include "cli/table/order.h"

#include <charconv>
#include <fmt/format.h>
#include <optional>
#include <string_view>

#include "kinds/byte_size.h"

namespace hardboard::cli::table {
namespace {

std::optional<unsigned> number_of(const std::string& word, unsigned most) {
  unsigned number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 1 || number > most)
    return std::nullopt;
  return number;
}

// Takes an option with its value; an error if the value is wrong.
std::optional<InputError> take_value(const std::string& option, const std::string& value,
                                     Order& order) {
  const auto refuse = [&](std::string_view expected) {
    return error_in_words(fmt::format("{}: expected {}, not `{}`", option, expected, value));
  };
  if (option == "--file" && value == "-") return refuse("a file that every process reads");
  if (option == "--levels") {
    order.levels = value;
  } else if (option == "--table") {
    order.table = value;
  } else if (option == "--file") {
    order.file = value;
  } else if (option == "--squares") {
    if (!number_of(value, 25)) return refuse("a number from 1 to 25");
    order.squares = value;
  } else if (option == "--memory") {
    const auto bytes = bytes_in(value);
    if (!bytes || *bytes == 0)
      return refuse(fmt::format("a size above 0, such as 500M or 4G, at most {}G", most_gibibytes));
    order.memory_bytes = static_cast<double>(*bytes);
  } else if (option == "--up-to") {
    const auto number = number_of(value, 64);
    if (!number) return refuse("a number from 1 to 64");
    order.up_to = *number;
  } else {
    const auto number = number_of(value, 1'000'000);
    if (!number) return refuse("a whole number of seconds from 1 to 1000000");
    order.seconds = *number;
  }
  return std::nullopt;
}

// An option of some sort of work that another sort does not know.
std::optional<InputError> misfit(const Order& order) {
  const bool is_table = !order.is_command();
  const bool explores = !is_table && order.words[0] == "explore";
  const auto only_for = [](const char* option, const char* what) {
    return error_in_words(fmt::format("{} is for {}", option, what));
  };
  if (!is_table && !order.table.empty()) return only_for("--table", "a table, or classes");
  if (!is_table && order.plans) return only_for("--plan", "a table, or classes");
  if (!explores && !order.file.empty()) return only_for("--file", "explore");
  if (!explores && !order.squares.empty()) return only_for("--squares", "explore");
  return std::nullopt;
}

}  // namespace

Result<Order> read_order(const std::vector<std::string>& words) {
  Order order;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    if (word == "--plan") {
      order.plans = true;
    } else if (word == "--progress") {
      order.tells = true;
    } else if (word == "--help" || word == "-h") {
      order.helps = true;
    } else if (word == "--version" || word == "-V") {
      order.tells_version = true;
    } else if (word == "--levels" || word == "--table" || word == "--memory" || word == "--file" ||
               word == "--squares" || word == "--up-to" || word == "--seconds") {
      if (i + 1 == words.size()) return error_in_words(word + " needs a value");
      if (const auto error = take_value(word, words[++i], order)) return *error;
    } else if (word == "-") {
      return error_in_words("expected a FILE that every process reads, not standard input");
    } else if (word.starts_with("-")) {
      return error_in_words("hardboard-table has no option `" + word +
                            "` (see hardboard-table --help)");
    } else {
      order.words.push_back(word);
    }
  }
  if (order.helps || order.tells_version) return order;
  if (order.words.empty()) return error_in_words("expected a FILE (see hardboard-table --help)");
  const bool is_command = order.words[0] == "verify-reduction" || order.words[0] == "explore";
  if (is_command && order.words.size() < 2)
    return error_in_words(fmt::format("expected {} NAME", order.words[0]));
  if (order.words.size() > (is_command ? 2U : 1U))
    return error_in_words(fmt::format("expected one {}, not also `{}`",
                                      is_command ? "NAME" : "FILE", order.words.back()));
  if (order.levels.empty())
    return error_in_words("expected --levels FOLDER (see hardboard-table --help)");
  if (const auto error = misfit(order)) return *error;
  return order;
}

}  // namespace hardboard::cli::table
