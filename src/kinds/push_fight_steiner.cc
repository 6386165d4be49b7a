#include "kinds/push_fight_steiner.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "kinds/steiner_parts.h"
#include "reductions/steiner_to_push_fight.h"

namespace hardboard {
namespace {

using push_fight::Piece;
using push_fight::Puzzle;

// A tree of length L belongs to a mate of L + 3 moves.
constexpr std::uint32_t further_moves = 3;

struct Recognised {
  steiner::Puzzle source;  // with the length that the moves allow
  SteinerToPushFight::Made image;
};

// The points whose image the puzzle is. The image stands at fixed coordinates, and its points are
// the only empty squares, so that the points can be read from the board.
std::optional<Recognised> recognise(const Puzzle& puzzle) {
  steiner::Puzzle source;
  for (std::uint32_t i = 0; i < puzzle.board.size(); ++i) {
    if (puzzle.position.pieces[i] != Piece::none) continue;
    if (puzzle.board.squares[i].y < SteinerToPushFight::Trace::plaza) return std::nullopt;
    source.points.push_back(puzzle.board.squares[i]);
  }
  if (source.points.empty()) return std::nullopt;
  std::sort(source.points.begin(), source.points.end());
  source.length = 0;  // the number of moves is no part of the board
  auto image = SteinerToPushFight::forward(source, {});
  if (!image || image.value().puzzle.board != puzzle.board ||
      image.value().puzzle.position != puzzle.position)
    return std::nullopt;
  source.length = puzzle.moves < further_moves ? 0 : puzzle.moves - further_moves;
  if (puzzle.moves == push_fight::unlimited_moves) source.length.reset();
  return Recognised{std::move(source), std::move(image).value()};
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
  if (tree.verdict == Verdict::solvable)
    return SteinerToPushFight::witness(known.source, known.image, tree);
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
  answer = SteinerToPushFight::witness(known.source, known.image, tree);
  const std::uint64_t moves = answer.turn->moves.size();
  if (moves > puzzle.moves) answer.verdict = Verdict::unsolvable;
  answer.minimum = Minimum{std::string(push_fight::minimum_words[0]), moves,
                           tree.minimum->bound + further_moves};
  return answer;
}

}  // namespace hardboard
