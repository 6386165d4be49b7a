// Refuses requests that a kind can't honour, by its row alone, before any work begins.
#include <algorithm>
#include <fmt/format.h>

#include "base/likely.h"
#include "kinds/kind.h"

namespace hardboard {
namespace {

bool finds(const MethodInfo& method, std::string_view minimum) {
  return std::find(method.minima.begin(), method.minima.end(), minimum) != method.minima.end();
}

// Does the named method take part in the search for the minimum, by itself or for a method that
// works by others?
bool serves(const Kind& kind, const MethodInfo& method, std::string_view minimum) {
  if (finds(method, minimum)) return true;
  return method.decides && !method.only_refuses &&
         std::any_of(kind.methods.begin(), kind.methods.end(),
                     [&](const MethodInfo& row) { return row.by_others && finds(row, minimum); });
}

template <class Items, class Name>
std::string names_of(const Items& items, Name name, std::string_view between) {
  std::string names;
  for (const auto& item : items)
    if (const std::string_view word = name(item); !word.empty())
      names += fmt::format("{}{}", names.empty() ? "" : between, word);
  return names;
}

template <class Infos>
bool has_word(const Infos& infos, std::string_view word) {
  return std::any_of(infos.begin(), infos.end(), [&](const auto& row) { return row.word == word; });
}

// "--minimize movez: for peg-solitaire it is pegs or moves; did you mean moves?"
template <class Infos, class Name>
std::string why_no_word(const Kind& kind, std::string_view option, std::string_view word,
                        const Infos& infos, Name name, std::string_view between) {
  std::vector<std::string> names;
  for (const auto& row : infos) names.emplace_back(name(row));
  return fmt::format("--{} {}: for {} it is {}{}", option, word, kind.ground->name,
                     fmt::join(names, between), did_you_mean(word, names));
}

template <class Infos>
std::string why_no_word(const Kind& kind, std::string_view option, std::string_view word,
                        const Infos& infos) {
  return why_no_word(
      kind, option, word, infos, [](const auto& row) { return row.word; }, " or ");
}

std::string why_no_minimum(const Kind& kind, std::string_view word) {
  if (kind.minima.empty())
    return fmt::format("--minimize: there is nothing to minimize in {}", kind.ground->name);
  if (has_word(kind.minima, word)) return "";
  return why_no_word(kind, "minimize", word, kind.minima);
}

std::string why_no_count(const Kind& kind, std::string_view word) {
  if (kind.counts.empty())
    return fmt::format("--count: solutions of {} are not counted", kind.ground->name);
  if (has_word(kind.counts, word)) return "";
  return why_no_word(kind, "count", word, kind.counts);
}

std::string why_no_method(const Kind& kind, const MethodInfo& method, const Request& request) {
  if (request.minimize.empty()) {
    if (method.decides) return "";
    return fmt::format("--method {}: it finds minima alone (--minimize)", method.name);
  }
  if (serves(kind, method, request.minimize)) return "";
  return fmt::format(
      "--method {}: it does not find --minimize {}; {} can", method.name, request.minimize,
      names_of(
          kind.methods,
          [&](const MethodInfo& row) {
            return serves(kind, row, request.minimize) ? row.name : std::string_view();
          },
          ", "));
}

std::string why_no_proof(const MethodInfo* method) {
  if (method == nullptr || method->proves != Proves::never) return "";
  return fmt::format("--proof: the refusals of {} can't be proved", method->name);
}

}  // namespace

std::string why_not(const Kind& kind, const Request& request) {
  const MethodInfo* method = nullptr;
  if (!request.method.empty()) {
    for (const MethodInfo& row : kind.methods)
      if (row.name == request.method) method = &row;
    if (method == nullptr) {
      return why_no_word(
          kind, "method", request.method, kind.methods,
          [](const MethodInfo& row) { return row.name; }, ", ");
    }
  }
  std::string why;
  if (!request.minimize.empty()) why = why_no_minimum(kind, request.minimize);
  if (why.empty() && method != nullptr) why = why_no_method(kind, *method, request);
  if (why.empty() && !request.count.empty()) why = why_no_count(kind, request.count);
  if (why.empty() && !request.proof_file.empty()) why = why_no_proof(method);
  if (why.empty() && !request.table_file.empty() && !kind.has_tables)
    why = fmt::format("--table {}: {} has no tables", request.table_file, kind.ground->name);
  return why;
}

}  // namespace hardboard
