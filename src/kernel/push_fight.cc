// Push Fight: up to so many moves of own pieces along empty squares, then a push by an own king.
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
  std::vector<std::array<std::uint32_t, 4>> next;  // by square and direction; Grid::none at an edge
  std::vector<std::array<bool, 4>> has_rail;       // by square and direction
  std::uint32_t moves = 2;                         // at most so many before a push, or no_bound
  // By square, at the start: the letters K P k p, white ones upper case, and `.` for none.
  std::string pieces;
  std::string own = "KP";             // of the side to move, the king first
  std::uint32_t anchor = Grid::none;  // on the king that pushed last

  bool is_own(char piece) const { return piece == own[0] || piece == own[1]; }
  bool is_others(char piece) const { return piece != '.' && !is_own(piece); }
};

PushFight read_push_fight(Reader& in) {
  PushFight puzzle;
  puzzle.moves = in.line("moves").bound("how many moves");
  if (in.line("turn").one_of<turn_words>() == "black") puzzle.own = "kp";
  in.list("squares", 1, no_bound - 1, [&](std::int64_t) {
    read_square(in, puzzle.squares);
    puzzle.pieces += piece_words.at(in.one_of<piece_words>().number);
  });
  const std::uint32_t squares = puzzle.squares.size();
  puzzle.next.resize(squares);
  for (std::uint32_t square = 0; square < squares; ++square)
    for (std::size_t way = 0; way < 4; ++way)
      puzzle.next[square][way] = puzzle.squares.find(puzzle.squares[square] + directions[way]);
  if (!in.line("anchor").takes("none")) puzzle.anchor = in.expect("on").index("a square", squares);
  puzzle.has_rail.resize(squares);
  in.list("rails", 0, INT64_MAX, [&](std::int64_t) {
    const std::uint32_t square = in.index("a square", squares);
    puzzle.has_rail[square].at(in.one_of<direction_words>().number) = true;
  });
  return puzzle;
}

// A push mates if an own king stands on `from` and pushes a line of pieces that ends, at an edge
// without a rail, with a piece of the other side. Sets `lacking` to the squares where the king or a
// piece of the line is lacking. False if no turn can have this push: the pieces of the other side,
// which stand still during the turn, are in the way, or none is at the end.
bool may_mate(const PushFight& puzzle, const std::string& pieces, std::uint32_t from,
              std::size_t way, std::vector<std::uint32_t>& lacking) {
  lacking.assign(pieces[from] == puzzle.own[0] ? 0 : 1, from);
  std::uint32_t last = from;
  for (std::uint32_t next = from; (next = puzzle.next[next][way]) != Grid::none; last = next) {
    if (next == puzzle.anchor) return false;
    if (pieces[next] == '.') lacking.push_back(next);
  }
  return !puzzle.is_others(pieces[from]) && puzzle.is_others(pieces[last]) &&
         !puzzle.has_rail[last][way];
}

// Sets `joined` to the squares to which paths of empty squares lead from an empty square, and to
// the pieces at the ends of such paths.
void join(const PushFight& puzzle, const std::string& pieces, std::uint32_t empty,
          std::vector<std::uint32_t>& joined) {
  joined.assign(1, empty);
  std::vector<bool> is_joined(pieces.size());
  for (std::size_t i = 0; i < joined.size(); ++i) {
    if (pieces[joined[i]] != '.') continue;
    for (const std::uint32_t next : puzzle.next[joined[i]]) {
      if (next == Grid::none || is_joined[next]) continue;
      is_joined[next] = true;
      joined.push_back(next);
    }
  }
}

// Plays the turn of the text from the start. NotShown if a move or the push is illegal, or unless a
// piece of the other side falls.
void play(const PushFight& puzzle, Reader& in) {
  std::string pieces = puzzle.pieces;
  std::vector<std::uint32_t> joined, lacking;
  const auto square = [&] { return in.index("a square", puzzle.squares.size()); };
  in.lines("moves", 0, INT64_MAX, [&](std::int64_t number) {
    const std::uint32_t from = square(), to = square();
    join(puzzle, pieces, to, joined);
    need((number < puzzle.moves || puzzle.moves == no_bound) && puzzle.is_own(pieces[from]) &&
             pieces[to] == '.' && std::ranges::count(joined, from) > 0,
         "a move is illegal");
    std::swap(pieces[from], pieces[to]);
  });
  in.line("push");
  const std::uint32_t from = square();
  const bool may = may_mate(puzzle, pieces, from, in.one_of<direction_words>().number, lacking);
  need(may && lacking.empty(), "the push makes no piece of the other side fall");
}

// Makes all turns that may mate. NotShown if a turn mates, or if the turns meet too many positions,
// a million on boards of a hundred squares. A push that lacks pieces on some squares needs a move
// to each of these squares, so no push mates that lacks more pieces than there are moves left. If
// each push that could mate needs all moves left, the next move goes to a square that such a push
// lacks.
void refute_by_search(const PushFight& puzzle) {
  constexpr std::size_t most_letters = 1 << 27;
  const std::uint32_t squares = puzzle.squares.size();
  std::vector<std::uint32_t> lacking, joined;
  std::vector<bool> is_wanted;  // by square: may the next move lead there?
  std::vector<std::pair<std::uint32_t, std::size_t>> pushes;
  for (std::uint32_t last = 0; last < squares; ++last)
    for (std::size_t way = 0; way < 4 && puzzle.is_others(puzzle.pieces[last]); ++way)
      for (std::uint32_t from = last; from != Grid::none; from = puzzle.next[from][(way + 2) % 4])
        if (puzzle.next[last][way] == Grid::none &&
            may_mate(puzzle, puzzle.pieces, from, way, lacking) && lacking.size() <= puzzle.moves)
          pushes.emplace_back(from, way);
  Numbers<std::string> seen;
  seen.add(puzzle.pieces);
  std::vector<std::uint32_t> left{puzzle.moves};  // by position, the moves left; they only fall
  for (std::uint32_t i = 0; i < seen.size(); ++i) {
    std::string pieces = seen[i];
    is_wanted.assign(squares, false);
    for (const auto& [from, way] : pushes) {
      may_mate(puzzle, pieces, from, way, lacking);
      need(!lacking.empty(), "a turn mates");
      if (lacking.size() < left[i]) is_wanted.assign(squares, true);
      for (const std::uint32_t square : lacking)
        if (lacking.size() == left[i]) is_wanted[square] = true;
    }
    for (std::uint32_t to = 0; to < squares; ++to) {
      if (pieces[to] != '.' || !is_wanted[to]) continue;
      join(puzzle, pieces, to, joined);
      for (const std::uint32_t from : joined) {
        if (!puzzle.is_own(pieces[from])) continue;
        std::swap(pieces[from], pieces[to]);
        if (seen.add(pieces).second) left.push_back(left[i] == no_bound ? no_bound : left[i] - 1);
        std::swap(pieces[from], pieces[to]);
      }
    }
    need(seen.size() <= most_letters / squares, "the search meets too many positions");
  }
}

}  // namespace

std::string judge_push_fight(Reader& in) {
  const PushFight puzzle = read_push_fight(in);
  const std::string words = "turn makes a piece of the other side fall";
  return shown(in, read_claim(in),
               {{"mates moves", "a " + words, [&] { play(puzzle, in); }},
                {"never search", "no " + words, [&] { refute_by_search(puzzle); }}});
}

}  // namespace hardboard::kernel
