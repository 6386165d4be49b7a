#include "methods/peg_solitaire/row_pieces.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <utility>

#include "base/contract.h"
#include "methods/peg_solitaire/row_language.h"

namespace hardboard::peg_solitaire {
namespace {

// What a step does to the pieces.
enum class Turn : std::uint8_t {
  skip,    // an empty hole between pieces
  go_on,   // the hole is in the piece
  end,     // the hole is the last one of the piece
  begin,   // the hole is the first one of a piece
  alone,   // the hole is a piece
  borrow,  // the piece ends with the hole, as an empty one; the next one begins with its peg
  lend     // the piece ends with the peg of the hole; the next one begins with the hole, as empty
};

// The automaton that reads rows as pieces. State 0 is between pieces. Inside of a piece a state
// follows two languages, since what comes later decides whether the piece lends its last hole.
class Reader {
public:
  Reader() {
    for (std::uint32_t state = 0; state < states_.size(); ++state)
      for (const RowLetter letter : {RowLetter{0}, row_peg}) add_steps(state, letter);
    drop_dead();
  }

  const std::vector<RowStep>& steps() const { return steps_; }
  Turn turn(std::size_t step) const { return turns_[step]; }
  std::uint32_t states() const { return static_cast<std::uint32_t>(states_.size()); }

private:
  struct Inside {
    bool lends_first = false;
    std::uint8_t keeps = 0, lends = 0;  // the state of rows_to_one(lends_first, false or true)
    friend auto operator<=>(const Inside&, const Inside&) = default;
  };

  static std::uint8_t read(bool lends_first, bool lends_last, std::uint8_t state,
                           RowLetter letter) {
    return rows_to_one(lends_first, lends_last).next[state][letter];
  }
  static bool accepts(bool lends_first, bool lends_last, std::uint8_t state) {
    return rows_to_one(lends_first, lends_last).accepts[state] != 0;
  }

  std::uint32_t number(const Inside& inside) {
    const auto [at, is_new] = numbers_.try_emplace(inside, states());
    if (is_new) states_.push_back(inside);
    return at->second;
  }

  void add(std::uint32_t from, RowLetter letter, std::uint32_t to, std::uint32_t cost, Turn turn) {
    steps_.push_back({from, letter, to, cost});
    turns_.push_back(turn);
  }

  std::uint32_t begun(bool lends_first, RowLetter letter) {
    return number(
        {lends_first, read(lends_first, false, 0, letter), read(lends_first, true, 0, letter)});
  }

  void add_steps(std::uint32_t from, RowLetter letter) {
    if (from == 0) {
      if (letter == 0) add(0, letter, 0, 0, Turn::skip);
      add(0, letter, begun(false, letter), 1, Turn::begin);
      if (letter == row_peg) add(0, letter, 0, 1, Turn::alone);
      return;
    }
    const Inside at = states_[from];
    const std::uint8_t keeps = read(at.lends_first, false, at.keeps, letter);
    const std::uint8_t lends = read(at.lends_first, true, at.lends, letter);
    add(from, letter, number({at.lends_first, keeps, lends}), 0, Turn::go_on);
    if (accepts(at.lends_first, false, keeps)) add(from, letter, 0, 0, Turn::end);
    if (letter == 0) return;
    if (accepts(at.lends_first, false, read(at.lends_first, false, at.keeps, 0)))
      add(from, letter, begun(true, letter), 1, Turn::borrow);
    if (accepts(at.lends_first, true, lends)) add(from, letter, begun(false, 0), 1, Turn::lend);
  }

  // Leaves the states from which a piece can end.
  void drop_dead() {
    std::vector<std::uint8_t> lives(states(), 0);
    lives[0] = 1;
    for (bool has_changed = true; has_changed;) {
      has_changed = false;
      for (const RowStep& step : steps_)
        if (lives[step.to] != 0 && lives[step.from] == 0) lives[step.from] = has_changed = true;
    }
    std::vector<std::uint32_t> number_of(states(), 0);
    std::uint32_t count = 0;
    for (std::uint32_t state = 0; state < states(); ++state)
      if (lives[state] != 0) number_of[state] = count++;
    std::vector<RowStep> steps;
    std::vector<Turn> turns;
    for (std::size_t i = 0; i < steps_.size(); ++i) {
      const RowStep& step = steps_[i];
      if (lives[step.from] == 0 || lives[step.to] == 0) continue;
      steps.push_back({number_of[step.from], step.letter, number_of[step.to], step.cost});
      turns.push_back(turns_[i]);
    }
    steps_ = std::move(steps);
    turns_ = std::move(turns);
    states_.resize(count);
  }

