// What a page shows and edits of a kind, as values: the board with what stands on it, the places
// that a move names and changes, and the words of the file that an editor offers.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "base/square.h"
#include "draw/scene.h"
#include "puzzles/capture/vertex.h"

namespace hardboard::shown {

using Place = std::variant<Square, capture::Vertex>;

// Larger boards are not shown place by place.
inline constexpr std::uint64_t most_shown_places = 4'000'000;

// A place with a meaning of its own: `goal`.
struct Mark {
  std::string_view name;
  Place at;
};

// A side rail of Push Fight on an edge of a square: up, right, down or left.
struct RailMark {
  Square square;
  std::string_view side;
};

// What stands where at the start. A board has a token for each square of a rectangle, rows from the
// top, as in the block `board` of a file; a graph has a token for each vertex.
struct Board {
  Square low{1, 1};  // the lower left square
  std::uint32_t columns = 0, rows = 0;
  std::vector<std::string> tokens;
  std::uint32_t margin = 0;  // so many empty squares around the rectangle belong to the board
  std::vector<RailMark> rails{};
  std::vector<Mark> marks{};
  // Of a graph: where the vertices stand in a picture, and the edges, by numbers from 1.
  std::vector<draw::Point> points{};
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges{};
  bool is_directed = false;
  std::vector<std::uint32_t>
      negated{};  // the edges, by numbers from 1, that negate what they carry
};

// A step of a game: its words, the places that the words name, and the tokens of all places that
// the step changed, after it.
struct Change {
  Place place;
  std::string token;
};
struct Step {
  std::string words;
  std::vector<Place> places;
  std::vector<Change> changes;
};

// How places lie in the editor.
enum class Layout : std::uint8_t {
  squares,  // a block `board` of tokens with blanks between
  slanted,  // the same, on the triangular grid: (x, y) is drawn half a square to the left for each
            // y
  rails,    // the block `board` of Push Fight
  graph,    // `vertices` and `edges`
  circuit,  // a graph of inputs, gates and outputs, which is all of the file
};

// A token that can be put on a place. `symbol` draws the token around 0,0, where a square is 100
// wide; for kinds with budgets `budget` shows one.
struct Paint {
  std::string_view token, name, group;
  char key = 0;  // the key of the keyboard
};

// A line of the file that an editor offers as a field.
struct KeyLine {
  std::string_view key, title;
  enum class Type : std::uint8_t { number, choice, square, token, flag } type = Type::number;
  std::vector<std::string_view> words{};  // of choices
  std::string_view fallback{};            // the value of a file without the line
  bool may_be_unlimited = false;
};

struct Editor {
  Layout layout = Layout::squares;
  std::string_view empty = ".", outside{};  // the tokens of an empty place and of no place
  bool has_budgets = false;                 // a number or `*` may stand behind a token
  std::span<const std::string_view> keys;   // the words that begin a line of the file
  std::vector<Paint> palette;
  std::vector<KeyLine> lines;
  // The drawing of a token, with the number behind the token if has_budgets (nothing for none).
  std::vector<draw::Shape> (*look)(std::string_view token,
                                   std::optional<std::uint32_t> budget) = nullptr;
};

// What a page colours of a refusal. `values` has a number for each place, or nothing at all.
struct Layer {
  std::string name, words;
  std::vector<Place> places;
  std::vector<std::int64_t> values{};
};

}  // namespace hardboard::shown
