// A board as the program describes one in a reply, for boards that are no document: gadgets, images
// of reductions.

import type { BoardInfo } from "../api.ts";
import { type Board, type Edge, RAIL_SIDES, graphBoard, indexOf } from "./board.ts";

export function boardOf(info: BoardInfo): Board | null {
  if (info.points) {
    const negated = new Set(info.negated);
    const edges = (info.edges ?? []).map(([u, v], i): Edge => (negated.has(i + 1) ? [u, v, true] : [u, v]));
    const tokens = info.tokens ?? info.points.map(() => "");
    return { ...graphBoard(tokens, edges, info.directed ?? false, info.shape), points: info.points, layout: "program" };
  }
  if (!info.rows || info.rows.length === 0) return null;
  const columns = info.rows[0]!.length;
  const board: Board = {
    shape: info.shape ?? "squares",
    columns,
    rows: info.rows.length,
    origin: info.origin ?? [1, 1],
    tokens: info.rows.flat(),
    rails: null,
    points: [],
    edges: [],
    directed: false,
  };
  if (board.shape === "rails") {
    board.rails = new Uint8Array(board.tokens.length);
    for (const [x, y, side] of info.rails ?? []) {
      const index = indexOf(board, [x, y]);
      if (index >= 0) board.rails[index]! |= 1 << RAIL_SIDES.indexOf(side as (typeof RAIL_SIDES)[number]);
    }
  }
  return board;
}
