#include "kinds/push_fight_steiner.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/box.h"
#include "kinds/steiner_parts.h"
#include "methods/push_fight/laying.h"
#include "reductions/steiner_to_push_fight.h"

namespace hardboard {
namespace {

using push_fight::Laying;
using push_fight::Piece;
using push_fight::Puzzle;
using push_fight::Side;

// A tree of length L belongs to a mate of L + 3 moves.
constexpr std::uint32_t further_moves = 3;

struct Recognised {
  steiner::Puzzle source;  // with the length that the moves allow
  SteinerToPushFight::Made image;
  Laying onto_board;  // from the image
  Square corner;      // of the board, its lower left one
};

constexpr Square corner_of_images{1, 1};

Piece of_other_side(Piece piece) {
  if (piece == Piece::none) return piece;
  const Side side = belongs(piece, Side::white) ? Side::white : Side::black;
  return piece == king_of(side) ? king_of(other(side)) : pawn_of(other(side));
}

// The squares that would be points, if both kings stand in the row of the alley and all empty
// squares in the plaza above it; else nothing. An image has no other empty squares.
std::vector<Square> points_of(const Puzzle& puzzle, const Box& box, Laying laying) {
  constexpr std::int32_t alley = 2;
  std::vector<Square> points;
  for (std::uint32_t i = 0; i < puzzle.board.size(); ++i) {
    const Piece piece = puzzle.position.pieces[i];
    if (piece == Piece::white_pawn || piece == Piece::black_pawn) continue;
    const Square square = laying(puzzle.board.squares[i], box, corner_of_images);
    const bool fits =
        piece == Piece::none ? square.y >= SteinerToPushFight::Trace::plaza : square.y == alley;
    if (!fits) return {};
    if (piece == Piece::none) points.push_back(square);
  }
  std::sort(points.begin(), points.end());
  return points;
}

// The points whose image the puzzle is, however the image lies and whichever side is to move.
std::optional<Recognised> recognise(const Puzzle& puzzle) {
  const Box box = bounding_box(puzzle.board.squares);
  // The squares of wider boards do not fit once they are turned; no image is as wide.
  if (box.width() > push_fight::most_squares || box.height() > push_fight::most_squares)
    return std::nullopt;
  for (const Laying laying : push_fight::layings) {
    steiner::Puzzle source;
    source.points = points_of(puzzle, box, laying);
    if (source.points.empty()) continue;
    Puzzle as_image = push_fight::laid(puzzle, box, laying, corner_of_images);
    if (puzzle.position.turn == Side::black) {
      for (Piece& piece : as_image.position.pieces) piece = of_other_side(piece);
      as_image.position.turn = Side::white;
    }
    source.length = 0;  // the number of moves is no part of the board
    auto image = SteinerToPushFight::forward(source, {});
    if (!image || image.value().puzzle.board != as_image.board ||
        image.value().puzzle.position != as_image.position)
      continue;
    source.length = puzzle.moves < further_moves ? 0 : puzzle.moves - further_moves;
    if (puzzle.moves == push_fight::unlimited_moves) source.length.reset();
    return Recognised{std::move(source), std::move(image).value(), laying.inverse(), box.low};
  }
  return std::nullopt;
}

// The mate that the tree gives, on the board asked about.
push_fight::Answer mate_of(const Recognised& known, const steiner::Answer& tree) {
  push_fight::Answer answer = SteinerToPushFight::witness(known.source, known.image, tree);
  const Box box = bounding_box(known.image.puzzle.board.squares);
  const auto onto_board = [&](Square square) {
    return known.onto_board(square, box, known.corner);
  };
  for (push_fight::Move& move : answer.turn->moves)
    move = {onto_board(move.from), onto_board(move.to)};
  push_fight::Push& push = answer.turn->push;
  push = {onto_board(push.from), known.onto_board(push.direction)};
  return answer;
}

// What the methods for trees say, whichever method of Push Fight was asked for.
steiner::Answer tree_for(const steiner::Puzzle& source, SolveOptions options,
                         std::string_view minimum) {
  options.only.clear();
  return solve_steiner(source, options, minimum);
}

}  // namespace

std::string steiner_image_why_not(const Puzzle& puzzle) {
  return recognise(puzzle) ? "" : "the board is no image of a Steiner tree problem";
}

push_fight::Answer solve_steiner_image(const Puzzle& puzzle, const SolveOptions& options) {
  const Recognised known = recognise(puzzle).value();
  push_fight::Answer answer;
  if (puzzle.moves < further_moves) {
    answer.verdict = Verdict::unsolvable;
    return answer;
  }
  const steiner::Answer tree = tree_for(known.source, options, "");
  if (tree.verdict == Verdict::solvable) return mate_of(known, tree);
  answer.verdict = tree.verdict;
  answer.remark = tree.remark;
  return answer;
}

push_fight::Answer minimize_steiner_image(const Puzzle& puzzle, const SolveOptions& options) {
  Recognised known = recognise(puzzle).value();
  known.source.length.reset();
  const steiner::Answer tree = tree_for(known.source, options, "length");
  push_fight::Answer answer;
  answer.remark = tree.remark;
  if (!tree.minimum) return answer;
  answer = mate_of(known, tree);
  const std::uint64_t moves = answer.turn->moves.size();
  if (moves > puzzle.moves) answer.verdict = Verdict::unsolvable;
  answer.minimum = Minimum{std::string(push_fight::minimum_words[0]), moves,
                           tree.minimum->bound + further_moves};
  return answer;
}

}  // namespace hardboard
