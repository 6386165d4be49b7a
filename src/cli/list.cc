// hardboard list kinds|methods|minima|counts|families|reductions: what exists, in words or JSON.
#include <algorithm>
#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "cli/commands.h"
#include "cli/options.h"
#include "cli/pictures.h"
#include "cli/session.h"
#include "kinds/families.h"
#include "kinds/kind.h"
#include "kinds/reductions_picture.h"
#include "puzzles/grounds.h"
#include "reductions/reduction.h"

namespace hardboard::cli {
namespace {

using Json = nlohmann::ordered_json;

bool wants_json(const Arguments& arguments) {
  return arguments.values.flag("json");
}

void print(const Json& thing) {
  fmt::print("{}\n", thing.dump());
}

int list_kinds(const Arguments& arguments) {
  std::size_t width = 0;
  for (const Kind* kind : kinds()) width = std::max(width, kind->ground->name.size());
  for (const Kind* kind : kinds()) {
    const Ground& ground = *kind->ground;
    if (wants_json(arguments))
      print({{"name", ground.name}, {"summary", ground.summary}});
    else
      fmt::print("{:<{}} {}\n", ground.name, width, ground.summary);
  }
  return decided;
}

int list_methods(const Arguments& arguments) {
  const bool json = wants_json(arguments);
  for (const Kind* kind : kinds()) {
    const std::string_view name = kind->ground->name;
    if (!json) fmt::print("{}:\n", name);
    for (const MethodInfo& method : kind->methods) {
      if (json) {
        print({{"kind", name},
               {"name", method.name},
               {"summary", method.summary},
               {"source", method.source}});
        continue;
      }
      fmt::print("{:<14} {}\n", method.name, method.summary);
      if (!method.source.empty()) fmt::print("{:<14} {}\n", "", method.source);
    }
  }
  return decided;
}

int list_minima(const Arguments& arguments) {
  const bool json = wants_json(arguments);
  for (const Kind* kind : kinds()) {
    const std::string_view name = kind->ground->name;
    if (!json && !kind->minima.empty()) fmt::print("{}:\n", name);
    for (const MinimumInfo& minimum : kind->minima) {
      if (json)
        print({{"kind", name},
               {"word", minimum.word},
               {"summary", minimum.summary},
               {"key", minimum.key}});
      else
        fmt::print("{:<14} {} ({} in answers)\n", minimum.word, minimum.summary, minimum.key);
    }
  }
  return decided;
}

int list_counts(const Arguments& arguments) {
  const bool json = wants_json(arguments);
  for (const Kind* kind : kinds()) {
    const std::string_view name = kind->ground->name;
    if (!json && !kind->counts.empty()) fmt::print("{}:\n", name);
    for (const CountInfo& count : kind->counts) {
      if (json)
        print({{"kind", name}, {"word", count.word}, {"summary", count.summary}});
      else
        fmt::print("{:<14} {}\n", count.word, count.summary);
    }
  }
  return decided;
}

int list_families(const Arguments& arguments) {
  for (const Family& family : families()) {
    if (wants_json(arguments)) {
      print({{"name", family.name},
             {"summary", family.summary},
             {"kind", family.kind},
             {"via", family.via},
             {"size", family.size},
             {"least", family.least},
             {"most", family.most}});
      continue;
    }
    std::string path(family.kind);
    for (const std::string_view name : family.via) path += fmt::format(", {}", name);
    fmt::print("{:<22} {}\n{:<22} {}; sizes: {} to {} {}\n", family.name, family.summary, "", path,
               family.least, family.most, family.size);
  }
  return decided;
}

int print_reductions() {
  for (const Reduction* row : reductions())
    print({{"name", row->name},
           {"from", row->from->name},
           {"to", row->to->name},
           {"source", row->source},
           {"law", row->law},
           {"carries_refusals", row->carries_refusals()},
           {"refusal", row->refusal.words}});
  return decided;
}

int list_reductions(const Arguments& arguments) {
  if (arguments.values.given("out")) {
    const std::string out = arguments.values.text("out");
    const Result<draw::Format> format = picture_format(out);
    return format ? save_picture(picture_of_reductions(), *format, out) : fail(format.error());
  }
  if (wants_json(arguments)) return print_reductions();
  for (const Ground* from : grounds()) {
    bool is_first = true;
    for (const Reduction* row : reductions()) {
      if (row->from != from) continue;
      if (std::exchange(is_first, false)) fmt::print("{}:\n", from->name);
      fmt::print("  -> {:<24} {}{}\n", row->to->name, row->name,
                 row->carries_refusals() ? "" : "  (a refusal says nothing)");
      fmt::print("     {:<24} {}\n     {:<24} {}\n", "", row->summary, "", row->source);
    }
  }
  return decided;
}

Command row(std::string name, std::string summary, int (*run)(const Arguments&)) {
  Command command;
  command.name = std::move(name);
  command.summary = std::move(summary);
  command.settings = {json_setting("A line of JSON for each")};
  command.run = run;
  return command;
}

}  // namespace

Command list_command() {
  Command net = row("reductions", "The reductions, and how they chain", list_reductions);
  net.settings.push_back({.name = "out",
                          .value = "OUT",
                          .help = "The net of all kinds and reductions as a picture",
                          .letter = 'o'});
  Command command;
  command.name = "list";
  command.summary = "What exists: kinds of puzzles, methods, minima, counts, reductions";
  command.subcommands = {
      row("kinds", "The kinds of puzzles", list_kinds),
      row("methods", "The methods, in the order in which solve tries them", list_methods),
      row("minima", "What solve --minimize can ask for", list_minima),
      row("counts", "What solve --count can count", list_counts),
      std::move(net),
      row("families", "Families of benchmark instances, for family", list_families)};
  return command;
}

}  // namespace hardboard::cli
