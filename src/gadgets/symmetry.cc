#include "gadgets/symmetry.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <utility>

namespace hardboard::gadgets {
namespace {

using Squares = std::vector<Square>;

template <class Items>
Items sorted(Items items) {
  std::sort(items.begin(), items.end());
  return items;
}

Squares image(const Squares& squares, const Symmetry& symmetry) {
  Squares result;
  for (const Square square : squares) result.push_back(symmetry(square));
  return result;
}

bool keeps(const Squares& squares, const Symmetry& symmetry) {
  return sorted(image(squares, symmetry)) == sorted(squares);
}

// The pieces on squares that no layout changes, but for ports.
std::map<Square, char> fixed_pieces(const Gadget& gadget) {
  const Squares fixed = fixed_squares(gadget);
  std::map<Square, char> pieces;
  for (const Placed& piece : gadget.pieces)
    if (std::binary_search(fixed.begin(), fixed.end(), piece.square))
      pieces.emplace(piece.square, piece.what);
  for (const Port& port : gadget.ports)
    for (const Square square : port.squares) pieces.erase(square);
  return pieces;
}

bool keeps_pieces(const Gadget& gadget, const Symmetry& symmetry) {
  const std::map<Square, char> pieces = fixed_pieces(gadget);
  return std::all_of(pieces.begin(), pieces.end(), [&](const auto& piece) {
    const auto found = pieces.find(symmetry(piece.first));
    return found != pieces.end() && found->second == piece.second;
  });
}

// Do all forms show the same signal when the squares of the port are read in the order of their
// images? What comes in must also look the same.
bool reads_the_same(const Gadget& gadget, const Port& from, const Squares& there, const Port& to,
                    bool comes_in) {
  std::vector<std::size_t> place;  // of each square of `from`, among those of `to`
  for (const Square square : there) {
    const auto found = std::find(to.squares.begin(), to.squares.end(), square);
    if (found == to.squares.end()) return false;
    place.push_back(static_cast<std::size_t>(found - to.squares.begin()));
  }
  return std::all_of(gadget.signals.begin(), gadget.signals.end(), [&](const Signal& signal) {
    std::vector<std::string> forms;
    for (const std::string& form : signal.forms) {
      std::string& read = forms.emplace_back(from.squares.size(), '.');
      for (std::size_t k = 0; k < place.size(); ++k) read[place[k]] = form[k];
    }
    if (comes_in && forms[0] != signal.forms[0]) return false;
    return sorted(std::move(forms)) == sorted(signal.forms);
  });
}

// The port on which each port comes to lie; nothing if some port finds none.
std::optional<std::vector<std::size_t>> ports_under(const Gadget& gadget, const Symmetry& symmetry,
                                                    bool exchanges) {
  std::vector<std::size_t> image_of;
  for (const Port& from : gadget.ports) {
    const Squares there = image(from.squares, symmetry);
    const auto fits = [&](const Port& to) {
      const bool has_role = exchanges ? from.takes() == to.leaves() && from.leaves() == to.takes()
                                      : from.role == to.role;
      return has_role && to.side == symmetry(from.side) &&
             reads_the_same(gadget, from, there, to, exchanges || from.takes());
    };
    const auto found = std::find_if(gadget.ports.begin(), gadget.ports.end(), fits);
    if (found == gadget.ports.end()) return std::nullopt;
    image_of.push_back(static_cast<std::size_t>(found - gadget.ports.begin()));
  }
  return image_of;
}

// A line of the table by port: what comes in, and each outcome. A port has no signal, 255, where it
// takes or leaves none.
using Line = std::pair<std::vector<std::uint8_t>, std::vector<std::vector<std::uint8_t>>>;

std::vector<Line> lines_of(const Gadget& gadget, const std::vector<std::size_t>& image_of) {
  constexpr std::uint8_t none = 255;
  std::vector<Line> lines;
  for (const Row& row : gadget.table) {
    Line& line = lines.emplace_back();
    line.first.assign(gadget.ports.size(), none);
    auto input = row.inputs.begin();
    for (std::size_t i = 0; i < gadget.ports.size(); ++i)
      if (gadget.ports[i].takes()) line.first[image_of[i]] = *input++;
    for (const Outcome& outcome : row.outcomes) {
      std::vector<std::uint8_t>& left = line.second.emplace_back(gadget.ports.size(), none);
      auto output = outcome.begin();
      for (std::size_t i = 0; i < gadget.ports.size(); ++i)
        if (gadget.ports[i].leaves()) left[image_of[i]] = *output++;
    }
    std::sort(line.second.begin(), line.second.end());
  }
  return sorted(std::move(lines));
}

bool keeps_table(const Gadget& gadget, const std::vector<std::size_t>& image_of, bool exchanges) {
  std::vector<std::size_t> itself(gadget.ports.size());
  for (std::size_t i = 0; i < itself.size(); ++i) itself[i] = i;
  std::vector<Line> image = lines_of(gadget, image_of);
  // A reversible table is read backward: each line has one outcome.
  if (exchanges)
    for (Line& line : image) std::swap(line.first, line.second[0]);
  return sorted(std::move(image)) == lines_of(gadget, itself);
}

bool keeps_open(const Gadget& gadget, const Symmetry& symmetry) {
  return std::all_of(gadget.open.begin(), gadget.open.end(), [&](const Edge& edge) {
    const Edge image{symmetry(edge.square), symmetry(edge.side)};
    return std::find(gadget.open.begin(), gadget.open.end(), image) != gadget.open.end();
  });
}

bool keeps_all(const Gadget& gadget, const Symmetry& symmetry) {
  if (!keeps(gadget.blanks, symmetry) || !keeps(gadget.shell, symmetry) ||
      !keeps_pieces(gadget, symmetry) || !keeps_open(gadget, symmetry))
    return false;
  if (gadget.exit && symmetry(*gadget.exit) != *gadget.exit) return false;
  if (gadget.tile) {
    const Square a = symmetry(gadget.tile->low), b = symmetry(gadget.tile->high);
    const Square low{std::min(a.x, b.x), std::min(a.y, b.y)};
    const Square high{std::max(a.x, b.x), std::max(a.y, b.y)};
    if (low != gadget.tile->low || high != gadget.tile->high) return false;
  }
  for (const bool exchanges : {false, true}) {
    if (exchanges && !gadget.reversible) continue;
    const auto image_of = ports_under(gadget, symmetry, exchanges);
    if (image_of && keeps_table(gadget, *image_of, exchanges)) return true;
  }
  return false;
}

}  // namespace

Square Symmetry::operator()(Square square) const {
  const Square from = box.low;
  if (swaps) square = {from.x + (square.y - from.y), from.y + (square.x - from.x)};
  return {flips_x ? box.low.x + (box.high.x - square.x) : square.x,
          flips_y ? box.low.y + (box.high.y - square.y) : square.y};
}

Side Symmetry::operator()(Side side) const {
  constexpr std::array<Side, 4> mirrored = {Side::right, Side::up, Side::left, Side::down};
  if (swaps) side = mirrored[static_cast<std::size_t>(side)];
  const bool is_across = side == Side::left || side == Side::right;
  return (is_across ? flips_x : flips_y) ? static_cast<Side>((static_cast<unsigned>(side) + 2) % 4)
                                         : side;
}

std::vector<Square> fixed_squares(const Gadget& gadget) {
  const char letter = words_of(gadget.game).letters[0];
  std::set<Square> fixed(gadget.blanks.begin(), gadget.blanks.end());
  fixed.insert(gadget.shell.begin(), gadget.shell.end());
  for (const Port& port : gadget.ports) fixed.insert(port.squares.begin(), port.squares.end());
  for (const Placed& piece : gadget.pieces)
    if (piece.what != letter) fixed.insert(piece.square);
  return {fixed.begin(), fixed.end()};
}

std::vector<Symmetry> symmetries_of(const Gadget& gadget) {
  std::vector<Symmetry> found;
  for (unsigned i = 1; i < 8; ++i) {
    const Symmetry symmetry{(i & 4) != 0, (i & 1) != 0, (i & 2) != 0, gadget.drawing};
    if (symmetry.swaps && gadget.drawing.width() != gadget.drawing.height()) continue;
    if (keeps_all(gadget, symmetry)) found.push_back(symmetry);
  }
  return found;
}

}  // namespace hardboard::gadgets
