// Push Fight: up to so many moves of own pieces along empty squares, then a push by an own king.
#include <unordered_set>

#include "kernel/grid.h"
#include "kernel/kinds.h"

namespace hardboard::kernel {
namespace {

constexpr std::array<Square, 4> directions = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
constexpr std::array<std::string_view, 4> direction_words = {"up", "right", "down", "left"};

// Pieces, sides and directions.
constexpr std::array<std::string_view, 5> piece_words = {".", "K", "P", "k", "p"};
constexpr std::array<std::string_view, 2> turn_words = {"white", "black"};

struct PushFight {
  Grid squares;
  std::vector<std::array<bool, 4>> has_rail;  // by square and direction
  std::uint32_t moves = 2;                    // at most so many before a push, or no_bound
  // By square, at the start: the letters K P k p, white ones upper case, and `.` for none.
  std::string pieces;
  std::string own = "KP";             // of the side to move, the king first
  std::uint32_t anchor = Grid::none;  // on the king that pushed last

  bool is_own(char piece) const { return own.find(piece) != std::string::npos; }
  std::uint32_t neighbour(std::uint32_t square, std::size_t direction) const {
    return squares.find(squares[square] + directions[direction]);
  }
};

PushFight read_push_fight(Reader& in) {
  PushFight puzzle;
  in.line("moves");
  puzzle.moves = in.bound("how many moves");
  in.line("turn");
  if (in.one_of<turn_words>() == "black") puzzle.own = "kp";
  in.list("squares", 1, no_bound - 1, [&](std::int64_t) {
    puzzle.squares.add(in);
    puzzle.pieces += piece_words.at(in.one_of<piece_words>().number);
  });
  const std::uint32_t squares = puzzle.squares.size();
  in.line("anchor");
  if (!in.takes("none")) {
    in.expect("on");
    puzzle.anchor = in.index("a square", squares);
  }
  puzzle.has_rail.resize(squares);
  in.list("rails", 0, INT64_MAX, [&](std::int64_t) {
    const std::uint32_t square = in.index("a square", squares);
    puzzle.has_rail[square].at(in.one_of<direction_words>().number) = true;
  });
  return puzzle;
}

// The piece that falls in a push, or `.`; nothing if the push is illegal.
std::optional<char> push(const PushFight& puzzle, const std::string& pieces, std::uint32_t from,
                         std::size_t direction) {
  std::uint32_t last = from, next = puzzle.neighbour(from, direction);
  for (; next != Grid::none && pieces[next] != '.'; next = puzzle.neighbour(next, direction)) {
    if (next == puzzle.anchor) return std::nullopt;
    last = next;
  }
  const bool is_stopped = next == Grid::none && puzzle.has_rail[last][direction];
  if (pieces[from] != puzzle.own[0] || last == from || is_stopped) return std::nullopt;
  return next == Grid::none ? pieces[last] : '.';
}

// The empty squares to which paths of empty squares lead.
std::vector<std::uint32_t> ways(const PushFight& puzzle, const std::string& pieces,
                                std::uint32_t from) {
  std::string taken = pieces;  // here, or by a square that was found already
  std::vector<std::uint32_t> ways{from};
  for (std::size_t i = 0; i < ways.size(); ++i) {
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const std::uint32_t next = puzzle.neighbour(ways[i], direction);
      if (next == Grid::none || taken[next] != '.') continue;
      taken[next] = '*';
      ways.push_back(next);
    }
  }
  ways.erase(ways.begin());
  return ways;
}

// Plays the turn of the text from the start. NotShown if it is illegal, or unless a piece of the
// other side falls.
void play(const PushFight& puzzle, Reader& in) {
  std::string pieces = puzzle.pieces;
  const auto square = [&] { return in.index("a square", puzzle.squares.size()); };
  in.lines("moves", 0, INT64_MAX, [&](std::int64_t number) {
    need(number < puzzle.moves || puzzle.moves == no_bound, "the turn has too many moves");
    const std::uint32_t from = square(), to = square();
    const std::string name = words(puzzle.squares[from]);
    need(puzzle.is_own(pieces[from]), "no own piece is on " + name);
    need(std::ranges::count(ways(puzzle, pieces, from), to) > 0,
         "no path of empty squares leads from " + name + " to " + words(puzzle.squares[to]));
    std::swap(pieces[from], pieces[to]);
  });
  in.line("push");
  const std::uint32_t from = square();
  const auto fallen = push(puzzle, pieces, from, in.one_of<direction_words>().number);
  need(fallen.has_value(), "the push is illegal");
  need(*fallen != '.', "nothing falls");
  need(!puzzle.is_own(*fallen), "an own piece falls");
}

// Makes all turns: NotShown if one of them makes a piece of the other side fall, or if they meet
// too many positions, a million on boards of a hundred squares.
void refute_by_search(const PushFight& puzzle) {
  constexpr std::size_t most_letters = 1 << 27;
  const std::uint32_t squares = puzzle.squares.size();
  std::vector<std::string> level{puzzle.pieces}, next;  // after as many moves
  std::unordered_set<std::string> seen(level.begin(), level.end());
  for (std::uint32_t moves = 0; !level.empty(); ++moves, level.swap(next), next.clear()) {
    for (const std::string& pieces : level) {
      for (std::uint32_t from = 0; from < squares; ++from) {
        if (!puzzle.is_own(pieces[from])) continue;
        for (std::size_t direction = 0; direction < 4; ++direction) {
          const char fallen = push(puzzle, pieces, from, direction).value_or('.');
          need(fallen == '.' || puzzle.is_own(fallen), "a turn mates");
        }
        if (moves == puzzle.moves) continue;
        for (const std::uint32_t to : ways(puzzle, pieces, from)) {
          std::string after = pieces;
          std::swap(after[from], after[to]);
          if (seen.insert(after).second) next.push_back(after);
        }
        need(seen.size() <= most_letters / squares, "the search meets too many positions");
      }
    }
  }
}

}  // namespace

std::string judge_push_fight(Reader& in) {
  const PushFight puzzle = read_push_fight(in);
  const std::string mates = "turn makes a piece of the other side fall";
  return shown(in, read_claim(in),
               {{"mates moves", "a " + mates, [&] { play(puzzle, in); }},
                {"never search", "no " + mates, [&] { refute_by_search(puzzle); }}});
}

}  // namespace hardboard::kernel
