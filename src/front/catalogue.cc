// catalogue: what exists, so that whoever shows it lists nothing by itself.
#include <algorithm>
#include <array>
#include <fmt/format.h>

#include "draw/render.h"
#include "draw/svg.h"
#include "front/places.h"
#include "front/presets.h"
#include "front/requests.h"
#include "gadgets/library.h"
#include "kinds/kind.h"
#include "reductions/reduction.h"

namespace hardboard::front {
namespace {

std::string_view word_of(Setting::Type type) {
  constexpr std::array<std::string_view, 6> words = {"flag", "number", "real",
                                                     "size", "choice", "text"};
  return words.at(static_cast<std::size_t>(type));
}

Json json_of(const Setting& setting) {
  Json json = {{"name", setting.name},
               {"type", word_of(setting.type)},
               {"value", setting.value},
               {"fallback", setting.fallback},
               {"help", setting.help}};
  if (setting.type == Setting::Type::number) {
    json["least"] = setting.least;
    if (setting.most != UINT64_MAX) json["most"] = setting.most;
  }
  if (setting.words != nullptr) json["words"] = setting.words();
  return json;
}

// The drawings of a token: alone or, for kinds with budgets, with 0 to 3 captures left, with the
// number # of two digits, with more, and without limit.
Json looks_of(const shown::Editor& editor, std::string_view token) {
  if (!editor.has_budgets) return {{"", draw::svg_of(editor.look(token, std::nullopt))}};
  Json looks;
  for (const std::uint32_t budget : {0U, 1U, 2U, 3U})
    looks[std::to_string(budget)] = draw::svg_of(editor.look(token, budget));
  // The drawing of a number whose digits are found again.
  std::string other = draw::svg_of(editor.look(token, 98));
  if (const std::size_t at = other.find(">98<"); at != other.npos) other.replace(at + 1, 2, "{}");
  looks["#"] = other;
  looks["99+"] = draw::svg_of(editor.look(token, 100));
  looks["*"] = draw::svg_of(editor.look(token, std::nullopt));
  return looks;
}

std::string_view word_of(shown::KeyLine::Type type) {
  constexpr std::array<std::string_view, 5> words = {"number", "choice", "square", "token", "flag"};
  return words.at(static_cast<std::size_t>(type));
}

Json json_of(const shown::Editor& editor) {
  Json json = {{"shape", layout_word(editor.layout)},
               {"empty", editor.empty},
               {"outside", editor.outside.empty() ? Json() : Json(editor.outside)},
               {"budgets", editor.has_budgets},
               {"keys", editor.keys}};
  if (editor.layout == shown::Layout::graph) {
    const auto has = [&](std::string_view key) {
      return std::find(editor.keys.begin(), editor.keys.end(), key) != editor.keys.end();
    };
    json["block"] = has("arcs") ? "arcs" : "edges";
    json["directed"] = has("arcs");
    json["tokens"] = has("token");
  }
  Json& palette = json["palette"] = Json::array();
  for (const shown::Paint& paint : editor.palette) {
    palette.push_back({{"token", paint.token},
                       {"name", paint.name},
                       {"group", paint.group},
                       {"key", std::string(1, paint.key)},
                       {"looks", looks_of(editor, paint.token)}});
  }
  Json& settings = json["settings"] = Json::array();
  for (const shown::KeyLine& line : editor.lines) {
    settings.push_back({{"key", line.key},
                        {"title", line.title},
                        {"type", word_of(line.type)},
                        {"values", line.words},
                        {"unlimited", line.may_be_unlimited},
                        {"default", line.fallback}});
  }
  return json;
}

Json methods_of(const Kind& kind) {
  Json methods = Json::array();
  for (const MethodInfo& row : kind.methods) {
    methods.push_back({{"name", row.name},
                       {"source", row.source},
                       {"summary", row.summary},
                       {"decides", row.decides},
                       {"minima", row.minima}});
  }
  return methods;
}

Json json_of(const Kind& kind) {
  const Ground& ground = *kind.ground;
  Json json = {{"name", ground.name},
               {"summary", ground.summary},
               {"game", ground.start != nullptr},
               {"problem", ground.start == nullptr},
               {"how_to_play", kind.how_to_play},
               {"opponent", kind.opponent != nullptr},
               {"editor", kind.shown ? json_of(*kind.shown->editor) : Json()},
               {"methods", methods_of(kind)}};
  Json& minima = json["minima"] = Json::array();
  for (const MinimumInfo& row : kind.minima)
    minima.push_back({{"word", row.word}, {"key", row.key}, {"summary", row.summary}});
  Json& counts = json["counts"] = Json::array();
  for (const CountInfo& row : kind.counts)
    counts.push_back({{"word", row.word}, {"summary", row.summary}});
  json["generator"] = nullptr;
  if (kind.generator != nullptr) {
    Json settings = Json::array();
    for (const Setting& setting : kind.generator->settings) settings.push_back(json_of(setting));
    json["generator"] = {{"summary", kind.generator->summary}, {"settings", settings}};
  }
  json["lines"] = nullptr;
  if (ground.lines != nullptr)
    json["lines"] = {{"name", ground.lines->name}, {"rules", ground.lines->rules()}};
  Json& presets = json["presets"] = Json::array();
  for (const Preset& preset : presets_of(ground))
    presets.push_back({{"level", preset.level},
                       {"title", preset.title},
                       {"words", preset.words},
                       {"text", preset.text}});
  return json;
}

Json reductions_json() {
  Json json = Json::array();
  for (const Reduction* row : reductions()) {
    json.push_back({{"name", row->name},
                    {"from", row->from->name},
                    {"to", row->to->name},
                    {"source", row->source},
                    {"summary", row->summary},
                    {"law", row->law},
                    {"carries_refusals", row->carries_refusals()}});
  }
  return json;
}

Json gadgets_json() {
  Json json = Json::array();
  for (const gadgets::LibraryFile& file : gadgets::library_files()) {
    const gadgets::Gadget gadget = gadgets::read_library(file);
    json.push_back({{"name", gadget.name},
                    {"title", gadget.title},
                    {"game", words_of(gadget.game).word},
                    {"source", gadget.source}});
  }
  return json;
}

Result<Json> catalogue(const Fields&, const Limits&) {
  Json json, kinds_json = Json::array(), formats = Json::array(), names = Json::array();
  for (const Kind* kind : kinds()) kinds_json.push_back(json_of(*kind));
  for (const draw::FormatRow& row : draw::formats()) {
    formats.push_back({{"name", row.ending.substr(1)},
                       {"summary", row.summary},
                       {"pages", row.has_pages},
                       {"film", row.has_film}});
  }
  for (const Request& request : requests())
    names.push_back({{"name", request.name}, {"summary", request.summary}});
  json["kinds"] = std::move(kinds_json);
  json["reductions"] = reductions_json();
  json["gadgets"] = gadgets_json();
  json["formats"] = std::move(formats);
  json["requests"] = std::move(names);
  json["levels"] = levels;
  json["limits"] = {{"bytes", longest_request}, {"places", shown::most_shown_places}};
  return json;
}

}  // namespace

Request catalogue_request() {
  return {
      "catalogue", "What exists: kinds, reductions, gadgets, formats of pictures", {}, catalogue};
}

}  // namespace hardboard::front
