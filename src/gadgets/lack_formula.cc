#include "gadgets/lack_formula.h"

#include <algorithm>

#include "gadgets/chess.h"

namespace hardboard::gadgets {

LackFormula::LackFormula(const Gadget& gadget, std::span<const Square> free,
                         std::span<const std::uint8_t> inputs, const Outcome& outcome)
    : gadget_(gadget) {
  const Layout layout = layout_of(gadget, inputs);
  place_pieces(layout, free);
  std::set<Square> on_outputs;
  for (std::size_t i = 0; i < layout.ports.size(); ++i)
    if (gadget.ports[i].leaves()) on_outputs.insert(layout.ports[i].begin(), layout.ports[i].end());
  Literals roots;
  for (Place& place : places_) {
    const bool is_output = on_outputs.contains(place.square);
    if (place.budget > 0) place.leaf = fresh();
    place.hub = fresh();
    if (is_output || gadget.leaves_one) roots.push_back(place.root = fresh());
    if (is_output) place.untouched = fresh();
  }
  say_parts();
  say_mates();
  if (gadget.leaves_one) {
    add(roots);
    for (std::size_t i = 0; i < roots.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) add({-roots[i], -roots[j]});
  }
  std::size_t output = 0;
  for (std::size_t i = 0; i < layout.ports.size(); ++i)
    if (gadget.ports[i].leaves()) say_port(layout.ports[i], outcome[output++]);
}

void LackFormula::place_pieces(const Layout& layout, std::span<const Square> free) {
  for (const Square square : free) places_.push_back({.square = square, .piece = fresh()});
  for (const Placed& piece : layout.pieces) {
    if (std::binary_search(free.begin(), free.end(), piece.square)) continue;
    places_.push_back(
        {.square = piece.square, .budget = static_cast<std::uint8_t>(piece.what - '0')});
  }
  for (std::uint32_t v = 0; v < places_.size(); ++v) at_.emplace(places_[v].square, v);
  const char letter = words_of(gadget_.game).letters[0];
  for (Place& place : places_)
    for (const solo_chess::Ride& ride : solo_chess::standard_type(letter)->rides) {
      const auto found = at_.find({place.square.x + ride.dx, place.square.y + ride.dy});
      if (found != at_.end()) place.near.push_back(found->second);
    }
}

// A piece has one part, a square without a piece has none; leaves stand next to hubs or roots.
void LackFormula::say_parts() {
  for (const Place& place : places_) {
    Literals parts;
    for (const Literal part : {place.leaf, place.hub, place.root, place.untouched})
      if (part != 0) parts.push_back(part);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) add({-parts[i], -parts[j]});
      if (place.piece != 0) add({-parts[i], place.piece});
    }
    if (place.piece != 0) parts.push_back(-place.piece);
    add(parts);
    if (place.leaf == 0) continue;
    Literals goals{-place.leaf};
    for (const std::uint32_t u : place.near) add_connected(places_[u], goals);
    add(goals);
  }
}

// Each hub has a leaf with budget 2 of its own; roots may have one.
void LackFormula::say_mates() {
  std::vector<Literals> mates(places_.size());  // of each leaf: whose own it may be
  for (std::uint32_t v = 0; v < places_.size(); ++v) {
    Place& place = places_[v];
    place.mated = fresh();
    Literals own{-place.mated};
    for (const std::uint32_t u : place.near) {
      if (places_[u].leaf == 0 || places_[u].budget < 2) continue;
      const Literal mate = fresh();
      add({-mate, places_[u].leaf});
      for (const Literal other : mates[u]) add({-mate, -other});
      mates[u].push_back(mate);
      own.push_back(mate);
    }
    add(own);
    add({-place.hub, place.mated});
  }
}

// The port shows this signal or a greater one. Of each list of parts that its places can have, the
// form is known; those forms that are too little are excluded.
void LackFormula::say_port(const std::vector<Square>& squares, std::uint8_t least) {
  std::vector<std::pair<std::string, Literals>> shown{{"", {}}};  // a form, and the parts behind it
  for (const Square square : squares) {
    const Place& place = places_[at_.at(square)];
    std::vector<std::pair<std::string, Literals>> longer;
    for (const auto& [form, parts] : shown) {
      const auto show = [&](char what, std::initializer_list<Literal> more) {
        longer.emplace_back(form + what, parts);
        longer.back().second.insert(longer.back().second.end(), more);
      };
      if (place.leaf != 0) show('.', {place.leaf});
      show('.', {place.hub});
      show('0', {place.root, -place.mated});
      show('1', {place.root, place.mated});
      show(static_cast<char>('0' + place.budget), {place.untouched});
    }
    shown = std::move(longer);
  }
  for (const auto& [form, parts] : shown) {
    const std::optional<std::uint8_t> signal = signal_of(gadget_, form);
    if (signal && at_most(gadget_, least, *signal)) continue;
    Literals clause;
    for (const Literal part : parts) clause.push_back(-part);
    add(clause);
  }
}

void LackFormula::add_connected(const Place& place, Literals& clause) {
  clause.push_back(place.hub);
  if (place.root != 0) clause.push_back(place.root);
}

bool LackFormula::is_connected(const Place& place) const {
  return solver_.value(place.hub) || is_root(place);
}

bool LackFormula::is_root(const Place& place) const {
  return place.root != 0 && solver_.value(place.root);
}

// For each component of hubs without a root: one of them is no hub, or a neighbour is a hub or
// root. False if there is none: the model is a clearing.
bool LackFormula::add_cuts() {
  std::vector<Literals> cuts;
  std::vector<bool> seen(places_.size(), false);
  for (std::uint32_t start = 0; start < places_.size(); ++start) {
    if (seen[start] || !is_connected(places_[start])) continue;
    std::vector<std::uint32_t> component{start};
    seen[start] = true;
    bool has_root = false;
    Literals cut;
    for (std::size_t i = 0; i < component.size(); ++i) {
      const Place& place = places_[component[i]];
      has_root = has_root || is_root(place);
      cut.push_back(-place.hub);
      for (const std::uint32_t u : place.near) {
        if (!is_connected(places_[u])) {
          add_connected(places_[u], cut);
        } else if (!seen[u]) {
          seen[u] = true;
          component.push_back(u);
        }
      }
    }
    if (has_root) continue;
    // Any of its own places may also be the root instead.
    for (const std::uint32_t v : component)
      if (places_[v].root != 0) cut.push_back(places_[v].root);
    cuts.push_back(std::move(cut));
  }
  for (const Literals& cut : cuts) add(cut);
  return !cuts.empty();
}

std::optional<std::vector<Square>> LackFormula::reasons(const std::set<Square>& full,
                                                        const Limits& limits) {
  Literals layout;
  for (const Place& place : places_)
    if (place.piece != 0)
      layout.push_back(full.contains(place.square) ? place.piece : -place.piece);
  Verdict verdict = Verdict::unknown;
  do verdict = solver_.solve(limits, layout);
  while (verdict == Verdict::solvable && add_cuts());
  if (verdict != Verdict::unsolvable) return std::nullopt;
  std::vector<Square> squares;
  for (std::size_t i = 0; i < layout.size(); ++i)
    if (solver_.failed(layout[i])) squares.push_back(places_[i].square);
  return squares;
}

}  // namespace hardboard::gadgets
