// Drawing graphs: vertices by a click on nothing, edges by a drag from vertex to vertex or by two
// clicks, budgets by a click; by keys N (new vertex), E (edge from here, then to there), Delete, digits.

import { useRef, useState } from "preact/hooks";
import { budgetWords } from "../board/looks.ts";
import type { Arrow } from "../board/overlay.ts";
import { type Board, type Point, UNIT, middle } from "../model/board.ts";
import { withEdgeToggled, withVertex, withoutVertex } from "../model/graph_block.ts";
import { drawnByHand, store } from "../store.ts";
import type { Tool } from "./palette.tsx";

export function useGraphTools(board: Board, tool: Tool, selected: number, select: (index: number) => void) {
  const held = useRef(-1);
  const [from, setFrom] = useState(-1); // where an edge begins
  const set = (next: Board) => {
    if (store.makeEditable()) store.setBoard(drawnByHand(next));
  };
  const setToken = (index: number, token: string) => {
    if (store.makeEditable()) store.setTokens([index], [token]);
  };

  function connect(u: number, v: number) {
    set(withEdgeToggled(board, u, v));
    setFrom(-1);
    const isThere = board.edges.some(([a, b]) => (a === u + 1 && b === v + 1) || (!board.directed && b === u + 1 && a === v + 1));
    store.say(`Edge from ${u + 1} to ${v + 1} ${isThere ? "taken away" : "drawn"}.`);
  }

  const hasTokens = store.kind?.editor?.tokens ?? false;

  function press(index: number, at: Point): boolean {
    if (tool.type === "token") {
      if (index >= 0) setToken(index, tool.budget ?? "");
      return index >= 0;
    }
    if (tool.type === "erase") {
      if (index < 0) return false;
      set(withoutVertex(board, index));
      return true;
    }
    if (tool.type === "edge" && index >= 0) {
      if (from >= 0 && from !== index) connect(from, index);
      else setFrom(index);
      held.current = index;
      return true;
    }
    if (index < 0) {
      if (tool.type !== "vertex") return false;
      set(withVertex(board, at));
      select(board.tokens.length);
      return true;
    }
    held.current = index;
    select(index);
    return true;
  }

  function drag(at: Point) {
    if (held.current < 0 || tool.type === "edge" || !store.board) return;
    const points = board.points.map((point, i) => (i === held.current ? at : point));
    store.board.points = points;
    drawnByHand(store.board);
    store.tell();
  }

  function release(index: number, _at: Point) {
    if (tool.type === "edge" && held.current >= 0 && index >= 0 && index !== held.current)
      connect(held.current, index);
    held.current = -1;
  }

  function key(event: KeyboardEvent, cursor: number): boolean {
    if (event.key === "n") {
      const [x, y] = cursor >= 0 ? middle(board, cursor) : [0, 0];
      set(withVertex(board, freePoint(board, x, y)));
      store.say(`Vertex ${board.tokens.length + 1} drawn.`);
      return true;
    }
    if (cursor < 0) return false;
    if (event.key === "e" || event.key === "Enter") {
      if (from >= 0 && from !== cursor) connect(from, cursor);
      else {
        setFrom(cursor);
        store.say(`An edge begins at ${cursor + 1}. Go to the other end and press E.`);
      }
      return true;
    }
    if (event.key === "Escape") {
      setFrom(-1);
      return true;
    }
    if (event.key === "Delete" || event.key === "Backspace") {
      set(withoutVertex(board, cursor));
      store.say(`Vertex ${cursor + 1} taken away.`);
      return true;
    }
    if (hasTokens && /^[0-9*]$/.test(event.key)) {
      setToken(cursor, event.key);
      store.say(`Vertex ${cursor + 1}: ${budgetWords(event.key)}.`);
      return true;
    }
    return false;
  }

  const arrows: Arrow[] = from >= 0 && selected >= 0 && selected !== from ? [{ from, to: selected }] : [];
  return {
    press,
    drag,
    release,
    key,
    arrows,
    help: "Arrow keys go from vertex to vertex, N draws a vertex, E begins and ends an edge, Delete takes a vertex away" + (hasTokens ? ", digits set how often a token may capture" : ""),
  };
}

/** A point near (x, y) that is no vertex's. */
function freePoint(board: Board, x: number, y: number): Point {
  for (let ring = 1; ; ring++) {
    for (let i = 0; i < 8 * ring; i++) {
      const angle = (2 * Math.PI * i) / (8 * ring);
      const point: Point = [x + 1.5 * UNIT * ring * Math.cos(angle), y + 1.5 * UNIT * ring * Math.sin(angle)];
      if (board.points.every(([px, py]) => Math.hypot(px - point[0], py - point[1]) >= UNIT)) return point;
    }
  }
}
