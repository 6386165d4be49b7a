// What the fewest tokens on a tree are weighed by: which tokens can come up out of a subtree with
// how many captures left, where a token that comes down into it can end, and at what price. No
// single best can be kept of either: a token with more captures left can be worth any number of
// tokens that stay behind for it (docs/trees.md).
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/graph_capture/forest.h"

namespace hardboard::graph_capture {

inline constexpr std::int64_t no_price = std::numeric_limits<std::int64_t>::max() / 4;

// Tokens that can come to the vertex at hand from below, or start there. The reach of a token is
// the budget it starts with less the depth it starts from: on an ancestor at depth d it has reach +
// d captures left. Kept are those that no other beats in both reach and price.
class Climbers {
public:
  struct Token {
    std::int64_t price = no_price;
    capture::Location origin = nowhere;
  };

  bool empty() const { return tokens_.empty(); }
  std::size_t size() const { return tokens_.size(); }
  // The cheapest; with the least reach. Of none: no_price.
  Token cheapest() const { return at(tokens_.begin()); }
  // The cheapest with a reach of `least` at least. O(log size), as is `add`.
  Token reaching(std::int64_t least) const { return at(tokens_.lower_bound(least)); }
  void add(std::int64_t reach, Token token);
  void raise(std::int64_t price) { raised_ += price; }
  // Forgets all with less reach.
  void drop_below(std::int64_t reach);
  // Takes in the others, the smaller of the two into the larger.
  void absorb(Climbers&& others);

  // Calls visit(reach, token) for each, from the cheapest on.
  template <class Visit>
  void for_each(Visit visit) const {
    for (auto token = tokens_.begin(); token != tokens_.end(); ++token)
      visit(token->first, at(token));
  }

private:
  using Tokens = std::map<std::int64_t, Token>;  // by reach; the price grows with it

  Token at(Tokens::const_iterator token) const {
    if (token == tokens_.end()) return {};
    return {token->second.price + raised_, token->second.origin};
  }

  Tokens tokens_;
  std::int64_t raised_ = 0;
};

// Vertices below the one at hand, or that itself, where a token that comes from above can end. Kept
// are those that no other beats in both height and price: the deeper, the cheaper.
class Ends {
public:
  struct End {
    std::int64_t depth = 0, price = no_price;
    capture::Location vertex = nowhere;
  };

  std::size_t size() const { return ends_.size(); }
  // The cheapest of a depth of `most` at most; no_price if there is none. O(log size).
  End within(std::int64_t most) const;
  // An end above all others. What it beats is forgotten: O(1) each.
  void add(End end);
  void raise(std::int64_t price) { raised_ += price; }
  // Takes in the others, in time of the lower height of the two.
  void absorb(Ends&& others);

  // Calls visit(end) for each.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const End& end : ends_) visit(End{end.depth, end.price + raised_, end.vertex});
  }

private:
  std::vector<End> ends_;  // from the deepest and cheapest up
  std::int64_t raised_ = 0;
};

// The cheapest way for a token to come up out of one subtree to a vertex at that depth and to go
// down into another. O(smaller size log larger size).
struct Passage {
  std::int64_t price = no_price;
  capture::Location origin = nowhere, end = nowhere;
};
Passage cheapest_passage(const Climbers& climbers, const Ends& ends, std::int64_t depth);

}  // namespace hardboard::graph_capture
