// generate and daily: new puzzles.
#include <charconv>
#include <chrono>
#include <fmt/format.h>

#include "base/sha256.h"
#include "base/text.h"
#include "front/places.h"
#include "front/puzzle_field.h"
#include "front/requests.h"
#include "kinds/distinct_source.h"
#include "kinds/plain_names.h"

namespace hardboard::front {
namespace {

constexpr std::uint64_t most_puzzles = 100;

// Different puzzles of the source, `number` or as many as there are within the limits.
Json puzzles_of(const Generator::Source& source, std::uint64_t number, const Limits& limits) {
  Json result, puzzles = Json::array();
  DistinctSource distinct(source);
  while (puzzles.size() < number) {
    if (limits.progress) limits.progress(fmt::format("{} of {} puzzles", puzzles.size(), number));
    const std::optional<Generated> generated = distinct.next(limits);
    if (!generated) {
      result["why_no_more"] = distinct.why_no_more(limits);
      break;
    }
    puzzles.push_back({{"kind", generated->puzzle.kind().name},
                       {"text", distinct.text()},
                       {"words", generated->words}});
  }
  result["puzzles"] = std::move(puzzles);
  return result;
}

Result<Json> made(const Fields& fields, std::uint64_t seed, std::uint64_t number,
                  const Limits& outer) {
  const Kind* const kind = kind_named(fields.text("kind"));
  Result<Values> values = Values::from(kind->generator->settings, fields.values("settings"));
  if (!values) return InputError{"settings", 0, 0, with_plain_names(values.error().message)};
  const Result<Generator::Source> source = kind->generator->start(*values, seed);
  if (!source) return InputError{"settings", 0, 0, with_plain_names(source.error().message)};
  return puzzles_of(*source, number, limits_of(fields, outer));
}

Result<Json> generate(const Fields& fields, const Limits& limits) {
  return made(fields, fields.number("seed"), fields.number("number"), limits);
}

// YYYY-MM-DD, a day of the calendar.
bool is_date(std::string_view date) {
  if (date.size() != 10) return false;
  for (std::size_t i = 0; i < date.size(); ++i)
    if (i == 4 || i == 7 ? date[i] != '-' : date[i] < '0' || date[i] > '9') return false;
  const auto number = [&](std::size_t at, std::size_t digits) {
    int value = 0;
    std::from_chars(date.data() + at, date.data() + at + digits, value);
    return value;
  };
  const std::chrono::year_month_day day{std::chrono::year(number(0, 4)),
                                        std::chrono::month(static_cast<unsigned>(number(5, 2))),
                                        std::chrono::day(static_cast<unsigned>(number(8, 2)))};
  return day.ok();
}

Result<Json> daily(const Fields& fields, const Limits& limits) {
  const std::string date = fields.text("date");
  if (!is_date(date)) {
    return error_in_words(fmt::format(
        "the field `date`: expected a date such as 2024-02-29, not {}", in_quotes(date)));
  }
  const std::string digest = sha256(fields.text("kind") + " " + date);
  return made(fields, std::stoull(digest.substr(0, 15), nullptr, 16), 1, limits);
}

const Field& kind_field() {
  static const Field field = {{.name = "kind",
                               .type = Setting::Type::choice,
                               .help = "the kind of the puzzles",
                               .words = made_kinds},
                              Field::Shape::value,
                              true};
  return field;
}

}  // namespace

Request generate_request() {
  static const std::vector<Field> fields =
      joined({kind_field(),
              wanted("settings", "the generator's settings, by name", Field::Shape::values),
              {whole_number("seed", "1", "where the random numbers begin", 0, UINT64_MAX)},
              {whole_number("number", "1", "how many", 1, most_puzzles)}},
             limit_fields());
  return {"generate", "New puzzles to a wish", fields, generate};
}

Request daily_request() {
  static const std::vector<Field> fields =
      joined({kind_field(), needed("date", "the day, YYYY-MM-DD"),
              wanted("settings", "the generator's settings, by name", Field::Shape::values)},
             limit_fields());
  return {"daily", "The puzzle of a day, the same for everybody", fields, daily};
}

}  // namespace hardboard::front
