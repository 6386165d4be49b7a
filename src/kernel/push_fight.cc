#include "kernel/push_fight.h"

#include <algorithm>
#include <string_view>
#include <unordered_set>

namespace hardboard::kernel {
namespace {

constexpr std::array<Square, 4> directions = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<std::string_view, 4> direction_words = {"up", "right", "down", "left"};

std::size_t read_direction(Reader& in) {
  const auto found =
      std::find(direction_words.begin(), direction_words.end(), in.word("a direction"));
  if (found == direction_words.end()) in.fail("expected up, right, down or left");
  return static_cast<std::size_t>(found - direction_words.begin());
}

bool is_white(char piece) {
  return piece == 'K' || piece == 'P';
}

class Turn {
public:
  Turn(const PushFight& puzzle, const std::string& pieces)
      : puzzle_(puzzle), now_{pieces, puzzle.start.anchor, puzzle.start.is_whites_turn} {}

  void move(std::uint32_t from, std::uint32_t to) {
    need(is_own(from), "no own piece is on " + words(puzzle_.squares[from]));
    const std::vector<std::uint32_t> ways = ways_from(from);
    need(std::find(ways.begin(), ways.end(), to) != ways.end(),
         "no path of empty squares leads from " + words(puzzle_.squares[from]) + " to " +
             words(puzzle_.squares[to]));
    std::swap(now_.pieces[from], now_.pieces[to]);
  }

  // What a push does: the piece that falls, or `.`; or why it is illegal.
  struct Push {
    char fallen = '.';
    std::string fault;
  };
  Push push(std::uint32_t from, std::size_t direction) const {
    if (now_.pieces[from] != (now_.is_whites_turn ? 'K' : 'k'))
      return {'.', "no own king is on " + words(puzzle_.squares[from])};
    for (std::uint32_t last = from;;) {
      const std::uint32_t next = neighbour(last, direction);
      const bool is_end = next == Grid::none || now_.pieces[next] == '.';
      if (is_end && last == from) return {'.', "there is nothing to push"};
      if (next == Grid::none && puzzle_.has_rail[last][direction])
        return {'.', "a rail stops the push"};
      if (is_end) return {next == Grid::none ? now_.pieces[last] : '.', ""};
      if (next == now_.anchor) return {'.', "the anchored king can't be pushed"};
      last = next;
    }
  }

  bool is_own_colour(char piece) const { return is_white(piece) == now_.is_whites_turn; }
  bool is_own(std::uint32_t square) const {
    return now_.pieces[square] != '.' && is_own_colour(now_.pieces[square]);
  }

  // The empty squares to which paths of empty squares lead.
  std::vector<std::uint32_t> ways_from(std::uint32_t from) const {
    std::vector<bool> seen(puzzle_.squares.size(), false);
    std::vector<std::uint32_t> ways{from};
    seen[from] = true;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      for (std::size_t direction = 0; direction < 4; ++direction) {
        const std::uint32_t next = neighbour(ways[i], direction);
        if (next == Grid::none || seen[next] || now_.pieces[next] != '.') continue;
        seen[next] = true;
        ways.push_back(next);
      }
    }
    ways.erase(ways.begin());
    return ways;
  }

private:
  std::uint32_t neighbour(std::uint32_t square, std::size_t direction) const {
    const Square at = puzzle_.squares[square], by = directions[direction];
    return puzzle_.squares.find({at.x + by.x, at.y + by.y});
  }

  const PushFight& puzzle_;
  Position now_;
};

}  // namespace

