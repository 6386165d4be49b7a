#include "methods/push_fight/generate.h"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <utility>
#include <vector>

#include "base/box.h"
#include "base/counted.h"
#include "methods/push_fight/mate_in_1.h"
#include "puzzles/push_fight/board.h"

namespace hardboard::push_fight {
namespace {

constexpr int most_in_vain = 10'000;
constexpr std::uint64_t most_attempts = 100'000;  // boards and positions without what is wished

// A wish in which every number is set.
struct Setting {
  explicit Setting(const Wish& wish)
      : width(wish.width.value_or(6)),
        height(wish.height.value_or(4)),
        holes(wish.holes.value_or(10)),
        rails(wish.rails.value_or(40)),
        kings(wish.published ? 3 : wish.kings.value_or(2)),
        pawns(wish.published ? 2 : wish.pawns.value_or(2)) {}

  std::uint64_t men() const { return 2 * (std::uint64_t{kings} + pawns); }

  std::int32_t width, height;
  std::uint32_t holes, rails, kings, pawns;
};

// Chooses squares of the box at random and returns their largest connected part, moved to x = 1 and
// y = 1.
Board random_board(const Setting& setting, Random& random) {
  std::vector<Square> squares;
  squares.reserve(static_cast<std::size_t>(setting.width) *
                  static_cast<std::size_t>(setting.height));
  for (std::int32_t y = setting.height; y >= 1; --y)
    for (std::int32_t x = 1; x <= setting.width; ++x)
      if (random.below(100) >= setting.holes) squares.push_back({x, y});
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
  for (std::uint32_t s = 0; s < all.size(); ++s)
    if (part[s] == largest) kept.push_back(all.squares[s]);
  const Square low = bounding_box(kept).low;
  for (Square& square : kept) square = {square.x - low.x + 1, square.y - low.y + 1};
  Board board = board_of(std::move(kept), {});
  for (auto& edges : board.next)
    for (std::uint32_t& next : edges)
      if (next == off_board && random.below(100) < setting.rails) next = rail;
  return board;
}

Position random_position(const Setting& setting, bool anchored, std::uint32_t squares,
                         Random& random) {
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
  put(Piece::white_king, setting.kings);
  put(Piece::white_pawn, setting.pawns);
  put(Piece::black_pawn, setting.pawns);
  const std::uint32_t king = put(Piece::black_king, setting.kings);
  if (anchored) position.anchor = king;
  return position;
}

// A text for the board and the position under one of the eight symmetries of the square: for each
// square, row by row, its place, its piece and its four edges.
std::string name_of_image(const Puzzle& puzzle, int symmetry) {
  const auto turned = [&](Square square) {
    if (symmetry & 1) square.x = -square.x;
    if (symmetry & 2) square.y = -square.y;
    if (symmetry & 4) std::swap(square.x, square.y);
    return square;
  };
  const Board& board = puzzle.board;
  std::vector<std::pair<Square, std::uint32_t>> order;
  for (std::uint32_t s = 0; s < board.size(); ++s) order.emplace_back(turned(board.squares[s]), s);
  const auto before = [](const auto& a, const auto& b) {
    return std::pair(a.first.y, a.first.x) < std::pair(b.first.y, b.first.x);
  };
  std::sort(order.begin(), order.end(), before);
  Square low = order.front().first;
  for (const auto& [square, s] : order) low.x = std::min(low.x, square.x);
  // The original direction of each edge of the image, in the order up, right, down, left.
  constexpr std::array<Square, 4> steps = {{{0, 1}, {1, 0}, {0, -1}, {-1, 0}}};
  std::array<std::size_t, 4> original{};
  for (std::size_t d = 0; d < 4; ++d)
    original[static_cast<std::size_t>(std::find(steps.begin(), steps.end(), turned(steps[d])) -
                                      steps.begin())] = d;
  std::string name;
  for (const auto& [square, s] : order) {
    name += fmt::format("{},{}{}{}", square.x - low.x, square.y - low.y,
                        static_cast<int>(puzzle.position.pieces[s]),
                        puzzle.position.anchor == s ? "a" : "");
    for (const std::size_t d : original) name += board.next[s][d] == rail ? '|' : ' ';
  }
  return name;
}

// A text that is equal for puzzles which a symmetry of the plane maps to each other. Nothing once
// the limits are reached.
std::optional<std::string> name_up_to_symmetry(const Puzzle& puzzle, const Limits& limits) {
  std::string least = name_of_image(puzzle, 0);
  for (int symmetry = 1; symmetry < 8; ++symmetry) {
    if (limits.reached()) return std::nullopt;
    least = std::min(least, name_of_image(puzzle, symmetry));
  }
  return least;
}

}  // namespace

std::string why_impossible(const Wish& wish) {
  const Setting setting(wish);
  if (wish.published) {
    if (wish.width || wish.height || wish.holes || wish.rails)
      return "the published game has a board of its own: no width, height, holes or rails";
    if (wish.kings.value_or(setting.kings) != setting.kings ||
        wish.pawns.value_or(setting.pawns) != setting.pawns)
      return "the published game has three kings and two pawns a side";
    return "";
  }
  if (setting.width < 1 || setting.height < 1 || setting.width > most_generated_side ||
      setting.height > most_generated_side)
    return fmt::format("boards are 1x1 to {0}x{0}", most_generated_side);
  const std::uint64_t area =
      static_cast<std::uint64_t>(setting.width) * static_cast<std::uint64_t>(setting.height);
  if (setting.men() > area)
    return fmt::format("{} pieces do not fit on {}", setting.men(), counted(area, "square"));
  if (setting.holes > most_generated_holes)
    return fmt::format("expected holes of 0 to {} percent", most_generated_holes);
  if (setting.rails > 100) return "expected rails of 0 to 100 percent";
  // With so many holes, boards would seldom have room for the pieces.
  if (100 * setting.men() > area * (100 - setting.holes))
    return fmt::format("{} pieces do not fit on {} squares, {} percent of them holes",
                       setting.men(), area, setting.holes);
  if (setting.kings == 0) return "without a king nobody can push";
  return "";
}

std::optional<Puzzle> generate(const Wish& wish, Random& random, const Limits& limits) {
  const Setting setting(wish);
  SolveOptions options;
  options.limits = limits;
  options.limits.progress = {};  // the attempts tell progress; the search for each mate is short
  for (std::uint64_t attempt = 1; attempt <= most_attempts && !limits.reached(); ++attempt) {
    if (limits.progress && attempt > 1) limits.progress(fmt::format("attempt {}", attempt));
    Puzzle puzzle;
    puzzle.board = wish.published ? standard_board() : random_board(setting, random);
    if (puzzle.board.size() < std::max<std::uint64_t>(setting.men(), 1)) continue;
    puzzle.position = random_position(setting, wish.anchored, puzzle.board.size(), random);
    if (!wish.mate) return puzzle;
    puzzle.moves = *wish.mate;
    const Answer answer = minimize(puzzle, options);
    if (answer.minimum && answer.minimum->value == *wish.mate &&
        answer.minimum->bound == *wish.mate)
      return puzzle;
  }
  return std::nullopt;
}

std::optional<Puzzle> Generator::next(const Limits& limits) {
  for (int in_vain = 0; in_vain < most_in_vain; ++in_vain) {
    std::optional<Puzzle> puzzle = generate(wish_, random_, limits);
    if (!puzzle) return puzzle;
    std::optional<std::string> name = name_up_to_symmetry(*puzzle, limits);
    if (!name) return std::nullopt;
    if (made_.insert(*std::move(name)).second) return puzzle;
  }
  return std::nullopt;
}

}  // namespace hardboard::push_fight
