#include "reductions/q3sat_to_push_fight.h"

#include <fmt/format.h>
#include <utility>
#include <variant>

#include "reductions/q3sat_strategy.h"

namespace hardboard {

using push_fight::Side;
using q3sat::Layout;
using q3sat::Variable;
using Board = Image<Q3SatToPushFight>;

namespace {

// The answer of the formula that an answer of the board becomes. Without a strategy only the
// verdict is known.
Result<qbf::Answer> read_back(const Board& image, const push_fight::Answer& answer, Side winner) {
  qbf::Answer recovered;
  recovered.verdict = winner == Side::white ? Verdict::solvable : Verdict::unsolvable;
  const auto* strategy = std::get_if<push_fight::Strategy>(&answer.proof);
  if (strategy == nullptr) {
    recovered.remark = "who wins on the board is said without a strategy, which would tell values";
    return recovered;
  }
  Result<std::string> functions = q3sat::functions_of(image.trace, image.puzzle, *strategy, winner);
  if (!functions) return functions.error();
  recovered.strategy = std::move(functions).value();
  return recovered;
}

// The squares of a rectangle.
std::vector<Square> rectangle(Square low, std::int32_t width, std::int32_t height) {
  std::vector<Square> squares;
  for (std::int32_t y = low.y + height - 1; y >= low.y; --y)
    for (std::int32_t x = low.x; x < low.x + width; ++x) squares.push_back({x, y});
  return squares;
}

}  // namespace

Result<Board> Q3SatToPushFight::forward(const qbf::Puzzle& formula, const Limits&) {
  Result<Layout> layout = q3sat::layout_of(formula);
  if (!layout) return layout.error();
  push_fight::Puzzle puzzle = q3sat::board_of(*layout);
  return Board{std::move(puzzle), std::move(layout).value()};
}

bool Q3SatToPushFight::keeps_law(const qbf::Puzzle& formula, const push_fight::Puzzle& board) {
  return board.board.size() == q3sat::rows_of(formula) * q3sat::columns_of(formula) + 7;
}

push_fight::Answer Q3SatToPushFight::witness(const qbf::Puzzle&, const Board& image,
                                             const qbf::Answer& solution) {
  push_fight::Answer answer;
  answer.verdict = Verdict::win;
  if (solution.strategy.empty()) return answer;
  push_fight::Strategy strategy = q3sat::strategy_of_white(image.trace, solution.strategy);
  answer.turn = strategy.rules.front().turn;
  answer.proof = std::move(strategy);
  return answer;
}

push_fight::Answer Q3SatToPushFight::witness_of_refusal(const qbf::Puzzle&, const Board& image,
                                                        const qbf::Answer& refusal) {
  push_fight::Answer answer;
  answer.verdict = Verdict::loss;
  if (!refusal.strategy.empty())
    answer.proof = q3sat::strategy_of_black(image.trace, refusal.strategy);
  return answer;
}

Result<qbf::Answer> Q3SatToPushFight::recover(const qbf::Puzzle&, const Board& image,
                                              const push_fight::Answer& answer) {
  return read_back(image, answer, Side::white);
}

Result<qbf::Answer> Q3SatToPushFight::recover_refusal(const qbf::Puzzle&, const Board& image,
                                                      const push_fight::Answer& answer) {
  return read_back(image, answer, Side::black);
}

Refusal Q3SatToPushFight::refusal() {
  return {Verdict::unsolvable, "White does not win, so the formula is false, by an answer"};
}

std::vector<Part> Q3SatToPushFight::parts(const qbf::Puzzle&, const Board& image) {
  const Layout& layout = image.trace;
  std::vector<Part> parts;
  for (const Variable& variable : layout.variables) {
    const std::int32_t width = layout.p + (variable.is_universal ? 6 : 5);
    parts.push_back(
        {fmt::format("variable {} ({})", variable.number, variable.is_universal ? "all" : "some"),
         rectangle(variable.entry, width, 5)});
    if (variable.is_universal)
      parts.push_back({fmt::format("choice of {}", variable.number),
                       rectangle({layout.block, variable.entry.y - 1}, 4, 4)});
  }
  parts.push_back({"bridge", rectangle(layout.bridge, 2, layout.height - layout.bridge.y + 1)});
  for (std::int32_t i = 0; i < layout.clauses; ++i)
    parts.push_back({layout.is_padded ? "no clause" : fmt::format("clause {}", i + 1),
                     rectangle({layout.middle(i) - 1, layout.row(i) - 3}, 3, 4)});
  const Square end = layout.end();
  parts.push_back({"reward", rectangle({end.x, end.y - 1}, 3, layout.height - end.y + 2)});
  if (layout.overflow > 0)
    parts.push_back(
        {"overflow", rectangle({layout.reward + 3, 4}, layout.overflow, layout.bridge.y - 4)});
  Part wasting{"move-wasting", rectangle({layout.width + 1, 1}, 5, 1)};
  wasting.squares.push_back({layout.wasting(false), 2});
  wasting.squares.push_back({layout.wasting(true), 2});
  parts.push_back(std::move(wasting));
  return parts;
}

std::vector<std::string> Q3SatToPushFight::meanings(const qbf::Puzzle&, const Board& image,
                                                    const push_fight::Answer& answer) {
  if (!answer.turn) return {};
  std::vector<std::string> meanings;
  for (const push_fight::Move& move : answer.turn->moves)
    meanings.push_back(
        move.from.x > image.trace.width - 1 && move.from.y <= 2 ? "ends Black's threat" : "");
  meanings.push_back(
      image.trace.variables.empty()
          ? "the king goes to the bridge"
          : fmt::format("the king enters variable {}", image.trace.variables.front().number));
  return meanings;
}

}  // namespace hardboard
