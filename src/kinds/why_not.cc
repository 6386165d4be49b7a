// Refuses requests that a kind can't honour, by its row alone, before any work begins.
#include <algorithm>
#include <fmt/format.h>

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

std::string why_no_minimum(const Kind& kind, const Request& request) {
  const std::string_view word = request.minimize;
  if (kind.minima.empty())
    return fmt::format("--minimize: there is nothing to minimize in {}", kind.ground->name);
  const bool known = std::any_of(kind.minima.begin(), kind.minima.end(),
                                 [&](const MinimumInfo& row) { return row.word == word; });
  if (known) return "";
  return fmt::format("--minimize {}: for {} it is {}", word, kind.ground->name,
                     names_of(
                         kind.minima, [](const MinimumInfo& m) { return m.word; }, " or "));
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

std::string why_no_proof(const Kind& kind, const MethodInfo* method, const Request& request) {
  if (!request.minimize.empty()) return "--proof: no proof is written with --minimize";
  const auto writes = [](const MethodInfo& row) { return row.proves == Proves::in_file; };
  if (std::none_of(kind.methods.begin(), kind.methods.end(), writes)) {
    return fmt::format("--proof: refusals of {} carry what can be checked in the answer itself",
                       kind.ground->name);
  }
  if (method != nullptr && method->proves == Proves::never)
    return fmt::format("--proof: the refusals of {} can't be proved", method->name);
  return "";
}

}  // namespace

std::string why_not(const Kind& kind, const Request& request) {
  const MethodInfo* method = nullptr;
  if (!request.method.empty()) {
    for (const MethodInfo& row : kind.methods)
      if (row.name == request.method) method = &row;
    if (method == nullptr) {
      return fmt::format("--method {}: for {} it is {}", request.method, kind.ground->name,
                         names_of(
                             kind.methods, [](const MethodInfo& m) { return m.name; }, ", "));
    }
  }
  std::string why;
  if (!request.minimize.empty()) why = why_no_minimum(kind, request);
  if (why.empty() && method != nullptr) why = why_no_method(kind, *method, request);
  if (why.empty() && request.count && kind.counts.empty())
    why = fmt::format("--count: solutions of {} are not counted", kind.ground->name);
  if (why.empty() && !request.proof_file.empty()) why = why_no_proof(kind, method, request);
  if (why.empty() && !request.table_file.empty() && !kind.has_tables)
    why = fmt::format("--table {}: {} has no tables", request.table_file, kind.ground->name);
  return why;
}

}  // namespace hardboard