  std::vector<Inside> states_{{}};
  std::map<Inside, std::uint32_t> numbers_;
  std::vector<RowStep> steps_;
  std::vector<Turn> turns_;
};

const Reader& reader() {
  static const Reader made;
  return made;
}

// Between two pieces of which the left one borrows, the right one plays first.
std::vector<RowPiece> in_order(const std::vector<RowPiece>& pieces) {
  std::vector<RowPiece> order;
  for (std::size_t first = 0; first < pieces.size();) {
    std::size_t last = first;
    while (pieces[last].borrows_last) ++last;
    for (std::size_t i = last + 1; i-- > first;) order.push_back(pieces[i]);
    first = last + 1;
  }
  return order;
}

}  // namespace

std::optional<std::vector<RowPiece>> fewest_pieces(std::span<const std::uint8_t> pegs,
                                                   const Limits& limits) {
  const std::vector<RowStep>& steps = reader().steps();
  const std::size_t states = reader().states();
  promise(steps.size() <= std::numeric_limits<std::uint8_t>::max(), "a byte tells a step");
  constexpr std::uint32_t infinite = std::numeric_limits<std::uint32_t>::max() / 2;
  // By hole and state: the last step of a cheapest way there.
  if (pegs.size() > limits.memory_bytes / states) return std::nullopt;
  std::vector<std::uint8_t> last_step(pegs.size() * states);
  std::vector<std::uint32_t> costs(states, infinite), next(states);
  costs[0] = 0;
  for (std::size_t hole = 0; hole < pegs.size(); ++hole) {
    if (hole % 65'536 == 0 && limits.reached()) return std::nullopt;
    next.assign(states, infinite);
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const RowStep& step = steps[i];
      if (step.letter != pegs[hole] || costs[step.from] + step.cost >= next[step.to]) continue;
      next[step.to] = costs[step.from] + step.cost;
      last_step[hole * states + step.to] = static_cast<std::uint8_t>(i);
    }
    std::swap(costs, next);
  }
  std::vector<RowPiece> pieces;  // the last one first
  std::uint32_t state = 0;
  for (auto hole = static_cast<std::uint32_t>(pegs.size()); hole-- > 0;) {
    const std::size_t i = last_step[hole * states + state];
    const Turn turn = reader().turn(i);
    if (turn == Turn::borrow || turn == Turn::lend) {
      (turn == Turn::borrow ? pieces.back().lends_first : pieces.back().borrows_first) = true;
    }
    if (turn == Turn::begin || turn == Turn::borrow || turn == Turn::lend)
      pieces.back().first = hole;
    if (turn == Turn::end || turn == Turn::alone || turn == Turn::borrow || turn == Turn::lend) {
      pieces.push_back({hole, hole});
      pieces.back().lends_last = turn == Turn::lend;
      pieces.back().borrows_last = turn == Turn::borrow;
    }
    state = steps[i].from;
  }
  std::reverse(pieces.begin(), pieces.end());
  return in_order(pieces);
}

RowAutomaton count_of_pieces(bool has_goal) {
  RowAutomaton automaton{{0}, reader().steps()};
  if (!has_goal) return automaton;
  for (RowStep step : reader().steps()) {
    step.letter |= row_goal;
    automaton.steps.push_back(step);
  }
  return automaton;
}

RowAutomaton one_peg_at_goal() {
  const RowLanguage& language = rows_to_goal();
  RowAutomaton automaton;
  for (std::uint32_t state = 0; state < language.next.size(); ++state) {
    if (language.accepts[state] != 0) automaton.ends.push_back(state);
    for (RowLetter letter = 0; letter < row_letters; ++letter)
      automaton.steps.push_back(
          {state, letter, language.next[state][letter], letter >= row_goal ? 1U : 0U});
  }
  return automaton;
}

}  // namespace hardboard::peg_solitaire
