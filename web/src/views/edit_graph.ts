// Drawing graphs and circuits: vertices by a click on nothing, edges by a drag from vertex to vertex or
// by two clicks, budgets by a click; by keys the letter of a vertex (N, or I, G and O for the parts of a
// circuit), E (edge from here, then to there), Delete, digits. A wire that is drawn again negates.

import { useRef, useState } from "preact/hooks";
import { budgetWords } from "../board/looks.ts";
import type { Arrow } from "../board/overlay.ts";
import { type Board, type Point, isGraph, labelOf, middle, placeAt } from "../model/board.ts";
import type { Document } from "../model/document.ts";
import { type Drawn, Refused, edgeAt, freePoint, withEdge, withNegated, withVertex, withoutEdge, withoutVertex } from "../model/drawing.ts";
import { store } from "../store.ts";
import type { Tool } from "./palette.tsx";

/** The keys that draw a vertex, with the token that it gets. */
function vertexKeys(board: Board): Map<string, string> {
  if (board.shape !== "circuit") return new Map([["n", ""]]);
  return new Map((store.kind?.editor?.palette ?? []).map(({ key, token }) => [key, token]));
}

export function useGraphTools(board: Board, tool: Tool, selected: number, select: (index: number) => void) {
  const held = useRef(-1);
  const begin = useRef<Document | null>(null); // before vertices are dragged
  const [from, setFrom] = useState(-1); // where an edge begins
  const [over, setOver] = useState(-1); // where it would end
  const [goTo, setGoTo] = useState<{ index: number } | null>(null);
  const keys = isGraph(board) ? vertexKeys(board) : new Map<string, string>();
  const hasTokens = store.kind?.editor?.tokens ?? false;

  /** Draws something, if it can be drawn, and says so. */
  function draw(change: () => Drawn) {
    setFrom(-1);
    setOver(-1);
    if (!store.makeEditable()) return;
    try {
      const { board: next, index, words } = change();
      store.setBoard(next);
      select(index);
      setGoTo({ index });
      store.say(words);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      store.say(error.message);
    }
  }

  const setToken = (index: number, token: string) => {
    if (store.makeEditable()) store.setTokens([index], [token]);
  };

  function pressEdge(at: Point): boolean {
    const edge = edgeAt(board, at);
    if (edge < 0) return false;
    if (tool.type === "erase") draw(() => withoutEdge(board, edge));
    else if (tool.type === "edge" && board.shape === "circuit") draw(() => withNegated(board, edge));
    else return false;
    return true;
  }

  function press(index: number, at: Point): boolean {
    if (tool.type === "token") {
      if (index >= 0) setToken(index, tool.budget ?? "");
      return index >= 0;
    }
    if (index < 0) {
      if (tool.type !== "vertex") return pressEdge(at);
      draw(() => withVertex(board, at, tool.token));
      return true;
    }
    if (tool.type === "erase") {
      draw(() => withoutVertex(board, index));
      return true;
    }
    held.current = index;
    if (tool.type !== "edge") {
      begin.current = store.document;
      select(index);
    } else if (from >= 0 && from !== index) {
      held.current = -1;
      draw(() => withEdge(board, from, index));
    } else setFrom(index);
    return true;
  }

  function drag(at: Point) {
    if (held.current < 0 || !store.board) return;
    if (tool.type === "edge") setOver(placeAt(board, at));
    else store.movePoints(board.points.map((point, i) => (i === held.current ? at : point)));
  }

  function release(index: number) {
    const start = held.current;
    held.current = -1;
    if (start < 0) return;
    if (tool.type !== "edge") store.noteMove(begin.current!);
    else if (index >= 0 && index !== start) draw(() => withEdge(board, start, index));
    setOver(-1);
  }

  function key(event: KeyboardEvent, cursor: number): boolean {
    const token = keys.get(event.key.toLowerCase());
    if (token !== undefined) {
      const [x, y] = cursor >= 0 ? middle(board, cursor) : [0, 0];
      draw(() => withVertex(board, freePoint(board, x, y), token));
      return true;
    }
    if (cursor < 0) return false;
    if (event.key === "e" || event.key === "Enter") {
      if (from >= 0 && from !== cursor) draw(() => withEdge(board, from, cursor));
      else {
        setFrom(cursor);
        store.say(`${edgeWord(board)} begins at ${labelOf(board, cursor)}. Go to the other end and press E.`);
      }
      return true;
    }
    if (event.key === "Escape") {
      setFrom(-1);
      return true;
    }
    if (event.key === "Delete" || event.key === "Backspace") {
      draw(() => withoutVertex(board, cursor));
      return true;
    }
    if (hasTokens && /^[0-9*]$/.test(event.key)) {
      setToken(cursor, event.key);
      store.say(`Vertex ${cursor + 1}: ${budgetWords(event.key)}.`);
      return true;
    }
    return false;
  }

  const target = over >= 0 ? over : selected;
  const arrows: Arrow[] = from >= 0 && target >= 0 && target !== from && target < board.tokens.length ? [{ from, to: target }] : [];
  return { press, drag, release, key, arrows, goTo, start: from, help: help(board, hasTokens) };
}

const edgeWord = ({ shape, directed }: Board) => (shape === "circuit" ? "A wire" : directed ? "An arc" : "An edge");

const help = (board: Board, hasTokens: boolean) =>
  board.shape === "circuit"
    ? "Arrow keys go from part to part, I draws an input, G a gate, O an output, E begins and ends a wire, which negates when it is drawn again, Delete takes a part away"
    : "Arrow keys go from vertex to vertex, N draws a vertex, E begins and ends an edge, Delete takes a vertex away" +
      (hasTokens ? ", digits set how often a token may capture" : "");
