#include "front/places.h"

#include <array>
#include <limits>

namespace hardboard::front {
namespace {

Json graph_of(const shown::Board& board) {
  Json json = {{"directed", board.is_directed}, {"tokens", board.tokens}};
  json["points"] = Json::array();
  for (const draw::Point& point : board.points) json["points"].push_back({point.x, point.y});
  json["edges"] = board.edges;
  if (!board.negated.empty()) json["negated"] = board.negated;
  return json;
}

Json squares_of(const shown::Board& board) {
  Json json = {{"origin", {board.low.x, board.low.y}}, {"margin", board.margin}};
  Json& rows = json["rows"] = Json::array();
  for (auto row = board.tokens.begin(); row != board.tokens.end(); row += board.columns)
    rows.push_back(std::vector<std::string>(row, row + board.columns));
  json["rails"] = Json::array();
  for (const shown::RailMark& rail : board.rails)
    json["rails"].push_back({rail.square.x, rail.square.y, rail.side});
  return json;
}

}  // namespace

std::string_view layout_word(shown::Layout layout) {
  constexpr std::array<std::string_view, 5> words = {"squares", "slanted", "rails", "graph",
                                                     "circuit"};
  return words.at(static_cast<std::size_t>(layout));
}

Json json_of(const shown::Place& place) {
  if (const auto* square = std::get_if<Square>(&place)) return {square->x, square->y};
  return std::get<capture::Vertex>(place).number;
}

Json json_of(const std::vector<shown::Place>& places) {
  Json json = Json::array();
  for (const shown::Place& place : places) json.push_back(json_of(place));
  return json;
}

Json json_of(const shown::Step& step) {
  Json changes = Json::array();
  for (const shown::Change& change : step.changes)
    changes.push_back(Json::array({json_of(change.place), change.token}));
  return {{"words", step.words}, {"places", json_of(step.places)}, {"changes", changes}};
}

Json json_of(const std::vector<shown::Layer>& layers) {
  Json json = Json::array();
  for (const shown::Layer& layer : layers) {
    Json one = {{"name", layer.name}, {"words", layer.words}, {"places", json_of(layer.places)}};
    if (!layer.values.empty()) one["values"] = layer.values;
    json.push_back(std::move(one));
  }
  return json;
}

Json board_of(const AnyPuzzle& puzzle) {
  const Kind& kind = kind_of(puzzle);
  if (!kind.shown) return nullptr;
  const std::optional<shown::Board> board = kind.shown->board(puzzle);
  if (!board) return nullptr;
  const shown::Layout layout = kind.shown->layout(puzzle);
  Json json = {{"shape", layout_word(layout)}};
  const bool is_graph = layout == shown::Layout::graph || layout == shown::Layout::circuit;
  json.update(is_graph ? graph_of(*board) : squares_of(*board));
  json["marks"] = Json::array();
  for (const shown::Mark& mark : board->marks)
    json["marks"].push_back({{"kind", mark.name}, {"at", json_of(mark.at)}});
  return json;
}

std::optional<shown::Place> place_in(const PlaceNumbers& numbers) {
  using Coordinate = std::numeric_limits<std::int32_t>;
  if (numbers.size() == 1) {
    if (numbers[0] < 1 || numbers[0] > std::numeric_limits<std::uint32_t>::max())
      return std::nullopt;
    return capture::Vertex{static_cast<std::uint32_t>(numbers[0])};
  }
  for (const std::int64_t number : numbers)
    if (number < Coordinate::min() || number > Coordinate::max()) return std::nullopt;
  return Square{static_cast<std::int32_t>(numbers[0]), static_cast<std::int32_t>(numbers[1])};
}

std::vector<shown::Step> play(const Kind& kind, AnyGame& game, std::string_view words,
                              std::optional<std::string>& fault) {
  if (kind.shown) return kind.shown->play(game, words, fault);
  fault = game.play(words);
  if (fault) return {};
  return {{game.played().back(), {}, {}}};
}

}  // namespace hardboard::front
