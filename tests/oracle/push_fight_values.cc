#include "oracle/push_fight_values.h"

#include <set>
#include <vector>

#include "puzzles/push_fight/rules.h"

namespace hardboard::oracle {

using namespace push_fight;

std::string name_of(const Position& position) {
  std::string name;
  for (std::size_t i = 0; i < position.pieces.size(); ++i) {
    name += ".KPkp"[static_cast<std::size_t>(position.pieces[i])];
    if (i == position.anchor) name += '!';
  }
  return name + (position.turn == Side::white ? " w" : " b");
}

std::map<std::string, PushFightValue> push_fight_values(const Board& board, const Position& start,
                                                        std::uint32_t moves) {
  struct Node {
    bool wins_at_once = false, loses_at_once = false;
    std::set<std::string> next;
  };
  std::map<std::string, Node> nodes;
  std::vector<Position> waiting{start};
  while (!waiting.empty()) {
    const Position position = waiting.back();
    waiting.pop_back();
    const auto [node, is_new] = nodes.try_emplace(name_of(position));
    if (!is_new) continue;
    for_each_turn(board, position, moves,
                  [&](const IndexedTurn&, const Position& after, Piece fallen) {
                    if (fallen != Piece::none) {
                      (belongs(fallen, position.turn) ? node->second.loses_at_once
                                                      : node->second.wins_at_once) = true;
                    } else if (node->second.next.insert(name_of(after)).second) {
                      waiting.push_back(after);
                    }
                    return true;
                  });
  }

  std::map<std::string, PushFightValue> values;
  for (const auto& [name, node] : nodes) {
    PushFightValue& value = values[name];
    if (node.wins_at_once) {
      value = {Verdict::win, 1};
    } else if (node.next.empty()) {
      value = {Verdict::loss, node.loses_at_once ? 1U : 0U};
    }
  }
  for (std::uint32_t depth = 1; depth <= nodes.size() + 1; ++depth) {
    for (const auto& [name, node] : nodes) {
      if (values[name].verdict != Verdict::draw) continue;
      bool wins = false, loses = true;
      for (const std::string& next : node.next) {
        const PushFightValue& value = values[next];
        if (value.verdict == Verdict::loss && value.depth == depth - 1) wins = true;
        if (value.verdict != Verdict::win || value.depth >= depth) loses = false;
      }
      if (wins) values[name] = {Verdict::win, depth};
      if (!wins && loses) values[name] = {Verdict::loss, depth};
    }
  }
  return values;
}

}  // namespace hardboard::oracle
