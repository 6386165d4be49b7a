// Which keys an answer in JSON may have, and what must stand behind each. Others are ignored.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace hardboard::capture {

// What stands in a bracket.
enum class Inside : std::uint8_t { file, answer, list, proof, groups, group, unknown };

enum class Expected : std::uint8_t { text, count, number, flag, list, object, groups };

constexpr std::string_view words_of(Expected expected) {
  constexpr std::array<std::string_view, 7> words = {
      "a string",  "a whole number from 0 on", "a number", "true or false", "an array",
      "an object", "an array of two objects"};
  return words[static_cast<std::size_t>(expected)];
}

struct AnswerKey {
  Inside inside;
  std::string_view name;
  Expected expected;
};

inline constexpr std::array<AnswerKey, 27> answer_keys = {{
    {Inside::answer, "kind", Expected::text},         {Inside::answer, "answer", Expected::text},
    {Inside::answer, "method", Expected::text},       {Inside::answer, "source", Expected::text},
    {Inside::answer, "moves", Expected::list},        {Inside::answer, "count", Expected::text},
    {Inside::answer, "pieces_left", Expected::count}, {Inside::answer, "budget", Expected::count},
    {Inside::answer, "bound", Expected::count},       {Inside::answer, "proof", Expected::object},
    {Inside::answer, "remark", Expected::text},       {Inside::answer, "seconds", Expected::number},
    {Inside::proof, "type", Expected::text},          {Inside::proof, "first", Expected::list},
    {Inside::proof, "second", Expected::list},        {Inside::proof, "groups", Expected::groups},
    {Inside::proof, "needed", Expected::count},       {Inside::proof, "available", Expected::count},
    {Inside::proof, "positions", Expected::count},    {Inside::proof, "file", Expected::text},
    {Inside::proof, "clauses", Expected::count},      {Inside::proof, "lazy", Expected::count},
    {Inside::proof, "witnesses", Expected::list},     {Inside::proof, "left", Expected::count},
    {Inside::proof, "rows", Expected::count},         {Inside::group, "antenna", Expected::flag},
    {Inside::group, "places", Expected::list},
}};

// nullptr for a key that means nothing there.
constexpr const AnswerKey* find_key(Inside inside, std::string_view name) {
  for (const AnswerKey& key : answer_keys)
    if (key.inside == inside && key.name == name) return &key;
  return nullptr;
}

}  // namespace hardboard::capture
