#include "cli/family_description.h"

#include <algorithm>
#include <cstdint>
#include <fmt/format.h>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>

#include "base/counted.h"
#include "kinds/kind.h"
#include "reductions/chain.h"

namespace hardboard::cli {

std::string description(const Family& family, const nlohmann::ordered_json& manifest) {
  const Ground& source = *kind_named(family.kind)->ground;
  std::string text = fmt::format("# {}\n{}\n\nThe sources are of the kind {}: {}.", family.name,
                                 family.summary, source.name, source.summary);
  if (!family.via.empty()) text += " These reductions make the instances:\n";
  for (const std::string_view name : family.via) {
    const Reduction& row = *reduction_named(name);
    text += fmt::format("\n- `{}`, to {}: {} ({}). Size: {}.", row.name, row.to->name, row.summary,
                        row.source, row.law);
  }
  std::map<std::string, std::uint64_t> of;
  for (const auto& entry : manifest["instances"]) ++of[entry["answer"].get<std::string>()];
  text += fmt::format("\n\n{}", counted(manifest["instances"].size(), "instance"));
  for (const auto& [answer, many] : of) text += fmt::format(", {} {}", many, answer);
  const bool has_formulas =
      std::find(family.formats.begin(), family.formats.end(), "cnf") != family.formats.end();
  text += fmt::format(
      "; sizes count {}. `manifest.json` has each one's files with their SHA-256, its answer, "
      "and how the answer was checked. The source of an instance is NAME.txt; its answer, "
      "NAME.answer, is checked by\n\n    hardboard check NAME.txt NAME.answer\n\n(with `--proof "
      "NAME.proof` where there is one, which `hardboard export-proof NAME.proof PREFIX` writes "
      "as "
      "plain clauses and LRAT{}), and\n\n    {}\n\n{}.\n",
      family.size, has_formulas ? "; NAME.lrat proves that NAME.cnf itself has no solution" : "",
      family.via.empty() ? "hardboard check NAME.txt ANSWER" : "hardboard recover NAME.map ANSWER",
      family.via.empty() ? "checks what another solver printed"
                         : "turns an answer of the image into one of the source");
  return text;
}

}  // namespace hardboard::cli
