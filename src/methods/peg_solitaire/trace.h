// From layers to jumps. Layers do not store how play reached a position: trying the jumps finds the
// position before again.
#pragma once

#include <cstddef>
#include <vector>

#include "base/contract.h"
#include "methods/peg_solitaire/expand.h"
#include "methods/peg_solitaire/layer.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

// Each of the layers was made from the layer before, in the given way. The chain begins with
// `last`, a position of the last layer, and ends in the first layer; one jump, up to symmetry,
// connects each position with the next. O(layers * lines * log of their sizes).
template <std::size_t Words>
std::vector<Bits<Words>> trace(const Task<Words>& task, const std::vector<Layer<Words>>& layers,
                               const Bits<Words>& last, Way made) {
  const Bits<Words> flipped = made == Way::forward ? task.grid.full() : Bits<Words>{};
  std::vector<Bits<Words>> chain{last};
  for (std::size_t i = layers.size() - 1; i-- > 0;) {
    const Bits<Words> from = chain.back();
    bool found = false;
    task.grid.each_jump(from ^ flipped, [&](std::size_t line) {
      if (found) return;
      const Bits<Words> next = task.images.least(from ^ task.grid.flip(line));
      if (task.has_stop(next) || !has(layers[i], next)) return;
      chain.push_back(next);
      found = true;
    });
    promise(found, "a position of a layer was made from one of the layer before");
  }
  return chain;
}

// The jumps that lead from the task's start, an image of chain[0], through images of the chain's
// positions in order. O(length * lines).
template <std::size_t Words>
std::vector<Jump> play(const Task<Words>& task, const Puzzle& puzzle,
                       const std::vector<Bits<Words>>& chain) {
  std::vector<Jump> jumps;
  Bits<Words> position = task.start;
  for (std::size_t i = 1; i < chain.size(); ++i) {
    bool found = false;
    task.grid.each_jump(Bits<Words>(position), [&](std::size_t line) {
      const Bits<Words> child = position ^ task.grid.flip(line);
      if (found || !(task.images.least(child) == chain[i])) return;
      jumps.push_back({puzzle.holes[task.grid.from(position, line)],
                       puzzle.holes[task.grid.to(position, line)]});
      position = child;
      found = true;
    });
    promise(found, "a jump leads to the next position of the chain");
  }
  return jumps;
}

}  // namespace hardboard::peg_solitaire