PushFight read_push_fight(Reader& in) {
  PushFight puzzle;
  in.line("moves");
  puzzle.moves = in.bound("how many moves");
  in.line("turn");
  const std::string_view turn = in.word("`white` or `black`");
  if (turn != "white" && turn != "black") in.fail("expected `white` or `black`");
  puzzle.start.is_whites_turn = turn == "white";
  in.line("squares");
  for (std::int64_t left = in.number("how many squares", 1, no_bound - 1); left > 0; --left) {
    in.line();
    puzzle.squares.add(in);
    const std::string_view piece = in.word("a piece");
    if (piece.size() != 1 || std::string_view(".KPkp").find(piece) == std::string_view::npos)
      in.fail("expected one of . K P k p");
    puzzle.start.pieces += piece;
  }
  in.line("anchor");
  const bool has_anchor = in.word("`on` or `none`") == "on";
  if (has_anchor) puzzle.start.anchor = in.index("a square", puzzle.squares.size());
  in.line("rails");
  puzzle.has_rail.resize(puzzle.squares.size());
  for (std::int64_t left = in.number("how many rails", 0, INT64_MAX); left > 0; --left) {
    in.line();
    const std::uint32_t square = in.index("a square", puzzle.squares.size());
    puzzle.has_rail[square][read_direction(in)] = true;
  }
  return puzzle;
}

void write(std::ostream& out, const PushFight& puzzle) {
  out << "push-fight\nmoves " << (puzzle.moves == no_bound ? "*" : std::to_string(puzzle.moves))
      << "\nturn " << (puzzle.start.is_whites_turn ? "white" : "black") << "\nsquares "
      << puzzle.squares.size() << '\n';
  for (std::uint32_t i = 0; i < puzzle.squares.size(); ++i)
    out << puzzle.squares[i].x << ' ' << puzzle.squares[i].y << ' ' << puzzle.start.pieces[i]
        << '\n';
  out << "anchor ";
  if (puzzle.start.anchor == Grid::none)
    out << "none\n";
  else
    out << "on " << puzzle.start.anchor + 1 << '\n';
  std::size_t rails = 0;
  for (const auto& of_one : puzzle.has_rail)
    rails += static_cast<std::size_t>(std::count(of_one.begin(), of_one.end(), true));
  out << "rails " << rails << '\n';
  for (std::uint32_t i = 0; i < puzzle.squares.size(); ++i)
    for (std::size_t direction = 0; direction < 4; ++direction)
      if (puzzle.has_rail[i][direction]) out << i + 1 << ' ' << direction_words[direction] << '\n';
}

void play(const PushFight& puzzle, Reader& in) {
  Turn turn(puzzle, puzzle.start.pieces);
  const std::int64_t moves = in.number("how many moves", 0, INT64_MAX);
  need(moves <= puzzle.moves || puzzle.moves == no_bound, "the turn has too many moves");
  for (std::int64_t move = 1; move <= moves; ++move) {
    in.line();
    const std::uint32_t from = in.index("a square", puzzle.squares.size());
    turn.move(from, in.index("a square", puzzle.squares.size()));
  }
  in.line("push");
  const std::uint32_t from = in.index("a square", puzzle.squares.size());
  const auto [fallen, fault] = turn.push(from, read_direction(in));
  need(fault.empty(), fault);
  need(fallen != '.', "nothing falls");
  need(!turn.is_own_colour(fallen), "an own piece falls");
}

void refute_by_search(const PushFight& puzzle) {
  constexpr std::size_t most_letters = 1 << 27;
  const std::uint32_t squares = puzzle.squares.size();
  std::vector<std::string> level{puzzle.start.pieces}, next;  // after as many moves
  std::unordered_set<std::string> seen(level.begin(), level.end());
  for (std::uint32_t moves = 0; !level.empty(); ++moves, level.swap(next), next.clear()) {
    for (const std::string& pieces : level) {
      const Turn turn(puzzle, pieces);
      for (std::uint32_t from = 0; from < squares; ++from) {
        if (!turn.is_own(from)) continue;
        for (std::size_t direction = 0; direction < 4; ++direction) {
          const char fallen = turn.push(from, direction).fallen;
          need(fallen == '.' || turn.is_own_colour(fallen), "a turn mates");
        }
        if (moves == puzzle.moves) continue;
        for (const std::uint32_t to : turn.ways_from(from)) {
          std::string after = pieces;
          std::swap(after[from], after[to]);
          if (seen.insert(after).second) next.push_back(after);
        }
        need(seen.size() <= most_letters / squares, "the search meets too many positions");
      }
    }
  }
}

}  // namespace hardboard::kernel
