// New Solo Chess puzzles for a user's wish.
#include <array>
#include <charconv>
#include <fmt/format.h>
#include <memory>
#include <optional>
#include <string>

#include "base/random.h"
#include "kinds/solo_chess_parts.h"
#include "methods/solo_chess/difficulty.h"
#include "methods/solo_chess/generate.h"
#include "puzzles/ground.h"
#include "puzzles/solo_chess/presets.h"
#include "puzzles/solo_chess/traits.h"

namespace hardboard {
namespace {

using namespace solo_chess;

constexpr std::array levels = {Level::easy, Level::medium, Level::hard};

std::vector<std::string_view> level_words() {
  std::vector<std::string_view> words;
  for (const Level level : levels) words.push_back(name(level));
  return words;
}

constexpr std::uint64_t greatest_bound = UINT32_MAX - 1;

const std::array settings = {
    Setting{.name = "size", .value = "WIDTHxHEIGHT", .fallback = "8x8", .help = "Board"},
    whole_number("pieces", "8", "Number of pieces", 1, UINT32_MAX),
    Setting{.name = "mix",
            .value = "LETTERS",
            .help = "Letters to choose from; twice is twice as often (QRBNP)"},
    Setting{.name = "rules",
            .type = Setting::Type::choice,
            .fallback = "chess.com",
            .help = "Rules to play by",
            .words = &Traits::rules},
    Setting{.name = "budget", .value = "N", .help = "Captures for each piece, or unlimited"},
    Setting{.name = "distance",
            .value = "N",
            .help = "Length of all captures of each piece, in place of their number"},
    whole_number("shortest", "1", "Least length of a capture", 1, greatest_bound),
    whole_number("longest", "", "Greatest length of a capture", 1, greatest_bound),
    whole_number("capturers", "", "How many pieces may capture", 1, greatest_bound),
    Setting{.name = "last",
            .value = "LETTER",
            .help = "Letter of the piece that must be last, or none"},
    Setting{.name = "unique",
            .type = Setting::Type::flag,
            .help = "One solution only, as a set of captures"},
    Setting{
        .name = "level", .type = Setting::Type::choice, .help = "How hard", .words = level_words},
};

// Reads a whole number; false for any other text.
bool read_number(std::string_view text, std::uint32_t& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size();
}

Result<Wish> wish_of(const Values& values) {
  Wish wish;
  const std::string size = values.text("size");
  const std::size_t x = size.find('x');
  std::uint32_t width = 0, height = 0;
  const bool is_size = x != std::string::npos && read_number(size.substr(0, x), width) &&
                       read_number(size.substr(x + 1), height);
  if (!is_size || width > 1'000'000 || height > 1'000'000)
    return error_in_words(fmt::format("--size {}: expected WIDTHxHEIGHT, for example 8x8", size));
  wish.width = static_cast<std::int32_t>(width);
  wish.height = static_cast<std::int32_t>(height);
  wish.pieces = static_cast<std::uint32_t>(values.number("pieces"));
  wish.unique = values.flag("unique");

  const Preset& rules = *preset_named(values.text("rules"));
  wish.budget = rules.budget;
  wish.last = rules.king_is_last ? 'K' : 0;
  if (!rules.king_is_last) wish.mix = "KQRBNP";
  const std::string budget = values.text("budget"), distance = values.text("distance");
  if (!budget.empty() && !distance.empty())
    return error_in_words("--distance and --budget: expected one of them");
  wish.bounds.on_distance = !distance.empty();
  const std::string& left = distance.empty() ? budget : distance;
  if (left == "unlimited")
    wish.budget = unlimited;
  else if (!left.empty() && !read_number(left, wish.budget))
    return error_in_words(fmt::format("--{} {}: expected a number or unlimited",
                                      distance.empty() ? "budget" : "distance", left));
  wish.bounds.shortest = static_cast<std::uint32_t>(values.number("shortest"));
  if (values.given("longest"))
    wish.bounds.longest = static_cast<std::uint32_t>(values.number("longest"));
  if (values.given("capturers"))
    wish.bounds.capturers = static_cast<std::uint32_t>(values.number("capturers"));
  if (values.given("mix")) wish.mix = values.text("mix");
  const std::string last = values.text("last");
  if (last == "none")
    wish.last = 0;
  else if (last.size() == 1)
    wish.last = last[0];
  else if (!last.empty())
    return error_in_words(fmt::format("--last {}: expected one letter, or none", last));
  for (const Level level : levels)
    if (name(level) == values.text("level")) wish.level = level;
  if (std::string why = why_impossible(wish); !why.empty()) return error_in_words(std::move(why));
  return wish;
}

// The comment on a puzzle. A single piece, which is solved from the start, has no grade.
std::string words_on(const Wish& wish, const std::optional<solo_chess::Difficulty>& difficulty) {
  if (wish.pieces == 1) return "";
  if (difficulty) return in_words(*difficulty);
  return wish.unique ? std::string(solo_chess::one_solution) : "";
}

Result<Generator::Source> start(const Values& values, std::uint64_t seed) {
  const Result<Wish> wish = wish_of(values);
  if (!wish) return wish.error();
  const auto random = std::make_shared<Random>(seed);
  const auto before = std::make_shared<solo_chess::DistinctPuzzles>();
  return Generator::Source(
      [wish = *wish, random, before](const Limits& limits) -> std::optional<hardboard::Generated> {
        std::optional<solo_chess::Generated> made = generate(wish, *random, limits, *before);
        if (!made) return std::nullopt;
        return hardboard::Generated{AnyPuzzle(ground_of<Traits>(), std::move(made->puzzle)),
                                    words_on(wish, made->difficulty)};
      });
}

}  // namespace

const Generator& solo_chess_generator() {
  static const Generator generator{settings, "Solo Chess puzzles, always solvable",
                                   "--pieces 8 --unique --level hard --seed 7", start};
  return generator;
}

}  // namespace hardboard
