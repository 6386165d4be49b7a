#include "methods/solo_chess/generate.h"

#include <algorithm>
#include <fmt/core.h>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "base/counted.h"
#include "base/watch.h"
#include "methods/capture/capture_sets.h"
#include "methods/solo_chess/arena_of.h"
#include "methods/solo_chess/backward.h"
#include "methods/solo_chess/most_pieces.h"

namespace hardboard::solo_chess {
namespace {

using capture::spare_captures;

// Changes the types of pieces, one at a time, as long as no change raises the number of spare
// captures. True if this number comes down to 0: then the solution is unique. (Of random 11-piece
// boards one in some thousands has a unique solution; of boards after these changes, one in a few.)
bool make_unique(Puzzle& puzzle, const std::vector<std::uint8_t>& types, Random& random,
                 const Limits& limits) {
  std::optional<std::size_t> spare =
      spare_captures(*arena_of(puzzle), puzzle.pieces.size(), limits);
  const std::size_t patience = 3 * puzzle.pieces.size();
  for (std::size_t failures = 0; spare != 0 && failures < patience && !limits.reached();) {
    const auto piece = static_cast<std::uint32_t>(random.below(puzzle.pieces.size()));
    if (piece == puzzle.last) continue;
    std::uint8_t& type = puzzle.pieces[piece].type;
    const std::uint8_t old = std::exchange(type, types[random.below(types.size())]);
    const std::optional<std::size_t> now =
        type == old ? std::nullopt : spare_captures(*arena_of(puzzle), *spare, limits);
    if (now) {
      failures = *now < *spare ? 0 : failures + 1;
      spare = now;
    } else {
      type = old;
      ++failures;
    }
  }
  return spare == 0;
}

// Numbers the types by their first pieces, as a reader of files does, and drops those without
// pieces. Maps of reductions rely on it: they are made again from the file.
void renumber_types(Puzzle& puzzle) {
  constexpr std::uint8_t none = 255;
  std::vector<PieceType> used;
  std::vector<std::uint8_t> renumbered(puzzle.types.size(), none);
  for (Piece& piece : puzzle.pieces) {
    std::uint8_t& number = renumbered[piece.type];
    if (number == none) {
      number = static_cast<std::uint8_t>(used.size());
      used.push_back(puzzle.types[piece.type]);
    }
    piece.type = number;
  }
  puzzle.types = std::move(used);
}

// Sorts the pieces in reading order, rows from the top, like a board from a file.
void sort_pieces(Puzzle& puzzle) {
  const std::optional<Square> last =
      puzzle.last ? std::optional(puzzle.pieces[*puzzle.last].square) : std::nullopt;
  std::sort(puzzle.pieces.begin(), puzzle.pieces.end(), [](const Piece& a, const Piece& b) {
    return a.square.y != b.square.y ? a.square.y > b.square.y : a.square.x < b.square.x;
  });
  for (std::uint32_t i = 0; last && i < puzzle.pieces.size(); ++i) {
    if (puzzle.pieces[i].square == *last) puzzle.last = i;
  }
}

// The reason for why_impossible() that the wish's numbers and letters give. O(1).
std::string why_at_odds(const Wish& wish) {
  if (wish.width < 1 || wish.height < 1) return "the board needs at least one square";
  if (wish.width > most_generated_side || wish.height > most_generated_side) {
    return fmt::format("the board may be at most {0} wide and {0} high", most_generated_side);
  }
  const std::int64_t squares = std::int64_t{wish.width} * wish.height;
  if (wish.pieces < 1) return "at least one piece is needed";
  if (wish.pieces > squares) {
    return fmt::format("{} pieces do not fit on {}", wish.pieces,
                       counted(static_cast<std::uint64_t>(squares), "square"));
  }
  if (wish.pieces > 1 && wish.budget == 0)
    return fmt::format("pieces with {} 0 can't capture anything",
                       wish.bounds.on_distance ? "distance" : "budget");
  if (wish.pieces > 1 && wish.bounds.capturers == 0) return "some piece must capture";
  if (wish.bounds.shortest > wish.bounds.longest)
    return fmt::format("expected the greatest length to be at least the least, {}, not {}",
                       wish.bounds.shortest, wish.bounds.longest);
  if (wish.mix.empty()) return "the mix needs at least one letter";
  for (const char letter : wish.mix + (wish.last != 0 ? std::string(1, wish.last) : "")) {
    if (standard_type(letter) == nullptr) {
      return fmt::format("'{}' is no piece; the mix takes letters of KQRBNP", letter);
    }
  }
  if (wish.last != 0 && wish.mix.find(wish.last) != std::string::npos) {
    return fmt::format("'{}' must be last and stands once: it can't be in the mix", wish.last);
  }
  if (const std::uint64_t most = most_captures(wish); most < wish.pieces - 1)
    return fmt::format("{} can make {}, and {} are needed",
                       counted(std::min(wish.bounds.capturers, wish.pieces), "piece"),
                       counted(most, "capture"), wish.pieces - 1);
  if (wish.level && wish.pieces > most_graded)
    return fmt::format("only puzzles of up to {} pieces can be graded", most_graded);
  if (wish.unique && wish.pieces > most_unique)
    return fmt::format("only puzzles of up to {} pieces can be made unique", most_unique);
  return "";
}

}  // namespace

std::uint64_t most_captures_of_each(const Wish& wish) {
  const bool is_divided = wish.bounds.on_distance && wish.budget != unlimited;
  return is_divided ? wish.budget / wish.bounds.shortest : wish.budget;
}

std::string why_impossible(const Wish& wish) {
  if (std::string why = why_at_odds(wish); !why.empty()) return why;
  const std::uint64_t most = most_pieces(wish);
  if (most == 1 && wish.last != 0 && wish.pieces > most)
    return fmt::format("'{}' must be last, and on this board no capture of it is allowed",
                       wish.last);
  if (wish.pieces > most)
    return fmt::format("on this board at most {} can come down to one, not {}",
                       counted(most, "such piece"), wish.pieces);
  return "";
}

std::optional<Generated> generate(const Wish& wish, Random& random, const Limits& limits,
                                  DistinctPuzzles& made) {
  promise(why_at_odds(wish).empty(), "a puzzle is made to a wish that is possible");
  Watch watch(limits, "making a puzzle");
  std::uint32_t repeats = 0, in_vain = 0;
  while (repeats < most_repeats && in_vain < most_attempts && !limits.reached()) {
    std::optional<MadeBackward> board = make_backward(wish, random, watch);
    in_vain += board ? 20 : 1;
    if (!board) continue;
    Puzzle& puzzle = board->puzzle;
    if (wish.unique && !make_unique(puzzle, board->types, random, limits)) continue;
    sort_pieces(puzzle);
    renumber_types(puzzle);
    Generated generated{std::move(puzzle), {}};
    if (generated.puzzle.pieces.size() <= most_graded) {
      generated.difficulty = grade(*arena_of(generated.puzzle), limits);
      if (!generated.difficulty->is_complete) break;
      if (wish.level && generated.difficulty->level != *wish.level) continue;
    }
    if (made.add(generated.puzzle)) return generated;
    ++repeats;
    in_vain = 0;
  }
  return std::nullopt;
}

}  // namespace hardboard::solo_chess
