// Moves: consecutive jumps of one peg count as one move.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "methods/peg_solitaire/task.h"
#include "puzzles/capture/answer.h"

namespace hardboard::peg_solitaire {

template <std::size_t Words>
class Mover {
public:
  using Position = Bits<Words>;

  // The puzzle and its task must outlive the mover.
  Mover(const Puzzle& puzzle, const Task<Words>& task)
      : puzzle_(puzzle), task_(task), lines_at_(task.grid.holes()) {
    const std::vector<Line>& lines = task.grid.lines();
    for (std::size_t line = 0; line < lines.size(); ++line) {
      if (lines[line].low == lines[line].high) continue;
      lines_at_[lines[line].low].push_back(static_cast<std::uint32_t>(line));
      lines_at_[lines[line].high].push_back(static_cast<std::uint32_t>(line));
    }
  }

  // What follows a visit: further jumps of the same peg (unless play is over), other moves, or
  // nothing.
  enum class Then : std::uint8_t { on, back, stop };

  // Visits the position after each move, of one jump or more, and returns true if a visit stopped.
  template <class Visit>
  bool each_move(const Position& position, Visit visit) {
    lines_.clear();
    bool stopped = false;
    task_.grid.each_jump(position, [&](std::size_t line) {
      stopped = stopped || jump(position, static_cast<std::uint32_t>(line), visit);
    });
    return stopped;
  }

  // Makes the move at which the last each_move(), from the same position, stopped, and appends its
  // jumps.
  void make_last(Position& position, std::vector<Jump>& jumps) const {
    for (const std::uint32_t line : lines_) {
      jumps.push_back({puzzle_.holes[task_.grid.from(position, line)],
                       puzzle_.holes[task_.grid.to(position, line)]});
      position ^= task_.grid.flip(line);
    }
  }

private:
  template <class Visit>
  bool jump(const Position& position, std::uint32_t line, Visit& visit) {
    const std::uint16_t hole = task_.grid.to(position, line);
    const Position child = position ^ task_.grid.flip(line);
    lines_.push_back(line);
    const Then then = visit(child);
    if (then == Then::stop) return true;
    if (then == Then::on && !task_.is_won(child)) {
      for (const std::uint32_t next : lines_at_[hole]) {
        const Line& holes = task_.grid.lines()[next];
        const std::uint16_t to = holes.low == hole ? holes.high : holes.low;
        if (child.has(holes.over) && !child.has(to) && jump(child, next, visit)) return true;
      }
    }
    lines_.pop_back();
    return false;
  }

  const Puzzle& puzzle_;
  const Task<Words>& task_;
  std::vector<std::vector<std::uint32_t>> lines_at_;  // for each hole, the lines that end there
  std::vector<std::uint32_t> lines_;  // of the jumps of the move that each_move() visits
};

}  // namespace hardboard::peg_solitaire
