#include "methods/push_fight/generate.h"

#include <algorithm>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "methods/push_fight/mate_in_1.h"
#include "puzzles/push_fight/board.h"

namespace hardboard::push_fight {
namespace {

constexpr std::size_t standard_squares = 26;

// The largest part of what is left of the box without the holes, so that boards are connected.
Board random_board(const Wish& wish, Random& random) {
  const auto area = static_cast<std::size_t>(wish.width) * static_cast<std::size_t>(wish.height);
  std::vector<Square> squares;
  squares.reserve(area);
  for (std::int32_t y = wish.height; y >= 1; --y)
    for (std::int32_t x = 1; x <= wish.width; ++x)
      if (random.below(100) >= wish.holes) squares.push_back({x, y});
  if (squares.empty()) return {};
  const Board all = board_of(std::move(squares), {});
  std::vector<std::uint32_t> part(all.size(), off_board), open;
  std::vector<std::uint32_t> sizes;
  for (std::uint32_t start = 0; start < all.size(); ++start) {
    if (part[start] != off_board) continue;
    const auto number = static_cast<std::uint32_t>(sizes.size());
    sizes.push_back(0);
    part[start] = number;
    open.assign(1, start);
    while (!open.empty()) {
      const std::uint32_t at = open.back();
      open.pop_back();
      ++sizes[number];
      for (const std::uint32_t near : all.next[at]) {
        if (near >= rail || part[near] != off_board) continue;
        part[near] = number;
        open.push_back(near);
      }
    }
  }
  const auto largest =
      static_cast<std::uint32_t>(std::max_element(sizes.begin(), sizes.end()) - sizes.begin());
  std::vector<Square> kept;
  Square low{wish.width, wish.height};
  for (std::uint32_t s = 0; s < all.size(); ++s) {
    if (part[s] != largest) continue;
    kept.push_back(all.squares[s]);
    low = {std::min(low.x, kept.back().x), std::min(low.y, kept.back().y)};
  }
  for (Square& square : kept) square = {square.x - low.x + 1, square.y - low.y + 1};
  Board board = board_of(std::move(kept), {});
  for (auto& edges : board.next)
    for (std::uint32_t& next : edges)
      if (next == off_board && random.below(100) < wish.rails) next = rail;
  return board;
}

Position random_position(const Wish& wish, std::uint32_t squares, Random& random) {
  Position position;
  position.pieces.assign(squares, Piece::none);
  const auto put = [&](Piece piece, std::uint32_t count) {
    std::uint32_t last = no_anchor;
    while (count > 0) {
      const auto square = static_cast<std::uint32_t>(random.below(squares));
      if (position.pieces[square] != Piece::none) continue;
      position.pieces[square] = piece;
      last = square;
      --count;
    }
    return last;
  };
  put(Piece::white_king, wish.kings);
  put(Piece::white_pawn, wish.pawns);
  put(Piece::black_pawn, wish.pawns);
  const std::uint32_t king = put(Piece::black_king, wish.kings);
  if (wish.anchored) position.anchor = king;
  return position;
}

}  // namespace

std::string why_impossible(const Wish& wish) {
  if (!wish.published && (wish.width < 1 || wish.height < 1 || wish.width > most_generated_side ||
                          wish.height > most_generated_side))
    return fmt::format("boards are 1x1 to {0}x{0}", most_generated_side);
  const std::uint64_t area = wish.published ? standard_squares
                                            : static_cast<std::uint64_t>(wish.width) *
                                                  static_cast<std::uint64_t>(wish.height);
  const std::uint64_t men = 2 * (std::uint64_t{wish.kings} + wish.pawns);
  if (men > area) return fmt::format("{} pieces do not fit on {} squares", men, area);
  if (wish.holes > 99 || wish.rails > 100) return "holes are 0 to 99, rails 0 to 100 percent";
  // Mostly holes, the board would seldom have room for the pieces.
  if (!wish.published && 100 * men > area * (100 - wish.holes))
    return fmt::format("{} pieces do not fit on {} squares, {} percent of them holes", men, area,
                       wish.holes);
  if (wish.mate && wish.kings == 0) return "without a king there is no mate";
  return "";
}

std::optional<Puzzle> generate(const Wish& wish, Random& random, const Limits& limits) {
  SolveOptions options;
  options.limits = limits;
  while (!limits.reached()) {
    Puzzle puzzle;
    puzzle.board = wish.published ? standard_board() : random_board(wish, random);
    const std::uint64_t men = 2 * (std::uint64_t{wish.kings} + wish.pawns);
    if (puzzle.board.size() < std::max<std::uint64_t>(men, 1)) continue;
    puzzle.position = random_position(wish, puzzle.board.size(), random);
    if (!wish.mate) return puzzle;
    puzzle.moves = *wish.mate;
    const Answer answer = minimize(puzzle, options);
    if (answer.minimum && answer.minimum->value == *wish.mate &&
        answer.minimum->bound == *wish.mate)
      return puzzle;
  }
  return std::nullopt;
}

}  // namespace hardboard::push_fight
