// New Push Fight boards and positions, with a mate if wished.
#include <array>
#include <memory>
#include <optional>
#include <string>

#include "kinds/push_fight_parts.h"
#include "methods/push_fight/generate.h"
#include "puzzles/ground.h"
#include "puzzles/push_fight/traits.h"

namespace hardboard {
namespace {

using namespace push_fight;

const std::array settings = {
    Setting{.name = "published",
            .type = Setting::Type::flag,
            .help = "The published board of 26 squares"},
    whole_number("width", "6", "Of the board's box", 1, most_generated_side),
    whole_number("height", "4", "Of the board's box", 1, most_generated_side),
    whole_number("holes", "10", "Of 100 squares so many are missing", 0, most_generated_holes),
    whole_number("rails", "40", "Of 100 boundary edges so many have rails", 0, 100),
    whole_number("kings", "2", "On each side", 0, UINT32_MAX),
    whole_number("pawns", "2", "On each side", 0, UINT32_MAX),
    whole_number("mate", "", "A mate in exactly so many moves, and no fewer", 0, 1'000'000),
};

Result<Wish> wish_of(const Values& values) {
  Wish wish;
  const auto given = [&](std::string_view name) -> std::optional<std::uint32_t> {
    if (!values.given(name)) return std::nullopt;
    return static_cast<std::uint32_t>(values.number(name));
  };
  wish.published = values.flag("published");
  wish.width = given("width");
  wish.height = given("height");
  wish.holes = given("holes");
  wish.rails = given("rails");
  wish.kings = given("kings");
  wish.pawns = given("pawns");
  wish.mate = given("mate");
  if (std::string why = why_impossible(wish); !why.empty()) return error_in_words(std::move(why));
  return wish;
}

Result<hardboard::Generator::Source> start(const Values& values, std::uint64_t seed) {
  Result<Wish> wish = wish_of(values);
  if (!wish) return wish.error();
  const auto generator = std::make_shared<push_fight::Generator>(std::move(wish).value(), seed);
  return hardboard::Generator::Source(
      [generator](const Limits& limits) -> std::optional<hardboard::Generated> {
        std::optional<Puzzle> puzzle = generator->next(limits);
        if (!puzzle) return std::nullopt;
        return hardboard::Generated{AnyPuzzle(ground_of<Traits>(), std::move(*puzzle)), ""};
      });
}

}  // namespace

const hardboard::Generator& push_fight_generator() {
  static const hardboard::Generator generator{settings, "Push Fight boards and positions",
                                              "--published --mate 2", start};
  return generator;
}

}  // namespace hardboard
