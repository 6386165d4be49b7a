// All small positions of Push Fight, for the verification of reductions.
#include <vector>

#include "kinds/push_fight_parts.h"
#include "puzzles/push_fight/board.h"

namespace hardboard {
namespace {

using namespace push_fight;

// Each square has nothing or one of four pieces; the anchor is on none of black's kings, or on one.
bool each_position(Puzzle& puzzle, const std::function<bool(Puzzle)>& visit) {
  const std::uint32_t squares = puzzle.board.size();
  std::uint64_t positions = 1;
  for (std::uint32_t i = 0; i < squares; ++i) positions *= 5;
  for (std::uint64_t number = 0; number < positions; ++number) {
    Position& position = puzzle.position;
    position = {};
    std::vector<std::uint32_t> anchors{no_anchor};
    bool has_king = false;
    std::uint64_t rest = number;
    for (std::uint32_t square = 0; square < squares; ++square, rest /= 5) {
      position.pieces.push_back(static_cast<Piece>(rest % 5));
      has_king |= position.pieces.back() == Piece::white_king;
      if (position.pieces.back() == Piece::black_king) anchors.push_back(square);
    }
    if (!has_king) continue;
    for (const std::uint32_t anchor : anchors) {
      position.anchor = anchor;
      for (const Question question : {Question::mate_in_1, Question::winner}) {
        puzzle.question = question;
        for (puzzle.moves = 1; puzzle.moves <= 2; ++puzzle.moves)
          if (!visit(puzzle)) return false;
      }
    }
  }
  return true;
}

}  // namespace

bool all_small_fights(unsigned size, const std::function<bool(push_fight::Puzzle)>& visit) {
  for (std::int32_t squares = 1; squares <= static_cast<std::int32_t>(size); ++squares) {
    for (std::int32_t height = 1; height * height <= squares; ++height) {
      if (squares % height != 0) continue;
      std::vector<Square> all;
      std::vector<Edge> rails;
      for (std::int32_t y = 1; y <= height; ++y)
        for (std::int32_t x = 1; x <= squares / height; ++x) all.push_back({x, y});
      // Rails above, as on the published board, or none.
      for (const bool has_rails : {false, true}) {
        if (has_rails)
          for (std::int32_t x = 1; x <= squares / height; ++x)
            rails.push_back({{x, height}, Direction::up});
        Puzzle puzzle;
        puzzle.board = board_of(all, rails);
        if (!each_position(puzzle, visit)) return false;
      }
    }
  }
  return true;
}

}  // namespace hardboard
