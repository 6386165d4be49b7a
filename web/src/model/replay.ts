// Positions of a play: the start with the changes of its first steps.

import type { Step } from "../api.ts";
import { type Board, indexOf, isGraph } from "./board.ts";

/** The board after the first `count` steps. O(board and changes). */
export function boardAfter(start: Board, steps: Step[], count: number): Board {
  const tokens = [...start.tokens];
  for (let i = 0; i < count && i < steps.length; i++)
    for (const [place, token] of steps[i]!.changes ?? []) {
      const index = indexOf(start, place);
      if (index >= 0) tokens[index] = token;
    }
  return { ...start, tokens };
}

/** Where a step begins and ends; null if it has no two places. */
export function endsOf(board: Board, step: { places: Step["places"] }): [number, number] | null {
  if (step.places.length < 2) return null;
  const from = indexOf(board, step.places[0]!);
  const to = indexOf(board, step.places.at(-1)!);
  return from >= 0 && to >= 0 ? [from, to] : null;
}

/** A board with `margin` empty squares more on each side. */
export function widened(board: Board, margin: number, fill: string): Board {
  const low: [number, number] = [board.origin[0] - margin, board.origin[1] - margin];
  const high: [number, number] = [board.origin[0] + board.columns - 1 + margin, board.origin[1] + board.rows - 1 + margin];
  const touch = { words: "", places: [], changes: [[low, fill], [high, fill]] as [[number, number], string][] };
  return margin > 0 ? enlarged(board, [touch], fill) : board;
}

/** A board that holds all squares that steps touch: armies stand outside of the drawing. */
export function enlarged(board: Board, steps: Step[], fill: string): Board {
  if (isGraph(board) || board.shape === "rails") return board;
  let [left, low] = board.origin;
  let right = left + board.columns - 1;
  let high = low + board.rows - 1;
  for (const step of steps)
    for (const [place] of step.changes ?? []) {
      if (typeof place === "number") continue;
      left = Math.min(left, place[0]);
      right = Math.max(right, place[0]);
      low = Math.min(low, place[1]);
      high = Math.max(high, place[1]);
    }
  const columns = right - left + 1;
  const rows = high - low + 1;
  if (columns === board.columns && rows === board.rows) return board;
  const tokens = new Array<string>(columns * rows).fill(fill);
  const large: Board = { ...board, columns, rows, origin: [left, low], tokens };
  board.tokens.forEach((token, index) => {
    const x = board.origin[0] + (index % board.columns);
    const y = board.origin[1] + board.rows - 1 - Math.floor(index / board.columns);
    tokens[indexOf(large, [x, y])] = token;
  });
  return large;
}
