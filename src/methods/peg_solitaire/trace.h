// From layers to jumps: the layers hold classes without their parents, which are found again by
// jumping backwards.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <vector>

#include "methods/peg_solitaire/game.h"
#include "methods/peg_solitaire/layer.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
bool has(const Layer<Words>& layer, const Bits<Words>& position) {
  return std::binary_search(layer.begin(), layer.end(), position);
}

// The class, in the complement, of the position of a class, and the other way round.
template <std::size_t Words>
Bits<Words> complement(const Game<Words>& game, const Bits<Words>& position) {
  return game.images.least(game.grid.full() ^ position);
}

// Classes that follow one another by a jump each: one of layers[0] first, `last`, which must be one
// of the last layer and have been reached from there, at the end. O(depth * lines * log).
template <std::size_t Words>
std::vector<Bits<Words>> trace_back(const Game<Words>& game,
                                    const std::vector<Layer<Words>>& layers,
                                    const Bits<Words>& last) {
  std::vector<Bits<Words>> chain{last};
  for (std::size_t i = layers.size() - 1; i-- > 0;) {
    const Bits<Words> holes = game.grid.full() ^ chain.back();
    bool found = false;
    game.grid.each_jump(holes, [&](std::size_t line) {
      if (found) return;
      const Bits<Words> parent = game.images.least(chain.back() ^ game.grid.flip(line));
      if ((parent & game.stop).any() || !has(layers[i], parent)) return;
      chain.push_back(parent);
      found = true;
    });
    assert(found);
  }
  std::reverse(chain.begin(), chain.end());
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
