// The public header's functions that need the methods: solving, hinting, drawing, making.
#include <fmt/format.h>
#include <utility>

#include "draw/render.h"
#include "kinds/kind.h"
#include "library/inside.h"

namespace hardboard {
namespace {

static_assert(static_cast<int>(Verdict::draw) == static_cast<int>(Outcome::draw));
static_assert(static_cast<int>(Check::wrong) == static_cast<int>(Trust::wrong));

Help help_of(const AnyPuzzle& puzzle, const AnyGame& game, int level, const Options& options) {
  promise(1 <= level && level <= 3, "the level of a hint is 1, 2 or 3");
  const Hint hint = kind_of(puzzle).hint(game, level, limits_of(options));
  return {outcome_of(hint.verdict), hint.words};
}

InputError refusal(std::string words) {
  return {"", 0, 0, std::move(words)};
}

}  // namespace

struct Game::Inside {
  AnyPuzzle puzzle;
  std::unique_ptr<AnyGame> game;
};

Answer solve(const Puzzle& puzzle, const Options& options) {
  const AnyPuzzle& any = puzzle.inside().puzzle;
  const Kind& kind = kind_of(any);
  Request request{options.method,     options.minimize,   options.count,
                  options.proof_file, options.table_file, limits_of(options)};
  if (std::string why = kind.why_not(any, request); !why.empty())
    throw_error(refusal(std::move(why)));
  AnyAnswer answer = kind.solve(any, request);
  const CheckReport report = kind.check_own(any, answer, request.limits);
  if (report.check == Check::wrong) {
    throw BrokenPromise(
        fmt::format("{} gave a wrong answer: {}", answer.head().method, report.reason));
  }
  return answer_of(any, std::move(answer));
}

std::string explain(const Puzzle& puzzle, const Options& options) {
  const AnyPuzzle& any = puzzle.inside().puzzle;
  return in_words(kind_of(any).explain(any, limits_of(options)));
}

Game::Game(const Puzzle& puzzle)
    : inside_(std::make_unique<Inside>(
          puzzle.inside().puzzle, puzzle.inside().puzzle.kind().start(puzzle.inside().puzzle))) {}
Game::Game(const Game& other)
    : inside_(std::make_unique<Inside>(other.inside_->puzzle, other.inside_->game->copy())) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game other) noexcept {
  std::swap(inside_, other.inside_);
  return *this;
}
Game::~Game() = default;

std::vector<std::string> Game::moves() const {
  return inside_->game->moves();
}
void Game::play(std::string_view words) {
  if (auto fault = inside_->game->play(words))
    throw_error(refusal(fmt::format("{}: {}", in_quotes(words), *fault)));
}
bool Game::undo() {
  return inside_->game->undo();
}
Outcome Game::outcome() const {
  const std::optional<Ending> ending = inside_->game->ending();
  return ending ? outcome_of(ending->verdict) : Outcome::unknown;
}
std::string Game::show() const {
  return kind_of(inside_->puzzle).show(*inside_->game);
}

Help hint(const Game& game, int level, const Options& options) {
  const Game::Inside& inside = game.inside();
  return help_of(inside.puzzle, *inside.game, level, options);
}

Help hint(const Puzzle& puzzle, int level, const Options& options) {
  return hint(Game(puzzle), level, options);
}

std::string picture(const Puzzle& puzzle, const Answer* answer, std::string_view format) {
  const AnyPuzzle& any = puzzle.inside().puzzle;
  const Kind& kind = kind_of(any);
  if (answer != nullptr) {
    if (const Report report = check(puzzle, *answer); report.trust == Trust::wrong)
      throw_error(refusal("the answer does not check: " + report.reason));
  }
  const AnyAnswer* const inside = answer != nullptr ? &answer->inside().answer : nullptr;
  const std::optional<draw::Format> known = draw::format_of("." + std::string(format));
  if (!known) {
    throw_error(refusal(
        fmt::format("pictures are {}, not {}", fmt::join(formats(), ", "), in_quotes(format))));
  }
  if (*known == draw::Format::text) return kind.text_picture(any, inside);
  return value_or_throw(draw::render(kind.picture(any, inside).scene, *known));
}

std::vector<std::string> formats() {
  std::vector<std::string> words;
  for (const draw::FormatRow& row : draw::formats()) words.emplace_back(row.ending.substr(1));
  return words;
}

std::vector<Puzzle> generate(std::string_view kind,
                             const std::map<std::string, std::string>& settings, std::uint64_t seed,
                             std::size_t count, const Options& options) {
  const Kind* const row = kind_named(kind);
  if (row == nullptr || row->generator == nullptr)
    throw_error(refusal(fmt::format("no puzzles of the kind {} are made", in_quotes(kind))));
  const Values values =
      value_or_throw(Values::from(row->generator->settings, {settings.begin(), settings.end()}));
  const Generator::Source source = value_or_throw(row->generator->start(values, seed));
  const Limits limits = limits_of(options);
  std::vector<Puzzle> puzzles;
  while (puzzles.size() < count) {
    std::optional<Generated> generated = source(limits);
    if (!generated) break;
    puzzles.emplace_back(std::make_shared<const Puzzle::Inside>(std::move(generated->puzzle)));
  }
  return puzzles;
}

std::vector<KindInfo> kinds_of_puzzles() {
  std::vector<KindInfo> infos;
  for (const Kind* kind : kinds()) {
    KindInfo& info = infos.emplace_back();
    info.name = kind->ground->name;
    info.summary = kind->ground->summary;
    for (const MethodInfo& method : kind->methods) info.methods.emplace_back(method.name);
    for (const MinimumInfo& minimum : kind->minima) info.minima.emplace_back(minimum.word);
    if (kind->generator == nullptr) continue;
    for (const Setting& setting : kind->generator->settings)
      info.settings.emplace_back(setting.name);
  }
  return infos;
}

std::string version() {
  return HARDBOARD_VERSION;
}

}  // namespace hardboard
