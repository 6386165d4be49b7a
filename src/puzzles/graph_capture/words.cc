#include "puzzles/graph_capture/words.h"

#include <charconv>
#include <fmt/format.h>

#include "base/move_words.h"
#include "base/text.h"

namespace hardboard::graph_capture {
namespace {

bool take_vertex(std::string_view& words, Vertex& vertex) {
  const auto [stop, fault] = std::from_chars(words.begin(), words.end(), vertex.number);
  words.remove_prefix(static_cast<std::size_t>(stop - words.begin()));
  return fault == std::errc();
}

}  // namespace

std::string read_moves(const Puzzle&, std::string_view words,
                       std::vector<capture::Capture<Vertex>>& moves) {
  std::string_view rest = words;
  capture::Capture<Vertex> capture;
  skip_blanks(rest);
  const bool is_from = take_vertex(rest, capture.from);
  take_any(rest, "x-");
  const bool is_to = is_from && take_vertex(rest, capture.to);
  skip_blanks(rest);
  if (!is_to || !rest.empty())
    return fmt::format("expected a capture such as 3x1, found {}", in_quotes(words));
  moves.push_back(capture);
  return "";
}

}  // namespace hardboard::graph_capture
