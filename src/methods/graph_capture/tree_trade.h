// The trade-offs behind the fewest tokens on a tree: the tokens that can come up out of a subtree,
// with the captures that they have left, and the vertices of the subtree where a token that comes
// down can end, each with a price. No single best token or end suffices: a token with more captures
// left can be worth any number of tokens that stay behind for it (docs/trees.md).
#pragma once

#include <cstdint>
#include <limits>
#include <map>
#include <vector>

#include "methods/capture/arena.h"
#include "methods/graph_capture/forest.h"

namespace hardboard::graph_capture {

inline constexpr std::int64_t no_price = std::numeric_limits<std::int64_t>::max() / 4;

// The tokens that can come to the current vertex from below, or start there. The reach of a token
// is its starting budget minus its starting depth: on an ancestor at depth d the token has reach +
// d captures left. The list keeps a token unless another has at least its reach and at most its
// price.
class Climbers {
public:
  struct Token {
    std::int64_t price = no_price;
    capture::Location origin = nowhere;
  };

  bool empty() const { return tokens_.empty(); }
  std::size_t size() const { return tokens_.size(); }
  // The cheapest token, which has the least reach; its price is no_price if there is no token.
  Token cheapest() const { return at(tokens_.begin()); }
  // The cheapest token with a reach of at least `least`; its price is no_price if there is no such
  // token. O(log size), like `add`.
  Token reaching(std::int64_t least) const { return at(tokens_.lower_bound(least)); }
  void add(std::int64_t reach, Token token);
  // Raises the price of every token. O(1).
  void raise(std::int64_t price) { raised_ += price; }
  // Forgets the tokens with less reach.
  void drop_below(std::int64_t reach);
  // Takes in the tokens of the other list; the shorter list goes into the longer one.
  void absorb(Climbers&& others);

  // Calls visit(reach, token) for each token, from the cheapest on.
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
  std::int64_t raised_ = 0;  // to be added to the prices in tokens_
};

// The vertices where a token that comes down to the current vertex can end: that vertex itself, or
// vertices below. The list keeps an end unless another has at most its depth and at most its price;
// so of two ends in the list the deeper one is cheaper.
class Ends {
public:
  struct End {
    std::int64_t depth = 0, price = no_price;
    capture::Location vertex = nowhere;
  };

  std::size_t size() const { return ends_.size(); }
  // The cheapest end at a depth of at most `most`; its price is no_price if there is no such end.
  // O(log size).
  End within(std::int64_t most) const;
  // Adds an end above all others and drops the deeper ends that are no cheaper: O(1) each.
  void add(End end);
  // Raises the price of every end. O(1).
  void raise(std::int64_t price) { raised_ += price; }
  // Takes in the ends of the other list. O(h + log size), where h is the number of levels that the
  // flatter of the two lists spans.
  void absorb(Ends&& others);

  // Calls visit(end) for each end.
  template <class Visit>
  void for_each(Visit visit) const {
    for (const End& end : ends_) visit(End{end.depth, end.price + raised_, end.vertex});
  }

private:
  std::vector<End> ends_;    // the deepest and cheapest first
  std::int64_t raised_ = 0;  // to be added to the prices in ends_
};

// The cheapest way for a token to come up out of one subtree to a vertex at `depth` and to go down
// into another subtree. O(s log l), where s is the shorter of the two lists, l the longer.
struct Passage {
  std::int64_t price = no_price;
  capture::Location origin = nowhere, end = nowhere;
};
Passage cheapest_passage(const Climbers& climbers, const Ends& ends, std::int64_t depth);

}  // namespace hardboard::graph_capture
