#include "puzzles/push_fight/strategy_section.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/counted.h"
#include "kernel/text.h"
#include "puzzles/push_fight/mates.h"
#include "puzzles/push_fight/outcomes.h"
#include "puzzles/push_fight/strategy.h"
#include "puzzles/push_fight/stuck.h"

namespace hardboard::push_fight {
namespace {

using kernel::need, kernel::Reader;

constexpr std::array<std::string_view, 3> claims = {"wins", "loses", "draws"};
constexpr std::array<std::string_view, 4> direction_words = {"up", "right", "down", "left"};

// The positions of one side, each with the turn that the side makes there. Positions in which the
// side mates at once may be missing.
class Turns {
public:
  Turns(const Puzzle& puzzle, Side side, bool wins, const Limits& limits)
      : puzzle_(puzzle),
        side_(side),
        wins_(wins),
        limits_(limits),
        mates_(puzzle.board, puzzle.moves) {}

  // Reads the word `strategy` and lines `at POSITION FROM TO ... push KING DIRECTION`, up to a line
  // that begins otherwise.
  // Each turn of a strategy that wins is checked at once; the others must wait for the positions
  // behind them.
  void read(Reader& in) {
    std::vector<Position> waiting;
    in.expect("strategy");
    for (in.line(); in.takes("at"); in.line()) {
      const std::string name(in.word("a position"));
      Position position = position_of(name, in);
      const bool ends = play(position, in);
      const std::uint32_t turns = ends || !wins_ ? 1 : 1 + after_replies(position);
      if (!turns_.emplace(name, turns).second)
        in.fail("expected a position that the strategy does not have yet");
      if (!ends && !wins_) waiting.push_back(std::move(position));
    }
    for (const Position& position : waiting) after_replies(position);
  }

  // The most turns until the end from a position of the side, or from one of the other side, if the
  // strategy wins. NotShown if the strategy has no turn for a position.
  std::uint32_t at(const Position& position) {
    const std::string name = name_of(position);
    const auto found = turns_.find(name);
    if (found != turns_.end()) return found->second;
    const std::optional<bool> mates = mates_.mates(position);
    need(mates.has_value(), "too many turns might mate at " + name);
    need(*mates, "there is no turn for " + name + (wins_ ? ", or only later in the file" : ""));
    return 1;
  }
  std::uint32_t after_replies(const Position& position) {
    std::uint32_t most = 0;
    if (is_stuck(puzzle_.board, position, puzzle_.moves, limits_)) return most;
    const Outcomes seen =
        outcomes_within(limits_, puzzle_.board, position, puzzle_.moves,
                        [&](const IndexedTurn&, const Position& after, Piece fallen) {
                          need(++replies_ % 1024 != 0 || !limits_.reached(), limits_.words());
                          need(!belongs(fallen, side_), "a reply wins at " + name_of(position));
                          most = std::max(most, 1 + (fallen == Piece::none ? at(after) : 0));
                          return true;
                        });
    need(seen == Outcomes::all, limits_.reached()
                                    ? std::string(limits_.words())
                                    : "there are too many replies at " + name_of(position));
    return most;
  }

  std::size_t size() const { return turns_.size(); }

private:
  Position position_of(std::string_view name, Reader& in) const {
    Position position{{}, no_anchor, side_};
    for (const char letter : name) {
      const bool is_anchored = letter == 'A' || letter == 'a';
      const char plain = letter == 'A' ? 'K' : letter == 'a' ? 'k' : letter;
      const std::size_t piece = std::string_view(".KPkp").find(plain);
      const bool is_second = is_anchored && position.anchor != no_anchor;
      if (piece == std::string_view::npos || is_second) break;
      if (is_anchored) position.anchor = static_cast<std::uint32_t>(position.pieces.size());
      position.pieces.push_back(static_cast<Piece>(piece));
    }
    const bool is_whole =
        position.pieces.size() == name.size() && name.size() == puzzle_.board.size() &&
        (position.anchor == no_anchor || position.pieces[position.anchor] == king_of(other(side_)));
    if (!is_whole)
      in.fail(
          "expected a letter for each square, `.KPkp` and the other side's anchored king `A` "
          "or `a`");
    return position;
  }

  // Reads and makes a turn. Does it end the game? NotShown unless it is legal, and if a piece of
  // the side falls.
  bool play(Position& position, Reader& in) const {
    const auto square = [&] { return in.index("a square", puzzle_.board.size()); };
    for (std::uint32_t moves = 0; !in.takes("push"); ++moves) {
      const std::uint32_t from = square(), to = square();
      const std::vector<std::uint32_t> squares = reachable(puzzle_.board, position, from);
      need(moves < puzzle_.moves && belongs(position.pieces[from], side_) &&
               std::find(squares.begin(), squares.end(), to) != squares.end(),
           "a move is illegal at " + name_of(position));
      std::swap(position.pieces[from], position.pieces[to]);
    }
    const std::uint32_t king = square();
    const auto direction = directions.at(in.one_of<direction_words>().number);
    const PushResult result = push(puzzle_.board, position, king, direction);
    need(result.fault == PushFault::none, "a push is illegal");
    need(!belongs(result.fallen, side_), "a turn pushes off a piece of its own side");
    return result.fallen != Piece::none;
  }

  const Puzzle& puzzle_;
  Side side_;
  bool wins_;
  const Limits& limits_;
  Mates mates_;
  std::uint64_t replies_ = 0;
  std::unordered_map<std::string, std::uint32_t> turns_;  // until the end, by position
};

std::string judge(const Puzzle& puzzle, const std::optional<Position>& first, Reader& in,
                  const Limits& limits) {
  const Side mover = puzzle.position.turn;
  in.line("claim");
  const auto claim = in.one_of<claims>();
  std::optional<std::int64_t> within;
  if (claim != "draws" && in.has_word()) within = in.number("how many turns", 0, INT32_MAX);
  const auto read = [&](Side side) {
    Turns turns(puzzle, side, claim != "draws", limits);
    turns.read(in);
    const std::uint32_t most = side != mover ? turns.after_replies(puzzle.position)
                               : first       ? 1 + turns.after_replies(*first)
                                             : turns.at(puzzle.position);
    need(!within || most <= *within, "play may last " + counted(most, "turn"));
    return turns.size();
  };
  in.line();
  in.expect("proof");
  std::size_t positions = 0;
  if (claim != "loses") positions += read(mover);
  if (claim != "wins") positions += read(other(mover));
  in.expect("end");
  return counted(positions, "position");
}

}  // namespace

std::string claim_of(Verdict verdict, std::optional<std::uint32_t> depth) {
  const std::string_view word =
      verdict == Verdict::draw ? claims[2] : claims[verdict == Verdict::loss];
  return depth ? fmt::format("{} {}", word, *depth) : std::string(word);
}

kernel::Judgement judge_strategies(const Puzzle& puzzle, const std::optional<Position>& first,
                                   std::istream& section, const Limits& limits) {
  using Word = kernel::Judgement::Word;
  try {
    Reader in(section, nullptr);
    return {Word::verified, judge(puzzle, first, in, limits)};
  } catch (const kernel::NotShown& why) {
    return {Word::refused, why.words};
  } catch (const kernel::BadText& where) {
    return {Word::bad, where.words, where.line, where.column};
  }
}

}  // namespace hardboard::push_fight
