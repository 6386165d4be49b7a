#include "methods/push_fight/mate_cells.h"

namespace hardboard::push_fight {

MateCells::MateCells(const Board& board, const std::vector<Man>& men,
                     const std::vector<std::uint8_t>& may_move)
    : cell(board.size(), none) {
  for (std::uint32_t s = 0; s < board.size(); ++s) {
    if (men[s] != Man::none && (men[s] == Man::enemy || may_move[s] == 0)) continue;
    cell[s] = size();
    squares.push_back(s);
  }
  for (const std::uint32_t s : squares) {
    near.push_back({none, none, none, none});
    for (unsigned d = 0; d < 4; ++d)
      if (board.next[s][d] < rail) near.back()[d] = cell[board.next[s][d]];
  }
}

}  // namespace hardboard::push_fight
