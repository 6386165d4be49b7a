// verify-reduction in ranges of its sources.
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "kinds/ranged.h"
#include "kinds/verify_reduction.h"

namespace hardboard {
namespace {

using Json = nlohmann::ordered_json;

// The numbers of a range, by name, in the order of the text.
struct Number {
  const char* name;
  std::uint64_t Verification::*of;
};
constexpr Number numbers[] = {
    {"solvable", &Verification::solvable}, {"unsolvable", &Verification::unsolvable},
    {"outside", &Verification::outside},   {"undecided", &Verification::undecided},
    {"forward", &Verification::forward},   {"back", &Verification::back},
    {"complete", &Verification::complete}};

Result<std::string> run(const Reduction& reduction, const Sources& sources,
                        const VerificationEffort& effort, std::uint64_t begin, std::uint64_t end,
                        const Limits& limits) {
  const Sources some = [&](const PuzzleVisit& visit) {
    std::uint64_t next = 0;
    sources([&](AnyPuzzle source) {
      const std::uint64_t number = next++;
      if (number < begin) return true;
      return number < end && visit(std::move(source));
    });
  };
  const Verification done = verify_reduction(reduction, some, effort, limits);
  if (!done.is_over) return error_in_words(limits.words());
  Json text = Json::object();
  for (const Number& number : numbers) text[number.name] = done.*number.of;
  if (done.counterexample) {
    const Counterexample& found = *done.counterexample;
    text["counterexample"] = {{"words", found.words},
                              {"source", found.source.kind().write(found.source)},
                              {"image", found.image.kind().write(found.image)}};
  }
  return text.dump();
}

Result<RangedResult> join(const std::string& title, const std::vector<std::string>& texts) {
  Verification all;
  RangedResult result;
  for (const std::string& text : texts) {
    const Json json = Json::parse(text, nullptr, false);
    if (!json.is_object()) return error_in_words("a result that can't be read");
    for (const Number& number : numbers) {
      const auto value = json.find(number.name);
      if (value == json.end() || !value->is_number_unsigned())
        return error_in_words(fmt::format("a result without `{}`", number.name));
      all.*number.of += value->get<std::uint64_t>();
    }
    if (result.is_wrong || !json.contains("counterexample")) continue;
    // One process would have ended here.
    result.is_wrong = true;
    const Json& found = json["counterexample"];
    result.lines.push_back("wrong: " + found.value("words", ""));
    result.lines.push_back("source:\n" + found.value("source", ""));
    result.lines.push_back("image:\n" + found.value("image", ""));
  }
  result.lines.insert(result.lines.begin(), fmt::format("{}: {}", title, in_words(all)));
  result.is_complete = all.undecided == 0;
  if (result.is_complete && !result.is_wrong) result.lines.emplace_back("holds");
  return result;
}

}  // namespace

Result<Ranged> ranged_verification(std::string_view name, unsigned size, double seconds) {
  const Reduction* const reduction = reduction_named(name);
  if (reduction == nullptr)
    return error_in_words(fmt::format("{}: no such reduction (hardboard list reductions)", name));
  const Result<Sources> sources = sources_up_to(*reduction, size);
  if (!sources) return sources.error();
  VerificationEffort effort;
  effort.seconds = seconds;
  Ranged ranged;
  ranged.title = fmt::format("{} up to {}", name, size);
  (*sources)([&](const AnyPuzzle&) { return ++ranged.items > 0; });
  ranged.run = [reduction, all = *sources, effort](std::uint64_t begin, std::uint64_t end,
                                                   const Limits& limits) {
    return run(*reduction, all, effort, begin, end, limits);
  };
  ranged.join = [title = ranged.title](const std::vector<std::string>& texts) {
    return join(title, texts);
  };
  return ranged;
}

}  // namespace hardboard
