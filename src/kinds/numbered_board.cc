#include "kinds/numbered_board.h"

#include <algorithm>
#include <utility>

#include "base/contract.h"

namespace hardboard::numbered {

Places::Places(const shown::Board& board) {
  if (board.columns == 0) {
    size_ = static_cast<std::uint32_t>(board.tokens.size());
    return;
  }
  const auto margin = static_cast<std::int32_t>(board.margin);
  rows_ = board.rows + 2 * board.margin;
  columns_ = board.columns + 2 * board.margin;
  size_ = rows_ * columns_;
  box_.low = {board.low.x - margin, board.low.y - margin};
  box_.high = {box_.low.x + static_cast<std::int32_t>(columns_) - 1,
               box_.low.y + static_cast<std::int32_t>(rows_) - 1};
}

std::vector<std::int64_t> Places::shape() const {
  if (is_graph()) return {size_};
  return {rows_, columns_};
}

std::optional<std::uint32_t> Places::number_of(const shown::Place& place) const {
  if (const auto* vertex = std::get_if<capture::Vertex>(&place)) {
    if (!is_graph() || vertex->number < 1 || vertex->number > size_) return std::nullopt;
    return vertex->number - 1;
  }
  const Square square = std::get<Square>(place);
  if (is_graph() || !box_.contains(square)) return std::nullopt;
  return static_cast<std::uint32_t>(box_.high.y - square.y) * columns_ +
         static_cast<std::uint32_t>(square.x - box_.low.x);
}

Planes::Planes(const Places& places, std::string letters, bool has_budgets,
               std::vector<std::string> added)
    : places_shape_(places.shape()),
      size_(places.size()),
      letters_(std::move(letters)),
      standing_(size_, letters_.front()),
      has_budgets_(has_budgets),
      added_(std::move(added)) {
  values_.assign(names().size() * size_, 0);
  std::fill_n(values_.begin(), size_, 1.0F);
}

std::vector<std::string> Planes::names() const {
  std::vector<std::string> names;
  for (const char letter : letters_) names.emplace_back(1, letter);
  if (has_budgets_) names.emplace_back("budget");
  names.insert(names.end(), added_.begin(), added_.end());
  return names;
}

std::vector<std::int64_t> Planes::shape() const {
  std::vector<std::int64_t> shape = places_shape_;
  shape.insert(shape.begin(), static_cast<std::int64_t>(names().size()));
  return shape;
}

Stand Planes::at(std::uint32_t place) const {
  const float budget = has_budgets_ ? values_[letters_.size() * size_ + place] : 0;
  return {standing_[place], static_cast<std::int32_t>(budget)};
}

void Planes::put(std::uint32_t place, Stand stand) {
  const std::size_t before = letters_.find(standing_[place]), now = letters_.find(stand.letter);
  promise(now != letters_.npos, "whatever stands on a place has a plane");
  value(before, place) = 0;
  value(now, place) = 1;
  standing_[place] = stand.letter;
  if (has_budgets_) value(letters_.size(), place) = static_cast<float>(stand.budget);
}

void Planes::fill(std::size_t added, float filled) {
  const std::size_t plane = letters_.size() + (has_budgets_ ? 1 : 0) + added;
  if (value(plane, 0) == filled) return;
  std::fill_n(values_.begin() + static_cast<std::ptrdiff_t>(plane * size_), size_, filled);
}

}  // namespace hardboard::numbered
