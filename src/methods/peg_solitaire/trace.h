// From layers to jumps: the layers hold classes without their parents, which are found again by
// jumping backwards.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/game.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
bool has(const Layer<Words>& layer, const Bits<Words>& position) {
  return std::binary_search(layer.begin(), layer.end(), position);
}

// The layers were made from layers[0] on, each from the one before. Classes that follow one another
// by a jump each, `last`, of the last layer, first, one of layers[0] at the end: backwards through
// the game if the layers were made forwards. O(depth * lines * log).
template <std::size_t Words>
std::vector<Bits<Words>> trace(const Game<Words>& game, const std::vector<Layer<Words>>& layers,
                               const Bits<Words>& last, Way made) {
  const Bits<Words> flipped = made == Way::forward ? game.grid.full() : Bits<Words>{};
  std::vector<Bits<Words>> chain{last};
  for (std::size_t i = layers.size() - 1; i-- > 0;) {
    const Bits<Words> from = chain.back();
    bool found = false;
    game.grid.each_jump(from ^ flipped, [&](std::size_t line) {
      if (found) return;
      const Bits<Words> next = game.images.least(from ^ game.grid.flip(line));
      if (game.stops(next) || !has(layers[i], next)) return;
      chain.push_back(next);
      found = true;
    });
    assert(found);
  }
  return chain;
}

// The jumps, from the position `start`, whose class is chain[0], through the classes of the chain.
template <std::size_t Words>
std::vector<Jump> play(const Game<Words>& game, const Puzzle& puzzle,
                       const std::vector<Bits<Words>>& chain) {
  std::vector<Jump> jumps;
  Bits<Words> position = game.start;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    bool found = false;
    game.grid.each_jump(position, [&](std::size_t line) {
      const Bits<Words> child = position ^ game.grid.flip(line);
      if (found || !(game.images.least(child) == chain[i])) return;
      jumps.push_back({puzzle.holes[game.grid.from(position, line)],
                       puzzle.holes[game.grid.to(position, line)]});
      position = child;
      found = true;
    });
    assert(found);
  }
  return jumps;
}

}  // namespace hardboard::peg_solitaire
