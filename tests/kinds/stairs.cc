// Stairs: the method, and what it takes to be solved, explained and drawn.
#include "kinds/stairs.h"

#include "kinds/hint_words.h"
#include "kinds/row.h"
#include "puzzles/ground_row.h"

namespace hardboard::stairs {
namespace {

// The farthest step within reach is the best one to go to: whoever stands higher is never later at
// the top. (Of three steps in a row that are broken nobody passes.)
Answer climb(const Puzzle& puzzle) {
  Answer answer;
  Game game(puzzle);
  for (std::vector<Game::Move> moves = game.moves(); !moves.empty(); moves = game.moves()) {
    answer.moves.push_back(moves.back());
    promise(!game.play(moves.back()), "listed moves are legal");
  }
  if (game.is_up()) {
    answer.verdict = Verdict::solvable;
  } else {
    answer.verdict = Verdict::unsolvable;
    answer.proof = Exhausted{answer.moves.size() + 1};
    answer.moves.clear();
  }
  return answer;
}

using Instance = PuzzleInstance<Puzzle>;

}  // namespace
}  // namespace hardboard::stairs

namespace hardboard {

template <>
struct Features<stairs::Traits> {
  using Instance = stairs::Instance;
  using Row = Method<Instance, stairs::Answer>;

  static std::span<const Row> methods() {
    static const std::array rows = {
        Row{.name = "climb",
            .summary = "always as far as one can",
            .proves = Proves::never,
            .decide = {.run = [](Instance& instance, const SolveOptions&) {
              return stairs::climb(instance.puzzle);
            }}}};
    return rows;
  }

  static Explanation explain(const stairs::Puzzle& puzzle, const Limits& limits) {
    Explanation explanation;
    explanation.facts = {{"instance", counted(puzzle.steps.size(), "step") + "."}};
    Instance instance(puzzle, limits);
    explanation.methods = which_apply(methods(), instance, {limits});
    return explanation;
  }
  static Hint hint(const GameOf<stairs::Game>& played, int level, const Limits&) {
    const auto made = static_cast<std::uint32_t>(played.played().size());
    const stairs::Answer rest = stairs::climb(
        {played.puzzle().moves - made, played.puzzle().steps.substr(played.game().at())});
    Saving saving;
    saving.verdict = rest.verdict;
    if (!rest.moves.empty()) saving.move = played.game().words(rest.moves.front());
    saving.movers = {"the climber"};
    return hint_of(saving, level, {"move", "climbers", "one is up"});
  }
  static std::string show(const GameOf<stairs::Game>& played) {
    return fmt::format("{}\n{:>{}}\n", played.puzzle().steps, "^", played.game().at() + 1);
  }
  static std::string text_picture(const stairs::Puzzle& puzzle, const stairs::Answer&) {
    return puzzle.steps + "\n";
  }
  static draw::Picture picture(const stairs::Puzzle& puzzle, const stairs::Answer&) {
    draw::Picture picture;
    draw::Scene& scene = picture.scene;
    scene.title = "Stairs";
    scene.description = stairs::write(puzzle);
    scene.width = scene.height = 100 * static_cast<double>(puzzle.steps.size());
    for (std::size_t i = 0; i < puzzle.steps.size(); ++i) {
      const double x = 100 * static_cast<double>(i);
      draw::Style style;
      style.fill = draw::Colour{puzzle.steps[i] == 'x' ? 0xDDDDDDU : 0x777777U};
      scene.shapes.push_back(
          {draw::Rectangle{{x, scene.height - x - 100}, 100, x + 100, 0, style}});
    }
    return picture;
  }
};

template const Ground& ground_of<stairs::Traits>();
template const Kind& kind_row<stairs::Traits>();

}  // namespace hardboard
