// Breadth-first search by moves, for solutions within a number of moves: layer g holds positions
// after g moves, without those that cannot meet the goal in the moves left, by Merson regions, or
// at all, by pagoda functions.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <fmt/format.h>
#include <optional>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "base/limits.h"
#include "methods/peg_solitaire/beam.h"
#include "methods/peg_solitaire/keep_cheapest.h"
#include "methods/peg_solitaire/merson_regions.h"
#include "methods/peg_solitaire/mover.h"
#include "methods/peg_solitaire/pagoda_choice.h"
#include "methods/peg_solitaire/task.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class MoveLayers {
public:
  using Position = Bits<Words>;

  // What makes a position one to keep: few moves to the goal by the bound, or also pegs that stand
  // together.
  enum class Taste : std::uint8_t { near, gathered };

  enum class End : std::uint8_t {
    found,
    none,      // no solution takes so few moves
    narrowed,  // the search found no solution, but left out positions
    cut        // the limits were reached, or the memory was too small
  };
  struct Outcome {
    End end;
    std::vector<Jump> jumps;  // the solution found
  };

  // All must outlive the search; the start must not meet the goal.
  MoveLayers(const Puzzle& puzzle, const Task<Words>& task, const Limits& limits)
      : task_(task),
        limits_(limits),
        bound_(task),
        beam_(task, puzzle),
        mover_(puzzle, task),
        pagodas_(choose_pagodas(task, Layer<Words>{task.start}, task.ends, task.stop)) {}

  // No solution has fewer moves.
  std::uint32_t least_moves() const { return bound_.moves(task_.start); }

  // Looks for a solution of at most `moves` moves, by at most `width` positions of each layer.
  // O(moves * width * moves from each), within limits.memory_bytes.
  Outcome search(std::uint32_t moves, std::size_t width, Taste taste) {
    Layers layers{{task_.images.least(task_.start)}};
    stored_ = 1;
    bool is_whole = true;
    for (std::uint32_t left = moves; left-- > 0;) {
      Layer<Words> next;
      std::optional<Position> won;
      if (!expand(layers.back(), left, next, won)) return {End::cut, {}};
      if (won) return {End::found, solution(layers, *won)};
      for (const Layer<Words>& earlier : layers) subtract(next, earlier);
      if (next.empty()) break;
      if (next.size() > width) {
        is_whole = false;
        const auto cost = [&](const Position& position) { return cost_of(position, taste); };
        if (!keep_cheapest(next, width, limits_, cost)) return {End::cut, {}};
      }
      stored_ += next.size();
      layers.emplace_back(next.begin(), next.end());
      if (limits_.progress)
        limits_.progress(fmt::format("solutions of {} moves: {} positions after {} moves", moves,
                                     layers.back().size(), layers.size() - 1));
    }
    return {is_whole ? End::none : End::narrowed, {}};
  }

private:
  float cost_of(const Position& position, Taste taste) const {
    constexpr float squares_for_a_move = 10;
    const auto rest = static_cast<float>(bound_.moves(position));
    return taste == Taste::near ? rest : squares_for_a_move * rest + beam_.cost(position);
  }

  using Layers = std::vector<Layer<Words>>;
  using Then = typename Mover<Words>::Then;

  // Makes `next` the layer after `layer`, of positions that may meet the goal in `left` more moves;
  // or finds a position that meets it. False if the limits were reached or the memory is too small.
  bool expand(const Layer<Words>& layer, std::uint32_t left, Layer<Words>& next,
              std::optional<Position>& won) {
    constexpr std::size_t least_room = std::size_t{1} << 20;
    const std::size_t used = stored_ * sizeof(Position);
    // The sort works in as much memory again, and the caller makes a copy.
    const std::size_t most =
        limits_.memory_bytes > used ? (limits_.memory_bytes - used) / (3 * sizeof(Position)) : 0;
    std::size_t room = std::min(most, least_room), visits = 0;
    bool is_cut = false;
    const auto compress = [&] {
      if (!sort_unique(next, scratch_, limits_) || next.size() > most - most / 4) return false;
      room = std::min(most, std::max(least_room, 2 * next.size()));
      return true;
    };
    for (const Position& position : layer) {
      mover_.each_move(position, [&](const Position& after) {
        if (task_.is_won(after)) won = after;
        is_cut =
            (++visits % 4096 == 0 && limits_.reached()) || (next.size() >= room && !compress());
        if (won || is_cut) return Then::stop;
        if (pagodas_.words() != 0 && !pagodas_.enough(pagodas_.slacks(after))) return Then::back;
        if (bound_.moves(after) <= left) next.push_back(task_.images.least(after));
        return Then::on;
      });
      if (won) return true;
      if (is_cut) return false;
    }
    return sort_unique(next, scratch_, limits_);
  }

  // Removes from `layer` what `other` holds. O(sum of their sizes).
  static void subtract(Layer<Words>& layer, const Layer<Words>& other) {
    auto from = other.begin();
    const auto end = std::remove_if(layer.begin(), layer.end(), [&](const Position& position) {
      while (from != other.end() && *from < position) ++from;
      return from != other.end() && *from == position;
    });
    layer.erase(end, layer.end());
  }

  // The jumps to the position that meets the goal, one move after the last layer. Layers do not
  // store how play reached a position: making their moves again finds the position before.
  std::vector<Jump> solution(const Layers& layers, const Position& won) {
    std::vector<Position> chain{task_.images.least(won)};
    for (std::size_t i = layers.size(); i-- > 0;) {
      const Position wanted = chain.back();
      for (const Position& position : layers[i]) {
        const bool leads = mover_.each_move(position, [&](const Position& after) {
          return is_image(after, wanted) ? Then::stop : Then::on;
        });
        if (!leads) continue;
        chain.push_back(position);
        break;
      }
    }
    std::vector<Jump> jumps;
    Position position = task_.start;
    for (std::size_t i = chain.size() - 1; i-- > 0;) {
      const bool found = mover_.each_move(position, [&](const Position& after) {
        return is_image(after, chain[i]) ? Then::stop : Then::on;
      });
      promise(found, "a move leads to the next position of the chain");
      mover_.make_last(position, jumps);
    }
    return jumps;
  }
  bool is_image(const Position& position, const Position& least) const {
    return position.count() == least.count() && task_.images.least(position) == least;
  }

  const Task<Words>& task_;
  const Limits& limits_;
  MoveBound<Words> bound_;
  Beam<Words> beam_;
  Mover<Words> mover_;
  PagodaSet<Words> pagodas_;
  Layer<Words> scratch_;
  std::size_t stored_ = 0;  // positions in the layers
};

}  // namespace hardboard::peg_solitaire
