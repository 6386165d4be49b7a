// New Push Fight boards and positions, with a mate on request.
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "base/random.h"
#include "kinds/push_fight_parts.h"
#include "methods/push_fight/generate.h"
#include "puzzles/ground_row.h"
#include "puzzles/push_fight/traits.h"

namespace hardboard {
namespace {

using namespace push_fight;

constexpr Setting number(std::string_view name, std::string_view fallback, std::string_view help,
                         std::uint64_t least, std::uint64_t most) {
  return {.name = name,
          .type = Setting::Type::number,
          .value = "N",
          .fallback = fallback,
          .help = help,
          .least = least,
          .most = most};
}

const std::array settings = {
    Setting{.name = "published",
            .type = Setting::Type::flag,
            .help = "The published board of 26 squares"},
    number("width", "6", "Of the board's box", 1, most_generated_side),
    number("height", "4", "Of the board's box", 1, most_generated_side),
    number("holes", "10", "Of 100 squares so many are missing", 0, 100),
    number("rails", "40", "Of 100 boundary edges so many have rails", 0, 100),
    number("kings", "2", "On each side", 0, UINT32_MAX),
    number("pawns", "2", "On each side", 0, UINT32_MAX),
    number("mate", "", "A mate in exactly so many moves, and no fewer", 0, 1'000'000),
};

InputError refuse(std::string message) {
  return {"", 0, 0, std::move(message)};
}

Result<Wish> wish_of(const Values& values) {
  Wish wish;
  wish.published = values.flag("published");
  for (const char* name : {"width", "height", "holes", "rails"})
    if (wish.published && values.given(name))
      return refuse(std::string("--") + name + ": the published board is as it is");
  wish.width = static_cast<std::int32_t>(values.number("width"));
  wish.height = static_cast<std::int32_t>(values.number("height"));
  const auto small = [&](std::string_view name) {
    return static_cast<std::uint32_t>(values.number(name));
  };
  wish.holes = small("holes");
  wish.rails = small("rails");
  wish.kings = small("kings");
  wish.pawns = small("pawns");
  // The published game has five pieces a side.
  if (wish.published && !values.given("kings")) wish.kings = 3;
  if (values.given("mate")) wish.mate = small("mate");
  if (std::string why = why_impossible(wish); !why.empty()) return refuse(std::move(why));
  return wish;
}

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const Result<Wish> wish = wish_of(values);
  if (!wish) return wish.error();
  const auto random = std::make_shared<Random>(seed);
  return Generator::Source(
      [wish = *wish, random](const Limits& limits) -> std::optional<hardboard::Generated> {
        std::optional<Puzzle> puzzle = generate(wish, *random, limits);
        if (!puzzle) return std::nullopt;
        return hardboard::Generated{AnyPuzzle(ground_of<Traits>(), std::move(*puzzle)), ""};
      });
}

}  // namespace

const Generator& push_fight_generator() {
  static const Generator generator{settings, "Push Fight boards and positions",
                                   "--published --mate 2", start};
  return generator;
}

}  // namespace hardboard
