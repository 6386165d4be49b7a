#include "kinds/setting.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <limits>
#include <optional>
#include <utility>

#include "base/contract.h"
#include "base/likely.h"
#include "base/machine_memory.h"
#include "base/text.h"
#include "kinds/byte_size.h"

namespace hardboard {
namespace {

template <class Number>
std::optional<Number> number_in(std::string_view text) {
  Number number{};
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (fault != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

constexpr std::string_view flag_left_out = "false";

bool is_allowed(const Setting& setting, const std::string& value) {
  switch (setting.type) {
    case Setting::Type::number: {
      const auto number = number_in<std::uint64_t>(value);
      return number && setting.least <= *number && *number <= setting.most;
    }
    case Setting::Type::real: {
      const auto real = number_in<double>(value);
      return real && std::isfinite(*real) && *real > 0 &&
             (setting.most_real == 0 || *real <= setting.most_real);
    }
    case Setting::Type::size: {
      const auto bytes = bytes_in(value);
      return bytes && *bytes >= least_memory;
    }
    case Setting::Type::choice: {
      const auto words = setting.words();
      return (setting.is_of_kinds && !value.empty()) ||
             std::find(words.begin(), words.end(), value) != words.end();
    }
    case Setting::Type::flag:
      return value.empty() || value == "true" || value == flag_left_out;
    case Setting::Type::text:
      break;
  }
  return true;
}

// Is the value beyond the greatest one, perhaps beyond what the program can hold?
bool is_too_large(const Setting& setting, const std::string& value) {
  if (value.empty() || value[0] < '0' || value[0] > '9') return false;
  char* end = nullptr;
  const double number = std::strtod(value.c_str(), &end);
  if (setting.type == Setting::Type::size)
    return number >= 1 && !bytes_in(value) && bytes_in("1" + std::string(end));
  const bool is_number = setting.type == Setting::Type::number;
  const double most = is_number                ? static_cast<double>(setting.most)
                      : setting.most_real == 0 ? std::numeric_limits<double>::max()
                                               : setting.most_real;
  return *end == '\0' && number >= most && !number_in<std::uint64_t>(value);
}

const Setting* find(std::span<const Setting> settings, std::string_view name) {
  for (const Setting& setting : settings)
    if (setting.name == name) return &setting;
  return nullptr;
}

}  // namespace

std::string expected(const Setting& setting) {
  switch (setting.type) {
    case Setting::Type::number:
      if (setting.most == UINT64_MAX)
        return fmt::format("a whole number from {} on", setting.least);
      return fmt::format("a whole number from {} to {}", setting.least, setting.most);
    case Setting::Type::real:
      if (setting.most_real == 0) return "a number above 0";
      return fmt::format("a number above 0, at most {}", setting.most_real);
    case Setting::Type::size:
      return fmt::format("a size of at least {}M, such as 500M or 4G", least_memory >> 20);
    case Setting::Type::choice:
      return fmt::format("one of {}", fmt::join(setting.words(), ", "));
    case Setting::Type::flag:
      return "true or false";
    case Setting::Type::text:
      break;
  }
  return "a word";
}

std::string expected(const Setting& setting, const std::string& value) {
  if (!is_too_large(setting, value)) return expected(setting);
  switch (setting.type) {
    case Setting::Type::number:
      return fmt::format("a whole number from {} to {}", setting.least, setting.most);
    case Setting::Type::size:
      return fmt::format("a size of at most {}G, such as 500M or 4G", most_gibibytes);
    default:
      return fmt::format("a number above 0, at most {}", setting.most_real == 0
                                                             ? std::numeric_limits<double>::max()
                                                             : setting.most_real);
  }
}

std::string fault_of(const Setting& setting, const std::string& value) {
  if (is_allowed(setting, value)) return "";
  std::vector<std::string> words;
  if (setting.type == Setting::Type::choice)
    for (const std::string_view word : setting.words()) words.emplace_back(word);
  return fmt::format("expected {}, not {}{}", expected(setting, value), in_quotes(value),
                     did_you_mean(value, words));
}

Result<Values> Values::from(std::span<const Setting> settings,
                            std::map<std::string, std::string, std::less<>> given) {
  for (const auto& [name, value] : given) {
    const Setting* const setting = find(settings, name);
    if (setting == nullptr)
      return error_in_words(fmt::format("there is no option --{} here", name));
    if (const std::string fault = fault_of(*setting, value); !fault.empty())
      return error_in_words(fmt::format("--{}: {}", name, fault));
  }
  std::erase_if(given, [&](const auto& entry) {
    return find(settings, entry.first)->type == Setting::Type::flag &&
           entry.second == flag_left_out;
  });
  Values values;
  values.settings_ = settings;
  values.given_ = std::move(given);
  return values;
}

std::string Values::text(std::string_view name) const {
  if (const auto found = given_.find(name); found != given_.end()) return found->second;
  const Setting* const setting = find(settings_, name);
  promise(setting != nullptr, "the option is one of the settings");
  return std::string(setting->fallback);
}

std::uint64_t Values::number(std::string_view name) const {
  const auto number = number_in<std::uint64_t>(text(name));
  promise(number.has_value(), "the option has a number, given or as its fallback");
  return *number;
}

std::size_t Values::bytes(std::string_view name) const {
  const auto bytes = bytes_in(text(name));
  promise(bytes.has_value(), "the option has a size, given or as its fallback");
  return within_machine(*bytes);
}

double Values::real(std::string_view name) const {
  const auto real = number_in<double>(text(name));
  promise(real.has_value(), "the option has a number, given or as its fallback");
  return *real;
}

}  // namespace hardboard
