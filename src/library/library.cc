// The public header's functions that need the methods: solving, hinting, drawing, making.
#include <algorithm>
#include <fmt/format.h>
#include <utility>

#include "draw/render.h"
#include "kinds/distinct_source.h"
#include "kinds/kind.h"
#include "kinds/plain_names.h"
#include "library/inside.h"

namespace hardboard {

Answer solve(const Puzzle& puzzle, const Options& options) {
  const AnyPuzzle& any = Access::inside(puzzle);
  const Kind& kind = kind_of(any);
  const Request request{.method = options.method,
                        .minimize = options.minimize,
                        .count = options.count,
                        .proof_file = options.proof_file,
                        .table_file = options.table_file,
                        .limits = limits_of(options.effort),
                        .seed = options.seed};
  if (const std::string why = kind.why_not(any, request); !why.empty())
    throw_error(
        error_in_words(with_plain_names(why, {{"proof", "proof_file"}, {"table", "table_file"}})));
  if (!options.proof_file.empty() && !begin_proofs(options.proof_file))
    throw_error({options.proof_file, 0, 0, "can't write proofs to it"});
  AnyAnswer answer = kind.solve(any, request);
  const CheckReport report = kind.check_own(any, answer, request.limits);
  expect_right(answer, report);
  return Access::answer(any, std::move(answer));
}

std::string explain(const Puzzle& puzzle, const Effort& effort) {
  const AnyPuzzle& any = Access::inside(puzzle);
  return in_words(kind_of(any).explain(any, limits_of(effort)));
}

Game::Game(const Puzzle& puzzle) {
  const AnyPuzzle& any = Access::inside(puzzle);
  if (any.kind().start == nullptr)
    throw_error(error_in_words(
        fmt::format("{} is a problem, which has no moves; expected a puzzle", any.kind().name)));
  inside_ = std::make_unique<Inside>(Inside{any, any.kind().start(any)});
}
Game::Game(const Game& other)
    : inside_(
          std::make_unique<Inside>(Inside{other.inside().puzzle, other.inside().game->copy()})) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game other) noexcept {
  std::swap(inside_, other.inside_);
  return *this;
}
Game::~Game() = default;

const Game::Inside& Game::inside() const {
  if (inside_ == nullptr) misuse("the game was moved from; expected one that was not");
  return *inside_;
}

std::vector<std::string> Game::moves() const {
  return inside().game->moves();
}
std::vector<std::string> Game::played() const {
  return inside().game->played();
}
void Game::play(std::string_view words) {
  if (auto fault = inside().game->play(words))
    throw_error(error_in_words(fmt::format("{}: {}", in_quotes(words), *fault)));
}
bool Game::undo() {
  return inside().game->undo();
}
Outcome Game::outcome() const {
  const std::optional<Ending> ending = inside().game->ending();
  return ending ? outcome_of(ending->verdict) : Outcome::unknown;
}
std::string Game::show() const {
  return kind_of(inside().puzzle).show(*inside().game);
}

Help help_on(const AnyPuzzle& puzzle, const AnyGame& game, int level, const Effort& effort) {
  if (level < 1 || level > 3)
    misuse(fmt::format("the level of a hint is {}; expected 1, 2 or 3", level));
  Hint hint = kind_of(puzzle).hint(game, level, limits_of(effort));
  Help help{outcome_of(hint.verdict), std::move(hint.words), ""};
  // The words are a move or a sentence ("take moves back"); the rules tell them apart.
  if (level == 3 && !game.copy()->play(help.words)) help.move = help.words;
  return help;
}

Help hint(const Game& game, int level, const Effort& effort) {
  const auto& inside = Access::inside(game);
  return help_on(inside.puzzle, *inside.game, level, effort);
}

Help hint(const Puzzle& puzzle, int level, const Effort& effort) {
  return hint(Game(puzzle), level, effort);
}

std::string picture(const Puzzle& puzzle, const Answer* answer, std::string_view format,
                    const Effort& effort) {
  const auto rows = draw::formats();
  const auto row = std::find_if(rows.begin(), rows.end(), [&](const draw::FormatRow& one) {
    return one.ending.substr(1) == format;
  });
  if (row == rows.end()) {
    throw_error(
        error_in_words(fmt::format("there are no pictures of the format {}; expected one of {}",
                                   in_quotes(format), fmt::join(formats(), ", "))));
  }
  const AnyPuzzle& any = Access::inside(puzzle);
  const Kind& kind = kind_of(any);
  if (answer != nullptr) {
    const Limits limits = limits_of(effort);
    const Report report = check(puzzle, *answer, effort);
    if (report.trust == Trust::wrong)
      throw_error(error_in_words("the answer does not check: " + report.reason));
    if (report.trust == Trust::claimed && limits.reached())
      throw_error(error_in_words(
          fmt::format("the check of the answer came to no end: {}", limits.words())));
  }
  const AnyAnswer* const inside = answer != nullptr ? &Access::inside(*answer).answer : nullptr;
  if (row->format == draw::Format::text) return kind.text_picture(any, inside);
  return value_or_throw(draw::render(kind.picture(any, inside).scene, row->format));
}

std::vector<std::string> formats() {
  std::vector<std::string> words;
  for (const draw::FormatRow& row : draw::formats()) words.emplace_back(row.ending.substr(1));
  return words;
}

std::vector<Puzzle> generate(std::string_view kind,
                             const std::map<std::string, std::string>& settings, std::uint64_t seed,
                             std::size_t count, const Effort& effort) {
  const Kind* const row = kind_named(kind);
  if (row == nullptr || row->generator == nullptr) {
    throw_error(
        error_in_words(fmt::format("there is no generator of the kind {}; expected one of {}",
                                   in_quotes(kind), fmt::join(made_kinds(), ", "))));
  }
  const auto of_wish = [](auto result) {
    if (!result) throw_error(error_in_words(with_plain_names(result.error().message)));
    return std::move(result).value();
  };
  const Values values =
      of_wish(Values::from(row->generator->settings, {settings.begin(), settings.end()}));
  DistinctSource source(of_wish(row->generator->start(values, seed)));
  const Limits limits = limits_of(effort);
  std::vector<Puzzle> puzzles;
  while (puzzles.size() < count) {
    std::optional<Generated> generated = source.next(limits);
    if (!generated) break;
    puzzles.push_back(Access::puzzle(std::move(generated->puzzle)));
  }
  return puzzles;
}

std::vector<KindInfo> kinds_of_puzzles() {
  std::vector<KindInfo> infos;
  for (const Kind* kind : kinds()) {
    KindInfo& info = infos.emplace_back();
    info.name = kind->ground->name;
    info.summary = kind->ground->summary;
    info.is_game = kind->ground->start != nullptr;
    for (const MethodInfo& method : kind->methods) info.methods.emplace_back(method.name);
    for (const MinimumInfo& minimum : kind->minima) info.minima.emplace_back(minimum.word);
    for (const CountInfo& count : kind->counts) info.counts.emplace_back(count.word);
    if (kind->generator == nullptr) continue;
    for (const Setting& setting : kind->generator->settings)
      info.settings.emplace_back(setting.name);
  }
  return infos;
}

}  // namespace hardboard
