#include "methods/push_fight/strategy_writer.h"

#include "puzzles/push_fight/replay.h"
#include "puzzles/push_fight/strategy.h"

namespace hardboard::push_fight {

void write_line(std::ostream& out, const Position& at, const IndexedTurn& turn) {
  out << "at " << name_of(at);
  for (const auto& [from, to] : turn.moves) out << ' ' << from + 1 << ' ' << to + 1;
  out << " push " << turn.king + 1 << ' ' << name(turn.direction) << '\n';
}

}  // namespace hardboard::push_fight
